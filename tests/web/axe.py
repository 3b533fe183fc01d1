"""What axe-core says of the page as it is now."""

from pathlib import Path
from typing import Any, Final

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What axe finds in a theme. The second one asks for contrast only: nothing else depends on colours.
RUN: Final = """async ([theme, options]) => {
  document.documentElement.dataset.theme = theme;
  const {violations} = await axe.run(options);
  return violations.map((found) => [found.id, found.nodes[0].html]);
}"""


def check(page: Any, where: str = "") -> None:
    """No violation in either theme, and nothing wider than the screen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, ["light", {}])
    assert found == [], f"{where} {found}"
    assert page.evaluate(RUN, ["night", {"runOnly": ["color-contrast"]}]) == [], where
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
