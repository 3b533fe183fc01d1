"""The windows in which the page is looked at, and the smallest text that each may show."""

from typing import Final, NamedTuple


class Size(NamedTuple):
    width: int
    height: int
    least: int  # pixels of the smallest text
    touch: bool = False  # fingers, not a pointer
    why: str = ""

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES: Final = (
    Size(2560, 1440, 16),
    Size(1920, 1080, 14),
    Size(1440, 900, 12),
    Size(1440, 760, 12),
    Size(1280, 720, 12),
    Size(1024, 768, 12, touch=True),
    Size(768, 1024, 12, touch=True),
    Size(844, 390, 14, touch=True),
    Size(720, 450, 12, why="1440x900 at 200 %"),
    Size(430, 932, 14, touch=True),
    Size(390, 844, 14, touch=True),
    Size(360, 740, 14, touch=True),
)
LANGUAGES: Final = ("en", "de")
