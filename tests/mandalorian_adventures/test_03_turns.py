"""Section 3.5: a turn is action step, event step and draw step; what is carried and undone in it (MQ-65, MQ-66)."""

import pytest

import cantina
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from mandalorian_adventures.kit import Table, skill, told, use

ONES = [skill(1)] * 8
PLANS = skill(1, action="plan", when="before", steps=["draw_skill 2 you"])


def names(happened):
    return [EVENTS[event.code] for event in happened]


@pytest.mark.rule("MA-35")
def test_turns_go_clockwise_from_the_first_player():
    """Seats A, B, C and first player B: B, C, A, B."""
    table = Table("FX-LINE", seats=3, first_player=1)
    assert (table.actor, told(table.match.opening, "turn")) == (1, [(1, 1, 0, 0)])
    happened = table.end()  # nobody has a card yet, so the turns of C and A pass
    assert told(happened, "turn") == [(2, 2, 0, 0), (0, 3, 0, 0), (1, 4, 0, 0)]
    assert table.actor == 1


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_seat_comes_the_first(seats):
    table = Table("FX-LINE", seats=seats, cards=ONES, first_player=seats - 1)
    table.hand(0, 0)
    table.end()
    assert table.actor == 0


@pytest.mark.rule("MA-35")
def test_a_turn_is_action_step_event_step_draw_step():
    table = Table("FX-LINE", cards=[skill(4), skill(1), skill(1)], events=[["sabotage plan"], ["win"]])
    table.space("move", cards=[0])
    table.hand(0, 1, 2)
    table.supply(1, 1)
    first = names(table.play(1, "move"))
    assert first[0] == "played"
    assert "event-card" not in first
    table.decline()
    table.play(2, "attack")
    order = [name for name in names(table.decline()) if name in ("event-card", "drew-skills", "turn")]
    assert order[:3] == ["event-card", "drew-skills", "turn"]


@pytest.mark.rule("MA-35")
def test_only_the_player_whose_turn_it_is_plays_cards():
    table = Table("FX-LINE", cards=[skill(1), skill(1, of="ig-11")])
    table.hand(0, 0)
    table.hand(1, 1)
    assert table.legal(seat=1) == []
    assert table.refuses(f"play k{table.made(1)} move", seat=1)


@pytest.mark.rule("MA-35")
def test_turns_end_with_the_mission():
    table = Table("FX-LINE", cards=[skill(4), skill(1)], events=[["win"]])
    table.space("move", cards=[0, 1])
    happened = table.end()
    assert (table.over, table.outcome) == (True, "won")
    assert told(happened, "turn") == []


@pytest.mark.rule("MA-36")
def test_the_two_actions_of_a_turn_are_different():
    table = Table("FX-LINE", cards=ONES)
    table.hand(0, 0, 1, 2)
    table.hand(1, 3)
    assert {text.split()[2] for text in table.legal("play")} == {"move", "attack", "intel", "plan"}
    table.play(0, "move")
    table.decline()
    assert {text.split()[2] for text in table.legal("play")} == {"attack", "intel", "plan"}
    assert table.refuses(f"play k{table.made(1)} move")
    table.play(1, "intel")
    table.decline()
    assert table.s.active == 1


@pytest.mark.rule("MA-36")
def test_the_action_step_cannot_end_while_a_second_card_can_be_played():
    table = Table("FX-LINE", cards=ONES)
    table.hand(0, 0, 1, 2)
    assert table.refuses("end")
    table.play(0, "move")
    assert table.refuses("end")
    table.decline()
    assert table.refuses("end")
    assert table.legal("end") == []


@pytest.mark.rule("MA-36")
def test_a_card_that_is_not_in_hand_cannot_be_played():
    table = Table("FX-LINE", cards=ONES)
    table.hand(0, 0, 1)
    assert table.refuses(f"play k{table.made(2)} move")
    table.play(0, "move")
    table.decline()
    assert table.refuses(f"play k{table.made(0)} plan")


@pytest.mark.rule("MA-36")
def test_after_two_cards_there_is_no_third():
    table = Table("FX-LINE", cards=ONES)
    table.hand(0, 0, 1, 2)
    table.bonus("s0")
    table.hurt(0, 1)  # a bonus to be used keeps the action step open
    table.turn((0, "move"), (1, "attack"))
    assert (table.s.active, table.legal("play")) == (0, [])
    assert set(table.legal()) == {"end", "use t0"}
    assert table.refuses(f"play k{table.made(2)} intel")


def totals(*spaces, crisis=("damage_character 1 you 0",)):
    """A table with these totals on the action spaces, whose seat 0 ends its action step."""
    cards = [skill(min(4, total)) for total in spaces] + [skill(max(1, total - 4)) for total in spaces]
    table = Table("FX-LINE", cards=cards, mission={"crisis": crisis}, events=[["sabotage attack"]] * 3)
    for number, (name, total) in enumerate(zip(("move", "attack", "intel", "plan"), spaces, strict=True)):
        own = [number, len(spaces) + number] if total > 4 else [number]
        table.space(name, cards=own if total else ())
    table.supply(1, 1, 1)
    assert [table.total(name) for name in ("move", "attack", "intel", "plan")] == list(spaces)
    return table


