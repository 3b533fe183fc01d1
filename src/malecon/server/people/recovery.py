"""Recovery codes: words and signs for paper, that make any device the writer's own, once."""

import secrets
from typing import Final

from malecon.server.identity import digest

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that are mistaken for another
GROUPS: Final = 3  # of a word and signs: 3 * (7 + 5 * 5) = 96 bits
LENGTH: Final = 5
_LIST: Final = """
    abeja abrigo agua alba ancla arado arena arpa arroz aurora bahia baile balcon banda barca
    barco barrio bote brisa bruma cabo cacao cafe caimito calle calma campo canela canoa
    cantar caoba carta casa cedro ceiba cerro cielo cine clavel cobre coco colina coral corcho
    costa cumbre danza delta duna espuma estela faro fiesta flauta flor fortuna fragata fruta
    fuente gaviota grano guayaba guitarra hamaca hierro hoja hotel huerta isla jardin jazmin
    ladrillo laguna lancha lima limon lirio llave lluvia loma loro luna madera maiz mango mapa
    mar marea marina melaza melon mesa miel molino monte muelle musica naranja nave nido nube
    ola oro paja palma palmera papaya patio perla piano piedra playa plaza pluma puente puerto
    remo roca rosa sal salsa selva sol tabaco tambor torre velero viento
"""
WORDS: Final = tuple(_LIST.split())
_ALIKE: Final = str.maketrans("oil", "011")


def new_code() -> str:
    """A code that nobody has had."""
    return "-".join(_group() for _ in range(GROUPS))


def _group() -> str:
    signs = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return f"{secrets.choice(WORDS)}-{signs}"


def hashed(code: str) -> bytes:
    """What is kept of a code, however it was written down: it is long enough for a plain hash."""
    letters = "".join(sign for sign in code.casefold() if sign.isalnum())
    return digest(letters.translate(_ALIKE))
