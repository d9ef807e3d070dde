"""Events are written where they are read, and cost nothing where they are not."""

import pytest

from cantina.engine.compiled import interpreted
from cantina.engine.log import EVERYONE, NO_LOG, Event, emit, events, is_read, new_log


@pytest.fixture(params=["compiled", "interpreted"])
def forms(request):
    """`emit` and `is_read` in one of their forms."""
    return (emit, is_read) if request.param == "compiled" else (interpreted(emit), interpreted(is_read))


def test_a_log_with_rows_is_read_and_holds_what_happened(forms):
    write, wanted = forms
    log = new_log()
    assert wanted(log)
    write(log, EVERYONE, 3, 1, 10, 20, 30)
    assert events(log) == (Event(3, EVERYONE, 1, 10, 20, 30),)
    assert events(log) == ()


@pytest.mark.parametrize("log", [None, NO_LOG], ids=["on a GPU", "in a simulation"])
def test_without_a_log_nothing_is_written(forms, log):
    write, wanted = forms
    assert not wanted(log)
    write(log, EVERYONE, 3, 1, 10, 20, 30)


def test_a_full_log_takes_no_more(forms):
    write, _ = forms
    log = new_log(rows=3)
    for code in range(5):
        write(log, EVERYONE, code, 0, 0, 0, 0)
    assert [event.code for event in events(log)] == [0, 1]
