"""Reading a table from its log: many actions at once lead to the same table as one after the other."""

import random
from dataclasses import replace as changed

import pytest

from cantina.engine import undo as engine_undo
from cantina.engine.errors import CannotUndo, IllegalAction
from cantina.table import play, undo
from cantina.table.bodies import ActBody, AwayBody, SayBody, UndoBody
from cantina.table.log import Entry
from cantina.table.replay import apply, fold, replay
from cantina.table.table import opened
from table.evening import Evening, same


def one_by_one(log):
    table = opened("t1", log[0])
    for entry in log[1:]:
        apply(table, entry)
    return table


def private(table):
    """What no view shows and a server needs all the same."""
    return table.number, table.at, table.keys, table.undo_request, table.undo_consents, table.places, table.match.log


def played(evening, actions, seed=1):
    """Actions of all kinds: some are changed, some taken back."""
    dice = random.Random(seed)
    for number in range(actions):
        if evening.table.over:
            return evening
        seat = dice.choice(evening.table.match.actors())
        action = str(dice.choice(evening.table.match.legal(seat)))
        evening.act(seat, action, key=str(number) if number % 3 else None)
        evening.now += 1
        guest = evening.table.places[seat].guest
        if number % 11 == 5:
            try_to(evening, undo.undo, guest, seat)
        if number % 13 == 7 and seat not in evening.table.match.actors():
            try_to(evening, play.act, guest, seat, action)
    return evening


def try_to(evening, command, *given):
    """Something that the rules may forbid at this moment."""
    try:
        evening.do(command(evening.table, *given))
    except IllegalAction:
        return
    evening.follow()


@pytest.mark.first_is_enough
@pytest.mark.parametrize("game", ["bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures"])
def test_both_ways_lead_to_the_same_table(game):
    evening = played(Evening(game, delay=0), 60)
    slow, quick = one_by_one(evening.log), fold("t1", evening.log)
    assert same(slow, quick)
    assert private(slow) == private(quick) == private(evening.table)


@pytest.mark.slow
def test_a_log_with_everything_in_it():
    """A player is away for a while, and their stand-in acts."""
    evening = Evening(count=3)
    played(evening, 10)
    evening.do(AwayBody(1, "dropped"))
    seat = evening.table.match.actors()[0]
    code = evening.table.match.legal(seat)[0].code
    evening.do(play.acted(evening.table, seat, code, "stand-in"))
    evening.act(evening.table.match.actors()[0])
    evening.do(SayBody(0, "hello"))
    played(evening, 10, seed=2)
    assert private(one_by_one(evening.log)) == private(fold("t1", evening.log))
    assert same(one_by_one(evening.log), evening.again())


@pytest.mark.slow
def test_a_table_read_half_way_goes_on():
    evening = played(Evening(), 40)
    table = fold("t1", evening.log[:20])
    replay(table, evening.log[20:])
    assert same(table, evening.table)


def test_what_was_taken_back_or_changed_is_not_judged_again(monkeypatch):
    """It was judged before it was stored, and to judge costs ten times as much as to read it."""
    evening = played(Evening(undo="free"), 60)
    kinds = [entry.body for entry in evening.log]
    assert any(isinstance(body, UndoBody) for body in kinds)
    assert any(isinstance(body, ActBody) and body.instead for body in kinds)
    monkeypatch.setattr(engine_undo, "is_barrier", lambda *given: pytest.fail("judged"))
    assert private(evening.again()) == private(evening.table)


def test_a_log_that_takes_back_what_nobody_did_is_refused():
    evening = Evening()
    with pytest.raises(CannotUndo):
        fold("t1", [*evening.log, Entry(len(evening.log) + 1, evening.now, UndoBody(0, "draw target", 3))])


def test_a_gap_in_the_log_is_noticed():
    evening = played(Evening(), 10)
    with pytest.raises(ValueError, match="after"):
        fold("t1", [*evening.log[:8], *evening.log[9:]])


def test_an_action_that_cannot_be_is_refused_with_its_rule():
    evening = played(Evening(), 10)
    last = evening.log[-1]
    wrong = changed(last.body, action="finish", seat=0)
    with pytest.raises(IllegalAction) as refused:
        fold("t1", [*evening.log[:-1], Entry(last.number, last.at, wrong)])
    assert refused.value.rule
