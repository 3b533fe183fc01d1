"""In a language of brackets, whatever a table shows or says aloud stands in them."""

import os
import re
from typing import Any, Final

import pytest

from tests.pseudo import PSEUDO, outside
from tests.web.layout.looking import BUILT, PATIENCE, Served, positions

pytestmark = pytest.mark.slow
# All that is read or said aloud, in the order of the page.
READ: Final = r"""() => {
  const said = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    if (["SCRIPT", "STYLE", "NOSCRIPT", "SELECT", "svg"].includes(node.tagName)) return;
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (node.hasAttribute(name)) said.push(`\n${node.getAttribute(name)}\n`);
    for (const child of node.childNodes) walk(child);
    if (getComputedStyle(node).display !== "inline") said.push("\n");
  };
  walk(document.body);
  return said.join("");
}"""
# People, seeds, numbers of proposals and paragraphs, and the name of the house.
NEUTRAL: Final = re.compile(
    r"Malecón|Bartholomew Featherstone|Esperanza Villanueva Paz|Konstantin Wassermannhof"
    r"|Maximiliane Großschmidtt|Wilhelmina Montgomery Ga|\b(Inés|Marta|Tomás|Lucía|Kenji)\b"
    r"|\b[0-9a-f]{32,}\b|\b[A-Z]{1,2}-\d+|\b(I{1,3}|IV)\b"
)


def untranslated(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", NEUTRAL.sub("", outside(text)))


def test_nothing_on_a_table_is_said_without_its_message(browser: Any) -> None:
    if not (BUILT / "index.html").is_file():
        lacking = "the page is not built with its positions (make .cache/layout/index.html)"
        if os.environ.get("CI") == "true":
            pytest.fail(f"Browser tests did not run: {lacking}.")
        pytest.skip(f"Browser tests did not run: {lacking}.")
    found: dict[str, list[str]] = {}
    with Served() as address:
        context = browser.new_context(locale=PSEUDO, reduced_motion="reduce")
        window = context.new_page()
        window.set_default_timeout(PATIENCE)
        for page in positions():
            window.goto(f"{address}/fixture/{page}")
            window.wait_for_selector(".table, .phone")
            for word in untranslated(window.evaluate(READ)):
                found.setdefault(word, []).append(page)
        context.close()
    assert {word: pages[:2] for word, pages in found.items()} == {}
