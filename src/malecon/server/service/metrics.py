"""What the server counts, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COUNTERS: Final = {
    "moves": "Commands that were saved and answered.",
    "refused": "Messages of sockets that were refused.",
    "cut_off": "Sockets that were cut off because they did not read.",
    "jobs_late": "Answers of bots that came too late to be played.",
    "rooms_broken": "Rooms that failed and were built again.",
}

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series for every counter, which nobody asked for


class Metrics:
    """Counters and one histogram of one server; what others keep is read when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"malecon_{name}", meaning, registry=self.registry)
            for name, meaning in COUNTERS.items()
        }
        self._seconds = Histogram(
            "malecon_move_seconds",
            "Seconds from the receipt of a command to the last send.",
            buckets=BOUNDS,
            registry=self.registry,
        )

    def add(self, name: str) -> None:
        """One more."""
        self._counters[name].inc()

    def took(self, seconds: float) -> None:
        """A move took so long from its receipt to the last send."""
        self._seconds.observe(seconds)

    def count(self, name: str) -> int:
        """How often something was counted so far."""
        return int(self.registry.get_sample_value(f"malecon_{name}_total") or 0)
