"""Devices that are signed in, and the sockets that each has open."""

from typing import Final

from malecon.server.table.interface import Subscriber

SIGNED_OUT: Final = 1008


class Devices:
    """The sockets of devices, by the hash of the secret that a device has."""

    def __init__(self) -> None:
        self._sockets: dict[bytes, set[Subscriber]] = {}

    def connected(self, device: bytes, subscriber: Subscriber) -> None:
        """A device has opened a socket."""
        self._sockets.setdefault(device, set()).add(subscriber)

    def disconnected(self, device: bytes, subscriber: Subscriber) -> None:
        """A socket of a device has closed."""
        self._sockets[device].discard(subscriber)
        if not self._sockets[device]:
            del self._sockets[device]

    def sign_out(self, device: bytes) -> None:
        """A device is nobody's any more: its sockets are closed."""
        for subscriber in list(self._sockets.get(device, ())):
            subscriber.cut(SIGNED_OUT)
