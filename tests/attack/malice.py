"""Words, values and headers that nobody means well with."""

from typing import Any, Final

PATHS: Final = (
    "/etc/shadow", "/etc/passwd", "../../../../etc/passwd", "..\\..\\win.ini", "file:///etc/passwd",
    "/proc/self/environ", "/dev/zero", "/dev/stdin", "....//....//etc/hosts", "%2e%2e%2fetc/hosts",
    "/etc/passwd\x00.toml", "C:\\boot.ini", "\\\\host\\share", "http://127.0.0.1:1/", ".", "~/.ssh",
)  # fmt: skip
STRINGS: Final = (
    *PATHS, "", " ", "\x00", "\ufeff", "\u202e", "é\u0301" * 9, "😀" * 30, "a" * 33, "b" * 5_000,
    "'; DROP TABLE matches; --", "%s%n%x", "{{7*7}}", "${jndi:ldap://x}", "<script>", "\r\nX: y",
    "__class__", "self", "\ud800", "null", "NaN", "-1", "0x10", "1e309", "١٢", "\u3164", "\u2800",
)  # fmt: skip
VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 9, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, 0.5, -0.0, 1e308,
    float("nan"), float("inf"), [], {}, [[]], {"": None}, [None] * 50, {"__proto__": {}},
)  # fmt: skip
KEYS: Final = (
    *["components"] * 4, "self", "seats", "edition", "name", "options", "game", "path", "file",
    "seed",
    "position", "__class__", "hidden_money", "secret_delegate", "rules", "data", "origin", "",
)  # fmt: skip
KNOWN: Final[dict[str, tuple[Any, ...]]] = {
    "game": ("cuba", "havana", "chess"),
    "seats": (2, 3, 4, 5, 0, 9),
    "edition": ("de", "en", "fr", "xx"),
    "bot": ("random", "random", "nobody"),
    "name": ("Ana", "Bea"),
    "colour": ("red", "blue"),
    "language": ("de", "en"),
    "kind": ("none", "live", "turn"),
    "lang": ("de", "en"),
    "seat": (0, 1, 8),
}
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "FOO", "get")
HEADERS: Final = (
    'Cookie: prefs={"theme":"dark"}', 'Cookie: malecon="' + "\\" * 9_000 + '"', "Cookie: malecon=",
    "Cookie: =;=;;malecon", "Cookie: " + "a=b; " * 900, "Origin: https://evil.example",
    "Origin: null", "Origin: http://[", "X-Forwarded-For: 1.2.3.4, 5.6.7.8", "Forwarded: for=1",
    "X-Forwarded-Proto: https", "X-Forwarded-Host: evil", "Host: evil.example", "Host: [::1",
    "Host: a@b:c", "Host: h:99999", "Accept-Encoding: gzip;q=0, br, *", "Content-Encoding: gzip",
    "Expect: 100-continue",
    "Expect: the-unexpected", "Range: bytes=0-1,-9", "If-None-Match: *", "Accept: text/html",
    "Accept: " + "*/*," * 500, "Upgrade: websocket", "Connection: Upgrade", "Upgrade: h2c",
    "Transfer-Encoding: identity", "X: " + "y" * 17_000, "Content-Length: 0", "Content-Length: -1",
    "Content-Length: 99999999999999999999", "Content-Length: 1, 2", "A\x00b: c", ": empty", "none",
    " folded", "Sec-WebSocket-Key: x", "HTTP2-Settings: AAMAAABk", "X-HTTP-Method-Override: DELETE",
    "Content-Type: text/plain; charset=utf-16", "Authorization: Basic Og==", "É: é",
)  # fmt: skip
TYPES: Final = (
    *["application/json"] * 12, "text/plain", "application/x-www-form-urlencoded", "", "text/xml",
    "multipart/form-data; boundary=x", "application/msgpack", "application/json; charset=utf-7",
    "\xff",
)  # fmt: skip
