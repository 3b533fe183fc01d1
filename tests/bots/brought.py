"""Bots that tests bring: good ones, and ones that answer what they may not."""

import random
import time

from malecon.bots.turn import BotTurn


class Mine:
    """Any move."""

    def choose(self, turn: BotTurn) -> object:
        return turn.random.choice(turn.moves)


class Ahead:
    """Tries every move in three worlds, each played on for two rounds."""

    def choose(self, turn: BotTurn) -> object:
        def worth(move: object) -> float:
            total = 0.0
            for seed in range(3):
                world = turn.world(seed)
                world.play(str(move), seat=turn.seat)
                points = world.finish(rounds=2)
                mine = points.pop(turn.seat)
                total += mine - max(points)
            return total

        return max(turn.moves, key=worth)


class Several:
    """All that comes to mind for this turn, move after move."""

    def choose(self, turn: BotTurn) -> object:
        world = turn.world()
        found: list[object] = []
        while turn.seat in world.waiting and len(found) < 5:
            move = random.Random(turn.seed).choice(world.legal(turn.seat))
            found.append(move)
            world.play(move, seat=turn.seat)
        return found


class Silent:
    def choose(self, turn: BotTurn) -> object:
        return []


class Liar:
    def choose(self, turn: BotTurn) -> object:
        return "build castle"


class Cheat:
    """A move, but one that is not possible now."""

    def choose(self, turn: BotTurn) -> object:
        return "enact I II" if turn.game.name == "cuba" else "buy"


class Confused:
    def choose(self, turn: BotTurn) -> object:
        return 7


class Broken:
    def choose(self, turn: BotTurn) -> object:
        raise RuntimeError("out of ideas")


class Slow:
    def choose(self, turn: BotTurn) -> object:
        until = time.process_time() + 0.6
        while time.process_time() < until:
            pass
        return turn.moves[0]


class NoBot:
    pass
