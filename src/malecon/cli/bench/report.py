"""The figures as a table for people, and what was asked for beside what came out."""

from importlib.resources import files
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

COLUMNS: Final = (
    ("own loop\ndecisions/s", ("playout_decisions_per_s", "own_loop_decisions_per_s")),
    ("from Python\ndecisions/s", ("python_decisions_per_s",)),
    ("games/s", ("games_per_s",)),
    ("copy\nµs", ("copy_us",)),
    ("legal\nµs", ("legal_us",)),
)


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure, or its ratio to another, that must reach a value; a time must stay below it."""

    what: str
    figure: tuple[str, ...]
    value: int | float
    against: tuple[str, ...] = ()

    def got(self, results: dict[str, Any]) -> float | None:
        """What these results give; None where something was not measured."""
        figure = _look_up(results, self.figure)
        if figure is None or not self.against:
            return figure
        other = _look_up(results, self.against)
        return None if other is None else figure / other

    def is_met(self, got: float) -> bool:
        """Whether that is good enough."""
        return got < self.value if self.figure[-1].endswith("_us") else got >= self.value


class Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them, as in targets.toml."""

    targets: tuple[Target, ...]


def targets(results: dict[str, Any]) -> list[dict[str, Any]]:
    """Every target that these results can answer."""
    text = files("malecon.cli.bench").joinpath("targets.toml").read_bytes()
    wanted = msgspec.toml.decode(text, type=Targets).targets
    answered = [(target, target.got(results)) for target in wanted]
    return [
        {
            "what": target.what,
            "wanted": target.value,
            "got": _rounded(got),
            "met": target.is_met(got),
        }
        for target, got in answered
        if got is not None
    ]


def rounded(figures: dict[str, float]) -> dict[str, float]:
    """Figures without digits that mean nothing."""
    return {key: _rounded(figure) for key, figure in figures.items()}


def show(results: dict[str, Any], games: list[str]) -> None:
    """Print it all."""
    console = Console()
    console.print(_speeds(results, games))
    console.print(_commands(results["targets"]))
    for name, reason in results["missing"].items():
        console.print(f"{name}: not measured, {reason}", markup=False)
    console.print(_circumstances(results["machine"]), markup=False)


def _speeds(results: dict[str, Any], games: list[str]) -> Table:
    table = Table("engine", title="Random play; a decision is a choice of at least two actions")
    for heading, _ in COLUMNS:
        table.add_column(heading, justify="right")
    for game in games:
        for build, figures in results[game].items():
            if figures:
                table.add_row(f"{game}, {build}", *_cells(figures))
    table.add_section()
    for peer, figures in results["peers"].items():
        table.add_row(peer, *_cells(figures))
    return table


def _cells(figures: dict[str, float]) -> list[str]:
    found = [next((figures[key] for key in keys if figures.get(key)), 0) for _, keys in COLUMNS]
    return [_number(figure) if figure else "" for figure in found]


def _commands(answered: list[dict[str, Any]]) -> Table:
    table = Table("target")
    for heading in ("wanted", "got"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for target in answered:
        word = "[green]met[/]" if target["met"] else "[red]missed[/]"
        table.add_row(target["what"], _number(target["wanted"]), _number(target["got"]), word)
    return table


def _circumstances(machine: dict[str, Any]) -> str:
    before, after = machine["load_before"][0], machine["load_after"][0]
    return (
        f"Python {machine['python']}, {machine['cores']} cores, "
        f"load {before:.2f} before and {after:.2f} after;\n"
        f"medians of {machine['slices']} slices of {machine['seconds']} s, taken in turns"
    )


def _look_up(results: Any, path: tuple[str, ...]) -> float | None:
    for key in path:
        results = (results or {}).get(key)
    figure: float | None = results
    return figure


def _number(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:,.3g}"


def _rounded(figure: float) -> float:
    return round(figure) if figure >= 1000 else round(figure, 3)
