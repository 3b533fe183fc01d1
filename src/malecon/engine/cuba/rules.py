"""What editions and boxes may answer differently: one field per question (rules/en/editions.md)."""

from typing import Final

from mypy_extensions import i64

COMMON: Final = 0
INDIVIDUAL: Final = 1
MIXED: Final = 2
UNLIMITED: Final = -1


class Rules:
    """The answers of one edition and its options; the defaults are the German edition's."""

    def __init__(self) -> None:
        self.products_each: i64 = 15  # D-01
        self.goods_each: i64 = 10  # D-02
        self.flat_full_row: bool = False  # D-20: a full row pays the goods price for every kind
        self.large_office_any: bool = False  # D-66
        self.cloister_materials: bool = False  # D-64
        self.product_store_material: bool = False  # D-68
        self.rum_cafe_water: i64 = 1  # D-65
        self.black_market_across: bool = False  # D-69: only product into goods or back
        self.lighthouse_swaps_dock: bool = False  # D-70
        self.veto_in_parliament: bool = False  # D-41
        self.sides: i64 = COMMON  # D-07
        self.market_law_once: bool = False  # D-50
        self.rebid: bool = True  # D-39
        self.secret_delegate: bool = False  # C-150
        self.bank: i64 = UNLIMITED
        self.building_tax_zero_paid: bool = True


class Components:
    """What is printed on the cardboard: market, plantations and ships (games/data/cuba.toml)."""

    def __init__(
        self,
        product_row: bytes,
        goods_row: bytes,
        buy_from_supply: int,
        sell_product: int,
        sell_goods: int,
        start_products: int,
        start_goods: int,
        plantations: list[bytes],
        ships: list[bytes],
    ) -> None:
        self.product_row: bytes = product_row  # prices, dearest first
        self.goods_row: bytes = goods_row
        self.buy_from_supply: i64 = buy_from_supply
        self.sell_product: i64 = sell_product
        self.sell_goods: i64 = sell_goods
        self.start_products: i64 = start_products
        self.start_goods: i64 = start_goods
        self.plantations: list[bytes] = plantations  # common first; twelve fields (kinds.py) each
        self.ships: list[bytes] = ships  # five kinds each; sixteen at most
