"""What is measured of the code, and the limits it has to keep: tests/ratchet.toml.

python -m tests.ratchet          prints the figures beside their limits
python -m tests.ratchet --lower  lowers each limit to what the code has come to
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from tests.test_imports import imports, modules, other_game

ROOT = Path(__file__).parents[1]
LIMITS = ROOT / "tests" / "ratchet.toml"
PAGE = ROOT / "web" / "src"
COLOUR = re.compile(r"(?<![\w\"'(&])#[0-9a-fA-F]{3,8}\b(?![-\w])|\b(?:rgba?|hsla?)\(")

# A figure, and where it was found.
Finding = tuple[int, str]


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of ours, read."""
    return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in modules().items()}


def longest_module() -> Finding:
    """Lines of the longest module."""
    return max((len(path.read_text().splitlines()), name) for name, path in modules().items())


def longest_function() -> Finding:
    """Lines of the longest function, without its docstring."""
    return max(_functions())


def _functions() -> Iterator[Finding]:
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                first = node.body[0]
                docstring = 0
                if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                    docstring = (first.end_lineno or first.lineno) - first.lineno + 1
                lines = (node.end_lineno or node.lineno) - node.lineno + 1 - docstring
                yield lines, f"{name}.{node.name}"


def circular_modules() -> Finding:
    """Modules that import themselves by way of others, imports inside functions included."""
    needs = {name: _needs(name) for name in trees()}
    reached = {name: set(found) for name, found in needs.items()}
    while True:
        grown = {
            name: found.union(*(reached[one] for one in found)) for name, found in reached.items()
        }
        if grown == reached:
            break
        reached = grown
    circular = sorted(name for name, found in reached.items() if name in found)
    return len(circular), ", ".join(circular)


def _needs(module: str) -> set[str]:
    """Modules of ours that one imports; `from a import b` means a.b where that is a module."""
    found = set()
    for name in imports(modules()[module].read_text(encoding="utf-8")):
        is_module = name in trees()
        found.add(name if is_module else name.rpartition(".")[0])
    return {name for name in found if name in trees() and name != module}


def repeated_classes() -> Finding:
    """Class names that stand in more than one module; what both games call alike is one thing."""
    count = Counter(
        node.name
        for module, tree in trees().items()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        if not other_game(module)
    )
    repeated = sorted(name for name, times in count.items() if times > 1)
    return len(repeated), ", ".join(repeated)


def _page(pattern: re.Pattern[str], *suffixes: str) -> Finding:
    """How often something stands in the page's source."""
    count = Counter[str]()
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in suffixes:
            for line in path.read_text(encoding="utf-8").splitlines():
                count[str(path.relative_to(ROOT))] += len(pattern.findall(line))
    most = ", ".join(f"{name} {times}" for name, times in count.most_common(5) if times)
    return count.total(), most


def page_global_styles() -> Finding:
    """Styles of one component that reach into another."""
    return _page(re.compile(r":global\("), ".svelte")


def page_raw_colours() -> Finding:
    """Colours in components that are not tokens."""
    return _page(COLOUR, ".svelte")


def page_important() -> Finding:
    """Styles that overrule others by force."""
    return _page(re.compile(r"!important"), ".svelte", ".css")


def page_long_lines() -> Finding:
    """Lines of more than 120 characters."""
    return _page(re.compile(r"^.{121,}$"), ".svelte", ".ts", ".css")


MEASURES: dict[str, Callable[[], Finding]] = {
    measure.__name__: measure
    for measure in (
        *(longest_module, longest_function, circular_modules, repeated_classes),
        *(page_global_styles, page_raw_colours, page_important, page_long_lines),
    )
}


def limits() -> dict[str, int]:
    """The limits of today."""
    found: dict[str, int] = tomllib.loads(LIMITS.read_text(encoding="utf-8"))
    return found


def lowered(text: str, figures: dict[str, int]) -> str:
    """The file of limits with every limit that is above its figure brought down to it."""
    for name, figure in figures.items():
        limit = min(figure, limits().get(name, figure))
        text = re.sub(rf"(?m)^{name} = \d+$", f"{name} = {limit}", text)
    return text


def main() -> None:
    figures = {name: measure()[0] for name, measure in MEASURES.items()}
    for name, figure in figures.items():
        sys.stdout.write(f"{name} {figure} (limit {limits().get(name)})\n")
    if "--lower" in sys.argv:
        text = LIMITS.read_text(encoding="utf-8")
        LIMITS.write_text(lowered(text, figures), encoding="utf-8")


if __name__ == "__main__":
    main()
