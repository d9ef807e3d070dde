"""Section 3.2: the growth deck and its two steps around every game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.engine.errors import IllegalAction
from cantina.games.mandalorian_adventures.campaign.growth import deck, top
from cantina.games.mandalorian_adventures.campaign.rules import finish, new, next_game, prepare
from mandalorian_adventures.campaigns import (
    a_game,
    after_games,
    campaign_of,
    card,
    pack_of,
    play,
    real_campaign,
    real_pack,
    stop,
)


@pytest.mark.rule("MA-07")
def test_growth_cards_listed_out_of_order_are_put_in_order():
    pack = pack_of(card(3), card(1, "set_mission the-asset"), stop(2))
    assert [one.number for one in deck(pack)] == [1, 2, 3]
    assert prepare(new(pack)).removed == (1,)


@pytest.mark.rule("MA-07")
def test_growth_cards_are_never_shuffled():
    assert after_games(3).removed == after_games(3).removed == tuple(range(1, 13))


@pytest.mark.rule("MA-08")
def test_the_growth_deck_is_followed_before_and_after_every_game():
    for games in range(4):
        log = after_games(games).log
        assert [(step.step, step.game) for step in log] == [
            (step, game) for game in range(1, games + 1) for step in ("growth_before", "growth_after")
        ]


@pytest.mark.rule("MA-08")
def test_asking_twice_what_is_next_turns_no_card():
    campaign = prepare(real_campaign())
    assert prepare(campaign) is campaign
    assert len(campaign.log) == 1


@pytest.mark.rule("MA-08")
def test_a_game_that_was_not_prepared_is_not_known_to_the_campaign():
    campaign = after_games(1)
    for attempt in (lambda: next_game(campaign, 2), lambda: finish(campaign, a_game(campaign))):
        with pytest.raises(IllegalAction) as refused:
            attempt()
        assert refused.value.rule == "MA-08"


@pytest.mark.rule("MA-09")
def test_preparation_runs_up_to_the_stop_card_and_leaves_it_on_top():
    """Deck [G1, G2, G3 stop, G4]: G1 and G2 are resolved, G3 lies on top, G4 is not seen."""
    campaign = prepare(campaign_of(card(1), card(2), stop(3), card(4, "set_mission alive")))
    assert campaign.removed == (1, 2)
    assert campaign.growth_next == top(campaign).number == 3
    assert campaign.mission == ""


@pytest.mark.rule("MQ-70")
def test_a_stop_card_left_on_top_is_resolved_first_by_the_next_step():
    deck = [card(1, "set_mission the-asset"), stop(2, "enable_rule guard"), card(3), stop(4, "enable_rule child")]
    campaign = prepare(campaign_of(*deck))
    assert campaign.rules_enabled == ()
    campaign = finish(campaign, a_game(campaign))
    assert (campaign.rules_enabled, campaign.removed) == (("guard",), (1, 2, 3))


@pytest.mark.rule("MQ-70")
def test_each_campaign_game_consumes_two_stop_cards():
    stops = [one.number for one in deck(real_pack()) if one.stop]
    assert len(stops) == 2 * 8  # the part before and the part after each of the first eight games
    for games in range(1, 9):
        assert sum(number in stops for number in after_games(games).removed) == 2 * games - 1
        assert top(after_games(games)).stop


@pytest.mark.rule("MQ-70")
def test_a_part_that_is_nothing_but_a_stop_card_still_is_a_step():
    campaign = prepare(campaign_of(card(1, "set_mission the-asset"), stop(2), stop(3), stop(4)))
    assert campaign.removed == (1,)
    campaign = finish(campaign, a_game(campaign))
    assert campaign.removed == (1, 2)
    assert prepare(campaign).removed == (1, 2, 3)


@pytest.mark.rule("MA-09", "MQ-70", "MA-176")
@settings(deadline=None)
@given(st.lists(st.booleans(), max_size=12), st.integers(1, 6))
def test_whatever_the_deck_looks_like_every_card_is_resolved_once_and_in_order(stops, games):
    cards = [card(number, stop=marked) for number, marked in enumerate(stops, 1)]
    campaign = campaign_of(card(0, "set_mission the-asset"), *cards)
    for _ in range(games):
        campaign = play(campaign)
    turned = [number for step in campaign.log for number in step.cards]
    assert tuple(turned) == campaign.removed == tuple(range(len(turned)))
    for step in campaign.log:
        assert not any(number and stops[number - 1] for number in step.cards[1:])
    assert campaign.complete == (len(turned) == len(cards) + 1)
