"""What becomes of notices that are due: now, together, later, or not at all."""

from typing import Final

import msgspec
import pytest

from malecon.server.notices import quiet
from malecon.server.notices.planning import NoticePauses, comes_before_bed, is_wanted, planned
from malecon.server.paces import HOUR, LivePace, NoPace, Pace, TurnPace
from malecon.server.storage.notices import ChannelRow, Waiting
from malecon.server.wire.notices import NoticeSettings, QuietHours

NOW: Final = 1_800_000_000_000  # 8:00 in London, on 15 January 2027
DAYS: Final = msgspec.json.encode(TurnPace(24 * HOUR))
HOOK: Final = ChannelRow(id="c", identity=1, kind="webhook", address="https://example.org")
MAIL: Final = ChannelRow(id="m", identity=1, kind="mail", address="ana@example.org")
PAUSES: Final = NoticePauses(mail_wait=60_000, gap=30_000, mail_gap=600_000)
NIGHT: Final = QuietHours("22:30", "07:30")


def notice(id: str, kind: str = "your_turn", due: int = 0, pace: bytes = DAYS) -> Waiting:
    return Waiting(id, "c", 1, kind, f"t{id}", NOW, due, "cuba", "", pace, "en")


def test_a_channel_rests_between_two_and_a_warning_does_not_wait_for_it() -> None:
    rested = msgspec.structs.replace(HOOK, told=1_000)
    waiting = [notice("a"), notice("b", "hour_left")]
    plan = planned(rested, waiting, NoticeSettings(), lambda *_: False, PAUSES, NOW, 2_000)
    assert (plan.taken, plan.later) == (["b"], {"a": 31_000})


def test_a_mail_waits_whether_an_answer_comes() -> None:
    plan = planned(MAIL, [notice("a")], NoticeSettings(), lambda *_: False, PAUSES, NOW, 5)
    assert (plan.batch, plan.later) == (None, {"a": 60_005})
    late = NOW + 60_000
    assert planned(MAIL, [notice("a")], NoticeSettings(), lambda *_: False, PAUSES, late, 5).batch


def test_who_looks_at_one_table_is_told_of_others() -> None:
    def is_looking(identity: int, table: str) -> bool:
        return (identity, table) == (1, "ta")

    waiting = [notice("a"), notice("b")]
    plan = planned(HOOK, waiting, NoticeSettings(), is_looking, PAUSES, NOW, 5)
    assert (plan.dropped, plan.taken) == ({"a": "seen"}, ["b"])


@pytest.mark.parametrize(
    ("pace", "way"),
    [
        (NoPace(), "days"),
        (TurnPace(HOUR), "days"),
        (TurnPace(60_000), "live"),
        (LivePace(600_000), "live"),
    ],
)
def test_ways_go_by_the_kind_of_table(pace: Pace, way: str) -> None:
    told = notice("a", pace=msgspec.json.encode(pace))
    for kind in ("live", "days"):
        settings = NoticeSettings(live=[], days=[])
        setattr(settings, kind, ["webhook"])
        assert is_wanted(told, HOOK, settings) == (kind == way)


def test_tables_of_a_league_have_ways_of_their_own() -> None:
    settings = NoticeSettings(live=[], days=[], league=["webhook"])
    assert not is_wanted(notice("a"), HOOK, settings)
    told = msgspec.structs.replace(notice("a"), in_league=True)
    assert is_wanted(told, HOOK, settings)
    assert not is_wanted(told, HOOK, NoticeSettings(league=[]))


def at(hours: float) -> int:
    """A time of that day in London."""
    return NOW + int((hours - 8) * HOUR)


@pytest.mark.parametrize(
    ("hours", "left"), [(7.4, 0.1), (7.5, 0), (12, 0), (22.4, 0), (22.5, 9), (23.5, 8), (26, 5.5)]
)
def test_quiet_hours_go_over_midnight(hours: float, left: float) -> None:
    assert quiet.until_end(NIGHT, "Europe/London", at(hours)) == pytest.approx(left * HOUR, abs=2)


def test_quiet_hours_are_those_where_the_person_lives() -> None:
    assert quiet.until_end(NIGHT, "Asia/Tokyo", at(14)) == pytest.approx(8.5 * HOUR, abs=2)
    assert quiet.until_end(NIGHT, "America/New_York", at(14)) == 0
    assert quiet.until_end(None, "Asia/Tokyo", at(14)) == 0


@pytest.mark.parametrize(
    ("hours", "due", "expected"),
    [(22.2, 4, True), (22.2, 12, False), (20, 4, False), (23, 4, False)],
)
def test_a_warning_that_would_come_at_night_comes_before(
    hours: float, due: int, expected: bool
) -> None:
    settings = NoticeSettings(quiet=NIGHT, zone="Europe/London")
    warning = notice("a", "hour_left", due=1_000 + due * HOUR)
    assert comes_before_bed(warning, settings, at(hours), 1_000) == expected
