"""Names can be read, and nobody at a table is taken for another."""

# Letters that look alike are what this is about, and escaped ones make lines long.
# ruff: noqa: RUF001, E501

from pathlib import Path

import pytest
from msgspec.structs import replace

from malecon.server.identity import digest
from malecon.server.names import clean, skeleton, told_apart
from malecon.server.refusal import Refusal
from tests.server.served import run, serving


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "José", "O'Neill-Ruiz", "Nguyễn Thị", "Þórður", "Ζωή", "Нина", "שָׁלוֹם", "أحمد", "小林", "ไก่",
        "박지민", "ශ්\u200dරී", "می\u200cخواهم", "क्\u200dष", "র\u200d্য", "葛\U000e0100城", "གངས་རི",
        "👨\u200d👩\u200d👧\u200d👦", "🏳\ufe0f\u200d🌈", "🤦🏽\u200d♀\ufe0f", "❤\ufe0f", "1\ufe0f\u20e3", "🇨🇺", "A 👍🏽",
        "x" * 24, "👨\u200d👩\u200d👧" * 4,
    ],
)  # fmt: skip
def test_names_of_all_scripts_and_emoji_are_taken_as_they_are(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "", "  ", "\u3000", "\u3164", "\u2800", "A\u2800", "\u115fA", "A\u1160", "\uffa0", "A\u00adB", "A\u034fB",
        "A\u17b4", "A\u180bB", "A\u200bB", "A\u2060B", "\ufeffA", "A\u202eB", "A\u2066B\u2069", "A\u200fB",
        "A\u061cB", "A\u200dB", "A\u200cB", "😀\u200d", "\u200dA", "A\ufe0f", "A\ufe01", "A\U000e0100",
        "A\U000e0041", "🏴\U000e0067\U000e007f", "A\x00B", "A\nB", "A\x1b[0m", "A\x85B", "A\u2028B", "\ue000",
        "\U000f0000", "\ufdd0", "\u0378", chr(0xD800), "\u0301A", "A \u0301B", "A\u20dd", "\ufffd",
        "Z\u0341\u0342\u0343\u0346\u0348", "a" + "\u0489" * 9, "é" * 12 + "\u0301" * 4, "x" * 25, "\ufdfa\ufdfa",
        "👨\u200d👩\u200d👧\u200d👦" * 20,
    ],
)  # fmt: skip
def test_what_cannot_be_seen_or_stacks_up_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="A name has"):
        clean(name)


def test_spaces_are_single_and_letters_composed() -> None:
    assert clean("  Ana \u00a0\u2003 Mari\u0301a\n") == "Ana María"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"), ("Ana", "А\u043d\u0430".replace("\u043d", "n")), ("Ana", "Αna"), ("Ana", "Ána"),
        ("Ana", "A n a"), ("Ana", "Ana."), ("Ana", "𝐀𝐧𝐚"), ("Ana", "Ａｎａ"), ("modern", "modem"), ("Bob", "B0b"),
        ("Bill", "BiIl"), ("Bill", "B1ll"), ("paypal", "раураl"), ("Wolf", "VVolf"), ("Hans", "Напs".replace("п", "n")),
        ("Ana", "A\u3164na"), ("Ana", "An\u200da"), ("Ana", "Ana\ufe0f"), ("Łukasz", "Lukasz"),
    ],
)  # fmt: skip
def test_names_that_are_taken_for_each_other_are_known(one: str, other: str) -> None:
    assert one != other
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Anna"), ("Ana", "Bea"), ("Guest abcd", "Guest abce"), ("Ana 2", "Ana 3"), ("ना", "नी"),
        ("नाना", "नानी"), ("...", "!!!"), ("❤", "💙"), ("小林", "大林"), ("Нина", "Нино"),
    ],
)  # fmt: skip
def test_names_that_differ_stay_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_who_has_had_a_name_longest_keeps_it() -> None:
    people = [(7, "late", "Аna"), (1, "first", "Ana"), (9, "last", "Ana 2"), (1, "first", "Ana")]
    assert told_apart(people) == {"first": "Ana", "late": "Аna 2", "last": "Ana 2 2"}


