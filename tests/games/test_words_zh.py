"""Chinese sentences: measure words, quotation marks, full-width signs and lists."""

import re

import pytest

from malecon.games.acts import split
from malecon.games.event import Event, Lack, Reason, lacking
from malecon.games.registry import find
from malecon.games.wording import Words

WORDS = Words("zh", strict=True)
CUBA = find("cuba").act_rows
HAVANA = find("havana").act_rows
TOLD = [
    (Event("moved", 0, "sugar", 2, "b2", "yard", "C-049"), "Ada 从田地 b2 得到 2 个甘蔗。"),
    (
        Event("moved", 1, "cigars", 1, "warehouse", "dock 2", "C-079"),
        "Ben 从仓库向 2 号泊位的船装运 1 个雪茄。",
    ),
    (
        Event("moved", None, "tobacco", 2, "market", "supply", "law scarcity"),
        "市场上减少 2 个烟草（市场法案：减少）。",
    ),
    (Event("scored", 0, "functions", 1, why="building inn"), "Ada 得 1 胜利分（旅店）。"),
    (
        Event("built", 1, "distillery-2", target="d3", why="C-067"),
        "Ben 在田地 d3 建造“第二朗姆酒厂”。",
    ),
    (Event("skipped", 0, "levy-water", why="C-100"), "Ada 缴不起“实物税：1 水”，跳过（C-100）。"),
    (
        Event("ship", what="7", source="dock 3", target="pile", why="C-121"),
        "7 号船满载，离开 3 号泊位。",
    ),
    (Event("number", 0, n=7, why="H-012"), "Ada 的两位数是 07。"),
    (Event("order", 1, n=2, why="H-014"), "Ben 第二个行动。"),
    (
        Event("moved", 0, "loam", 1, "seat 2", "stock", "card material-thief"),
        "Ada 从 Ben 那里偷走 1 个黏土。",
    ),
    (Event("bought", 1, "lamp-post", 1, source="top-left", why="H-019"), "Ben 买下左上的“路灯”。"),
]


@pytest.mark.parametrize(("event", "said"), TOLD)
def test_events_are_told(event: Event, said: str) -> None:
    assert WORDS.event(event, ("Ada", "Ben")) == said


def test_a_turn_is_one_sentence_with_blanks_where_han_meets_digits() -> None:
    events = [
        Event("card", 0, "architect", why="C-041"),
        Event("moved", 0, "wood", 2, "yard", "supply", "C-068"),
        Event("moved", 0, "stone", 1, "yard", "supply", "C-068"),
        Event("built", 0, "small-office", target="c2", why="C-067"),
        Event("turn-ended", 0),
    ]
    act = split(events, CUBA)[0]
    assert (
        WORDS.act(act, ("Ada",), 0) == "你打出“建筑师”，付 2 个木头、1 个石头，在 c2 建造“商会”。"
    )
    assert WORDS.act(act, ("Ada",)) == "Ada 打出“建筑师”，付 2 个木头、1 个石头，在 c2 建造“商会”。"


def test_paragraphs_of_a_reason_are_set_apart() -> None:
    wood, law = Lack("wood", rule="C-068"), Lack("building-law", 2, rule="C-069")
    assert WORDS.reason(lacking(wood, law)) == (
        "你还缺：1 个木头、建筑法案要的 2 比索（C-068、C-069）。"
    )
    assert WORDS.reason(Reason("reason-self", rule="H-041")) == "不能偷自己（H-041）。"


def test_no_blank_stands_beside_full_width_signs() -> None:
    for event, _ in TOLD:
        assert not re.search(
            "[。，：；（）“”、] | [。，：；（）”、]", WORDS.event(event, ("Ada", "Ben"))
        )