@pytest.mark.rule("MA-37")
def test_with_four_or_less_everywhere_the_event_step_is_skipped():
    """Totals 1, 2, 4, 0: no event card is drawn and the draw step follows."""
    table = totals(1, 2, 4, 0)
    happened = table.end()
    assert told(happened, "event-card") == told(happened, "crisis") == []
    assert told(happened, "drew-skills")[0] == (0, 4, 0, 0)
    assert [table.total(name) for name in ("move", "attack", "intel", "plan")] == [1, 2, 4, 0]


@pytest.mark.rule("MA-37")
def test_each_space_with_five_or_more_has_an_event():
    table = totals(5, 0, 5, 4)
    happened = table.end()
    assert told(happened, "space-resolved")[:2] == [(-1, 0, 5, 0), (-1, 2, 5, 0)]
    assert len(told(happened, "event-card")) == 2
    assert told(happened, "crisis") == []
    assert [table.total(name) for name in ("move", "attack", "intel", "plan")] == [0, 2, 0, 4]


@pytest.mark.rule("MA-37")
def test_above_five_a_crisis_comes_first():
    table = totals(0, 0, 0, 6)
    happened = table.end()
    assert [crisis[1] for crisis in told(happened, "crisis")] == [3]
    order = [name for name in names(happened) if name in ("crisis", "hurt", "event-card", "sabotaged")]
    assert order == ["crisis", "hurt", "event-card", "sabotaged"]
    assert table.damage(0) == 1


@pytest.mark.rule("MA-38")
def test_the_draw_step_fills_the_hand():
    """Hand 2 after two plays, limit 4: draw 2."""
    table = Table("FX-LINE", cards=ONES)
    table.hand(0, 0, 1, 2, 3)
    table.deck(0, 4, 5, 6)
    table.turn((0, "move"), (1, "attack"))
    drawn = [entry for one in table.match.log for entry in told(one.events, "drew-skills") if entry[0] == 0]
    assert drawn == [(0, 2, 0, 0)]
    assert [table.s.hand[0, i] for i in range(4)] == [table.made(one) for one in (2, 3, 4, 5)]
    assert (table.s.deck_size[0], table.s.discard_size[0]) == (1, 0)


@pytest.mark.rule("MA-38")
def test_a_full_hand_draws_and_discards_nothing():
    """An effect has returned two cards: hand 4, draw 0, discard 0."""
    table = Table("FX-LINE", cards=[PLANS, *ONES])
    table.hand(0, 0, 1, 2, 3)
    table.deck(0, 4, 5, 6)
    table.play(0, "plan")
    table.effect()
    table.decline()
    assert table.s.hand_size[0] == 5
    table.play(1, "move")
    happened = table.decline()
    assert [entry for entry in told(happened, "drew-skills") if entry[0] == 0] == []
    assert (table.s.hand_size[0], table.s.deck_size[0], table.s.discard_size[0]) == (4, 1, 0)
    assert table.s.turns > 1


TAKE = {"uses": [use("keycard", fate="take")]}


@pytest.mark.rule("MQ-65")
def test_a_token_that_was_taken_stays_with_its_character():
    """It lies on the character card, goes where the character goes, and can be neither dropped nor passed."""
    table = Table("FX-LINE", cards=ONES, mission=TAKE)
    keycard = table.bonus("s0", "keycard")
    kind = table.token_kind("keycard")
    table.hand(0, 0, 1)
    table.hand(1, 2, 3)
    table.do(f"use t{keycard}")
    assert (table.where(keycard), table.s.bag[0], table.s.bag[1]) == (None, 1 << kind, 0)
    assert {text.split()[0] for text in table.legal()} == {"play"}
    table.play(0, "move")
    table.go("s1")
    assert table.s.bag[0] == 1 << kind
    table.play(1, "plan")
    table.decline()
    assert (table.actor, {text.split()[0] for text in table.legal()}) == (1, {"play"})
    assert table.refuses(f"spend b{kind}")


@pytest.mark.rule("MQ-65")
def test_a_carried_token_is_given_up_where_the_mission_says_so():
    uses = [use("keycard", fate="take"), use("keycard", ["damage_character 1 you 0"], ["you_at exit"], carried=True)]
    table = Table("FX-LINE", cards=ONES, mission={"uses": uses}, exits=["s1"])
    kind = table.token_kind("keycard")
    keycard = table.bonus("s0", "keycard")
    table.hand(0, 0, 1)
    table.do(f"use t{keycard}")
    assert table.refuses(f"spend b{kind}")
    table.play(0, "move")
    table.go("s1")
    table.do("spend b:keycard")
    assert (table.s.bag[0], table.damage(0)) == (0, 1)


def peek(table):
    table.play(0, "intel")
    table.do("look t0")


def discover(table):
    table.play(0, "move")
    table.go("s1")


def plan(table):
    table.play(0, "plan")
    table.do("perform")


def draw(table):
    table.play(0, "plan")
    table.effect()


@pytest.mark.rule("MQ-66")
@pytest.mark.parametrize("shows", [peek, discover, plan, draw])
def test_nothing_is_taken_back_once_something_hidden_was_shown(shows):
    """A look, a reveal, planning cards, skill cards: nothing of it can be undone."""
    table = Table("FX-LINE", cards=[PLANS, *ONES])
    table.hidden("s1")
    table.hand(0, 0, 1)
    shows(table)
    before = table.match.state.tobytes()
    with pytest.raises(cantina.CannotUndo) as refused:
        table.match.undo(0)
    assert refused.value.rule == "MQ-66"
    assert table.match.state.tobytes() == before
