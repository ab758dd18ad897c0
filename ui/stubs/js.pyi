# ruff: noqa: N802, N815 (the browser's own names)
# What ui/dom.py uses of the browser, and no more.
from typing import Any

class Document:
    documentElement: Any
    activeElement: Any
    title: str
    hidden: bool
    def getElementById(self, id: str) -> Any: ...
    def querySelector(self, selector: str) -> Any: ...
    def querySelectorAll(self, selector: str) -> Any: ...
    def addEventListener(self, kind: str, call: Any, capture: bool = ...) -> None: ...

class Json:
    def stringify(self, value: Any) -> str: ...
    def parse(self, text: str) -> Any: ...

document: Document
window: Any
crypto: Any
performance: Any
console: Any
JSON: Json
Uint8Array: Any
AudioContext: Any
Date: Any
Intl: Any
navigator: Any
tatami: Any

def setTimeout(call: Any, milliseconds: int, *args: Any) -> int: ...
def clearTimeout(timer: int) -> None: ...
def matchMedia(query: str) -> Any: ...
