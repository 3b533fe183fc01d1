"""Requests that nobody means well with: every route, and everything in it wrong in turn."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote

from tests.attack.malice import HEADERS, KEYS, KNOWN, METHODS, PATHS, STRINGS, TYPES, VALUES


class Attacker:
    """An endless source of requests, the same for the same seed."""

    def __init__(self, seed: int, described: dict[str, Any]) -> None:
        self.chosen = Random(seed)
        self.cookies: list[str] = [""]
        self.tables: list[str] = ["none"]
        self.tokens: list[str] = ["none"]
        self.records: list[str] = []
        self._schemas: dict[str, Any] = described["components"]["schemas"]
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in described["paths"].items()
            for method, operation in methods.items()
            for _ in range(1 + len(self._fields(operation)))  # there is so much to get wrong
        ]

    def certain(self) -> list[tuple[str, bytes]]:
        """Attacks that are too good to be left to chance: places on the disk as options."""
        keys = [(key, path) for key in sorted(set(KEYS)) for path in PATHS[:2]]
        pairs = [*keys, *(("components", path) for path in PATHS)]
        bodies = [
            {"game": game, "seats": 2, "options": {key: path}}
            for key, path in pairs
            for game in ("cuba", "havana")
        ]
        head = "POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
        return [
            (
                "options",
                f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n{text}".encode(),
            )
            for text in map(json.dumps, bodies)
        ]

    def request(self) -> tuple[str, bytes]:
        """What it is about, and a request whose connection is closed after the answer."""
        c = self.chosen
        if c.random() < 0.08:
            return "page", self._bytes("GET", self._page_path(), b"")
        method, path, operation = c.choice(self._operations)
        body = b""
        if "requestBody" in operation:
            (content,) = operation["requestBody"]["content"].values()
            body = self._body(content["schema"])
        elif c.random() < 0.05:
            body = c.randbytes(c.choice((1, 100, 70_000)))
        name = f"{method} {path}"
        if c.random() < 0.06:
            method = c.choice(METHODS)
        return name, self._bytes(method, self._url(path, operation), body)

    def _fields(self, operation: dict[str, Any]) -> dict[str, Any]:
        content = operation.get("requestBody", {}).get("content", {})
        schemas = [self._named(found["schema"]) for found in content.values()]
        return {
            key: part for schema in schemas for key, part in schema.get("properties", {}).items()
        }

    def _named(self, schema: dict[str, Any]) -> dict[str, Any]:
        name = schema.get("$ref", "").rpartition("/")[2]
        found: dict[str, Any] = self._schemas[name] if name else schema
        return found

    # Where

    def _url(self, path: str, operation: dict[str, Any]) -> str:
        c = self.chosen

        def fill(found: "re.Match[str]") -> str:
            return self._segment(found[1].partition(":")[0])

        url = re.sub(r"\{([^}]*)\}", fill, path)
        query = [
            f"{parameter['name']}={self._query(parameter)}"
            for parameter in operation.get("parameters", ())
            if parameter["in"] == "query" and c.random() < 0.6
        ]
        if c.random() < 0.1:
            query.append(c.choice(("watch=%00", "x" * 4_200, "seat=%ff", "&&&=", "a=b" * 500)))
        if c.random() < 0.05:
            url = c.choice((f"//{url}", url + "/", url + "%00", url + "/../../x", f"http://h{url}"))
        return url + ("?" + "&".join(query) if query else "")

    def _segment(self, name: str) -> str:
        c = self.chosen
        if c.random() < 0.75:
            return c.choice({"table": self.tables, "token": self.tokens}.get(name, ["0", "1", "8"]))
        return quote(self._string(), safe=c.choice(("", "/%.")), errors="surrogatepass")

    def _query(self, parameter: dict[str, Any]) -> str:
        c = self.chosen
        if parameter["name"] in ("watch", "invitation") and c.random() < 0.5:
            return c.choice(self.tokens)
        if c.random() < 0.5:
            return str(c.choice(KNOWN.get(parameter["name"], (0, 1, 5, 50))))
        return quote(self._string(), safe="", errors="surrogatepass")[:4_000]

    def _page_path(self) -> str:
        c = self.chosen
        start = c.choice(("/", "/assets/", "/join/", "/table/", "/schema/", "/health", "*", ""))
        end = quote(self._string(), safe=c.choice(("", "/.%:\\")), errors="surrogatepass")
        return start + c.choice((end, "../" * 8 + end, "%2e%2e/" * 8 + end, "..%2f" * 8, ""))

    # What

    def _string(self) -> str:
        return self.chosen.choice(STRINGS)

    def _body(self, schema: dict[str, Any]) -> bytes:
        c = self.chosen
        value: Any = c.choice(VALUES)
        if c.random() < 0.9:
            value = self._value("", schema, 6)
        if c.random() < 0.6:
            value = self._polite(schema)
        text = json.dumps(value, ensure_ascii=c.random() < 0.5)
        raw = text.encode("utf-8", "surrogatepass")
        if c.random() < 0.75:
            return raw
        spoil: tuple[Callable[[], bytes], ...] = (
            lambda: raw[: len(raw) // 2],
            lambda: raw + raw,
            lambda: b"\xef\xbb\xbf" + raw,
            lambda: raw.replace(b'"', b"'"),
            lambda: raw.replace(b"a", b"\xff\xfe\xc0\x80"),
            lambda: raw.decode("utf-8", "replace").encode("utf-16"),
            lambda: raw[:-1] + b"," + raw[1:],  # every key twice
            lambda: b"[" * 30_000,
            lambda: b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
            lambda: b'{"seats":' + b"9" * 5_000 + b"}",
            lambda: b" " * 66_000 + raw,
            lambda: b"",
            lambda: c.randbytes(c.choice((1, 50, 5_000))),
        )
        return c.choice(spoil)()

    def _polite(self, schema: dict[str, Any]) -> Any:
        """All as it should be, but for one thing."""
        c = self.chosen
        schema = self._named(schema)
        known = schema.get("properties", {})
        if not known:
            return self._value("", schema, 6)
        made = {}
        for key in schema.get("required", ()):
            made[key] = KNOWN[key][0] if key in KNOWN else self._value(key, known[key], 1)
        wrong = c.choice(list(known))
        made[wrong] = self._value(wrong, known[wrong], 6)
        return made

    def _value(self, name: str, schema: dict[str, Any], depth: int) -> Any:
        c = self.chosen
        if "$ref" in schema:
            return self._value(name, self._named(schema), depth)
        if c.random() < 0.06 or depth == 0:
            return c.choice((*VALUES, *STRINGS))
        for several in ("oneOf", "anyOf", "allOf"):
            if several in schema:
                return self._value(name, c.choice(schema[several]), depth)
        if "enum" in schema or "const" in schema:
            return c.choice(schema.get("enum", [schema.get("const")]))
        if name in KNOWN and c.random() < 0.8:
            return c.choice(KNOWN[name])
        if name == "record" and self.records:
            return self._record()
        if name == "token" and c.random() < 0.6:
            return c.choice(self.tokens)
        return self._of_type(name, schema, depth)

    def _record(self) -> str:
        """A record with a word or a line that does not belong there."""
        c = self.chosen
        lines = c.choice(self.records).splitlines()
        for _ in range(c.choice((0, 1, 1, 3))):
            at = c.randrange(min(len(lines), c.choice((15, 10_000))))
            words = lines[at].split()
            match c.randrange(4):
                case 0 if words:
                    words[c.randrange(len(words))] = self._string()
                    lines[at] = " ".join(words)
                case 1:
                    lines[at] = self._string()
                case 2:
                    lines.insert(at, f"{c.choice((*KEYS, 'option'))} {self._string()}")
                case _:
                    del lines[at:]
                    lines.append("")
        return "\n".join(lines)

    def _of_type(self, name: str, schema: dict[str, Any], depth: int) -> Any:
        c = self.chosen
        kind = schema.get("type", "object")
        if isinstance(kind, list):
            kind = c.choice(kind)
        if kind == "object":
            known = schema.get("properties", {})
            made = {
                key: self._value(key, inner, depth - 1)
                for key, inner in known.items()
                if key in schema.get("required", ()) or c.random() < 0.5
            }
            if not known:  # names and values of any kind, often a place on the disk
                made[c.choice(KEYS)] = c.choice(PATHS if c.random() < 0.6 else (*STRINGS, *VALUES))
            if c.random() < 0.06:
                made[c.choice(KEYS)] = c.choice((*STRINGS, *VALUES))
            return made
        if kind == "array":
            count = c.choice((0, 1, 2, 2, 3, 40))
            return [self._value(name, schema.get("items", {}), depth - 1) for _ in range(count)]
        if kind in ("integer", "number"):
            return c.choice((0, 1, 2, 60_000, 600_000, -1, 2**40, 1.5))
        if kind == "boolean":
            return c.random() < 0.3
        return None if kind == "null" else self._string()

    # How

    def _bytes(self, method: str, url: str, body: bytes) -> bytes:
        c = self.chosen
        version = (
            "HTTP/1.1" if c.random() < 0.97 else c.choice(("HTTP/1.0", "HTTP/2.0", "HTTP", ""))
        )
        lines = [f"{method} {url} {version}"]
        extra = [c.choice(HEADERS) for _ in range(c.choice((0, 0, 0, 0, 1, 3)))]
        if not any(line.startswith("Host") for line in extra) and c.random() < 0.99:
            lines.append("Host: 127.0.0.1")
        cookie = c.choice(self.cookies)
        lines += [f"Cookie: {cookie}"] * (bool(cookie) and c.random() < 0.85)
        lines += extra
        if body:
            lines.append(f"Content-Type: {c.choice(TYPES)}")
        chunked = bool(body) and c.random() < 0.1
        if chunked:
            lines.append("Transfer-Encoding: chunked")
            size = c.choice((1, 10, 5_000))
            pieces = [body[at : at + size] for at in range(0, min(len(body), 3_000), size)]
            body = (
                b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n"
            )
        elif body:
            lines.append(f"Content-Length: {len(body)}")
        lines.append("Connection: close")
        ending = "\n" if c.random() < 0.01 else "\r\n"
        head = ending.join((*lines, "", "")).encode("latin-1", "replace")
        return head + body
