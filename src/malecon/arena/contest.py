"""What is played: a game with its settings, who sits in it, the seed and the budget."""

import hashlib
from collections.abc import Sequence

import msgspec

from malecon.bots import bring
from malecon.bots.api import Bot, Budget
from malecon.games.api import Game
from malecon.games.errors import BadOption, BadSeats
from malecon.games.opening import game_with


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides a block: equal contests with budgets of nodes play equal blocks."""

    game: str
    seats: int
    edition: str
    options: dict[str, str]
    rules: int
    components: str  # their hash
    bots: tuple[str, ...]  # the first is the candidate
    seed: int
    nodes: int = 0
    ms: float = 0.0
    file: str | None = None  # own components
    records: bool = False  # whether the games are kept

    def budget(self, bot: int) -> Budget:
        """What a bot, by its number, may spend on one turn: its own or everybody's."""
        return bring.split(self.bots[bot])[1] or Budget(nodes=self.nodes, ms=self.ms)

    @property
    def is_exact(self) -> bool:
        """Whether it goes the same way on every machine."""
        return all(self.budget(bot).ms == 0 for bot in range(self.seats))

    def new_game(self) -> Game:
        """The game with its settings."""
        return game_with(
            self.options,
            self.game,
            seats=self.seats,
            edition=self.edition,
            components=self.file,
        )

    def new_bots(self) -> list[Bot]:
        """The bots, the candidate first."""
        return [bring.bot(name, chair) for chair, name in enumerate(self.bots)]

    def chance(self, block: int) -> bytes:
        """The seed of the match, which is the same in every rotation of a block."""
        return hashlib.sha256(f"arena {self.seed} chance {block}".encode()).digest()

    def whim(self, block: int, rotation: int) -> bytes:
        """The seed of what the bots leave to chance in one game."""
        return hashlib.sha256(f"arena {self.seed} bots {block} {rotation}".encode()).digest()


def contest(
    game: Game,
    names: Sequence[str],
    seed: int,
    budget: Budget,
    *,
    file: str | None = None,
    records: bool = False,
) -> Contest:
    """A contest whose bots are known and fit the seats; the last one takes all seats left."""
    for name in names:
        bring.bot(name)
    if not names:
        raise BadOption("An arena needs at least one bot.")
    if len(names) > game.seats:
        raise BadSeats(f"{len(names)} bots are too many for {game.seats} seats.")
    return Contest(
        game=game.name,
        seats=game.seats,
        edition=game.edition,
        options=dict(game.options),
        rules=game.rules_version,
        components=game.components_hash,
        bots=(*names, *[names[-1]] * (game.seats - len(names))),
        seed=seed,
        nodes=budget.nodes,
        ms=budget.ms,
        file=file,
        records=records,
    )
