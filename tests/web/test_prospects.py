"""What may come of a choice is shown where it is chosen: by pointer, by focus, by a first tap."""

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.situations import record, sit_down

pytestmark = pytest.mark.slow
BUBBLE = ".mine .bubble"


def test_C_047_a_place_for_the_pawn_shows_its_cross_and_its_harvest(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "place"))
    page.wait_for_selector(".grid [data-state=lit]")
    page.hover(".grid .field:has-text('b2')")
    page.wait_for_selector(".grid .crossed")
    assert page.locator(".grid .crossed").count() == 6
    assert page.locator(".grid .crossed .tag.maybe").count() > 0
    assert "can harvest" in page.inner_text(BUBBLE)
    assert "water each" in page.inner_text(BUBBLE)


def test_the_same_is_shown_to_who_uses_keys(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "place"))
    page.wait_for_selector(".grid [data-state=lit]")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the skip link leads to the first lit place
    page.wait_for_selector(".grid .crossed")
    assert page.locator(".grid .crossed").count() == 6


def test_the_same_is_shown_by_a_first_tap(guest: Guest) -> None:
    page = guest(viewport={"width": 390, "height": 844}, has_touch=True)
    sit_down(page, record("cuba", "place"))
    page.locator(".grid .field:has-text('b2')").tap()
    page.wait_for_selector(".grid .crossed")
    button = page.locator(".bubble .btn.small")
    assert "b2" in button.inner_text()  # says the act
    box = button.bounding_box()
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 844


def test_a_ship_shows_what_could_be_loaded_and_the_points(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "mayor"))
    tag = page.wait_for_selector(".harbour .dock .tag")
    assert tag.inner_text().startswith("+")
    page.locator(".harbour button[data-state=lit]").first.hover()
    page.wait_for_selector(".harbour .berth.ghost")
    page.wait_for_selector(f"{BUBBLE} >> text=in all")
    assert "→" in page.inner_text(BUBBLE)
    assert page.locator(".mine .beak.up").count() == 1


def test_a_building_shows_what_the_next_foreman_would_make_of_it(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "build"))
    page.wait_for_selector(".tile .can >> text=next foreman")
    page.locator(".buildings [data-state=lit]").first.hover()
    page.wait_for_selector(f"{BUBBLE} dt >> text=next foreman")


def test_a_field_shows_what_it_would_give_no_more(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "site"))
    page.wait_for_selector(".grid [data-state=lit] .tag.less")
    lit = page.locator(".grid [data-state=lit]").count()
    assert page.locator(".grid [data-state=lit] .tag.less").count() == lit
    assert "not here" in page.inner_text(".grid")
    page.locator(".grid [data-state=lit]").first.hover()
    page.wait_for_selector(f"{BUBBLE} dt >> text=lose")
    assert page.locator(".mine .beak.row").count() == 1


def test_laws_show_what_they_would_bring_everybody(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "enact"))
    page.wait_for_selector(".decision th[scope=col]")
    assert page.locator(".decision th[scope=col]").count() == 3
    assert page.locator(".decision td.me").count() == page.locator(".decision tbody tr").count()


def test_a_bid_shows_what_it_is_for_and_what_a_tie_means(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "bid"))
    page.wait_for_selector(".decision th[scope=col]")
    assert page.locator(".decision tbody tr").count() == 4
    assert "If several lead" in page.inner_text(".decision")


def test_every_piece_says_what_it_is_when_it_is_clicked(guest: Guest) -> None:
    page = guest()
    sit_down(page, record("cuba", "card"))
    page.wait_for_selector(".hand [data-state=lit]")
    pieces = [".force .law:not(.empty)", ".market tbody th", ".harbour .dock", ".buildings .tile"]
    for piece in [*pieces, ".grid .field", ".alts .alt"]:
        assert said_of(page, piece), f"{piece} says nothing"


def said_of(page: Any, piece: str) -> str:
    page.locator(piece).first.click(force=True)  # also what cannot be chosen
    page.wait_for_selector(".tip")
    text = str(page.inner_text(".tip"))
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="detached")
    return text
