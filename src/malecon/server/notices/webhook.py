"""Webhooks: signed JSON, or the form that Discord takes.

The signature is that of the Standard Webhooks specification, which libraries for most languages
check: HMAC-SHA256 over id, time and body.
"""

import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import Any, Final

import msgspec

from malecon.server.notices.outgoing import Outgoing
from malecon.server.notices.ways import Letter, Receipt, Way
from malecon.server.storage.notices import ChannelRow

DISCORD_CHARACTERS: Final = 2000


class Webhook(Way):
    """An address of the person's own that is called."""

    def __init__(self, outgoing: Outgoing, url: str, now: Callable[[], int]) -> None:
        self._outgoing = outgoing
        self._url = url
        self._now = now

    async def send(self, channel: ChannelRow, letter: Letter) -> Receipt:
        made = discord(letter, self._url) if channel.form == "discord" else plain(letter, self._url)
        body = msgspec.json.encode(made)
        at = self._now() // 1000
        headers = {
            "Content-Type": "application/json",
            "Webhook-Id": letter.id,
            "Webhook-Timestamp": str(at),
            "Webhook-Signature": signature(channel.secret, letter.id, at, body),
        }
        return await self._outgoing.post(channel.address, headers, body)


def signature(secret: bytes, id: str, at: int, body: bytes) -> str:
    """What proves that a call is ours."""
    signed = f"{id}.{at}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(secret, signed, hashlib.sha256)).decode()


def shown_secret(secret: bytes) -> str:
    """A secret as libraries that check signatures take it."""
    return "whsec_" + base64.b64encode(secret).decode()


def plain(letter: Letter, url: str) -> dict[str, Any]:
    """Our own form."""
    return {
        "id": letter.id,
        "title": letter.title,
        "text": letter.text,
        "notices": [
            {
                "id": told.id,
                "kind": told.kind,
                "table": told.table,
                "url": url + told.path,
                "text": told.text,
                "at": told.at,
            }
            for told in letter.notices
        ],
    }


def discord(letter: Letter, url: str) -> dict[str, Any]:
    """Discord's form; nobody is mentioned, whatever a table is called."""
    lines = [told.text + (f" <{url}{told.path}>" if url else "") for told in letter.notices]
    content = "\n".join(lines)
    if len(content) > DISCORD_CHARACTERS:
        content = content[: DISCORD_CHARACTERS - 1] + "…"
    return {"content": content, "allowed_mentions": {"parse": []}}
