"""What any storage must be able to do for people: who they are, and their links."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any

from malecon.server.storage.rows import Identity


class IdentityStore(ABC):
    """Who somebody is. Hashes of secrets go in, never the secrets."""

    @abstractmethod
    async def make_identity(self, identity: Identity, secret: bytes, at: int) -> Identity: ...

    @abstractmethod
    async def change_identity(self, identity: Identity, at: int) -> None: ...

    @abstractmethod
    async def identity(self, secret: bytes) -> Identity | None: ...

    @abstractmethod
    async def add_secret(self, identity: int, secret: bytes, at: int) -> None: ...

    @abstractmethod
    async def forget_identity(self, identity: int, bot: str) -> None:
        """Forget somebody; a bot has the seats that nobody could get up from."""

    @abstractmethod
    async def export(self, identity: int) -> dict[str, Any]:
        """What is stored about somebody, but for the rows, which may be very many."""

    @abstractmethod
    def rows_by(self, identity: int) -> AsyncIterator[list[dict[str, Any]]]:
        """The rows that somebody made, some at a time."""


class TokenStore(ABC):
    """What links are for: `kind` is invitation, watch or carry; `subject` a table, or an identity's
    number. Hashes of tokens go in, never the tokens.
    """

    @abstractmethod
    async def set_token(
        self, kind: str, subject: str, token: bytes | None, expires: int | None = None
    ) -> None:
        """Make the old token of this kind void and put another in its place, if there is one.

        A new invitation is one for those, too, who were removed from the table.
        """

    @abstractmethod
    async def subject(self, kind: str, token: bytes, now: int) -> str | None:
        """What a valid token is for."""

    @abstractmethod
    async def use_token(self, kind: str, token: bytes, now: int) -> str | None:
        """The same for a token that can be used once."""

    @abstractmethod
    async def was_token(self, kind: str, token: bytes) -> str | None:
        """What a token was for that is void, used or expired; only the last one is known."""
