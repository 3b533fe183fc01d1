"""Contact sheets of what was looked at: one for each size, every page on it, languages in turn."""

import base64
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from tests.web.layout.sizes import Size

WIDE: Final = 300  # pixels of a picture on a sheet
ACROSS: Final = 1560  # pixels of a sheet
QUALITY: Final = 60
PAGE: Final = """<style>
body {{ margin: 0; padding: 6px; background: #2b211c; color: #fff8ea; font: 11px sans-serif }}
div {{ display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 8px 6px }}
</style><div>{all}</div>"""
ONE: Final = '<figure style="margin:0"><img src="{source}" style="width:100%"><br>{name}</figure>'


class Sheets:
    """Collects small pictures while pages are looked at, and lays them out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: dict[Size, list[tuple[str, bytes]]] = defaultdict(list)

    def take(self, window: Any, size: Size, name: str) -> None:
        self.taken[size].append(
            (name, _shoot(window, size.width, size.height, _width(size) / size.width))
        )

    def lay(self, browser: Any) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for size, pictures in self.taken.items():
            columns = ACROSS // (_width(size) + 6)
            figures = [
                ONE.format(
                    source=f"data:image/webp;base64,{base64.b64encode(data).decode()}", name=name
                )
                for name, data in pictures
            ]
            window = browser.new_page(viewport={"width": ACROSS, "height": 800})
            window.set_content(PAGE.format(columns=columns, all="".join(figures)))
            window.wait_for_function("[...document.images].every((image) => image.complete)")
            high = window.evaluate("document.documentElement.scrollHeight")
            window.set_viewport_size({"width": ACROSS, "height": high})
            (self.folder / f"{size}.webp").write_bytes(_shoot(window, ACROSS, high, 1))
            window.close()


def _width(size: Size) -> int:
    """Upright pictures are narrower, so that all are about as large."""
    return WIDE if size.width > size.height else WIDE // 2


def _shoot(window: Any, width: int, height: int, scale: float) -> bytes:
    line = window.context.new_cdp_session(window)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = base64.b64decode(line.send("Page.captureScreenshot", asked)["data"])
    line.detach()
    return taken
