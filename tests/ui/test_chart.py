"""Line charts: every value in its place, crests apart, the same numbers for those who hear them."""

import itertools
import re

import pytest

from ui.widgets.chart import BOTTOM, CREST, HEIGHT, TOP, WIDTH, Said, balance, chart, spark

SAID = Said("Score after each turn", "Turn", ["Ania", "Marco"])


def lines(drawn):
    """The points of every line, as numbers."""
    found = re.findall(r'd="M([^"Z]+)" class="line', drawn)
    return [[tuple(map(float, point.split())) for point in one.split("L")] for one in found]


def crests(drawn):
    return [tuple(map(float, at)) for at in re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale\(0?\.34\)", drawn)]


def rows(drawn):
    return [re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", row) for row in re.findall(r"<tr>(.*?)</tr>", drawn)]


def test_each_seat_has_a_line_with_a_point_for_each_value():
    drawn = chart([[0, 10, 30], [0, 20, 20]], SAID)
    one, two = lines(drawn)
    assert [x for x, _ in one] == [x for x, _ in two]
    assert one[0] == two[0]
    assert one[1][1] > two[1][1]  # lower on the page: fewer points
    assert one[2][1] < two[2][1]
    assert 'class="line seat-1"' in drawn
    assert 'class="line seat-2"' in drawn


@pytest.mark.parametrize("series", [[[0], [0]], [[-12, 4], [3, 3]], [[0] * 90, list(range(90))], [[45] * 3, [45] * 3]])
def test_nothing_leaves_the_picture(series):
    for points in lines(chart(series, SAID)):
        assert all(0 <= x <= WIDTH and TOP <= y <= HEIGHT - BOTTOM for x, y in points)


@pytest.mark.parametrize("ends", [(45, 45), (0, 0), (60, 59), (-20, 80), (3, 4, 5, 5), (50, 0, 0, 50)])
def test_crests_stand_apart_and_inside(ends):
    names = ["Ania", "Marco", "Ola", "Piotr"][: len(ends)]
    found = sorted(y for _, y in crests(chart([[0, end] for end in ends], SAID._replace(names=names))))
    assert len(found) == len(ends)
    assert all(b - a >= 2 * CREST - 0.2 for a, b in itertools.pairwise(found))
    assert found[0] >= CREST
    assert found[-1] <= HEIGHT - CREST


def test_the_numbers_can_be_heard():
    drawn = chart([[0, 10], [-5, 20]], SAID)
    assert rows(drawn) == [["Turn", "Ania", "Marco"], ["0", "0", "−5"], ["1", "10", "20"]]
    assert "<caption>Score after each turn</caption>" in drawn
    assert re.search(r'<svg[^>]*aria-hidden="true"', drawn)


@pytest.mark.parametrize("length", [1, 2, 5, 23, 61, 240])
def test_the_axis_has_few_round_numbers(length):
    drawn = chart([[0] * length, [7] * length], SAID)
    marks = [int(n) for n in re.findall(r'text-anchor="middle">(\d+)<', drawn)]
    assert 1 <= len(marks) <= 9
    assert marks == sorted(set(marks))


def test_a_balance_is_up_for_the_first_and_down_for_the_second():
    (points,) = lines(balance([0, 60, -60], SAID))
    middle, up, down = (y for _, y in points)
    assert up < middle < down
    assert middle - up == pytest.approx(down - middle, abs=0.2)
    upper, lower = crests(balance([0, 60, -60], SAID))
    assert upper[1] < middle < lower[1]
    assert rows(balance([0, 60], SAID))[-1] == ["1", "60", "−60"]


def test_a_spark_says_what_it_shows():
    assert 'aria-label="even"' in spark([0], "even")
    assert len(lines(spark([0, 5, -5], "even"))[0]) == 3
