"""The course of the game in the order of the rule book: what may be chosen, and what follows."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.bits import first, listed, nth, size
from malecon.engine.cuba import (
    actions,
    buildings,
    course,
    harbour,
    laws,
    market,
    parliament,
    plantation,
    policy,
    scoring,
    setup,
    tell,
)
from malecon.engine.cuba.box import Box
from malecon.engine.cuba.kinds import (
    CITRUS,
    NONE,
)
from malecon.engine.cuba.paragraphs import C_030, C_079
from malecon.engine.cuba.state import State
from malecon.engine.cuba.steps import (
    AFTER_OFFICE,
    AFTER_TURN,
    BID_AGAIN,
    BID_VOTES,
    CALL_SHIP,
    CHOOSE_BUILDING,
    CHOOSE_DOCK,
    CHOOSE_SIDE,
    CHOOSE_SITE,
    CLOSE_PARLIAMENT,
    CONVERT_CARGO,
    DRAW_BOARD,
    DRAW_LAW,
    DRAW_SHIP,
    DRAW_START,
    ENACT_LAWS,
    GAME_OVER,
    GIVE_PIECES,
    HARVEST_FIELDS,
    LOAD_SHIP,
    OFFICE_DOCK,
    OFFICE_LOAD,
    PAY_LEVY,
    PAY_TAX,
    PLACE_PAWN,
    PLAY_CARD,
    REST,
    SEND_DELEGATE,
    SWAP_SHIP,
    TAKE_PIECES,
    TRADE,
    USE_BUILDINGS,
    VETO_IN_PARLIAMENT,
    VETO_NOW,
)
from malecon.engine.cuba.tiles import kind_of
from malecon.engine.position import CHANCE, OVER, decoded
from malecon.engine.rng import Rng

# A set of choices is a mask: bit 0 is `end`, bit 1 `done`, bit 2 + n action number n of the step.
CAN_END: Final = 1
CAN_BE_DONE: Final = 2
FIRST_ACTION: Final = bytes(
    [actions.SHIP, actions.START, actions.BOARD, actions.LAW, actions.SIDE, actions.TAKE]
    + [actions.DELEGATE, actions.CARD, actions.PLACE, actions.HARVEST, actions.TAKE]
    + [actions.BUILD, actions.ON, actions.USE, actions.GIVE, actions.CONVERT, actions.DOCK]
    + [actions.LOAD, actions.CALL, actions.DOCK, actions.VETO, actions.DOCK, actions.LOAD, 0]
    + [actions.VETO, 0, 0, actions.ENACT, 0, actions.PAY, actions.PAY, 0]
)
# How many actions each step is about.
WIDTH: Final = bytes(
    [actions.LAW - actions.SHIP, actions.BOARD - actions.START, actions.SHIP - actions.BOARD]
    + [laws.GROUPS * laws.IN_GROUP, actions.START - actions.SIDE, actions.BUY - actions.TAKE]
    + [actions.PLACE - actions.DELEGATE, actions.DELEGATE - actions.CARD]
    + [actions.HARVEST - actions.PLACE, actions.BUILD - actions.HARVEST]
    + [actions.CARD - actions.TAKE, actions.ON - actions.BUILD, actions.USE - actions.ON]
    + [actions.DOCK - actions.USE, actions.CONVERT - actions.GIVE]
    + [actions.CALL - actions.CONVERT, actions.LOAD - actions.DOCK, actions.GIVE - actions.LOAD]
    + [actions.VETO - actions.CALL, actions.LOAD - actions.DOCK, actions.ENACT - actions.VETO]
    + [actions.LOAD - actions.DOCK, actions.GIVE - actions.LOAD, 0]
    + [actions.ENACT - actions.VETO, 0, 0, actions.PAY - actions.ENACT, 0]
    + [actions.PAY_PAIR - actions.PAY, actions.SIDE - actions.PAY, 0]
)


class Cuba(State):
    """A position of CUBA."""

    def copy(self) -> "Cuba":
        """An independent position equal to this one, telling no events."""
        other = Cuba(self.box)
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
        if self.asked != 0:  # at once and sealed (C-088, C-150, A-84)
            return first(self.asked & ~self.answered)
        if self.step <= DRAW_LAW:
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

    def weight(self, action: i64) -> i64:
        """In how many ways this outcome of CHANCE can come: cards are single."""
        return 1

    def pile(self) -> i64:
        """Which pile CHANCE draws from: start player, boards, ships, laws I to IV."""
        if self.step == DRAW_LAW:
            return 3 + self.count
        if self.step == DRAW_SHIP:
            return 2
        return 0 if self.step == DRAW_START else 1

    def legal(self, seat: i64) -> list[int]:
        """Action ids in ascending order; for CHANCE the possible outcomes."""
        if not self.is_asked(seat):
            return []
        if self.step == BID_VOTES or self.step == BID_AGAIN:
            return [actions.BID + n for n in range(self.most_bid(seat) + 1)]
        mask = self.options(seat)
        found = listed(mask & 3, 0)
        found += listed(mask >> 2, FIRST_ACTION[self.step])
        return found

    def choices(self, seat: i64) -> i64:
        """How many legal actions there are."""
        if not self.is_asked(seat):
            return 0
        if self.step == BID_VOTES or self.step == BID_AGAIN:
            return self.most_bid(seat) + 1
        return size(self.options(seat))

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniform legal action; must agree with legal()."""
        if self.step == BID_VOTES or self.step == BID_AGAIN:
            return actions.BID + rng.below(self.most_bid(seat) + 1)
        mask = self.options(seat)
        n = size(mask)
        chosen = nth(mask, rng.below(n)) if n > 1 else first(mask)
        return chosen if chosen < 2 else FIRST_ACTION[self.step] + chosen - 2

    def stroll(self, rng: Rng) -> i64:
        """Let whoever is asked play at random: 1 for a decision, 0 for none, OVER at the end."""
        step = self.step
        if step == REST:
            self.end(self.seat)
            return 0
        if step == GAME_OVER:
            return OVER
        seat = self.seat
        if self.asked != 0:
            seat = self.to_move()
            if step == BID_VOTES or step == BID_AGAIN:
                most = self.most_bid(seat)
                course.seal(self, seat, actions.BID + rng.below(most + 1))
                return 1 if most > 0 else 0
        mask = self.options(seat)
        n = size(mask)
        chosen = nth(mask, rng.below(n)) if n > 1 else first(mask)
        self.play(seat, chosen if chosen < 2 else FIRST_ACTION[step] + chosen - 2)
        return 1 if n > 1 and step > DRAW_LAW else 0

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

    def is_asked(self, seat: i64) -> bool:
        """Whether this seat, or CHANCE, may choose now."""
        if self.asked != 0:
            return seat >= 0 and (self.asked & ~self.answered) >> seat & 1 == 1
        return self.step != GAME_OVER and seat == self.to_move()

    def most_bid(self, seat: i64) -> i64:
        """All the seat's pesos (C-088)."""
        return self.pesos[seat]

    def options(self, seat: i64) -> i64:
        """The choices of the step at hand, as a mask; no bids."""
        step = self.step
        if step <= DRAW_LAW:
            return self.outcomes() << 2
        if step == PLAY_CARD:
            return self.cards(seat) << 2
        if step == HARVEST_FIELDS:
            return CAN_END | plantation.harvestable(self, seat) << 2
        if step == TRADE:
            return CAN_END | market.trades(self, seat) << 2
        if step == USE_BUILDINGS:
            return CAN_END | buildings.usable(self, seat) << 2
        if step == REST or step == CLOSE_PARLIAMENT:
            return CAN_END
        if step == CHOOSE_DOCK:
            return CAN_END | harbour.open_docks(self, seat) << 2
        if step == PLACE_PAWN:
            return plantation.ALL_FIELDS << 2
        if step == CHOOSE_BUILDING:
            return CAN_END | plantation.buildable(self, seat) << 2
        if step == LOAD_SHIP:
            return CAN_END | harbour.loadable(self, seat, self.dock) >> CITRUS << 2
        if step == PAY_LEVY:
            return (2 | scoring.levy_answers(self, seat)) << 2
        if step == CHOOSE_SITE:
            return plantation.sites(self, seat) << 2
        if step == PAY_TAX:
            return 0b11 << 2
        if step == ENACT_LAWS:
            return parliament.pairs(self) << 2
        return self.rare_options(seat)

    def outcomes(self) -> i64:
        """What chance can bring."""
        if self.step == DRAW_LAW:
            return self.law_piles & 0b111111 << 6 * self.count
        if self.step == DRAW_SHIP:
            return self.unseen
        if self.step == DRAW_START:
            return (1 << self.box.seats) - 1
        return setup.boards_left(self)

    def rare_options(self, seat: i64) -> i64:
        """The choices of setup, single buildings and variants."""
        step = self.step
        if step == TAKE_PIECES:
            return setup.start_pieces(self) << 2 if self.count < setup.START_PIECES else CAN_END
        if step == GIVE_PIECES:
            return CAN_BE_DONE | buildings.givable(self, seat, kind_of(self.tile)) << 2
        if step == OFFICE_DOCK:
            return CAN_BE_DONE | harbour.open_docks(self, seat) << 2
        if step == OFFICE_LOAD:
            return CAN_BE_DONE | buildings.office_loads(self, seat) >> CITRUS << 2
        if step == CONVERT_CARGO:
            return CAN_BE_DONE | buildings.conversions(self, seat) << 2
        if step == CALL_SHIP:
            return CAN_BE_DONE | harbour.in_pile(self) << 2
        if step == SWAP_SHIP:
            return CAN_BE_DONE | harbour.swappable(self) << 2
        if step == VETO_NOW or step == VETO_IN_PARLIAMENT:
            return CAN_BE_DONE | parliament.open_to_veto(self) << 2
        if step == SEND_DELEGATE:
            return self.hand[seat] << 2
        assert step == CHOOSE_SIDE
        return 0b11 << 2

    def cards(self, seat: i64) -> i64:
        """Cards that can be played, at once for all; must agree with course.check_card()."""
        if self.fifth[seat] != NONE:
            return self.hand[seat] & ~(1 << self.fifth[seat])
        return self.hand[seat]

    def play(self, seat: i64, action: i64) -> None:
        """Play an action, which must be legal: the caller has checked."""
        step = self.step
        n: i64 = action - FIRST_ACTION[step]
        if action == actions.END:
            self.end(seat)
        elif action == actions.DONE:
            self.done()
        elif step <= DRAW_LAW:
            self.draw(n)
        elif step == PLAY_CARD:
            course.play_card(self, seat, n)
        elif step == HARVEST_FIELDS:
            plantation.harvest(self, seat, n)
        elif step == TRADE:
            market.trade(self, seat, action)
        elif self.asked != 0:
            course.seal(self, seat, action)
        elif step == PLACE_PAWN:
            plantation.place(self, seat, n)
            self.step = HARVEST_FIELDS
        elif step == LOAD_SHIP:
            harbour.load(self, seat, CITRUS + n, C_079)
        elif step == CHOOSE_DOCK:
            self.dock = n + 1
            self.step = LOAD_SHIP
        elif step == CHOOSE_BUILDING:
            self.tile = n
            self.step = CHOOSE_SITE
        elif step == CHOOSE_SITE:
            plantation.build(self, seat, n)
            self.step = REST
        elif step == USE_BUILDINGS:
            buildings.use(self, seat, n)
        elif step == GIVE_PIECES:
            buildings.give(self, seat, n)
        elif step == ENACT_LAWS:
            parliament.enact(self, seat, n)
        else:
            self.play_rare(seat, n)

    def play_rare(self, seat: i64, n: i64) -> None:
        """The choices of setup, single buildings and variants."""
        step = self.step
        why: i64 = NONE
        if self.tile != NONE:
            why = tell.BUILDING + kind_of(self.tile)
        if step == TAKE_PIECES:
            self.gain(seat, n, 1, tell.SUPPLY, C_030)
            self.count += 1
        elif step == OFFICE_DOCK:
            self.dock = n + 1
            self.step = OFFICE_LOAD
        elif step == OFFICE_LOAD:
            buildings.office_load(self, seat, CITRUS + n)
            if buildings.office_is_done(self, seat):
                self.done()
        elif step == CONVERT_CARGO:
            buildings.convert(self, seat, n)
        elif step == CALL_SHIP:
            harbour.call(self, n, why)
            buildings.finish(self)
        elif step == SWAP_SHIP:
            harbour.swap(self, n + 1, why)
            buildings.finish(self)
        elif step == VETO_NOW:
            parliament.veto(self, seat, n)
            buildings.finish(self)
        elif step == VETO_IN_PARLIAMENT:
            parliament.veto(self, seat, n)
            parliament.open_bidding(self)
        else:
            setup.choose_side(self, seat, n)

    def draw(self, n: i64) -> None:
        """CHANCE has spoken."""
        step = self.step
        if step == DRAW_LAW:
            parliament.propose(self, n)
            self.count += 1
            if self.count == laws.GROUPS:
                course.begin_actions(self)
        elif step == DRAW_START:
            setup.draw_start(self, n)
        elif step == DRAW_BOARD:
            setup.draw_board(self, n)
        elif self.round == 0:
            setup.draw_ship(self, n)
        else:
            harbour.arrive(self, n)
            if harbour.move_up(self):
                course.go_on(self)

    def done(self) -> None:
        """A building's use is finished; a veto in parliament is declined (A-55, A-58)."""
        if self.step == VETO_IN_PARLIAMENT:
            parliament.open_bidding(self)
        elif self.step == OFFICE_LOAD and harbour.leaves_at_once(self):
            self.after = AFTER_OFFICE
            course.send_off(self)
        else:
            buildings.finish(self)

    def end(self, seat: i64) -> None:
        """The turn ends; who did not build or deliver has forgone it (C-071, C-082, A-59)."""
        step = self.step
        if self.telling:
            self.tell(tell.TURN_ENDED, seat, NONE, 1, NONE, NONE, NONE)
        if step == TAKE_PIECES:
            setup.next_picks(self)
            return
        if step == CLOSE_PARLIAMENT:
            course.carry_out_laws(self)
            return
        if step == CHOOSE_BUILDING:
            plantation.forgo(self, seat)
        elif step == CHOOSE_DOCK or (step == LOAD_SHIP and self.count == 0):
            harbour.forgo(self, seat)
        elif step == LOAD_SHIP and harbour.leaves_at_once(self):
            self.after = AFTER_TURN
            course.send_off(self)
            return
        course.next_turn(self)

    def is_sealed(self) -> bool:
        """Whether choices made now are kept until the last of several seats has made its own."""
        return self.asked != 0

    def unseal(self, seat: i64) -> i64:
        """Take back a sealed choice that still waits for others; a delegate is final (A-102)."""
        if self.answered >> seat & 1 == 0 or self.step == SEND_DELEGATE:
            return 0
        self.answered &= ~(1 << seat)
        self.sealed[seat] = NONE
        return 1

    def resample(self, seat: i64, rng: Rng) -> None:
        """Other seats' sealed choices and delegates become others that they could have made."""
        for other in range(self.box.seats):
            if other == seat:
                continue
            if self.answered >> other & 1:
                self.reseal(other, rng)
            elif self.fifth[other] != NONE and size(self.hand[other]) > 1:
                self.fifth[other] = nth(self.hand[other], rng.below(size(self.hand[other])))

    def reseal(self, seat: i64, rng: Rng) -> None:
        """Another choice in the place of a sealed one."""
        self.answered &= ~(1 << seat)
        action = self.pick(seat, rng)
        self.answered |= 1 << seat
        if self.step == SEND_DELEGATE:
            action -= actions.DELEGATE
        elif self.step == BID_VOTES or self.step == BID_AGAIN:
            action -= actions.BID
        self.sealed[seat] = action


def new(box: Box) -> Cuba:
    """The table before the first ship is turned up."""
    p = Cuba(box)
    setup.lay_out(p)
    return p


def decode(box: Box, encoded: bytes) -> Cuba:
    """The position that encode() gave as bytes."""
    p = new(box)
    p.set_numbers(decoded(encoded))
    return p
