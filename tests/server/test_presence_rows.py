"""What processes announce to each other, as it is sent: processes of another version read it too."""

import json

import pytest

from cantina.server.live.presence_rows import ALIVE, BEGIN_ALL, BYE, END_ALL, ConnectedHere, Who, read, written

SENT = {
    ConnectedHere("t1", (0, 2), 3, 1.5): ["here", "t1", [0, 2], 3, 1.5],
    ConnectedHere("t1", (), 0, 0): ["here", "t1", [], 0, 0],
    Who("p1"): ["who", "p1"],
    Who(""): ["who", ""],
    BEGIN_ALL: ["all"],
    END_ALL: ["end"],
    ALIVE: ["alive"],
    BYE: ["bye"],
}


@pytest.mark.parametrize(("row", "sent"), SENT.items())
def test_a_row_is_sent_as_a_list_and_read_again(row, sent):
    assert written(row) == sent
    assert read(json.loads(json.dumps(sent))) == row


@pytest.mark.parametrize("sent", [["asleep"], ["here", "t1"], ["who"], ["alive", 1], [], [["here"]]])
def test_a_row_of_a_newer_version_is_skipped(sent):
    assert read(sent) is None


def test_no_two_kinds_are_equal():
    assert len({*SENT}) == len(SENT)
