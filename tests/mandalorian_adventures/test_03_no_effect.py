"""Section 3.21: text events, +6, backs, events without effect (MA-131 to MA-135)."""

import pytest

from cantina.games.mandalorian_adventures.pack.sizes import BACKS
from mandalorian_adventures.kit import PACK, Table, order, rule, told

MELEE_CARD = ["enemy_move all melee 2 towards", "enemy_attack 2 melee 0"]
EVENTS = {card.name: card for card in PACK.events}


def a_table(card, text="FX-STAR", stars=("w2",), tokens=(3, 2), **more):
    table = Table(text, events=[card], stars=stars, **more)
    table.space("move", tokens=tokens)
    table.reinforcements(table.kind(hp=2), table.kind(hp=3))
    return table


@pytest.mark.rule("MA-131")
def test_text_is_carried_out():
    table = a_table(["sabotage move"], tokens=())
    table.space("attack", tokens=[3, 2])
    table.supply(2)
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "sabotaged")] == [0]
    assert (table.total("move"), table.s.supply_size) == (2, 0)


@pytest.mark.rule("MA-131", "MQ-31")
def test_text_may_sabotage_the_space_that_is_being_resolved():
    table = a_table(["sabotage move"])
    happened = table.end()
    assert order(happened, "sabotaged", "space-emptied", "no-effect") == [("sabotaged", 0), ("space-emptied", 0)]
    assert table.total("move") == 0


@pytest.mark.rule("MA-132")
@pytest.mark.parametrize(("tokens", "sabotaged"), [((3, 2), [3]), ((3, 3), [3, 2]), ((3, 3, 2, 2), [3, 2])])
def test_a_marked_effect_needs_six(tokens, sabotaged):
    table = a_table(["sabotage plan", "+6 sabotage intel"], tokens=tokens)
    happened = table.end()
    assert [a for _, a, _, _ in told(happened, "sabotaged")] == sabotaged


@pytest.mark.rule("MA-132", "MA-134", "MQ-37")
def test_a_marked_effect_that_is_not_reached_is_no_effect():
    table = a_table(["+6 sabotage intel"])
    happened = table.end()
    assert len(told(happened, "no-effect")) == 1
    assert table.where(0) == "w2"


@pytest.mark.rule("MA-132")
def test_a_marked_choice_needs_six_as_well():
    for tokens, asked in (((3, 2), False), ((3, 3), True)):
        table = a_table(["sabotage plan", "+6 choose sabotage move | sabotage attack"], tokens=tokens)
        table.end()
        assert ("choose 1" in table.legal()) == asked


@pytest.mark.rule("MA-133")
@pytest.mark.parametrize("name", sorted(EVENTS))
def test_a_back_tells_the_class_that_moves_or_attacks(name):
    card = EVENTS[name]
    classes = " ".join(line for line in card.steps if "enemy_" in line).replace("/", " ").split()
    assert card.back in classes or card.back == "special"


@pytest.mark.rule("MA-133")
def test_everybody_sees_the_back_of_the_top_card_and_nobody_its_face():
    table = Table()
    table.event_deck("under-fire", "cut-cables")
    for seat in (0, 1):
        shown = table.view(seat)
        assert BACKS[shown.event_back] == "sharpshooter"
        assert shown.event_deck[0, 1] == -1


@pytest.mark.rule("MA-133")
def test_the_next_back_is_seen_when_a_card_is_drawn():
    table = Table()
    table.event_deck("cut-cables", "under-fire", "charge")
    table.space("move", tokens=[3, 2])
    table.end()
    assert BACKS[table.s.event_back] == "sharpshooter"


@pytest.mark.rule("MA-134")
def test_a_card_without_any_effect_brings_a_reinforcement():
    table = a_table(MELEE_CARD)
    happened = table.end()
    assert order(happened, "event-card", "no-effect", "spawned", "space-emptied") == [
        ("event-card", 0),
        ("no-effect", 0),
        ("spawned", 0),
        ("space-emptied", 0),
    ]
    assert (table.where(0), table.s.up[0], table.s.reinforcements_size) == ("w2", 1, 1)


@pytest.mark.rule("MA-134", "MA-170")
def test_the_active_player_chooses_the_cell_of_the_penalty():
    table = a_table(MELEE_CARD, stars=("m2", "w2", "m4"))
    table.end()
    assert table.actor == 0
    assert table.cells_of("spawn") == {"m2", "w2"}


@pytest.mark.rule("MA-135")
def test_one_enemy_that_moves_one_cell_is_an_effect():
    table = a_table(MELEE_CARD)
    enemy = table.enemy("m3")
    happened = table.end()
    assert (table.where(enemy), table.damage(0)) == ("m1", 0)
    assert told(happened, "enemy-attacks") == []
    assert told(happened, "no-effect") == told(happened, "spawned") == []


@pytest.mark.rule("MA-135")
def test_one_more_event_card_is_an_effect():
    table = Table("FX-STAR", events=[["resolve_event"], MELEE_CARD], stars=("w2",))
    table.space("move", tokens=[3, 2])
    table.reinforcements(table.kind(), table.kind())
    happened = table.end()
    assert order(happened, "event-card", "no-effect", "spawned") == [
        ("event-card", 0),
        ("event-card", 1),
        ("no-effect", 1),  # of the second card alone
        ("spawned", 0),
    ]
    assert table.s.reinforcements_size == 1


@pytest.mark.rule("MA-134")
def test_what_the_crisis_did_is_no_effect_of_the_card():
    crisis = {"crisis": ["sabotage plan"]}
    table = a_table(MELEE_CARD, tokens=(3, 3), mission=crisis)
    happened = table.end()
    assert order(happened, "sabotaged", "event-card", "no-effect", "spawned") == [
        ("sabotaged", 3),
        ("event-card", 0),
        ("no-effect", 0),
        ("spawned", 0),
    ]


@pytest.mark.rule("MQ-37", "MA-134", "MA-172")
@pytest.mark.parametrize("step", ["sabotage plan", "place_token relay start up", "track_add 1 haste"])
def test_what_a_rule_about_the_reshuffle_did_is_no_effect_of_the_card(step):
    """The last card is drawn: the deck is made anew at once, a rule acts, and then the card does nothing."""
    mission = {"rules": [rule("deck_reshuffled", [step])], "tracks": [("haste", 9)]}
    table = a_table(MELEE_CARD, mission=mission, stars=("w2",))
    table.edit().event_discard = 0b10
    table.edit().event_size = 1
    happened = table.end()
    names = order(happened, "event-card", "reshuffled-events", "rule", "no-effect", "space-emptied")
    assert [name for name, _ in names] == ["event-card", "reshuffled-events", "rule", "no-effect", "space-emptied"]
    assert told(happened, "spawned")
