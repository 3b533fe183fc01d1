"""With which codes commands end that did not do what they were asked."""

from typing import Final

REFUSED: Final = 2
INTERRUPTED: Final = 130  # what shells say of a command ended by Ctrl-C
