"""A kept store in the hands of a changed program: `python -m tests.stored.updated STORE STORY NEW`.

Every table looks as it did, running games are played to their ends, and in the same server a new
game has what is new.
"""

import json
import sys
from pathlib import Path
from typing import Any

from malecon import Match
from malecon.server.service.audit import audited
from tests.server.served import Server, play_to_the_end, run, serving
from tests.stored.kept import looked_at, played_to_the_end, somebody


async def old_games(at: Server, story: dict[str, Any]) -> None:
    """All that was stored."""
    people = {name: await somebody(at, secret) for name, secret in story["people"].items()}
    at.jobs.is_awake = False
    for title, told in story["tables"].items():
        for name in dict.fromkeys(told["people"]):
            wrong = await looked_at(told, people[name])
            assert not wrong, f"{title} as {name} sees it: {wrong[:5]}"
    at.jobs.is_awake = True
    for told in story["tables"].values():
        if told["state"] == "running":
            await played_to_the_end(at, told, people)


async def new_game(at: Server, new: dict[str, Any]) -> None:
    """One that begins after the update, played to its end beside the others."""
    table, people = await at.table("Fay Gil", "cuba", edition="de")
    room = await at.service.room(table)
    assert room.match_log is not None
    check(room.match_log.match, new)
    async with people[0].socket(table) as first, people[1].socket(table) as second:
        await first.hello()
        await second.hello()
        await play_to_the_end(first, second)


def check(match: Match, new: dict[str, Any]) -> None:
    """What is new is there."""
    settings: dict[str, Any] = json.loads(match.game.resolved.encode())
    view = match.view(None)
    for key, value in new.items():
        if key == "pesos":
            assert [player.pesos for player in view.players] == [value] * match.seats
        elif key == "left":
            assert value in view.buildings_left
        else:
            found: Any = settings
            for part in key.split("."):
                found = found[part]
            assert found == value, (key, found)


def main() -> None:
    """Fails loudly."""
    store, story = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())

    async def work() -> None:
        async with serving(store) as at:
            await new_game(at, json.loads(sys.argv[3]))
            await old_games(at, story)

    run(work(), patience=800.0)
    assert audited(store).problems == []


if __name__ == "__main__":
    main()
