"""malecon audit: whether a store is what it must be."""

from pathlib import Path

import click

from malecon.cli.serve import data_folder


@click.command()
@click.option("--data", type=click.Path(path_type=Path), help="The folder that keeps the games.")
def audit(data: Path | None) -> None:
    """Replay every game of a store and check all that it promises."""
    from malecon.server.service.audit import audited

    report = audited(data or data_folder())
    for problem in report.problems:
        click.echo(problem)
    click.echo(
        f"{report.tables} tables, {report.rows} rows, {report.keys} keys, {report.draws} draws:"
        f" {'fine' if not report.problems else f'{len(report.problems)} problems'}"
    )
    if report.problems:
        raise SystemExit(1)
