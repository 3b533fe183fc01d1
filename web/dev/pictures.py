"""Takes the pictures of docs/pictures: real tables on a real server, five people in five browsers.

    make pictures

Games are found by their seed and played on from the last draw, move by move, each by the person
whose move it is: the same pieces lie on the same fields every time.
"""

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from malecon.engine.position import CHANCE
from malecon.engine.rng import Rng
from malecon.games.match import Match
from tests.web.conftest import SETTLED, House
from tests.web.situations import ask, finished, go, keep

TARGET = Path(__file__).parents[2] / "docs" / "pictures"
PEOPLE = (
    ("Inés", "red"),
    ("Tomás", "blue"),
    ("Lucía", "green"),
    ("Kenji", "yellow"),
    ("Marta", "purple"),
)
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
QUALITY = 80
POINTS = {"cuba-round-1": ".grid [data-state=lit]", "cuba-round-3": ".deal[data-state=lit]"}
ENOUGH = 8  # moves since the last draw, so that there is something in the log

# Sits down at a table and plays when told to; the others see that somebody is there.
SIT = """(table) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  const seen = {n: 0, answer: null};
  line.onopen = () => line.send(JSON.stringify({hello: {}}));
  line.onmessage = ({data}) => {
    const {update, ack, refused} = JSON.parse(data);
    if (update) seen.n = update.n;
    if (ack || refused) seen.answer?.(refused?.message ?? '');
  };
  window.play = (move) => new Promise((answer) => {
    seen.answer = answer;
    const id = Math.random().toString(36).slice(2);
    line.send(JSON.stringify({play: {n: seen.n, id, moves: [move]}}));
  });
}"""

# Plays on a seat by itself, whatever is offered, until the game is over.
PLAY_OUT = """(table) => new Promise((over) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  line.onopen = () => line.send(JSON.stringify({hello: {}}));
  line.onmessage = ({data}) => {
    const {update, over: result} = JSON.parse(data);
    if (result) return over(line.close());
    const moves = update?.offer?.moves ?? [];
    if (!moves.length) return;
    const {move} = moves[Math.floor(Math.random() * moves.length)];
    const id = Math.random().toString(36).slice(2);
    line.send(JSON.stringify({play: {n: update.n, id, moves: [move], seat: update.seat}}));
  };
})"""


class Scene(NamedTuple):
    """A game up to its last draw, and what was played since, by which seat."""

    start: str
    moves: list[tuple[int, str]]


def scene(game: str, seats: int, is_it: Callable[[Match], bool], seed: int = 1) -> Scene:
    """The first moment that looks as wanted to seat 0, in the first game that has one."""
    for one in range(seed, seed + 200):
        match, rng = Match(game, seats=seats, seed=one), Rng(one)
        found = Scene(match.record(reveal=True), [])
        while not match.over:
            seat = match.waiting[-1]
            if seat == 0 and len(found.moves) >= ENOUGH and is_it(match):
                return found
            entries = len(match.log)
            move = match.game.write(match.position.guess(seat, rng))
            match.play(move, seat=seat)
            found.moves.append((seat, move))
            if any(entry.seat == CHANCE for entry in match.log[entries:]):
                found = Scene(match.record(reveal=True), [])
    raise SystemExit(f"no such scene in {game}")


class Studio:
    """A server, a browser, and people with a window each."""

    def __init__(self, house: House, browser: Any) -> None:
        self.house, self.browser = house, browser
        self.people = [self._come(name, colour) for name, colour in PEOPLE]

    def _come(self, name: str, colour: str) -> Any:
        page = self.window()
        about = {"name": name, "colour": colour, "language": "en"}
        assert ask(page, "POST", "/api/me", about)["name"] == name
        return page

    def window(self, **settings: Any) -> Any:
        chosen = {"viewport": DESK, "locale": "en", "reduced_motion": "reduce"} | settings
        context = self.browser.new_context(**chosen)
        context.add_init_script(SETTLED)
        page = context.new_page()
        page.goto(self.house.address)
        page.wait_for_selector(".poster")
        return page

    def play(self, shown: Scene) -> str:
        """A table that has come as far as a scene; its name."""
        me, *others = self.people
        kept = keep(me, shown.start)
        steps = ask(me, "GET", f"/api/tables/{kept}/replay?step=0&count=1")["steps"]
        seats = len(ask(me, "GET", f"/api/tables/{kept}")["seats"])
        fork = {"step": steps, "who": ["me"] + ["open"] * (seats - 1)}
        opened = ask(me, "POST", f"/api/tables/{kept}/fork", fork)
        table = str(opened["table"]["table"])
        for person in others[: seats - 1]:
            ask(person, "POST", "/api/join", {"token": opened["invitation"]})
        for person in self.people[:seats]:
            person.evaluate(SIT, table)
        me.wait_for_timeout(500)
        for seat, move in shown.moves:
            refused = self.people[seat].evaluate("(move) => window.play(move)", move)
            assert not refused, f"seat {seat}, {move}: {refused}"
            me.wait_for_timeout(30)
        return table

    def play_out(self, count: int, **opening: Any) -> None:
        """A game of the first so many people at a table of their club, to its end."""
        me, *others = self.people[:count]
        opened = ask(me, "POST", "/api/tables", {"seats": count} | opening)
        table = opened["table"]["table"]
        for person in others:
            ask(person, "POST", f"/api/tables/{table}/sit", {})
        for person in self.people[:count]:
            person.evaluate(f"(table) => {{ ({PLAY_OUT})(table); }}", table)
        while ask(me, "GET", f"/api/tables/{table}")["state"] != "over":
            me.wait_for_timeout(500)

    def like_me(self, path: str, **settings: Any) -> Any:
        """Another window of the first person."""
        state = self.people[0].context.storage_state()
        page = self.window(storage_state=state, **settings)
        go(page, path)
        return page


