"""Draws that anybody can verify: draw k of pile P is decided by HMAC-SHA256(seed, "P:k")."""

import hashlib
import hmac
import secrets

from malecon.engine.position import CHANCE, Position
from malecon.games.errors import BadOption, shown
from malecon.games.whole import whole

SEED_BYTES = 32


def seed_bytes(seed: object) -> bytes:
    """A seed from a number, bytes or hex digits; a fresh secret one from None."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    number = whole(seed)
    if number is not None and 0 <= number < 1 << 8 * SEED_BYTES:
        return number.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        try:
            found = bytes.fromhex(seed)
        except ValueError:
            found = b""
        if len(found) == SEED_BYTES:
            return found
    raise BadOption(f"A seed is a number from 0 or {SEED_BYTES} bytes, not {shown(seed)}.")


def commitment(seed: bytes) -> str:
    """What may be shown from the start: the seed can be checked against it at the end."""
    return hashlib.sha256(seed).hexdigest()


def draw(seed: bytes, pile: str, k: int, position: Position) -> int:
    """The outcome of draw number k, from 0, of a pile."""
    outcomes = position.legal(CHANCE)
    weights = [position.weight(outcome) for outcome in outcomes]
    n = below(seed, f"{pile}:{k}", sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
        if n < weight:
            return outcome
        n -= weight
    raise AssertionError("weights do not add up")


def below(seed: bytes, label: str, n: int) -> int:
    """An unbiased number from 0 to n - 1: parts of 64 bits that would bias it are passed over."""
    limit = (1 << 64) - (1 << 64) % n
    text = label
    while True:
        digest = hmac.new(seed, text.encode(), hashlib.sha256).digest()
        for i in range(0, len(digest), 8):
            number = int.from_bytes(digest[i : i + 8], "big")
            if number < limit:
                return number % n
        text += "+"
