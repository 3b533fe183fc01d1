"""Three friends in three browsers, the short way: `make friends` goes the whole one."""

import random

import pytest

from tests.web import friends
from tests.web.conftest import ELSEWHERE, Guest, House

pytestmark = pytest.mark.slow


def test_three_friends_meet_play_are_cut_off_leave_return_stop_and_play_again(
    guest: Guest, house: House
) -> None:
    ana, bo, cleo = guest(), guest(**friends.PHONE), guest()
    cleo.goto(f"http://{ELSEWHERE}:{house.port}/")
    cleo.wait_for_selector("text=This page came without https")
    three = friends.Friends(ana, bo, cleo)
    friends.name_themselves(three)
    cleo.goto(friends.address(cleo, "/me"))
    cleo.wait_for_selector("text=This page came without https")
    first = friends.meet_by_link(three)
    friends.play(three, random.Random(1), 2)
    friends.lose_the_network(three, 1)
    friends.leave_and_return(three, 2, "Cleo")
    friends.stop(three)
    assert friends.play_again(three) != first
