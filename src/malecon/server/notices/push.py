"""Web push: a notice encrypted for one browser (RFC 8291) and signed as ours (RFC 8292).

The push service that a browser names carries it on and can neither read it nor send in our name.
"""

import base64
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from malecon.server.notices.outgoing import Outgoing
from malecon.server.notices.ways import Letter, Receipt, Way
from malecon.server.refusal import Refusal
from malecon.server.storage.notices import ChannelRow
from malecon.server.wire.notices import PushSubscription

KEY_FILE: Final = "push.key"
RECORD: Final = 4096  # bytes of the one record that a message is
SALT: Final = 16
AUTH: Final = 16
POINT: Final = 65  # bytes of a public key, uncompressed
MOST: Final = 4096 - (SALT + 4 + 1 + POINT) - 17  # what every push service takes (RFC 8291)
TOPIC: Final = 32  # characters at most (RFC 8030)
SIGNED_SECONDS: Final = 12 * 3600  # a push service may refuse more than a day
KEPT_SECONDS: Final = 24 * 3600  # by the push service, for a browser that is away
GONE: Final = ("404", "410")  # what push services say of a subscription that is no more
URGENT: Final = ("your_turn", "reminder", "hour_left", "test")


class PushKey:
    """The key pair by which push services know this server."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public: Final = packed(_public(private))  # what a browser subscribes with

    @classmethod
    def read(cls, file: Path) -> "PushKey":
        """The key of a PEM file; ValueError if that holds none of our kind."""
        private = load_pem_private_key(file.read_bytes(), None)
        if not isinstance(private, ec.EllipticCurvePrivateKey) or private.curve.name != "secp256r1":
            raise ValueError(f"{file} holds no private key on the curve P-256.")
        return cls(private)

    @classmethod
    def kept(cls, folder: Path) -> "PushKey":
        """The key of a data folder, made once: another would make all subscriptions void."""
        file = folder / KEY_FILE
        if not file.exists():
            _keep(file, ec.generate_private_key(ec.SECP256R1()))
        return cls.read(file)

    def authorization(self, endpoint: str, contact: str, seconds: int) -> str:
        """The header that proves to a push service who sends, and where to complain."""
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": seconds + SIGNED_SECONDS,
            **({"sub": contact} if contact else {}),
        }
        head = packed(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{packed(msgspec.json.encode(claims))}"
        der = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(der)
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


class Push(Way):
    """The browsers that somebody has allowed to be told."""

    def __init__(
        self, outgoing: Outgoing, key: PushKey, contact: str, now: Callable[[], int]
    ) -> None:
        self._outgoing = outgoing
        self._key = key
        self._contact = contact
        self._now = now

    async def send(self, channel: ChannelRow, letter: Letter) -> Receipt:
        to = msgspec.json.decode(channel.address, type=PushSubscription)
        headers = {
            "Authorization": self._key.authorization(
                to.endpoint, self._contact, self._now() // 1000
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic(letter.id),
            "Urgency": "high" if _is_urgent(letter) else "normal",
        }
        receipt = await self._outgoing.post(to.endpoint, headers, encrypted(to, written(letter)))
        return msgspec.structs.replace(receipt, is_gone=receipt.said in GONE)


def written(letter: Letter) -> bytes:
    """What the page's service worker reads; shortened until every push service takes it."""
    lines = letter.text if len(letter.notices) > 1 else ""
    while True:
        found = {"id": letter.id, "title": letter.title, "body": lines, "path": letter.path}
        made = msgspec.json.encode(found)
        if len(made) <= MOST:
            return made
        lines = lines[: len(lines) // 2]


def check(to: PushSubscription) -> None:
    """Refused if its keys are no keys at all."""
    try:
        _point(to.keys.p256dh)
        is_sound = len(unpacked(to.keys.auth)) == AUTH
    except ValueError:
        is_sound = False
    if not is_sound:
        raise Refusal("channel/bad", "A subscription has the keys that its browser has made.")


def _is_urgent(letter: Letter) -> bool:
    return any(told.kind in URGENT for told in letter.notices)


def packed(content: bytes) -> str:
    """Bytes as base64url without padding, as all of web push writes them."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes again; ValueError if they are none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def topic(notice: str) -> str:
    """The Topic of a notice: the same for each time that it is sent, and nothing else."""
    return packed(hashlib.sha256(notice.encode()).digest())[:TOPIC]


def encrypted(
    to: PushSubscription,
    content: bytes,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only this browser can read; sender and salt are new ones each time."""
    if len(content) > MOST:
        raise ValueError(f"A push message has at most {MOST} bytes, not {len(content)}.")
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT)
    theirs, ours = _point(to.keys.p256dh), _public(sender)
    shared = sender.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\x00" + unpacked(to.keys.p256dh) + ours
    secret = _derived(shared, unpacked(to.keys.auth), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, content + b"\x02", None)


def _keep(file: Path, private: ec.EllipticCurvePrivateKey) -> None:
    """Write a key where nobody else reads it; whole or not at all."""
    text = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    draft = file.with_suffix(".new")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public(private: ec.EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _point(p256dh: str) -> ec.EllipticCurvePublicKey:
    content = unpacked(p256dh)
    if len(content) != POINT:
        raise ValueError("A browser's public key is a point of 65 bytes.")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), content)
