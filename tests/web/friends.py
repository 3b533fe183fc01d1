"""Three friends in three browsers: at a desk, on a phone, and by the server's name in the network.

    make friends

They meet by a link, at an open table, by pairing and in a club; they play a round, one loses the
network, one leaves and returns; they stop by agreement and play again. Each step is printed when it
has been seen. `test_friends.py` goes a shorter way with the same steps.
"""

import random
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.web.conftest import ELSEWHERE, PATIENCE, SETTLED, House, complaint
from tests.web.player import LIT, find

DESK: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CLICKABLE: Final = f"{LIT}, button[data-state=chosen], .btn.go:enabled, .bubble .btn:enabled"
ROUND: Final = re.compile(r"Round (\d+)")
LONG: Final = 300  # seconds that a round may take


class Friends(NamedTuple):
    """The three, each at a page of their own."""

    ana: Any
    bo: Any
    cleo: Any


def step(what: str) -> None:
    """Says that something has been seen to work."""
    print(f"  {what}", flush=True)  # noqa: T201


def address(page: Any, path: str = "") -> str:
    """A place of the server, by the name that this browser knows it by."""
    return str(page.evaluate("location.origin")) + path


def home(all_of_them: Friends) -> None:
    for page in all_of_them:
        page.goto(address(page, "/"))
        page.wait_for_selector(".invite .btn.main")


def name_themselves(friends: Friends) -> None:
    """By the button with the own name, as anybody does."""
    for page, name in zip(friends, ("Ana", "Bo", "Cleo"), strict=True):
        page.click("nav .me")
        page.fill("dialog input[autocomplete=nickname]", name)
        page.click("dialog .btn.main")
        page.wait_for_selector(f"nav .me >> text={name}")


def meet_by_link(friends: Friends) -> str:
    """Ana invites; the others follow her link, each by the name that they know the server by."""
    ana, *others = friends
    ana.select_option(".invite label:nth-child(2) select", "3")
    ana.click(".invite .btn.main")
    path = "/" + ana.input_value(".copy input").split("/", 3)[3]
    for page in others:
        page.goto(address(page, path))
        page.wait_for_selector("h1 >> text=Ana invites you to a game of CUBA")
        page.click(".invited .btn.main")
    return begun(friends)


def meet_at_an_open_table(friends: Friends) -> str:
    """Cleo sets a table up that everybody sees; the others find it on the home page."""
    ana, bo, cleo = friends
    cleo.goto(address(cleo, "/setup/havana"))
    name = f"Cleo's table {time.monotonic_ns()}"
    cleo.get_by_label("Table name").fill(name)
    cleo.get_by_label("Show this table on the home page").check()
    cleo.click(".summary .btn.main")
    cleo.wait_for_selector("h1 >> text=Cleo's table")
    for page in (ana, bo):
        page.goto(address(page, "/"))
        page.locator("#tables li", has_text=name).get_by_role("link").click()
        page.locator("button", has_text="Sit down").first.click()
    return begun(friends)


def meet_by_pairing(friends: Friends) -> str:
    """Each looks for two others who want a table of three."""
    for page in friends:
        page.goto(address(page, "/play"))
        page.wait_for_selector("form .btn.main:enabled")
        page.select_option("form label:nth-child(2) select", label="3")
        page.click("form .btn.main")
    return begun(friends)


def meet_in_a_club(friends: Friends) -> str:
    """Ana founds a club, the others join by its link and find her table in its lobby."""
    ana, *others = friends
    ana.goto(address(ana, "/clubs"))
    ana.fill("form input", "Harbour Club")
    ana.click("text=Open a club")
    path = "/" + ana.input_value("input[readonly]").split("/", 3)[3]
    for page in others:
        page.goto(address(page, path))
        page.click("button:has-text('Join')")
        page.wait_for_selector("h1:has-text('Harbour Club')")
    ana.click("text=Open a table")
    ana.select_option("form label:nth-child(2) select", "3")
    ana.click("text=Open it")
    ana.wait_for_selector(".seats")
    for page in others:
        page.reload()
        page.locator("button:has-text('Sit down')").first.click()
    return begun(friends)


def begun(friends: Friends) -> str:
    """All three are at one table that has begun; its name."""
    tables = set()
    for page in friends:
        page.wait_for_url(re.compile("/table/"))
        page.wait_for_selector("body.cuba [role=status], body.havana [role=status]")
        page.wait_for_selector("text=You are watching.", state="detached")
        tables.add(page.url.rsplit("/", 1)[1])
    (table,) = tables
    return str(table)


def play(friends: Friends, dice: random.Random, clicks: int) -> None:
    """Whoever is asked clicks what is lit."""
    done, until = 0, time.monotonic() + LONG
    while done < clicks:
        assert time.monotonic() < until, "nobody can play"
        for page in friends:
            if page.locator(CLICKABLE).count() and (where := find(page, dice)) and where != "over":
                page.mouse.click(where["x"], where["y"])
                done += 1


