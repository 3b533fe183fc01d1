"""The comparison of journals and log sees every way in which they can differ."""

import random

import pytest

from tests.faults.agreement import Agreement, Disagreement, Key, Row, compare
from tests.faults.journal import Acknowledged, Line, Refused, Sent, Wrong


class Tale:
    """Two people at a table whose journals and log agree, to be forged."""

    def __init__(self) -> None:
        self.journals: dict[str, list[Line]] = {
            "ana": [
                Sent("t", 0, "a1", "play", ["worker", "end"]),
                Acknowledged("t", "a1", "ack a1"),
                Sent("t", 0, "a2", "play", ["harvest a1"]),
                Sent("t", 0, "a2", "play", ["harvest a1"]),  # the connection broke
                Acknowledged("t", "a2", "ack a2"),
                Sent("t", 0, "a3", "undo"),
                Acknowledged("t", "a3", "ack a3"),
                Sent("t", 0, "a4", "play", ["mayor"]),
                Refused("t", "a4", "move/illegal"),
            ],
            "bea": [
                Sent("t", 1, "b1", "play", ["trader"]),
                Acknowledged("t", "b1", "ack b1"),
                Sent("t", 1, "b2", "play", ["end"]),  # never answered
            ],
        }
        self.rows = [
            Row("t", 1, "begin", -1, "", None),
            Row("t", 2, "play", 0, "worker", "ana"),
            Row("t", 3, "play", 0, "end", "ana"),
            Row("t", 4, "play", 1, "trader", "bea"),
            Row("t", 5, "chance", -1, "ship 3", None),
            Row("t", 6, "play", 0, "harvest a1", "ana"),
            Row("t", 7, "undo", 0, "", "ana"),
        ]
        self.keys = [
            Key("t", "ana", "a1", 2, 3, "ack a1"),
            Key("t", "bea", "b1", 4, 5, "ack b1"),
            Key("t", "ana", "a2", 6, 6, "ack a2"),
            Key("t", "ana", "a3", 7, 7, "ack a3"),
        ]

    def compare(self) -> Agreement:
        return compare(self.journals, self.rows, self.keys)

    def faults(self) -> str:
        with pytest.raises(Disagreement) as caught:
            self.compare()
        return str(caught.value)


def test_true_tale_agrees() -> None:
    agreement = Tale().compare()
    assert agreement == Agreement(
        commands=6, acknowledged=4, repeated=1, refused=1, unanswered=1, rows=7, keys=4
    )


def test_unanswered_command_may_have_been_done() -> None:
    tale = Tale()
    tale.rows.append(Row("t", 8, "play", 1, "end", "bea"))
    tale.keys.append(Key("t", "bea", "b2", 8, 8, "ack b2"))
    assert tale.compare().unanswered == 1


def test_lost_move_is_seen() -> None:
    tale = Tale()
    del tale.keys[3], tale.rows[6]
    assert "a3') was acknowledged and is lost" in tale.faults()


def test_lost_row_with_its_key_left_is_seen() -> None:
    tale = Tale()
    del tale.rows[6]
    assert "rows 7 to 7 are not all in the log" in tale.faults()


def test_doubled_move_is_seen() -> None:
    tale = Tale()
    tale.rows.append(Row("t", 8, "play", 0, "harvest a1", "ana"))
    assert "row 8 of t (play harvest a1) belongs to 0 commands" in tale.faults()


def test_doubled_move_within_its_command_is_seen() -> None:
    tale = Tale()
    tale.rows.insert(6, Row("t", 7, "play", 0, "harvest a1", "ana"))
    tale.rows[7] = Row("t", 8, "undo", 0, "", "ana")
    tale.keys[2] = Key("t", "ana", "a2", 6, 7, "ack a2")
    tale.keys[3] = Key("t", "ana", "a3", 8, 8, "ack a3")
    assert "sent ['harvest a1'], in the log ['harvest a1', 'harvest a1']" in tale.faults()


def test_doubled_key_is_seen() -> None:
    tale = Tale()
    tale.rows.append(Row("t", 8, "play", 0, "harvest a1", "ana"))
    tale.keys.append(Key("t", "ana", "a2", 8, 8, "ack a2"))
    assert "a2') is stored 2 times" in tale.faults()


def test_half_of_a_command_is_seen() -> None:
    tale = Tale()
    tale.rows[2] = Row("t", 3, "chance", -1, "ship 3", None)
    assert "sent ['worker', 'end'], in the log ['worker']" in tale.faults()


def test_other_move_is_seen() -> None:
    tale = Tale()
    tale.rows[5] = Row("t", 6, "play", 0, "harvest a2", "ana")
    assert "in the log ['harvest a2']" in tale.faults()


def test_move_on_another_seat_is_seen() -> None:
    tale = Tale()
    tale.rows[3] = Row("t", 4, "play", 2, "trader", "bea")
    assert "sent ['trader'], in the log []" in tale.faults()


def test_refused_and_yet_done_is_seen() -> None:
    tale = Tale()
    tale.rows.append(Row("t", 8, "play", 0, "mayor", "ana"))
    tale.keys.append(Key("t", "ana", "a4", 8, 8, "ack a4"))
    assert "and yet it was done" in tale.faults()


def test_two_answers_are_seen() -> None:
    tale = Tale()
    tale.journals["ana"].append(Acknowledged("t", "a1", "ack a1 otherwise"))
    assert "was answered in different ways" in tale.faults()


def test_answer_that_is_not_the_stored_one_is_seen() -> None:
    tale = Tale()
    tale.keys[0] = Key("t", "ana", "a1", 2, 3, "ack a1 otherwise")
    assert "stored answer ack a1 otherwise" in tale.faults()


def test_command_that_nobody_sent_is_seen() -> None:
    tale = Tale()
    tale.keys.append(Key("t", "ana", "a9", 1, 1, "ack a9"))
    assert "is stored, but nobody sent it" in tale.faults()


def test_shared_rows_are_seen() -> None:
    tale = Tale()
    tale.keys[0] = Key("t", "ana", "a1", 2, 4, "ack a1")
    assert "row 4 of t (play trader) belongs to 2 commands" in tale.faults()


def test_gap_in_the_log_is_seen() -> None:
    tale = Tale()
    del tale.rows[4]
    assert "has gaps" in tale.faults()


def test_what_a_client_saw_is_told() -> None:
    tale = Tale()
    tale.journals["bea"].append(Wrong("t", "n went back from 9 to 8"))
    assert "bea saw: n went back" in tale.faults()


@pytest.mark.parametrize("seed", range(20))
def test_any_row_of_a_person_is_missed(seed: int) -> None:
    tale = Tale()
    del tale.rows[random.Random(seed).choice([1, 2, 3, 5, 6])]
    tale.faults()
