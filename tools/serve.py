"""A small static server: right MIME types, nothing hidden, and a slow or packed line for measurements."""

from __future__ import annotations

import errno
import gzip
import os
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import unquote, urlsplit

from tools.places import Trouble

# Written out, because the tables of machines differ: a browser refuses a module that is not JavaScript, and
# streams WebAssembly only under its own name.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
EVERYWHERE = "0.0.0.0"
UNKNOWN_TYPE = "application/octet-stream"
PACKED_ALREADY = {".gz", ".jpg", ".pdf", ".png", ".webp", ".whl", ".woff2", ".zip"}
CHUNK = 16 * 1024


def type_of(name: str) -> str:
    return TYPES.get(PurePosixPath(name).suffix.lower(), UNKNOWN_TYPE)


def edits_show(path: str) -> str:
    """Cache-Control for play: an edited module shows at the next reload; the runtime is checked, but kept.

    A response that may not be stored is compiled anew at every start, so the runtime, which only a tool
    replaces, is stored and checked by its ETag instead.
    """
    return "no-cache" if path.startswith("static/vendor/") else "no-store"


@dataclass(frozen=True)
class Site:
    """What is served, and how."""

    root: Path
    prefix: str = "/"  # where the site begins: "/tatami/" is how a page in a folder of a host is tested
    gzip: bool = False
    bytes_per_second: int | None = None  # for all connections together, as on one line
    cache_control: Callable[[str], str] = edits_show
    made: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)  # answers made when they are asked for

    def file(self, address: str) -> Path | None:
        """The file behind an address, or None: unknown, hidden, or outside the folder."""
        path = unquote(urlsplit(address).path)
        if not path.startswith(self.prefix) or "\\" in path or "\0" in path:
            return None
        parts = PurePosixPath(path[len(self.prefix) :]).parts
        if any(part.startswith((".", "/")) or ":" in part for part in parts):
            return None  # .git, .tatami, a way up, a drive
        root = self.root.resolve()
        found = root.joinpath(*parts)
        if found.is_dir():
            if not path.endswith("/"):
                return None  # its relative addresses would be wrong
            found = found / "index.html"
        found = found.resolve()
        return found if found.is_file() and found.is_relative_to(root) else None


class Line:
    """A line of some bandwidth, shared by all connections: `take` returns when the bytes would be through."""

    def __init__(self, bytes_per_second: int) -> None:
        self._rate = bytes_per_second
        self._free_at = 0.0
        self._lock = threading.Lock()

    def take(self, count: int) -> None:
        with self._lock:
            now = time.monotonic()
            self._free_at = max(now, self._free_at) + count / self._rate
            wait = self._free_at - now
        time.sleep(wait)


class Server(ThreadingHTTPServer):
    """A threading server of one site. Port 0 takes any free one; `address` says where it is."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # on Windows it would let two servers share a port
    allow_reuse_port = False

    def __init__(self, site: Site, host: str = "127.0.0.1", port: int = 0) -> None:
        self.site = site
        self.line = Line(site.bytes_per_second) if site.bytes_per_second else None
        try:
            super().__init__((host, port), Handler)
        except OSError as problem:
            raise Trouble(_why_not(problem, host, port)) from problem

    @property
    def address(self) -> str:
        return self._at(str(self.server_address[0]))

    @property
    def addresses(self) -> list[str]:
        """Where it can be opened: served on every address, on this machine and, if it is in a network, from there."""
        host = str(self.server_address[0])
        if host != EVERYWHERE:
            return [self.address]
        return [self._at(one) for one in dict.fromkeys(["127.0.0.1", _address_in_network()]) if one]

    def _at(self, host: str) -> str:
        return f"http://{host}:{self.server_address[1]}{self.site.prefix}"

    def server_bind(self) -> None:
        # The parent looks up the machine's name, which can take seconds where no name server answers.
        super(ThreadingHTTPServer, self).server_bind()
        self.server_name, self.server_port = str(self.server_address[0]), self.server_address[1]

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # a tab that was closed is no error
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"
    server_version = "Tatami"
    sys_version = ""

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        site = self.server.site
        make = site.made.get(urlsplit(self.path).path.removeprefix(site.prefix))
        if make is not None:
            self._answer_made(make(), with_body)
            return
        file = site.file(self.path)
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        facts = file.stat()
        packed = site.gzip and file.suffix.lower() not in PACKED_ALREADY and self._takes_gzip()
        etag = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}{"-gz" if packed else ""}"'
        if etag in self.headers.get("If-None-Match", ""):
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self._send_common(file, etag)
            self.end_headers()
            return
        body = _packed(file, facts.st_mtime_ns) if packed else file.read_bytes()
        self.send_response(HTTPStatus.OK)
        self._send_common(file, etag)
        self.send_header("Content-Type", type_of(file.name))
        self.send_header("Content-Length", str(len(body)))
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if with_body:
            self._send_body(body)

    def _answer_made(self, body: bytes, with_body: bool) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Type", UNKNOWN_TYPE)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self._send_body(body)

    def _send_common(self, file: Path, etag: str) -> None:
        site = self.server.site
        self.send_header("Cache-Control", site.cache_control(file.relative_to(site.root.resolve()).as_posix()))
        self.send_header("ETag", etag)
        self.send_header("X-Content-Type-Options", "nosniff")
        if site.gzip:
            self.send_header("Vary", "Accept-Encoding")

    def _send_body(self, body: bytes) -> None:
        line = self.server.line
        if line is None:
            self.wfile.write(body)
            return
        for start in range(0, len(body), CHUNK):
            chunk = body[start : start + CHUNK]
            line.take(len(chunk))
            self.wfile.write(chunk)

    def _takes_gzip(self) -> bool:
        offers = self.headers.get("Accept-Encoding", "").lower().split(",")
        return any(offer.split(";")[0].strip() == "gzip" for offer in offers)

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet: a person who plays wants the address, not a line for every file."""


@contextmanager
def serving(site: Site, host: str = "127.0.0.1", port: int = 0) -> Iterator[Server]:
    """The site on a thread of its own while the block runs: for tests and measurements."""
    with Server(site, host, port) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def _address_in_network() -> str:
    """This machine's address as others see it, or nothing. Nothing is sent: a datagram socket only picks a way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody's
        except OSError:
            return ""
        return str(probe.getsockname()[0])


@lru_cache(maxsize=256)
def _packed(file: Path, _changed: int) -> bytes:
    """The file as gzip. `_changed` is only there so that an edited file is packed again."""
    return gzip.compress(file.read_bytes(), compresslevel=6, mtime=0)


def _why_not(problem: OSError, host: str, port: int) -> str:
    if problem.errno == errno.EADDRINUSE or getattr(problem, "winerror", None) in (10013, 10048):
        return f"Port {port} is taken, perhaps by another Tatami: end that one, or name a port with --port."
    if problem.errno == errno.EACCES:
        return f"This user may not open port {port}: name one above 1023 with --port."
    return f"Cannot serve on {host}, port {port}: {problem.strerror or problem}."
