"""What can be wrong with what a caller hands in; each message says what came and what was expected.

`code` is a stable string for clients; the message is for people and may change.
"""

from typing import ClassVar


class MaleconError(ValueError):
    """Anything refused by this library; nothing has changed when it is raised."""

    code: ClassVar[str] = "error"


class BadMove(MaleconError):
    """A move that cannot be read."""

    code = "move/bad"


class IllegalMove(MaleconError):
    """A move that can be read but is not possible now."""

    code = "move/illegal"


class StaleMove(MaleconError):
    """A move made on a log that has since grown."""

    code = "move/stale"


class BadOption(MaleconError):
    """An unknown game, edition, option or value."""

    code = "option/bad"


class BadComponents(MaleconError):
    """Tables of printed components that cannot be played with; holds every problem found."""

    code = "components/bad"

    @property
    def problems(self) -> tuple[str, ...]:
        return self.args

    def __str__(self) -> str:
        return "; ".join(self.args)


class BadRecord(MaleconError):
    """A record that cannot be read or does not replay."""

    code = "record/bad"


class BadSnapshot(MaleconError):
    """A snapshot that is no possible position."""

    code = "snapshot/bad"


class UnknownSettings(MaleconError):
    """Settings that this program cannot play by: what is stored with them stays as it is."""

    code = "settings/unknown"


class BadSeats(MaleconError):
    """A number of seats, or a seat, that the game does not have."""

    code = "seats/bad"


def shown(value: object) -> str:
    """A value as a message quotes it: on one line and short, whatever it is."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**9 else "a huge number"
        case str():
            return ascii(value if len(value) <= 40 else value[:40] + "...")
        case list() | tuple():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
    return f"a {type(value).__name__}"
