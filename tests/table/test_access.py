"""Who may act for a seat: its guest, and the holder of its secret, as long as it is the secret."""

import pytest

from cantina.table import play, seats
from cantina.table.access import Credentials, as_guest, guest_at, guest_of_table, has_access, seat_of_link
from cantina.table.errors import TableError
from table.evening import Evening

STRANGER = Credentials("eve")
DEVICE = Credentials("eve", "abc")


@pytest.fixture
def evening():
    evening = Evening(count=2, people=["anna"])
    evening.do(seats.sit(evening.table, "boris", "Boris", 1, link="abc"))
    evening.follow()
    return evening


def test_the_secret_of_a_seat_opens_that_seat(evening):
    assert [guest_at(evening.table, DEVICE, seat) for seat in (0, 1)] == ["eve", "boris"]
    assert [has_access(evening.table, DEVICE, seat) for seat in (0, 1, None)] == [False, True, True]
    assert (guest_of_table(evening.table, DEVICE), seat_of_link(evening.table, "abc")) == ("boris", 1)


def test_no_link_is_not_the_link_of_a_seat_without_one(evening):
    assert evening.table.places[0].link == ""
    assert not has_access(evening.table, STRANGER, 0)
    assert (guest_of_table(evening.table, STRANGER), seat_of_link(evening.table, "")) == ("eve", None)


@pytest.mark.parametrize("end", [seats.leave, lambda *given: seats.new_link(*given, "new")])
def test_a_request_on_its_way_is_refused_if_the_secret_was_replaced_meanwhile(evening, end):
    """What was shown is checked where the command is, and again where another process was faster."""
    act = as_guest(play.act, DEVICE, 1)
    assert act(evening.table, 1, "draw hunter").seat == 1
    evening.do(end(evening.table, "boris", 1))
    with pytest.raises(TableError) as error:
        act(evening.table, 1, "draw hunter")
    assert error.value.key == "table-not-your-seat"
