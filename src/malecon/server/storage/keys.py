"""What any storage must be able to do for names that last: passkeys, recovery codes, devices."""

from abc import ABC, abstractmethod

from msgspec import Struct

from malecon.server.storage.rows import Identity


class Passkey(Struct, frozen=True):
    """A passkey: its public half, and where it is good."""

    id: bytes
    identity: int
    key: bytes
    count: int
    host: str
    made: int
    used: int = 0


class NewDevice(Struct, frozen=True):
    """A device that somebody signs in on; its old secret goes if it had one."""

    secret: bytes
    browser: str
    system: str
    at: int
    instead_of: bytes | None = None


class Device(Struct, frozen=True):
    """A device of somebody; `used` is the day on which it was last seen here."""

    secret: bytes
    browser: str
    system: str
    made: int
    used: int


class Recovery(Struct, frozen=True):
    """That somebody has a recovery code, and has said that it is written down."""

    made: int
    is_kept: bool


class KeyRing(Struct, frozen=True):
    """All by which somebody can come back."""

    passkeys: list[Passkey]
    recovery: Recovery | None
    mails: list[str]  # addresses that links to sign in may go to
    devices: list[Device]

    @property
    def is_lasting(self) -> bool:
        """Whether the name outlives the devices."""
        has_code = self.recovery is not None and self.recovery.is_kept
        return has_code or bool(self.passkeys or self.mails)


class KeyStore(ABC):
    """How somebody is known again. Hashes of secrets, challenges and codes go in, never these.

    Whatever can be used once is used up in the transaction that makes the new device somebody's.
    """

    @abstractmethod
    async def key_ring(self, identity: int) -> KeyRing: ...

    @abstractmethod
    async def language_of(self, identity: int) -> str: ...

    @abstractmethod
    async def note_device(self, device: NewDevice) -> None:
        """What a device is, and that it was seen on this day."""

    @abstractmethod
    async def device(self, secret: bytes) -> Device | None: ...

    @abstractmethod
    async def drop_device(self, identity: int, secret: bytes) -> None: ...

    @abstractmethod
    async def add_challenge(
        self, challenge: bytes, identity: int | None, now: int, expires: int
    ) -> None:
        """A challenge to make a passkey for somebody, or to show one by nobody yet."""

    @abstractmethod
    async def add_passkey(self, challenge: bytes, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; not if its challenge is used or too old, or there are too many."""

    @abstractmethod
    async def passkey(self, id: bytes) -> Passkey | None: ...

    @abstractmethod
    async def drop_passkey(self, identity: int, id: bytes) -> None: ...

    @abstractmethod
    async def sign_in_by_passkey(
        self, challenge: bytes, passkey: Passkey, device: NewDevice
    ) -> Identity | None:
        """The device is the passkey's; None if the challenge is used or too old."""

    @abstractmethod
    async def set_recovery(self, identity: int, code: bytes | None, at: int) -> None:
        """A code in the place of the one before, or none."""

    @abstractmethod
    async def keep_recovery(self, identity: int) -> None:
        """The code is written down."""

    @abstractmethod
    async def sign_in_by_code(self, code: bytes, device: NewDevice) -> Identity | None:
        """The device is the code's, which is used up; None if there is no such code."""

    @abstractmethod
    async def sign_in_by_token(self, kind: str, token: bytes, device: NewDevice) -> Identity | None:
        """The device is a link's, which is used up; None if there is no such link now."""
