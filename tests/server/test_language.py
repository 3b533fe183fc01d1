"""Each person has a language, in which the house writes to it."""

from pathlib import Path

from tests.server.served import run, serving


def test_a_newcomer_has_the_language_that_its_browser_asks_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as at:
            for wishes, expected in (("fr-CH, de;q=0.8", "fr"), ("tlh", "en"), ("", "en")):
                ana = await at.person()
                said = await ana.http.post(
                    "/api/me", json={"name": "Ana"}, headers={"accept-language": wishes}
                )
                assert said.json()["language"] == expected
            changed = await ana.post("/api/me", language="de")
            assert changed.json()["language"] == "de"

    run(work())
