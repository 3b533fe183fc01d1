"""Quiet hours and holidays: times of day where a person lives."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from malecon.server.refusal import Refusal
from malecon.server.wire.notices import QuietHours


@lru_cache(maxsize=512)
def zone(name: str) -> tzinfo:
    """A zone of time, out of the system's own list; refused if that does not have it."""
    if name == "UTC":  # most people's, and no file has to be opened for it
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("notices/bad", "That is no zone of time, such as Europe/Madrid.") from None


def until_end(quiet: QuietHours | None, where: str, now: int) -> int:
    """Milliseconds until quiet hours end; 0 outside of them."""
    if quiet is None or quiet.begin == quiet.end:
        return 0
    here = _here(where, now)
    begin, end = _hour(quiet.begin), _hour(quiet.end)
    for day in (here.date() - timedelta(days=1), here.date()):
        starts = datetime.combine(day, begin, here.tzinfo)
        ends = datetime.combine(day + timedelta(days=end <= begin), end, here.tzinfo)
        if starts <= here < ends:
            return max(1, int((ends.astimezone(UTC) - here.astimezone(UTC)).total_seconds() * 1000))
    return 0


def today(where: str, now: int) -> date:
    """The day that it is for somebody."""
    return _here(where, now).date()


def _here(where: str, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, zone(where))


def _hour(text: str) -> time:
    return time.fromisoformat(text)
