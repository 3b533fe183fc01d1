"""Passkeys: what a browser is asked to sign, and whether it has."""

import asyncio
import hashlib
import json
import re
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from typing import Any, Final, TypeVar

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from malecon.server.refusal import Refusal
from malecon.server.storage.keys import Passkey
from malecon.server.storage.rows import Identity

MILLISECONDS: Final = 5 * 60_000  # in which a challenge is answered
LONGEST_ID: Final = 1_023  # bytes, by the standard
TITLE: Final = "Malecón"
T = TypeVar("T")


class Site(msgspec.Struct, frozen=True):
    """Where passkeys are made and shown: the page's origin and the host that they belong to."""

    origin: str
    host: str


def site(scheme: str, host: str) -> Site | None:
    """The site of a request; none where browsers know no passkeys."""
    name = re.sub(r":\d+$", "", host.lower())
    if name == "localhost" or name.endswith(".localhost"):
        return Site(f"{scheme}://{host.lower()}", name)
    if scheme != "https" or not name or _is_address(name):
        return None
    return Site(f"https://{host.lower()}", name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def to_make(at: Site, me: Identity, challenge: bytes, others: Sequence[Passkey]) -> dict[str, Any]:
    """What a browser is asked to make a passkey by."""
    return _as_json(
        webauthn.generate_registration_options(
            rp_id=at.host,
            rp_name=TITLE,
            user_id=me.person.encode(),
            user_name=me.name,
            challenge=challenge,
            timeout=MILLISECONDS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=other.id) for other in others],
        )
    )


def to_show(at: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser is asked to show a passkey by."""
    return _as_json(
        webauthn.generate_authentication_options(
            rp_id=at.host, challenge=challenge, timeout=MILLISECONDS
        )
    )


def hashed(challenge: bytes) -> bytes:
    """What is kept of a challenge."""
    return hashlib.sha256(challenge).digest()


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that an answer says it is for."""

    def read() -> bytes:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(data).challenge

    return _tried(read)


def id_in(credential: dict[str, Any]) -> bytes:
    """The passkey that an answer says it is by."""
    return _tried(lambda: base64url_to_bytes(credential["id"]))


async def made(
    at: Site, me: Identity, challenge: bytes, credential: dict[str, Any], now: int
) -> Passkey:
    """The passkey that a browser has made; refused if it is none."""

    def verify() -> Passkey:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
        )
        if not 0 < len(found.credential_id) <= LONGEST_ID:
            raise ValueError("the id is too long")
        return Passkey(
            found.credential_id, me.id, found.credential_public_key, found.sign_count, at.host, now
        )

    return await asyncio.to_thread(_tried, verify)


async def shown(
    at: Site, challenge: bytes, credential: dict[str, Any], passkey: Passkey
) -> Passkey:
    """The passkey as it is after it was shown; refused if the signature is another's."""

    def verify() -> int:
        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.count,
        ).new_sign_count

    return msgspec.structs.replace(passkey, count=await asyncio.to_thread(_tried, verify))


def _as_json(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return found


def _tried(work: Callable[[], T]) -> T:
    """Strangers write what is read here, and the library's readers trip over it in many ways."""
    try:
        return work()
    except (
        *(WebAuthnException, ValueError, TypeError, KeyError, IndexError, AttributeError),
        *(RecursionError, OverflowError, MemoryError, NotImplementedError),
    ):
        raise Refusal(
            "passkey/bad", "That is no answer of a passkey that was asked for here."
        ) from None