def shoot(page: Any, name: str, point: str = "") -> None:
    """A picture of the window as it is, with the mouse on something."""
    if point:
        page.locator(point).first.hover()
    page.wait_for_timeout(700)
    line = page.context.new_cdp_session(page)
    size = page.viewport_size
    scale = page.evaluate("devicePixelRatio")
    asked = {"format": "webp", "quality": QUALITY, "clip": {"x": 0, "y": 0, **size, "scale": scale}}
    taken = base64.b64decode(line.send("Page.captureScreenshot", asked)["data"])
    (TARGET / f"{name}.webp").write_bytes(taken)
    sys.stdout.write(f"{name}.webp: {len(taken) // 1000} kB\n")


def at(step: str, round_: int, choices: int) -> Callable[[Match], bool]:
    """Whether it is that step of that round, with so many choices at least."""

    def is_it(match: Match) -> bool:
        view = match.view(0)
        return (view.step, view.round) == (step, round_) and len(match.legal(0)) >= choices

    return is_it


def take(studio: Studio) -> None:
    """All of them, home last: by then there are games to list."""
    scenes = {
        "cuba-round-1": scene("cuba", 5, at("harvest", 1, 2)),
        "cuba-round-3": scene("cuba", 5, at("trade", 3, 7)),
        "havana-round-1": scene("havana", 4, at("buy", 1, 3)),
        "havana-round-3": scene("havana", 4, at("buy", 3, 3)),
    }
    tables = {name: studio.play(shown) for name, shown in scenes.items()}
    for name, table in tables.items():
        page = studio.like_me(f"/table/{table}")
        page.wait_for_selector("button[data-state=lit]")
        shoot(page, name, POINTS.get(name, ""))
        page.context.close()
    for game, seats in (("cuba", 5), ("havana", 4)):
        busy = tables[f"{game}-round-3"]
        over = keep(studio.people[0], finished(game, seats, 5))
        looks: dict[str, tuple[str, dict[str, Any]]] = {
            "end": (f"/table/{over}", {}),
            "phone": (f"/table/{busy}", {"viewport": PHONE, "device_scale_factor": 2}),
            "night": (f"/table/{busy}", {"color_scheme": "dark"}),
            "german": (f"/table/{busy}", {"locale": "de"}),
            "replay": (f"/table/{over}/replay?step=120", {}),
        }
        for name, (path, settings) in looks.items():
            page = studio.like_me(path, **settings)
            page.wait_for_selector("[role=status]")
            page.wait_for_selector(f"body.{game}")
            shoot(page, f"{game}-{name}")
            page.context.close()
    take_meeting(studio)


def take_meeting(studio: Studio) -> None:
    """Where people meet, on desk and phone, by day and by night."""
    me, *others = studio.people
    for person in studio.people:
        for path in ("recovery", "recovery/kept"):
            ask(person, "POST", f"/api/me/{path}", {})
        ask(person, "POST", "/api/me/privacy", {"visible": "everybody", "rated": True})
    club = ask(me, "POST", "/api/clubs", {"name": "Harbour Club"})
    for person in others:
        ask(person, "POST", f"/api/club-links/{club['code']}", {})
    for count in (3, 4, 2):
        studio.play_out(count, game="havana", club=club["club"], name=f"Thursday {count}")
    opening = {"game": "cuba", "seats": 4, "name": "After work", "club": club["club"]}
    ask(me, "POST", "/api/tables", opening)
    shoot_meeting(studio, "club", f"/club/{club['club']}", "h1")
    league = {"name": "Winter league", "game": "cuba", "seats": 3}
    ask(me, "POST", f"/api/clubs/{club['club']}/league", league)
    for person in studio.people:
        ask(person, "POST", f"/api/clubs/{club['club']}/league/join", {})
    ask(me, "POST", f"/api/clubs/{club['club']}/league/begin", {})
    shoot_meeting(studio, "league", f"/club/{club['club']}", "text=Group A")
    shoot_meeting(studio, "person", f"/person/{ask(others[0], 'GET', '/api/me')['person']}", "h1")
    opening = {"game": "cuba", "seats": 4, "name": "Sunday on the sea wall"}
    opened = ask(others[0], "POST", "/api/tables", opening)
    shoot_meeting(studio, "invitation", f"/join/{opened['invitation']}", ".invited")
    shoot_meeting(studio, "home", "/", "#games .btn")


def shoot_meeting(studio: Studio, name: str, path: str, sign: str) -> None:
    """One page four times."""
    for ending, settings in (
        ("", {}),
        ("-night", {"color_scheme": "dark"}),
        ("-phone", {"viewport": PHONE}),
        ("-phone-night", {"viewport": PHONE, "color_scheme": "dark"}),
    ):
        page = studio.like_me(path, **settings)
        page.wait_for_selector(sign)
        shoot(page, name + ending)
        page.context.close()


def main() -> None:
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        raise SystemExit("There is no chromium to take pictures with.")
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = House(Path(data))
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            take(Studio(house, browser))
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
