"""A table that cannot be played on is shown, with a sentence that says so."""

import sqlite3

import pytest

from malecon.server.storage.sqlite.connections import FILE
from tests.web.conftest import Guest, House
from tests.web.player import LIT
from tests.web.situations import ask, go

pytestmark = pytest.mark.slow
SEATS = {"cuba": ".seat", "havana": ".balcony"}  # what the page calls each seat's part
AT_TABLE, AT_HOME = "This game is frozen", "Frozen: can only be read"


def test_frozen_tables_of_both_games_are_read_and_marked_at_home(
    own_house: House, guest: Guest
) -> None:
    host = guest(at=own_house, locale="en")
    ask(host, "POST", "/api/me", {"name": "Ana"})
    tables = []
    for game in SEATS:
        opening = {"game": game, "seats": 2, "who": ["me", "me"]}
        tables.append(ask(host, "POST", "/api/tables", opening)["table"]["table"])
        go(host, f"/table/{tables[-1]}")
        host.wait_for_selector(LIT)
    own_house.close()
    db = sqlite3.connect(own_house.data / FILE)
    db.execute("UPDATE matches SET settings = NULL")
    db.commit()
    db.close()
    own_house.open()
    for table, seat in zip(tables, SEATS.values(), strict=True):
        host.goto(f"{own_house.address}/table/{table}")
        assert AT_TABLE in host.wait_for_selector(".frozen").inner_text()
        host.wait_for_selector(seat)
        assert host.locator(LIT).count() == 0
    host.goto(own_house.address)
    host.wait_for_selector(f"text={AT_HOME}")
    assert host.locator(f"text={AT_HOME}").count() == len(tables)
