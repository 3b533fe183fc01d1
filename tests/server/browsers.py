"""The browser's side of web push (RFC 8291): keys of its own, and reading what was sent."""

from typing import Any, Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from malecon.server.notices.push import packed, unpacked
from malecon.server.wire.notices import PushKeys, PushSubscription

SIGNED: Final = ec.ECDSA(hashes.SHA256())


class Browser:
    """What a browser keeps to itself of a subscription."""

    def __init__(self, private: ec.EllipticCurvePrivateKey, auth: bytes) -> None:
        self._private = private
        self._auth = auth
        self.public = private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscribed(self, endpoint: str) -> PushSubscription:
        """What it tells the server."""
        return PushSubscription(endpoint, PushKeys(packed(self.public), packed(self._auth)))

    def read(self, body: bytes) -> bytes:
        """What a message says; fails if it is not for this browser."""
        salt, size = body[:16], int.from_bytes(body[16:20], "big")
        sender, record = body[21 : 21 + body[20]], body[21 + body[20] :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        content, mark, _ = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert mark
        return content


def new_browser() -> Browser:
    """A browser that nobody knows yet."""
    return Browser(ec.generate_private_key(ec.SECP256R1()), bytes(range(16)))


def claims(authorization: str) -> dict[str, Any]:
    """What a sender swears; fails if the signature is not by the key that it shows."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    shown = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = shown["t"].rpartition(".")
    numbers = unpacked(signature)
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(shown["k"]))
    key.verify(encode_dss_signature(r, s), signed.encode(), SIGNED)
    head, _, sworn = signed.partition(".")
    assert msgspec.json.decode(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = msgspec.json.decode(unpacked(sworn))
    return found | {"key": shown["k"]}
