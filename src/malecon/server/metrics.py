"""What the server counts, as Prometheus reads it."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COUNTERS: Final = ("moves", "refused", "cut_off", "jobs_late", "rooms_broken")


class Metrics:
    """Counters and one histogram; gauges are handed in when somebody asks."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(COUNTERS, 0)
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def add(self, name: str) -> None:
        """One more."""
        self.counts[name] += 1

    def took(self, seconds: float) -> None:
        """A move took so long from its receipt to the last send."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, gauges: dict[str, float], totals: dict[str, float]) -> str:
        """All of it."""
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE malecon_{name} gauge", f"malecon_{name} {value:g}"]
        for name, count in {**self.counts, **totals}.items():
            lines += [
                f"# TYPE malecon_{name}_total counter",
                f"malecon_{name}_total {int(count)}",
            ]
        lines.append("# TYPE malecon_move_seconds histogram")
        total = 0
        for bound, found in zip((*BOUNDS, "+Inf"), self._buckets, strict=True):
            total += found
            lines.append(f'malecon_move_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"malecon_move_seconds_sum {self._seconds:.6f}"]
        lines += [f"malecon_move_seconds_count {total}"]
        return "\n".join(lines) + "\n"
