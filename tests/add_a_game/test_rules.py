"""The rules of Quick Draw, each shown by an example."""

import pytest

import cantina
from add_a_game.kit import NAMES, WORTH, Street
from add_a_game.quick_draw import GAME
from add_a_game.quick_draw.pack import FILE, read
from cantina.engine.match import Match


@pytest.mark.rule("QD-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_hunters_play(seats):
    with pytest.raises(cantina.BadOption):
        Match(GAME, seats)
    assert list(GAME.seat_counts) == [2, 3, 4]


@pytest.mark.rule("QD-2")
def test_there_are_twelve_bounties_with_different_names():
    assert len(set(NAMES)) == 12
    assert [GAME.notation.write(code) for code in (0, 39, 40)] == ["show 1", "show 40", "wait"]


@pytest.mark.rule("QD-2")
@pytest.mark.parametrize(
    ("ours", "theirs", "key"),
    [
        ("worth = 2\n", "worth = 0\n", "content-number"),
        ("worth = 2\n", "", "content-missing"),
        ("worth = 2\n", "pays = 2\n", "content-unknown-field"),
        ('[[bounty]]\nname = "fuel-thief"\nworth = 5\n', "", "content-total"),
    ],
)
def test_a_file_of_bounties_that_is_wrong_is_refused(ours, theirs, key):
    text = GAME.content.files[FILE]
    assert ours in text
    with pytest.raises(cantina.BadContent) as refused:
        read({FILE: text.replace(ours, theirs, 1)})
    assert refused.value.key == key


@pytest.mark.rule("QD-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_hunter_gets_eight_cards_of_their_own(seats):
    match = Match(GAME, seats, 5)
    hands = [match.view(seat)["players"][seat]["hand"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [8] * seats
    assert len(set().union(*hands)) == 8 * seats


@pytest.mark.rule("QD-4")
def test_the_bounties_come_in_an_order_of_chance():
    def order(seed):
        match, found = Match(GAME, 2, seed), []
        while not match.over:
            found.append(match.view(None)["bounty"])
            for seat in (0, 1):
                match.play(seat, "wait")
        return found

    assert sorted(order(1)) == sorted(order(2)) == sorted(NAMES)
    assert order(1) != order(2)


@pytest.mark.rule("QD-5")
def test_the_bounty_is_seen_by_everybody_before_they_choose():
    street = Street([1], [2])
    for viewer in (0, 1, None):
        view = street.match.view(viewer)
        assert (view["turn"], view["bounty"], view["worth"]) == (1, NAMES[0], WORTH[NAMES[0]])


@pytest.mark.rule("QD-6")
def test_all_choose_at_the_same_time_a_card_or_to_wait():
    street = Street([3, 9], [5], [])
    assert street.match.actors() == (0, 1, 2)
    assert [street.legal(seat) for seat in range(3)] == [["show 3", "show 9", "wait"], ["show 5", "wait"], ["wait"]]
    street.play(1, "show 5")
    assert street.match.actors() == (0, 2)
    assert street.refused(0, "show 5") == "QD-6"
    assert street.refused(1, "wait") == "QD-6"


@pytest.mark.rule("QD-7")
def test_a_choice_is_taken_back_until_the_last_one_is_made():
    street = Street([3, 9], [5])
    street.play(0, "show 3")
    assert str(street.match.undo(0)) == "show 3"
    street.play(0, "show 9")
    street.play(1, "wait")
    with pytest.raises(cantina.CannotUndo) as refused:
        street.match.undo(0)
    assert refused.value.rule == "QD-7"


@pytest.mark.rule("QD-8")
def test_a_card_that_was_shown_leaves_the_game_and_one_that_waits_stays():
    street = Street([3, 9], [5])
    happened = street.turn(9, "wait")
    assert happened[:2] == [("shows", 0), ("waits", 1)]
    assert (street.hand(0), street.hand(1)) == ([3], [5])
    assert street.match.view(None)["shown"] == [9]
    assert street.refused(0, "show 9") == "QD-8"


@pytest.mark.rule("QD-9")
@pytest.mark.parametrize(("cards", "winner"), [((3, 9, 5), 1), ((11, 9, 12), 2), ((2, 1, "wait"), 0)])
def test_the_fastest_card_takes_the_bounty(cards, winner):
    street = Street([2, 3, 11], [1, 9], [5, 12])
    assert ("takes", winner) in street.turn(*cards)
    assert [street.pad(seat)["bounties"] for seat in range(3)] == [2 if seat == winner else 0 for seat in range(3)]
    assert street.match.view(None)["players"][winner]["taken"] == [NAMES[0]]


@pytest.mark.rule("QD-10")
@pytest.mark.parametrize(
    ("cards", "options", "misfires", "winner"),
    [
        ((20, 5), {}, False, 0),
        ((21, 5), {}, True, 1),
        ((21, "wait"), {}, False, 0),
        ((21, 5), {"lead": 16}, False, 0),
        ((7, 5), {"lead": 1}, True, 1),
        ((40, 1), {"lead": None}, False, 0),
    ],
)
def test_a_card_that_is_much_too_fast_misfires(cards, options, misfires, winner):
    street = Street([7, 20, 21, 40], [1, 5], **options)
    happened = street.turn(*cards)
    assert (("misfires", 0) in happened) == misfires
    assert ("takes", winner) in happened


@pytest.mark.rule("QD-10")
def test_the_one_behind_the_misfire_takes_the_bounty_whatever_the_third_shows():
    assert ("takes", 2) in Street([40], [3], [20]).turn(40, 3, 20)


@pytest.mark.rule("QD-11")
def test_if_everybody_waits_the_bounty_gets_away():
    street = Street([40], [3])
    assert ("gets-away", -1) in street.turn("wait", "wait")
    assert [street.pad(seat)["total"] for seat in (0, 1)] == [0, 0]
    assert street.match.view(None)["bounty"] == NAMES[1]


@pytest.mark.rule("QD-12")
@pytest.mark.parametrize(("options", "credits"), [({}, 0), ({"tips": True}, 1)])
def test_who_waits_gets_a_tip_if_the_table_gives_any(options, credits):
    street = Street([40], [3], **options)
    street.turn("wait", 3)
    assert [street.pad(seat)["tips"] for seat in (0, 1)] == [credits, 0]
    assert street.pad(0)["total"] == credits


@pytest.mark.rule("QD-13")
@pytest.mark.parametrize(("options", "turns"), [({}, 12), ({"max_turns": 5}, 5), ({"max_turns": 40}, 12)])
def test_the_game_ends_after_the_last_bounty(options, turns):
    street, played = Street([40], [3], **options), 0
    while not street.match.over:
        happened = street.turn("wait", "wait")
        played += 1
    assert played == turns
    assert happened[-1] == ("over", -1)
    assert street.refused(0, "wait") == "QD-13"


def over(earned, taken):
    """The result of a game that ends with these credits for bounties, and these numbers of bounties."""
    street = Street(*[[40 - seat] for seat in range(len(earned))], max_turns=1)
    s = street._edit()
    for seat, (credits, bounties) in enumerate(zip(earned, taken, strict=True)):
        s.earned[seat], s.taken[seat] = credits, ((1 << bounties) - 1) << 1
    street._changed()
    street.turn(*["wait"] * len(earned))
    return street.match.result


@pytest.mark.rule("QD-14")
@pytest.mark.parametrize(
    ("earned", "taken", "ranks", "tie_break"),
    [
        ((9, 7), (1, 5), (1, 2), None),
        ((9, 9), (1, 2), (2, 1), "captures"),
        ((9, 9, 4), (2, 2, 1), (1, 1, 3), "shared"),
        ((9, 4, 4), (2, 1, 2), (1, 3, 2), None),
    ],
)
def test_credits_win_then_bounties(earned, taken, ranks, tie_break):
    result = over(earned, taken)
    assert tuple(row["rank"] for row in result["pad"]) == ranks
    assert result["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert result["tie_break"] == tie_break


@pytest.mark.rule("QD-15")
def test_hands_and_choices_are_secret_and_their_numbers_are_not():
    street = Street([3, 9], [5, 6, 7])
    street.play(1, "show 6")
    seen, own, watched = (street.match.view(viewer)["players"][1] for viewer in (0, 1, None))
    assert (own["hand"], own["choice"]) == ([5, 6, 7], "show 6")
    for other in (seen, watched):
        assert (other["hand"], other["choice"], other["held"], other["chosen"]) == (None, None, 3, True)


@pytest.mark.rule("QD-15")
def test_bounties_that_lie_face_down_are_secret_until_the_end():
    street = Street([3], [5], max_turns=2)
    street.turn("wait", "wait")
    concealed = street.match.concealed(0)
    assert concealed["pile"][0, 0, :12].tolist() == [0, 1, *[-1] * 10]
    street.turn("wait", "wait")
    assert street.match.concealed(None).tobytes() != concealed.tobytes()
    assert [player["hand"] for player in street.match.view(None)["players"]] == [[3], [5]]


@pytest.mark.rule("QD-16")
def test_who_is_away_waits():
    street = Street([3, 9], [5])
    rules = GAME.interpreted
    code = rules.stand_in(street.s, rules.hold(street.match.content.tables), 0)
    assert GAME.notation.write(code) == "wait"
