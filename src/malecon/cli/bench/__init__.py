"""The speed of our games, beside other engines in the same run."""

from malecon.cli.bench.command import bench

__all__ = ["bench"]
