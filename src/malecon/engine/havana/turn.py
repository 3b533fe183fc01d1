"""What may be chosen in HAVANA at every step, and where each choice leads."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.bits import first, listed, nth, size
from malecon.engine.havana import actions, cards, course, hands, policy, scoring, street
from malecon.engine.havana.cubes import count, every, present
from malecon.engine.havana.kinds import (
    ALL_CARDS,
    BUILDINGS,
    CARDS,
    COLOURED,
    COLOURS,
    ENDS,
    NONE,
)
from malecon.engine.havana.state import Box, State
from malecon.engine.havana.steps import (
    BUY_BUILDING,
    CONSERVE,
    COVER_CARD,
    DO_CARD,
    DRAW_BUILDING,
    DRAW_CUBE,
    GAME_OVER,
    LAY_CARD,
    LAY_FIRST,
    PAY_PRICE,
    PICK_CUBES,
    RENEW,
    REST,
    ROB_CUBES,
    ROB_PESOS,
    STEAL_CUBES,
    SWAP_CARD,
    SWAP_END,
    TAX_SEAT,
)
from malecon.engine.position import CHANCE, OVER, decoded
from malecon.engine.rng import Rng

# A set of choices is a mask: bit 0 is `end`, bit 1 `done`, bit 2 + n action number n of the step.
CAN_END: Final = 1
CAN_BE_DONE: Final = 2
FIRST_ACTION: Final = bytes(
    [actions.BUILDING, actions.CUBE, actions.SWAP, actions.AT, actions.LAY, actions.DO]
    + [actions.TAKE, actions.REMOVE, actions.TAX, actions.ROB, actions.ROB, actions.STEAL]
    + [actions.PICK, actions.BUY, actions.REPLACE, actions.COVER, actions.LAY, 0, 0]
)
# How many actions each step is about.
WIDTH: Final = bytes(
    [BUILDINGS, COLOURS, BUILDINGS, ENDS, CARDS, CARDS, CARDS, ENDS, actions.ROB - actions.TAX]
    + [actions.STEAL - actions.ROB, actions.STEAL - actions.ROB, COLOURS, COLOURED, ENDS]
    + [actions.COVER - actions.REPLACE, CARDS, CARDS, 0, 0]
)
ALL_ENDS: Final = 0b1111


class Havana(State):
    """A position of HAVANA."""

    def copy(self) -> "Havana":
        """An independent position equal to this one, telling no events."""
        other = Havana(self.box)
        self.copy_into(other)
        return other

    def seats(self) -> i64:
        """How many seats there are."""
        return self.box.seats

    def scores(self) -> list[int]:
        """Points of every seat."""
        return [self.points[seat] for seat in range(self.box.seats)]

    def winners(self) -> i64:
        """Bit mask of the seats in the lead, of the winners once the game is over."""
        return scoring.winners(self)

    def to_move(self) -> i64:
        """The seat asked first, CHANCE or OVER."""
        if self.asked != 0:
            return first(self.asked & ~self.answered)
        if self.step <= DRAW_CUBE:
            return CHANCE
        if self.step == GAME_OVER:
            return OVER
        return self.seat

    def waiting(self) -> i64:
        """Bit mask of the seats that may choose now."""
        if self.asked != 0:
            return self.asked & ~self.answered
        seat = self.to_move()
        return 1 << seat if seat >= 0 else 0

    def is_asked(self, seat: i64) -> bool:
        """Whether this seat, or CHANCE, may choose now."""
        if self.asked != 0:
            return seat >= 0 and (self.asked & ~self.answered) >> seat & 1 == 1
        return self.step != GAME_OVER and seat == self.to_move()

    def weight(self, action: i64) -> i64:
        """Buildings are single; a colour comes in as many ways as there are cubes of it."""
        if self.step == DRAW_CUBE:
            return count(self.bag, action - actions.CUBE)
        return 1

    def pile(self) -> i64:
        """Which pile CHANCE draws from: the buildings or the bag."""
        return 0 if self.step == DRAW_BUILDING else 1

    def legal(self, seat: i64) -> list[int]:
        """Action ids in ascending order; for CHANCE the possible outcomes."""
        if not self.is_asked(seat):
            return []
        mask = self.options(seat)
        found = listed(mask & 3, 0)
        found += listed(mask >> 2, FIRST_ACTION[self.step])
        return found

    def choices(self, seat: i64) -> i64:
        """How many legal actions there are."""
        return size(self.options(seat)) if self.is_asked(seat) else 0

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniform legal action, for CHANCE by weight; must agree with legal()."""
        if self.step == DRAW_CUBE:
            return actions.CUBE + self.any_cube(rng)
        mask = self.options(seat)
        n = size(mask)
        chosen = nth(mask, rng.below(n)) if n > 1 else first(mask)
        return chosen if chosen < 2 else FIRST_ACTION[self.step] + chosen - 2

    def stroll(self, rng: Rng) -> i64:
        """Let whoever is asked play at random: 1 for a decision, 0 for none, OVER at the end."""
        step = self.step
        if step == DRAW_CUBE:
            course.cube_drawn(self, self.any_cube(rng))
            return 0
        if step == REST:
            course.end_turn(self, self.seat)
            return 0
        if step == GAME_OVER:
            return OVER
        seat = self.to_move() if self.asked != 0 else self.seat
        mask = self.options(seat)
        n = size(mask)
        chosen = nth(mask, rng.below(n)) if n > 1 else first(mask)
        self.play(seat, chosen if chosen < 2 else FIRST_ACTION[step] + chosen - 2)
        return 1 if n > 1 and step > DRAW_CUBE else 0

    def any_cube(self, rng: Rng) -> i64:
        """A colour, as likely as there are cubes of it in the bag."""
        n = rng.below(every(self.bag))
        colour: i64 = 0
        while n >= count(self.bag, colour):
            n -= count(self.bag, colour)
            colour += 1
        return colour

    def guess(self, seat: i64, rng: Rng) -> i64:
        """The game's fast policy."""
        return policy.guess(self, seat, rng)

    def evaluate(self) -> list[float]:
        """The points that each seat can expect at the end."""
        return policy.evaluate(self)

    def spread(self) -> float:
        """How many points of difference still mean little."""
        return policy.spread(self)

    def stage(self) -> i64:
        """How many rounds have begun."""
        return self.round

    def options(self, seat: i64) -> i64:
        """The choices of the step at hand, as a mask."""
        step = self.step
        if step == DO_CARD:
            return hands.doable(self, seat) << 2
        if step == BUY_BUILDING:
            return CAN_END | street.for_sale(self, seat) << 2
        if step == COVER_CARD:
            return self.open[seat] << 2
        if step == LAY_CARD or step == LAY_FIRST:
            return hands.layable(self, seat) << 2
        if step == PICK_CUBES:
            return cards.pickable(self) << 2
        if step == PAY_PRICE:
            return (street.replaceable(self, seat) | 1 << COLOURED + 1) << 2
        if step == TAX_SEAT:
            return cards.taxable(self) << 2
        if step == ROB_PESOS or step == ROB_CUBES:
            return cards.victims(self, seat) << 2
        if step == STEAL_CUBES:
            stop: i64 = CAN_BE_DONE if cards.can_stop_stealing(self) else 0
            return stop | cards.stealable(self) << 2
        if step == RENEW:
            return CAN_BE_DONE | self.discard[seat] << 2
        if step == CONSERVE:
            return CAN_BE_DONE | street.ends(self) << 2
        if step == DRAW_BUILDING:
            return self.draw_pile << 2
        if step == DRAW_CUBE:
            return present(self.bag, COLOURS) << 2
        if step == REST:
            return CAN_END
        if step == SWAP_CARD:
            return street.low_in_pile(self) << 2
        assert step == SWAP_END
        return ALL_ENDS << 2

    def play(self, seat: i64, action: i64) -> None:
        """Play an action, which must be legal: the caller has checked."""
        step = self.step
        n: i64 = action - FIRST_ACTION[step]
        if action == actions.END:
            course.end_turn(self, seat)
        elif action == actions.DONE:
            course.next_card(self, seat)
        elif step == DO_CARD:
            course.do_card(self, seat, n)
        elif step == COVER_CARD:
            self.covers[seat] = n
            self.step = LAY_CARD
        elif step == LAY_CARD:
            course.lay_card(self, seat, n, action)
        elif step == BUY_BUILDING:
            self.begin_purchase(seat, n)
        elif step == PAY_PRICE:
            self.pay_or_replace(seat, n)
        elif step == DRAW_CUBE:
            course.cube_drawn(self, n)
        elif step == DRAW_BUILDING:
            course.building_drawn(self, n)
        elif step == LAY_FIRST:
            course.lay_first(self, seat, n, action)
        else:
            self.play_card_choice(seat, n, action)

    def play_card_choice(self, seat: i64, n: i64, action: i64) -> None:
        """The choices that single cards ask for, and those of the swap at setup."""
        step = self.step
        done = True
        if step == PICK_CUBES:
            done = cards.pick(self, seat, n)
        elif step == TAX_SEAT:
            done = cards.tax(self, seat, n)
        elif step == ROB_PESOS:
            cards.rob_pesos(self, seat, n)
        elif step == ROB_CUBES:
            done = cards.rob_cubes(self, seat, n)
        elif step == STEAL_CUBES:
            done = cards.steal(self, seat, n)
        elif step == RENEW:
            cards.renew(self, seat, n, action)
        elif step == CONSERVE:
            cards.conserve(self, seat, n)
            course.conserved(self, seat)
            return
        elif step == SWAP_CARD:
            self.count = n
            self.step = SWAP_END
            return
        else:
            street.swap(self, seat, self.count, n)
            self.count = 0
            self.step = REST
            return
        if done:
            course.next_card(self, seat)

    def begin_purchase(self, seat: i64, end: i64) -> None:
        """Payment is asked for only where it can differ (HA-37)."""
        street.choose(self, seat, end)
        if street.replaceable(self, seat) == 0:
            self.complete_purchase(seat)
        else:
            self.step = PAY_PRICE

    def pay_or_replace(self, seat: i64, n: i64) -> None:
        """Replace one more piece, or pay."""
        if n == COLOURED + 1:
            self.complete_purchase(seat)
        else:
            street.replace(self, n)

    def complete_purchase(self, seat: i64) -> None:
        """Pay, take the building, and see what follows."""
        street.buy(self, seat)
        course.bought(self, seat)

    def is_sealed(self) -> bool:
        """Whether choices made now are kept until the last of several seats has made its own."""
        return self.asked != 0

    def unseal(self, seat: i64) -> i64:
        """Take back first cards that still wait for others; how many choices that were."""
        if self.step != LAY_FIRST:
            return 0
        laid = size(self.laid[seat])
        self.laid[seat] = 0
        self.answered &= ~(1 << seat)
        return laid

    def resample(self, seat: i64, rng: Rng) -> None:
        """Other seats' hidden cards become others that they could be."""
        for other in range(self.box.seats):
            if other != seat:
                self.reshuffle(other, rng)

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """Unknown cards anew to hand and discard pile, laid cards anew from the hand."""
        unknown = self.unknown[seat]
        if unknown != 0:
            in_hand = hands.guessed(self, seat, rng)
            self.hand[seat] = self.hand[seat] & ~unknown | in_hand
            self.discard[seat] = self.discard[seat] & ~unknown | unknown & ~in_hand
        laid = size(self.laid[seat])
        if laid > 0:
            self.laid[seat] = hands.chosen_from(self.hand[seat], laid, rng)


def new(box: Box) -> Havana:
    """The table before the first building is turned up."""
    p = Havana(box)
    p.rows = vec[i64]([0, 0])
    p.lengths = vec[i64]([0, 0])
    for_seats(p)
    course.lay_out(p)
    return p


def decode(box: Box, encoded: bytes) -> Havana:
    """The position that encode() gave as bytes."""
    p = new(box)
    p.set_numbers(decoded(encoded))
    return p


def for_seats(p: Havana) -> None:
    """What each seat begins with: thirteen cards and a peso (H-006, H-009)."""
    none = p.box.none
    p.points = none[:]
    p.pesos = none[:]
    p.workers = none[:]
    p.cubes = none[:]
    p.buildings = none[:]
    p.hand = none[:]
    p.discard = none[:]
    p.open = none[:]
    p.laid = none[:]
    p.covers = none[:]
    p.unknown = none[:]
    p.unsure = none[:]
    p.piles = none[:]
    p.at_least = none[:]
    for seat in range(p.box.seats):
        p.pesos[seat] = 1
        p.hand[seat] = ALL_CARDS
        p.covers[seat] = NONE
