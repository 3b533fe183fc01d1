"""Everything that can be asked, by everybody: who may, and what the others are told."""

from pathlib import Path

from tests.server.served import run, serving
from tests.server.world import World, rows


def test_all_may_what_the_table_says_and_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        found = {}
        async with serving(tmp_path) as at:
            at.jobs.is_awake = False  # whoever stands in has not played yet
            shared: dict[str, World] = {}  # for what changes nothing: reading, and refusals
            before = {}
            for heading, row in rows().items():
                for role, expected in row.expected():
                    if expected == "yes" and not heading.startswith("GET "):
                        world = await World(at).come(row.at)
                    else:
                        if row.at not in shared:
                            shared[row.at] = await World(at).come(row.at)
                            before[row.at] = await shared[row.at].table()
                        world = shared[row.at]
                    came = await world.ask(role, heading, row)
                    if came != expected:
                        found[f"{heading}, {role}"] = f"{came}, not {expected}"
            assert found == {}
            for state, world in shared.items():
                assert await world.table() == before[state]

    run(work(), patience=120.0)
