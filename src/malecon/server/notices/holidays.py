"""Holidays: so many whole days a year, on which clocks of days stand still for somebody."""

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import pairwise

from malecon.server.refusal import Refusal
from malecon.server.storage.notices import HolidayRow
from malecon.server.wire.notices import Holiday


def coming(rows: Sequence[HolidayRow], today: date) -> list[HolidayRow]:
    """Those that are not past."""
    return [row for row in rows if date.fromisoformat(row.last) >= today]


def taken(rows: Sequence[HolidayRow], year: int) -> int:
    """How many days of a year are holidays."""
    begins, ends = date(year, 1, 1), date(year, 12, 31)
    days = 0
    for row in rows:
        first = max(date.fromisoformat(row.first), begins)
        last = min(date.fromisoformat(row.last), ends)
        days += max(0, (last - first).days + 1)
    return days


def changed(
    identity: int, rows: Sequence[HolidayRow], wanted: Sequence[Holiday], today: date, most: int
) -> list[HolidayRow]:
    """All holidays of somebody with others in the place of those to come; refused if too many.

    One that has begun can be made longer or shorter, or ends yesterday if it is not wanted.
    """
    new = [_row(identity, holiday) for holiday in wanted]
    firsts = {row.first for row in new}
    kept = [
        row
        for row in rows
        if date.fromisoformat(row.last) < today and not (_is_empty(row) and row.first in firsts)
    ]
    begun = [row for row in rows if row not in kept and _has_begun(row, today)]
    for row in new:
        old = next((other for other in begun if other.first == row.first), None)
        if old is None and date.fromisoformat(row.first) < today:
            raise Refusal("holidays/bad", "A holiday does not begin in the past.")
        if old is not None:
            begun.remove(old)
    yesterday = (today - timedelta(days=1)).isoformat()
    kept += [HolidayRow(identity, row.first, yesterday, row.state) for row in begun]
    found = sorted([*kept, *_with_state(new, rows)], key=lambda row: row.first)
    for before, after in pairwise(found):
        if after.first <= before.last:
            raise Refusal("holidays/bad", "Two holidays are on the same day.")
    for year in {int(row.first[:4]) for row in new} | {int(row.last[:4]) for row in new}:
        if taken(found, year) > most:
            raise Refusal("holidays/bad", f"There are {most} days of holidays in {year}.")
    return found


def _has_begun(row: HolidayRow, today: date) -> bool:
    """Whether tables may wait for somebody already: on the first day, too."""
    return row.state == "on" or date.fromisoformat(row.first) < today


def _is_empty(row: HolidayRow) -> bool:
    """Whether a holiday was given up on its first day, and has none."""
    return row.last < row.first


def _with_state(new: Sequence[HolidayRow], old: Sequence[HolidayRow]) -> list[HolidayRow]:
    """What is announced already stays so, unless it ends on another day."""
    known = {(row.first, row.last): row.state for row in old}
    return [
        HolidayRow(row.identity, row.first, row.last, known.get((row.first, row.last), "planned"))
        for row in new
    ]


def _row(identity: int, holiday: Holiday) -> HolidayRow:
    try:
        first, last = date.fromisoformat(holiday.first), date.fromisoformat(holiday.last)
    except ValueError:
        raise Refusal("holidays/bad", "There is no such day.") from None
    if first > last:
        raise Refusal("holidays/bad", "A holiday ends before it begins.")
    if (last - first).days > 366:
        raise Refusal("holidays/bad", "A holiday has some days, not years.")
    return HolidayRow(identity, holiday.first, holiday.last)
