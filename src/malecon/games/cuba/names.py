"""What the engine's numbers are called in notation, views, events and snapshots."""

from typing import Final, Literal

from malecon.games.sets import counts_of, set_of

Place = Literal["sea", "1", "2", "3"]

KINDS: Final = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")
CARGO: Final = KINDS[3:]
PRODUCTS: Final = KINDS[3:6]
CHARACTERS: Final = ("worker", "merchant", "architect", "foreman", "mayor")
FIELDS: Final = tuple(column + row for row in "123" for column in "abcd")
LANDSCAPES: Final = (
    "forest", "mountain", "lake", "citrus", "sugar", "tobacco", "", "", "warehouse"
)  # fmt: skip
BOARDS: Final = ("common", "blue", "red", "yellow", "green", "purple")
BUILDINGS: Final = (
    "cement-factory", "sawmill", "golf-course", "cloister", "rum-cafe", "cigar-cafe",
    "small-office", "large-office", "hotel", "inn", "goods-store", "product-store",
    "materials-store", "small-bank", "large-bank", "black-market", "cigar-factory", "distillery",
    "church", "town-hall", "dam", "lighthouse", "storehouse",
)  # fmt: skip
TILES: Final = (*BUILDINGS, "cigar-factory-2", "distillery-2", "warehouse")
PLACES: Final[tuple[Place, ...]] = ("sea", "1", "2", "3")  # of the harbour
SHIPS: Final = tuple(str(number) for number in range(1, 16))  # the most that a box holds
GROUPS: Final = ("I", "II", "III", "IV")
LAWS: Final = (
    "tax-1", "tax-2", "tax-3", "tax-4", "tax-5", "tax-buildings",
    "levy-citrus", "levy-sugar", "levy-tobacco", "levy-water", "levy-materials", "levy-products",
    "subsidy-buildings", "subsidy-materials", "subsidy-products", "subsidy-water",
    "subsidy-votes", "subsidy-pesos",
    "scarcity", "surplus", "drought", "building-law", "harbour-law", "corruption",
    "printed-tax", "printed-levy",
)  # fmt: skip
ALTERNATIVES: Final = (
    "free-material", "free-product", "two-points", "one-point", "four-pesos", "two-pesos"
)  # fmt: skip
SOURCES: Final = ("ships", "functions", "laws", "architect", "owned")
PHASES: Final = ("proposals", "actions", "parliament", "laws", "end")
SEALED: Final = ("delegate", "bid", "payment")
PILES: Final = ("start", "boards", "ships", "I", "II", "III", "IV")
STEPS: Final = (
    "draw-ship", "draw-start", "draw-board", "draw-law", "side", "take", "delegate", "card",
    "place", "harvest", "trade", "build", "site", "foreman", "give", "convert", "office-dock",
    "office-load", "call", "swap", "veto", "mayor", "load", "end", "veto-in-parliament", "bid",
    "bid-again", "enact", "close-parliament", "tax", "levy", "over",
)  # fmt: skip

characters_in: Final = set_of(CHARACTERS)
kinds_in: Final = set_of(KINDS)
fields_in: Final = set_of(FIELDS)
buildings_in: Final = set_of(BUILDINGS)
tiles_in: Final = set_of(TILES)
groups_in: Final = set_of(GROUPS)
alternatives_in: Final = set_of(ALTERNATIVES)
laws_in: Final = tuple(set_of(LAWS[6 * i : 6 * i + 6]) for i in range(4))  # one for each pile
kinds_of: Final = counts_of(KINDS, 5)
cargo_of: Final = counts_of(CARGO, 5)
products_of: Final = counts_of(PRODUCTS, 5)
sources_of: Final = counts_of(SOURCES, 10)
tiles_of: Final = counts_of(FIELDS, 5)
