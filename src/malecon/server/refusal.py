"""What the server refuses: a key for programs, a sentence for people, a status for HTTP."""

from typing import Final, Literal

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
    "passkey/elsewhere": 403,
    "club/not-yours": 403,
    "club/removed": 403,
    "club/members": 403,
    "not-found": 404,
    "person/unknown": 404,
    "club/no-member": 404,
    "league/none": 404,
    "link/used": 404,
    "code/unknown": 404,
    "passkey/unknown": 404,
    "link/void": 404,
    "method/bad": 405,
    "move/stale": 409,
    "move/not-asked": 409,
    "seat/taken": 409,
    "seat/own": 409,
    "seat/kept": 409,
    "seat/one": 409,
    "seat/empty": 409,
    "table/begun": 409,
    "table/closed": 409,
    "table/not-begun": 409,
    "table/over": 409,
    "table/running": 409,
    "stand/present": 409,
    "stand/early": 409,
    "remind/not-now": 409,
    "queue/asked": 409,
    "queue/none": 409,
    "queue/other": 409,
    "queue/empty": 409,
    "coach/people": 409,
    "coach/rated": 409,
    "vote/asked": 409,
    "vote/none": 409,
    "clock/there": 409,
    "clock/short": 409,
    "passkey/late": 409,
    "device/last": 409,
    "pairing/none": 409,
    "club/last": 409,
    "league/not-now": 409,
    "league/few": 409,
    "key/reused": 409,
    "request/slow": 408,
    "request/too-large": 413,
    "request/url-too-long": 414,
    "limit/rate": 429,
    "limit/tables": 429,
    "limit/sockets": 429,
    "limit/undo": 429,
    "limit/passkeys": 429,
    "limit/listed": 429,
    "limit/pairing": 429,
    "limit/clubs": 429,
    "limit/reminders": 429,
    "limit/members": 429,
    "limit/invitations": 429,
    "limit/connections": 429,
    "request/headers-too-large": 431,
    "store/failed": 503,
    "components/unchecked": 503,
    "coach/busy": 503,
    "table/frozen": 409,
    "channel/bad": 400,
    "channel/forbidden": 403,
    "channel/refused": 403,
    "channel/none": 409,
    "channel/unconfirmed": 409,
    "channel/unsent": 503,
    "notices/bad": 400,
    "holidays/bad": 400,
    "limit/channels": 429,
    "limit/mails": 429,
}

WhyFrozen = Literal["settings", "log", "store"]
_FROZEN: Final[dict[WhyFrozen, str]] = {
    "settings": "it was played by rules or components that this version does not know",
    "log": "its log cannot be read, or does not lead to the positions that were stored",
    "store": "the place where it is stored is damaged, and nothing can be added there",
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


class Frozen(Refusal):
    """Nobody can do anything at a table that can only be read."""

    def __init__(self, why: WhyFrozen) -> None:
        said = f"This table is frozen: {_FROZEN[why]}. It can be read; nothing was changed."
        super().__init__("table/frozen", said)
        self.why: WhyFrozen = why
