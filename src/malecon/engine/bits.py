"""Small sets and small counts inside one number."""

from typing import Final

from mypy_extensions import i64

_ONES: Final = bytes(bin(i).count("1") for i in range(4096))
# 2 is a primitive root of 67, so the first 66 powers of two leave different remainders.
_INDEX: Final = bytes([next((b for b in range(62) if (1 << b) % 67 == r), 0) for r in range(67)])

_TOP: Final = 1 << 60

# For two neighbouring lanes: which of them are not zero.
_FILLED: Final = bytes([(1 if i & 31 else 0) | (2 if i >> 5 else 0) for i in range(1024)])


def size(members: i64) -> i64:
    """How many members a set of up to 60 has."""
    found: i64 = _ONES[members & 4095]
    members >>= 12
    while members != 0:
        found += _ONES[members & 4095]
        members >>= 12
    return found


def first(members: i64) -> i64:
    """The smallest member of a set of up to 60, which must not be empty."""
    return _INDEX[(members & -members) % 67]


def nth(members: i64, n: i64) -> i64:
    """Member number n, from 0, of a set of up to 60."""
    while n > 0:
        members &= members - 1
        n -= 1
    return _INDEX[(members & -members) % 67]


def listed(members: i64, offset: i64) -> list[int]:
    """The members in ascending order, each plus the offset."""
    found: list[int] = []
    while members != 0:
        found.append(first(members) + offset)
        members &= members - 1
    return found


def lane(counts: i64, i: i64) -> i64:
    """Count number i of a row of counts from 0 to 31."""
    return (counts >> (5 * i)) & 31


def bit(i: i64) -> i64:
    """The set whose only member is i, from 0 to 60."""
    return _TOP >> (60 - i)  # compiled, a literal 1 << n is 32 bits wide: keep n below 31


def unit(i: i64) -> i64:
    """One in lane i: add it to a row of counts to raise that count by one."""
    return _TOP >> (60 - 5 * i)


def filled(counts: i64) -> i64:
    """Which of the first eight counts of a row are not zero, as a set."""
    found: i64 = _FILLED[counts & 1023]
    found |= _FILLED[counts >> 10 & 1023] << 2
    found |= _FILLED[counts >> 20 & 1023] << 4
    found |= _FILLED[counts >> 30 & 1023] << 6
    return found
