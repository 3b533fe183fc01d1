"""What the events of HAVANA tell of an act."""

from typing import Final

from malecon.games.acts import Row, Rows

_QUIET: Final = Row()

ROWS: Final[Rows] = {
    "round": Row(role="heading"),
    "phase": Row(role="heading"),
    "forced": _QUIET,
    # setup
    "moved-bag-stock H-009": Row("begin", "gets", "auto"),
    "earned H-009": Row("begin", "gets", "auto"),
    "swapped": Row("swap", "what", "begins"),
    # cards and numbers
    "sealed": Row("lay"),
    "chose": _QUIET,
    "chose H-011": Row("lay", "what"),
    "laid": Row("cover", "each", "begins"),
    "revealed": Row("reveal", "what", "begins"),
    "covered": Row("discard", "what"),
    "refreshed": Row("refresh", role="auto"),
    "number": _QUIET,
    "order": _QUIET,
    "order H-018": Row("order", role="auto"),
    # what cards do
    "card": Row("use-card", "each", "begins"),
    "first": _QUIET,
    "moved-centre-stock": Row("take", "gets"),
    "taken": Row("take", "gets"),
    "moved-bag-stock": Row("draw", "gets"),
    "moved-supply-stock": Row("receive", "gets"),
    "earned": Row("receive", "gets"),
    "stolen": Row("steal", "gets"),
    "moved-seat-stock": Row("steal", "gets"),
    "moved-stock-supply card-tax-collector": Row("lose", "gives", "auto"),
    "moved-stock-box card-tax-collector": Row("lose", "gives", "auto"),
    "protected": Row("all-protected"),
    "protected-tax-collector": Row("protected", "what", "auto"),
    "skipped": Row("find-nothing", "what"),
    "removed": Row("remove", "what"),
    "renewed": Row("renew"),
    # buildings
    "moved-stock-supply": Row("purchase", "gives", "begins"),
    "moved-stock-box": Row("purchase", "gives", "begins"),
    "paid": Row("purchase", "gives", "begins"),
    "bought": Row("purchase", "what"),
    "scored-buildings": Row("purchase", "gets", "ends"),
    # course
    "dealt": Row("deal", "what"),
    "restocked": Row("restock", "gets"),
    "moved-bag-centre": Row("restock", "gets"),
    "turn-ended": _QUIET,
    "over": Row("win-game", role="auto"),
}  # fmt: skip
