"""What any store must do for names that last, results and ratings."""

from pathlib import Path

import msgspec
import pytest

from malecon.server.storage.failures import Conflict
from malecon.server.storage.keys import NewDevice, Passkey
from malecon.server.storage.results import Finished, Pairing, Place, Rating, Ratings
from malecon.server.storage.rows import Identity
from malecon.server.storage.store import Store
from tests.server import stocked
from tests.server.contract import BEA, Make, every_store, opened, saved
from tests.server.served import run

PHONE = NewDevice(b"phone", "Firefox", "Android", 5)


async def _finished(store: Store) -> tuple[Identity, Identity]:
    """Ana and Bea, both with lasting names, have played a game that Ana won."""
    ana = await opened(store)
    bea = await store.make_identity(BEA, b"hers", 1)
    for who in (ana, bea):
        await store.set_recovery(who.id, who.person.encode(), 1)
        await store.keep_recovery(who.id)
        await store.set_privacy(who.id, "mates", is_rated=True)
    places = [Place(0, ana.id, None, 1, 60, True), Place(1, bea.id, None, 2, 50, True)]
    finished = Finished("cuba", 2, True, 9, places)
    seats = stocked.seated([ana.id, bea.id])
    assert await saved(store, 0, state="over", seats=seats, finished=finished) is None
    return ana, bea


@every_store
def test_pages_are_seen_by_mates_of_people_whose_name_lasts(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _finished(store)
        both = [ana.person, bea.person]
        assert await store.pages_seen([*both, "nobody"], ana.id) == sorted(both)
        assert await store.pages_seen(both, None) == []
        await store.set_privacy(bea.id, "everybody", is_rated=True)
        assert await store.pages_seen(both, None) == [bea.person]
        await store.set_recovery(bea.id, None, 2)
        assert await store.pages_seen(both, ana.id) == [ana.person]
        await store.close()

    run(work())


@every_store
def test_a_device_is_known_until_it_is_dropped(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        await store.note_device(msgspec.structs.replace(PHONE, secret=b"secret"))
        found = await store.device(b"secret")
        assert found is not None
        assert (found.browser, found.system, found.used) == ("Firefox", "Android", 5)
        assert [one.secret for one in (await store.key_ring(me.id)).devices] == [b"secret"]
        assert await store.language_of(me.id) == me.language
        await store.drop_device(me.id, b"secret")
        assert await store.device(b"secret") is None
        assert await store.identity(b"secret") is None
        await store.close()

    run(work())


@every_store
def test_what_is_good_once_is_used_up_by_who_signs_in(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        me = await opened(store)
        key = Passkey(b"id", me.id, b"public", 0, "localhost", 5)
        await store.add_challenge(b"make", me.id, 1, 100)
        assert await store.add_passkey(b"make", key, 9)
        assert not await store.add_passkey(b"make", msgspec.structs.replace(key, id=b"two"), 9)
        assert (await store.key_ring(me.id)).is_lasting
        assert await store.passkey(b"id") == key
        await store.add_challenge(b"show", None, 1, 100)
        assert await store.sign_in_by_passkey(b"show", key, PHONE) == me
        assert await store.sign_in_by_passkey(b"show", key, PHONE) is None
        assert await store.identity(b"phone") == me
        await store.drop_passkey(me.id, b"id")
        assert await store.passkey(b"id") is None
        await store.set_recovery(me.id, b"code", 6)
        await store.keep_recovery(me.id)
        tablet = msgspec.structs.replace(PHONE, secret=b"tablet")
        assert await store.sign_in_by_code(b"code", tablet) == me
        assert await store.sign_in_by_code(b"code", tablet) is None
        await store.set_token("carry", str(me.id), b"link", expires=10)
        laptop = msgspec.structs.replace(PHONE, secret=b"laptop")
        assert await store.sign_in_by_token("carry", b"link", laptop) == me
        assert await store.sign_in_by_token("carry", b"link", laptop) is None
        await store.close()

    run(work())


@every_store
def test_results_are_of_those_who_played(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _finished(store)
        page = await store.profile(ana.person)
        assert page is not None
        assert (page.identity, page.visible, page.is_rated, page.is_lasting) == (
            ana.id, "mates", True, True,
        )  # fmt: skip
        assert await store.profile("nobody") is None
        assert await store.has_met(ana.id, bea.id)
        (totals,) = await store.tallies(ana.id)
        assert (totals.game, totals.seats, totals.games, totals.won) == ("cuba", 2, 1, 1)
        (rival,) = await store.rivals(ana.id, ana.id, 5)
        assert (rival.person, rival.before, rival.behind) == ("bea", 1, 0)
        (game,) = await store.shared(ana.id, bea.id, 5)
        assert (game.table, game.mine, game.theirs) == ("t", 1, 2)
        await store.close()

    run(work())


@every_store
def test_ratings_go_on_from_where_they_were(make: Make, tmp_path: Path) -> None:
    async def work() -> None:
        store = make(tmp_path)
        ana, bea = await _finished(store)
        (game,) = await store.unrated(0, 10)
        assert [(one.subject, one.place) for one in game.players] == [
            (str(ana.id), 1), (str(bea.id), 2),
        ]  # fmt: skip
        mine, bots = ("cuba", 0, str(ana.id)), ("cuba", 0, "rules")
        pair = ("cuba", str(ana.id), str(bea.id))
        changed = Ratings({mine: Rating(27.0, 7.0, 1, 1), bots: Rating(20.0, 7.0, 1)})
        changed.pairings[pair] = Pairing(1.0, 9)
        changed.through = game.k
        await store.put_ratings(changed, 0)
        with pytest.raises(Conflict):
            await store.put_ratings(changed, 0)
        assert await store.ratings([mine], [pair]) == Ratings(
            {mine: changed.ratings[mine]}, changed.pairings, game.k
        )
        assert await store.ratings_of(ana.id) == {mine: changed.ratings[mine]}
        assert await store.bots_ratings() == {bots: changed.ratings[bots]}
        assert await store.unrated(game.k, 10) == []
        await store.forget_identity(ana.id, "rules")
        await store.drop_forgotten_ratings()
        assert await store.ratings_of(ana.id) == {}
        await store.clear_ratings()
        assert await store.bots_ratings() == {}
        await store.close()

    run(work())
