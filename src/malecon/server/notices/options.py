"""What the host says about notices: the mail server, the address of the page, allowed networks."""

from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from malecon.games.errors import BadOption, shown


class NoticeOptions(Struct, frozen=True):
    """`mail` is smtp://user:password@host:port; `url` is where people open the page."""

    mail: str = ""
    mail_from: str = ""
    url: str = ""
    allowed: tuple[str, ...] = ()  # networks that may be called though they are not public
    folder: Path | None = None  # which keeps the key for push


def check_url(url: str) -> str:
    """The address of the page without a stroke at its end; refused if it is none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise BadOption(f"--url is the address that people open, not {shown(url)}.")
    return url.rstrip("/")
