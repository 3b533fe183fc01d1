"""What the server refuses: a key for programs, a sentence for people, a status for HTTP."""

from typing import Final

from malecon.games.errors import MaleconError

STATUS: Final = {
    "request/bad": 400,
    "move/too-far": 400,
    "identity/none": 401,
    "origin/foreign": 403,
    "table/not-yours": 403,
    "table/removed": 403,
    "seat/not-yours": 403,
    "identity/other": 403,
    "not-found": 404,
    "method/bad": 405,
    "move/stale": 409,
    "move/not-asked": 409,
    "seat/taken": 409,
    "seat/own": 409,
    "seat/one": 409,
    "seat/empty": 409,
    "table/begun": 409,
    "table/closed": 409,
    "table/not-begun": 409,
    "table/over": 409,
    "table/running": 409,
    "stand/present": 409,
    "key/reused": 409,
    "request/slow": 408,
    "request/too-large": 413,
    "request/url-too-long": 414,
    "limit/rate": 429,
    "limit/tables": 429,
    "limit/sockets": 429,
    "limit/undo": 429,
    "limit/listed": 429,
    "limit/connections": 429,
    "request/headers-too-large": 431,
    "store/failed": 503,
    "table/damaged": 409,
}


class Refusal(Exception):
    """Something refused; nothing has changed."""

    def __init__(self, error: str, message: str, wait: float = 0.0) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.wait = wait

    @property
    def status(self) -> int:
        """The HTTP status; what the library refuses is a bad request."""
        return STATUS.get(self.error, 400)


def of(error: MaleconError) -> Refusal:
    """What the library refused."""
    return Refusal(error.code, str(error))


def not_found() -> Refusal:
    """The same for what is not there and what is not to be seen."""
    return Refusal("not-found", "There is nothing here that you may see.")


def unsaved() -> Refusal:
    """The storage failed."""
    return Refusal("store/failed", "It could not be saved; try again.")


def damaged(table: str) -> Refusal:
    """A log that does not replay; it is left as it is, for `malecon audit`."""
    said = f"The log of table {table} cannot be played again; it is kept as it is."
    return Refusal("table/damaged", said)