def play_a_round(friends: Friends, dice: random.Random) -> None:
    """Until all of them see the next round."""
    was, until = max(1, *map(round_at, friends)), time.monotonic() + LONG
    while any(round_at(page) <= was for page in friends):
        assert time.monotonic() < until, "the round does not end"
        play(friends, dice, 3)


def round_at(page: Any) -> int:
    found = ROUND.search(page.inner_text("body"))
    return int(found[1]) if found else 0


def lose_the_network(friends: Friends, who: int) -> None:
    """One is cut off, sees it, and is back as if nothing had been."""
    page, other = friends[who], friends.ana
    page.context.set_offline(True)
    page.wait_for_selector(".offline")
    page.context.set_offline(False)
    page.wait_for_selector(".offline", state="detached")
    other.wait_for_selector(".seat.now")


def menu(page: Any) -> Any:
    """The menu of the table, open."""
    page.get_by_role("button", name="Menu").first.click()
    return page.locator("dialog[open]")


def leave_and_return(friends: Friends, who: int, name: str) -> None:
    """A bot stands in for who leaves, the others see it, and the seat is taken back."""
    page, other = friends[who], friends.ana
    opened = menu(page)
    opened.get_by_role("button", name="Let a bot play for me").click()
    opened.locator(".sure").get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    other.wait_for_selector(f".log >> text={name} has let a bot take over.")
    table = page.url
    page.goto(address(page, "/"))
    row = page.locator(f"#games li:has([href='{table.removeprefix(address(page))}'])")
    row.get_by_role("link").click()
    page.click(".notices >> text=Take my seat back")
    other.wait_for_selector(f".log >> text={name} is back and playing again.")


def stop(friends: Friends) -> None:
    """One asks, all agree, and the game ends for everybody."""
    asks, *others = friends
    menu(asks).get_by_role("button", name="Agree to stop the game").click()
    asks.keyboard.press("Escape")
    for page in others:
        page.click(".agreement .btn.main")
    for page in friends:
        page.wait_for_selector("text=The game was stopped by agreement.")


def play_again(friends: Friends) -> str:
    """One asks for another game, the others agree, and all are led to it."""
    asks, *others = friends
    was = asks.url.rsplit("/", 1)[1]
    asks.get_by_role("button", name="Play again").first.click()
    for page in others:
        page.click(".agreement .btn.main")
    for page in friends:
        page.wait_for_url(re.compile(rf"/table/(?!{was})"))
    return begun(friends)


def whole_evening(friends: Friends, seed: int) -> None:
    """Everything that three friends do, one thing after another."""
    dice = random.Random(seed)
    home(friends)
    name_themselves(friends)
    step("three browsers have a name each")
    meet_by_link(friends)
    step("met by a link")
    play_a_round(friends, dice)
    step("played a round of CUBA")
    lose_the_network(friends, 1)
    step("the phone lost the network and is back")
    leave_and_return(friends, 2, "Cleo")
    step("who left was played for and has the seat again")
    play(friends, dice, 5)
    stop(friends)
    step("all agreed to stop")
    play_again(friends)
    play(friends, dice, 5)
    step("playing again, at a new table")
    stop(friends)
    meet_at_an_open_table(friends)
    play_a_round(friends, dice)
    step("met at an open table, played a round of HAVANA")
    stop(friends)
    meet_by_pairing(friends)
    play(friends, dice, 5)
    step("met by pairing")
    stop(friends)
    meet_in_a_club(friends)
    play(friends, dice, 5)
    step("met in a club")
    stop(friends)


def come(browser: Any, address: str, errors: list[str], **settings: Any) -> Any:
    """A browser of one's own at the home page; what its console complains of goes to `errors`."""
    chosen: Any = {"locale": "en", "reduced_motion": "reduce"} | settings
    context = browser.new_context(**chosen)
    context.add_init_script(SETTLED)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.extend(complaint(line)))
    page.goto(address)
    return page


def main() -> None:
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium") or shutil.which("chromium-browser")
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else random.randrange(1000)
    print(f"Three friends, seed {seed}:")  # noqa: T201
    errors: list[str] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as running:
        house = House(Path(data))
        rules = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
        launch: Any = {"executable_path": path, "args": ["--no-sandbox", rules]}
        browsers = [running.chromium.launch(**launch) for _ in Friends._fields]
        try:
            elsewhere = f"http://{ELSEWHERE}:{house.port}"
            ana = come(browsers[0], house.address, errors, **DESK)
            bo = come(browsers[1], house.address, errors, **PHONE)
            cleo = come(browsers[2], elsewhere, errors, **DESK)
            whole_evening(Friends(ana, bo, cleo), seed)
        finally:
            for browser in browsers:
                browser.close()
            house.close()
    if errors:
        sys.exit("\n".join(["The browsers complained:", *errors]))
    print("All of it works.")  # noqa: T201


if __name__ == "__main__":
    main()
