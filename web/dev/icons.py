"""Draws the icons that cannot be SVG, from web/public/icon.svg, with the browser of the tests.

python web/dev/icons.py
"""

import re
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "public"
ROOM: Final = 9  # around a maskable icon, of which a system may cut off all corners
SWELL: Final = "s12 5 20 0 12-5 20 0" * 2
WAVE: Final = "M0 46c8-5 12-5 20 0s12 5 20 0 16-5 24 0"


def masked(icon: str) -> str:
    """The same sun over the same sea, both to the very edge."""
    ground, sun, sea, foam = re.findall(r"#\w+", icon)
    size = 64 + 2 * ROOM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-ROOM} {-ROOM} {size} {size}">'
        f'<path d="M{-ROOM} {-ROOM}h{size}v{size}h{-size}z" fill="{ground}"/>'
        f'<circle cx="32" cy="36" r="15" fill="{sun}"/>'
        f'<path d="M-20 40c8-5 12-5 20 0{SWELL}V80H-20z" fill="{sea}"/>'
        f'<path d="M-20 46c8-5 12-5 20 0{SWELL}" fill="none" stroke="{foam}" stroke-width="3"/>'
        "</svg>"
    )


def badge() -> str:
    """Sun and sea in one colour: a phone shows only where it is not transparent."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="#fff">'
        '<path d="M12 36a20 20 0 0 1 40 0c-6 0-9 3-14 3-7 0-8-4-14-4-5 0-7 2-12 4z"/>'
        f'<path d="{WAVE}" fill="none" stroke="#fff" stroke-width="6"/></svg>'
    )


def draw(page: Any, svg: str, size: int, name: str) -> None:
    """One picture, as it is shown at a size."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page()
        for size in (180, 192, 512):
            draw(page, icon if size != 180 else masked(icon), size, f"icon-{size}.png")
        draw(page, masked(icon), 512, "icon-maskable-512.png")
        draw(page, badge(), 96, "badge.png")
        browser.close()


if __name__ == "__main__":
    main()
