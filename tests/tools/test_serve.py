"""The static server: types, what it refuses, what it tells caches, and the packed and slow line."""

import gzip
import http.client
import os
import socket
import time
from contextlib import contextmanager

import pytest

from tools.places import Trouble
from tools.serve import Server, Site, serving, type_of


@pytest.fixture
def site_folder(tmp_path):
    root = tmp_path / "site"
    (root / "static" / "vendor").mkdir(parents=True)
    (root / ".git").mkdir()
    (root / "index.html").write_text("<title>Tatami</title>")
    (root / "module.py").write_text("x = 1\n" * 1000)
    (root / "zażółć.txt").write_text("gęś")
    (root / "static" / "vendor" / "a.wasm").write_bytes(b"\0asm" * 500)
    (root / "static" / "picture.png").write_bytes(b"png")
    (root / ".git" / "HEAD").write_text("ref")
    (root / ".npmrc").write_text("hidden")
    (tmp_path / "secret.txt").write_text("secret")
    return root


@contextmanager
def connected(site):
    with serving(site) as server:
        connection = http.client.HTTPConnection(*server.server_address[:2], timeout=10)
        try:
            yield connection
        finally:
            connection.close()


def ask(connection, path, method="GET", **headers):
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    return response, response.read()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.toml", "application/toml"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.woff2", "font/woff2"),
        ("a.svg", "image/svg+xml; charset=utf-8"),
        ("a.py", "text/x-python; charset=utf-8"),
        ("a.zip", "application/zip"),
        ("a-1.0-py3-none-any.whl", "application/zip"),
        ("a.HTML", "text/html; charset=utf-8"),
        ("LICENSE", "application/octet-stream"),
    ],
)
def test_types(name, kind):
    assert type_of(name) == kind


def test_serves_files_and_the_index(site_folder):
    with connected(Site(site_folder)) as line:
        response, body = ask(line, "/?new#game")
        assert (response.status, body) == (200, b"<title>Tatami</title>")
        response, body = ask(line, "/static/vendor/a.wasm?v=1")
        assert response.getheader("Content-Type") == "application/wasm"
        assert response.getheader("X-Content-Type-Options") == "nosniff"
        assert body == b"\0asm" * 500
        assert ask(line, "/za%C5%BC%C3%B3%C5%82%C4%87.txt")[1].decode() == "gęś"


def test_head_tells_the_length_and_sends_nothing(site_folder):
    with connected(Site(site_folder)) as line:
        response, body = ask(line, "/module.py", "HEAD")
        assert (response.status, response.getheader("Content-Length"), body) == (200, "6000", b"")
        assert ask(line, "/module.py")[0].status == 200  # the connection goes on


@pytest.mark.parametrize(
    "path",
    [
        "/.git/HEAD",
        "/%2egit/HEAD",
        "/static/../.git/HEAD",
        "/.npmrc",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/static/..%5c..%5c..%5csecret.txt",
        "//secret.txt",
        "/%00",
        "/C:/secret.txt",
        "/static",
        "/static/",
        "/missing.py",
        "/outside.txt",
    ],
)
def test_refuses(site_folder, path):
    if hasattr(os, "symlink") and os.name != "nt":
        (site_folder / "outside.txt").symlink_to(site_folder.parent / "secret.txt")
    with connected(Site(site_folder)) as line:
        response, body = ask(line, path)
        assert response.status == 404
        assert b"secret" not in body


def test_other_methods_are_refused(site_folder):
    with connected(Site(site_folder)) as line:
        assert ask(line, "/index.html", "POST")[0].status == 501


def test_an_edit_is_seen_and_the_runtime_is_kept(site_folder):
    with connected(Site(site_folder)) as line:
        assert ask(line, "/module.py")[0].getheader("Cache-Control") == "no-store"
        (site_folder / "module.py").write_text("x = 2\n")
        assert ask(line, "/module.py")[1] == b"x = 2\n"
        response, _ = ask(line, "/static/vendor/a.wasm")
        assert response.getheader("Cache-Control") == "no-cache"
        etag = response.getheader("ETag")
        response, body = ask(line, "/static/vendor/a.wasm", If_None_Match=etag)
        assert (response.status, body) == (304, b"")
        (site_folder / "static" / "vendor" / "a.wasm").write_bytes(b"\0asm")
        assert ask(line, "/static/vendor/a.wasm", If_None_Match=etag)[0].status == 200


def test_gzip_only_where_it_is_asked_for_and_helps(site_folder):
    with connected(Site(site_folder, gzip=True)) as line:
        response, body = ask(line, "/module.py", Accept_Encoding="br, gzip;q=0.8")
        assert response.getheader("Content-Encoding") == "gzip"
        assert int(response.getheader("Content-Length")) == len(body) < 200
        assert gzip.decompress(body) == b"x = 1\n" * 1000
        assert ask(line, "/module.py")[0].getheader("Content-Encoding") is None
        assert ask(line, "/static/picture.png", Accept_Encoding="gzip")[0].getheader("Content-Encoding") is None
        (site_folder / "module.py").write_text("edited")
        assert gzip.decompress(ask(line, "/module.py", Accept_Encoding="gzip")[1]) == b"edited"
    with connected(Site(site_folder)) as line:
        assert ask(line, "/module.py", Accept_Encoding="gzip")[0].getheader("Content-Encoding") is None


def test_a_site_below_a_prefix(site_folder):
    with connected(Site(site_folder, prefix="/tatami/")) as line:
        assert ask(line, "/tatami/")[1] == b"<title>Tatami</title>"
        assert ask(line, "/tatami/module.py")[0].status == 200
        assert ask(line, "/module.py")[0].status == 404
        assert ask(line, "/tatami/%2e%2e/secret.txt")[0].status == 404


def test_a_slow_line_takes_its_time(site_folder):
    (site_folder / "big.zip").write_bytes(bytes(50_000))
    with connected(Site(site_folder, bytes_per_second=250_000)) as line:
        begun = time.monotonic()
        assert len(ask(line, "/big.zip")[1]) == 50_000
        assert time.monotonic() - begun >= 0.19


def test_a_taken_port_is_told_in_one_sentence(site_folder):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Trouble, match=rf"Port {port} is taken, .* --port\.$"):
            Server(Site(site_folder), port=port)


def test_a_wrong_host_is_told_in_one_sentence(site_folder):
    with pytest.raises(Trouble, match=r"Cannot serve on 192\.0\.2\.1"):  # an address no machine has
        Server(Site(site_folder), host="192.0.2.1")
