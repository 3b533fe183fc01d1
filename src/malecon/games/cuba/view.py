"""What a seat or a spectator may know of a position, and a position consistent with that."""

from collections.abc import Mapping
from typing import Any

from malecon.engine.cuba import actions, market, steps
from malecon.engine.cuba.turn import Cuba
from malecon.engine.rng import Rng
from malecon.games.cuba import moves, names, table


def shared(p: Cuba) -> dict[str, Any]:
    """All that lies open, and what saves the page from knowing rules: the same for everybody."""
    seen = table.opened(p)
    seen["waiting"] = table.seats(p.waiting(), p.box.seats)
    seen["prices"] = {name: _prices(p, 3 + i) for i, name in enumerate(names.CARGO)}
    seen["landscapes"] = [_landscape(p, other) for other in range(p.box.seats)]
    return seen


def own(p: Cuba, seat: int | None) -> dict[str, Any]:
    """A seat's own secrets; a spectator has none."""
    return {
        "seat": seat,
        "sealed": sealed(p, seat) if seat is not None else None,
        "delegate": delegate(p, seat) if seat is not None else None,
    }


def sealed(p: Cuba, seat: int) -> str | None:
    """The choice that a seat has sealed, in notation."""
    if not p.answered >> seat & 1:
        return None
    value = p.sealed[seat]
    if p.step == steps.SEND_DELEGATE:
        return moves.write(actions.DELEGATE + value)
    if p.step in (steps.BID_VOTES, steps.BID_AGAIN):
        return moves.write(actions.BID + value)
    return moves.write(value)


def delegate(p: Cuba, seat: int) -> str | None:
    """The card that a seat has put down for parliament (C-150)."""
    card = p.fifth[seat]
    return names.CHARACTERS[card] if card >= 0 and p.hand[seat] else None


def secrets(p: Cuba) -> dict[str, Any]:
    """All that does not lie open."""
    count = p.box.seats
    return {
        "sealed": [sealed(p, seat) for seat in range(count)],
        "delegates": [delegate(p, seat) for seat in range(count)],
    }


def guessed(seen: Mapping[str, Any], p: Cuba, seed: int) -> Cuba:
    """A position made from a view, its placeholders replaced by random possible secrets."""
    seat = seen["seat"]
    p.resample(-1 if seat is None else seat, Rng(seed))
    return p


def placeholders(seen: Mapping[str, Any]) -> dict[str, Any]:
    """Secrets that fit a view: the seat's own, and for others any that keep the form."""
    count = len(seen["players"])
    own = seen["seat"]
    answers: list[str | None] = [
        _placeholder(seen, seat) if seat in seen["answered"] else None for seat in range(count)
    ]
    delegates: list[str | None] = [
        player["hand"][0] if _has_delegate(seen, player) else None for player in seen["players"]
    ]
    if own is not None:
        answers[own] = seen["sealed"]
        delegates[own] = seen["delegate"]
    return {"sealed": answers, "delegates": delegates}


def _placeholder(seen: Mapping[str, Any], seat: int) -> str:
    if seen["step"] == "delegate":
        return f"delegate {seen['players'][seat]['hand'][0]}"
    return "bid 0" if seen["step"] in ("bid", "bid-again") else "decline"


def _has_delegate(seen: Mapping[str, Any], player: Mapping[str, Any]) -> bool:
    """In the variant every seat has one from the first card on until parliament."""
    in_actions = seen["options"]["secret_delegate"] == "yes" and seen["round"] > 0
    asked = seen["step"] in ("delegate", "draw-law", "over") or not player["hand"]
    return in_actions and not asked


def _prices(p: Cuba, kind: int) -> dict[str, Any]:
    return {
        "row": list(market.row(p, kind)),
        "buy": market.price(p, kind),
        "sell": market.bid_price(p, kind),
    }


def _landscape(p: Cuba, seat: int) -> list[str]:
    fields = p.box.components.plantations[p.board[seat]]
    return [names.LANDSCAPES[kind] for kind in fields]