def test_a_name_that_cannot_be_seen_is_refused_everywhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person()
            opened = await ana.open(seats=3, listed=True)
            table = f"/api/tables/{opened['table']['table']}"
            for somebody in (ana, bea):
                for answer in (
                    await somebody.post("/api/me", name="\u3164"),
                    await somebody.post(f"{table}/sit", seat=1, name="A\u202eb"),
                    await somebody.post(
                        "/api/join", token=opened["invitation"], seat=1, name="\u2800"
                    ),
                ):
                    assert (answer.status_code, answer.json()["error"]) == (400, "request/bad")
            assert (await ana.get("/api/me")).json()["name"] == "Ana"
            assert (await bea.get("/api/me")).json() is None

    run(work())


def test_two_who_look_alike_are_told_apart_at_their_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, other = await at.person("Ana"), await at.person("Аna")
            opened = await ana.open(seats=2, who=["open", "me"])
            joined = await other.post("/api/join", token=opened["invitation"])
            names = [seat["name"] for seat in joined.json()["seats"]]
            assert names == ["Аna 2", "Ana"], "who sat there first keeps the name"
            assert (await other.get("/api/me")).json()["name"] == "Аna"
            log = await ana.get(f"/api/tables/{opened['table']['table']}/log")
            assert log.status_code == 200

    run(work())


def test_who_takes_another_s_name_later_gets_the_number(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                assert (await ana.post("/api/me", name="Bea")).status_code == 200
                told = await first.until("table")
                while told["seats"][0]["name"] == "Ana":
                    told = await first.until("table")
                assert [seat["name"] for seat in told["seats"]] == ["Bea 2", "Bea"]
                await first.say("chat", id="1", text="hola")
                assert (await second.until("chat"))["name"] == "Bea 2"
        async with serving(tmp_path) as at:
            again = await at.person()
            again.http.cookies = bea.http.cookies
            found = (await again.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in found["seats"]] == ["Bea 2", "Bea"]
            chat = (await again.get(f"/api/tables/{table}/chat")).json()["chat"]
            assert [line["name"] for line in chat] == ["Bea 2"]

    run(work())


def test_chat_after_a_rename_has_the_new_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            table, (ana, bea) = await at.table("Ana Bea")
            async with ana.socket(table) as first, bea.socket(table) as second:
                await first.hello()
                await second.hello()
                await ana.post("/api/me", name="Anita")
                await first.say("chat", id="1", text="hola")
                assert (await second.until("chat"))["name"] == "Anita"

    run(work())


def test_lines_of_who_has_left_are_not_taken_for_those_of_who_sits_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, other = await at.person("Ana"), await at.person("ANA")
            opened = await ana.open(seats=3)
            table = opened["table"]["table"]
            await other.post("/api/join", token=opened["invitation"])
            async with other.socket(table) as socket:
                await socket.hello()
                await socket.say("chat", id="1", text="I resign")
                assert (await socket.until("chat"))["name"] == "ANA 2"
            await other.post(f"/api/tables/{table}/leave", seat=1)
            chat = (await ana.get(f"/api/tables/{table}/chat")).json()["chat"]
            assert [line["name"] for line in chat] == ["ANA 2"]

    run(work())


def test_an_old_name_stays_until_it_is_changed(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            ana, bea = await at.person("Ana"), await at.person("Bea")
            me = await at.service.store.identity(digest(bea.http.cookies["malecon"]))
            assert me is not None
            await at.service.store.change_identity(replace(me, name="B\u2800"), 1)
            opened = await ana.open(seats=2)
            joined = await bea.post("/api/join", token=opened["invitation"], name="B\u2800")
            assert joined.json()["seats"][1]["name"] == "B\u2800"

    run(work())
