"""A passkey in software: what a browser and its authenticator would answer."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

UP, UV, AT = 1, 4, 64


class Authenticator:
    """One passkey, at one origin."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a new passkey."""
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + self._public()
        statement = {
            "fmt": "none", "attStmt": {}, "authData": self._data(UP | UV | AT) + attested,
        }  # fmt: skip
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps(statement),
        )

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a passkey that there is."""
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(UP | UV)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signed)

    def _public(self) -> bytes:
        numbers = self._key.public_key().public_numbers()
        return cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        base64url_to_bytes(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        told = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told}
