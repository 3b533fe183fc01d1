"""What has become of a seat is written below its name, and neither hides the other."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.web import axe
from tests.web.conftest import Guest
from tests.web.situations import ask, go, record, sit_down

pytestmark = pytest.mark.slow

Message = dict[str, Any]
NAMES = [
    "Carolina Fernández Ortiz",
    "Maximiliane Achterbergen",
    "Bartholomäus Lindqvister",
    "Konstantin Papadopoulos",
    "Jean-Baptiste Delacroix",
]
DAYS = {"kind": "turn", "turn": 86_400_000}
LIVE = {"kind": "live", "bank": 900_000, "increment": 0}
PERSON = {"state": "person", "bot": None}
MINUTES = 6 * 60_000 + 5_000
# Names, states and points of all seats: where each lies, and how much of it can be read.
LAID = """(seat) => [...document.querySelectorAll(seat)].map((one) => {
  const name = one.querySelector('.name, h2');
  const state = one.querySelector('.state');
  const [a, b] = [name.getBoundingClientRect(), state.getBoundingClientRect()];
  const bottom = one.getBoundingClientRect().bottom;
  const whole = state.lastElementChild;
  return {
    name: name.innerText, state: state.innerText, below: b.top >= a.bottom - 3,
    inside: b.right <= one.getBoundingClientRect().right,
    whole: whole.scrollWidth <= whole.clientWidth + 1,
    uncut: [...one.children].every((part) => part.getBoundingClientRect().bottom <= bottom + 1),
    named: name.scrollWidth <= name.clientWidth + 1,
  };
})"""


def told(page: Any, change: Callable[[Message, Message | None], None]) -> None:
    """The server's messages reach the page with other seats: once of a table, or with an update."""

    def relay(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(changed(text)))

    def changed(text: str) -> str:
        message = json.loads(text)
        table = message.get("table") or message.get("welcome", {}).get("table")
        if table:
            for seat, name in zip(table["seats"], NAMES, strict=False):
                seat |= {"name": name, "present": True}
            change(table, None)
        if "update" in message:
            change({}, message["update"])
        return json.dumps(message)

    page.route_web_socket("**", relay)


def all_states(pace: Message) -> Callable[[Message, Message | None], None]:
    """Mine, a stand-in, a holiday, somebody who resigned, and one who is cut off."""

    def change(table: Message, update: Message | None) -> None:
        if update is not None:
            note = {"at": 0, "bot": "rules", "why": "clock"}
            update["notes"] = [
                note | {"kind": "stand", "seat": 1, "heading": "round 2"},
                note | {"kind": "resign", "seat": 3, "heading": "round 4"},
            ]
            clock = {"left": 3_600_000, "runs": True}
            update["clocks"] = [clock, clock, clock, clock, clock | {"grace": True}]
            update["waiting"] = [*update["waiting"], 4]
            return
        seats = table["seats"]
        table["pace"] = pace
        seats[1] |= {"state": "stand-in", "bot": "rules"}
        seats[2] |= PERSON | {"holiday": "2026-11-26"}
        seats[3] |= {"state": "resigned", "bot": "rules"}
        seats[4] |= PERSON | {"present": False, "away": MINUTES}

    return change


def lines(page: Any, seat: str) -> dict[str, str]:
    """What is written below each name; nothing of it is hidden by anything."""
    page.wait_for_selector(f"{seat} .state")
    found = page.evaluate(LAID, seat)
    for one in found:
        hidden = [key for key in ("below", "inside", "whole", "uncut", "named") if not one[key]]
        assert not hidden, one
    return {one["name"]: one["state"] for one in found}


@pytest.mark.parametrize(
    ("game", "step", "seat"), [("cuba", "trade", ".seat"), ("havana", "pay", ".balcony")]
)
def test_every_state_is_said_beside_a_long_name(
    guest: Guest, game: str, step: str, seat: str
) -> None:
    seats = 5 if game == "cuba" else 4
    page = guest()
    told(page, all_states(DAYS) if game == "cuba" else four(all_states(DAYS)))
    sit_down(page, record(game, step, seats))
    said = lines(page, seat)
    assert said[NAMES[1]] == "bot since round 2"
    assert said[NAMES[2]] == "on holiday until 26 Nov"
    assert said[NAMES[3]] == "resigned in round 4"
    if game == "cuba":
        assert said[NAMES[0]].startswith("your turn · ")
        assert said[NAMES[4]].startswith("offline · ")
        assert said[NAMES[4]].endswith(" grace")
    axe.check(page, f"states of {game}")
    page.set_viewport_size({"width": 390, "height": 844})
    page.click(".tabs >> text=Seats")
    assert lines(page, seat).items() >= {(NAMES[1], "bot since round 2")}
    axe.check(page, f"states of {game} on a phone")


def four(change: Callable[[Message, Message | None], None]) -> Callable[..., None]:
    """The same for a table without the fifth seat."""

    def changed(table: Message, update: Message | None) -> None:
        if table:
            table["seats"].append({})
        change(table, update)
        if table:
            table["seats"].pop()
        if update is not None:
            update["waiting"], update["clocks"] = update["waiting"][:-1], update["clocks"][:4]

    return changed


def friends(guest: Guest, pace: Message) -> tuple[Any, Any, Any]:
    """Three at one table: who is asked, and two others."""
    host = guest()
    ask(host, "POST", "/api/me", {"name": "Ana"})
    opening = {"game": "cuba", "seats": 3, "who": ["me", "open", "open"], "pace": pace}
    opened = ask(host, "POST", "/api/tables", opening)
    table, token = opened["table"]["table"], opened["invitation"]
    people = [host]
    for name in ("Bo", "Cleo"):
        friend = guest()
        ask(friend, "POST", "/api/join", {"token": token, "name": name})
        people.append(friend)
    for person in people:
        go(person, f"/table/{table}")
        person.wait_for_selector(".seat")
    waiting = ask(host, "GET", f"/api/tables/{table}")["waiting"][0]
    asked = people.pop(waiting)
    return asked, people[0], people[1]


def test_the_others_see_who_thinks_who_is_away_and_who_is_cut_off(guest: Guest) -> None:
    asked, one, two = friends(guest, LIVE)
    asked.wait_for_selector(".seat.now >> text=your turn · 1")
    one.wait_for_selector(".seat.now >> text=thinks · 1")
    two.goto(two.url.split("/table")[0])
    one.wait_for_selector(".seat:not(.now) >> text=away for 1 min")
    asked.goto(asked.url.split("/table")[0])
    one.wait_for_selector(".seat.now.pale >> text=offline · 1")


def test_a_bot_says_that_it_is_one_and_what_it_has_done(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("havana", "lay-first"))
    page.wait_for_selector(".balcony .state >> text=bot · has chosen")


@pytest.mark.parametrize(
    ("game", "step", "said"), [("cuba", "trade", "actions"), ("havana", "pay", "actions")]
)
def test_home_says_round_and_phase_of_a_game(guest: Guest, game: str, step: str, said: str) -> None:
    page = guest()
    sit_down(page, record(game, step))
    page.wait_for_selector(".state")
    go(page, "/")
    page.wait_for_selector(f"#games >> text=/Round \\d+ · {said}/")
