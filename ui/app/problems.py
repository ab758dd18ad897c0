"""What is wrong, in words. A game's own sentences may not be here yet: it has not been on the table."""

from __future__ import annotations

from engine.core.problem import Problem
from ui.app.games import has_scene
from ui.words import Words


def say_problem(problem: Problem, words: Words) -> str:
    game, _, _ = problem.key.partition(".")
    if not words.has(problem.key) and has_scene(game):
        words.add(f"ui.{game}.text")
    return words(problem.key, **problem.args_by_name)
