"""Section 18: tie-breaks."""

import pytest

from bounty_hunters.kit import Table, target


def end(totals, credits):
    """The result of a game that ends with these totals and credits; everybody gets the last credit by a sale."""
    table = Table(seats=len(totals), cards={seat: target((9, 9, 9), points) for seat, points in enumerate(totals)})
    for seat, amount in enumerate(credits):
        table.captured(seat, seat)
        table.credits(seat, amount - 1)
    result = table.score()
    assert result["scores"] == totals
    assert [row["credits"] for row in result["pad"]] == credits
    return result


@pytest.mark.rule("BH-97")
def test_unspent_credits_break_a_tie_among_those_with_the_highest_total_only():
    result = end([50, 50, 48], [1, 3, 9])
    assert (result["winners"], result["tie_break"]) == ([1], "credits")


@pytest.mark.rule("BH-97")
def test_credits_do_not_matter_without_a_tie():
    result = end([50, 49], [1, 9])
    assert (result["winners"], result["tie_break"]) == ([0], None)


@pytest.mark.rule("BH-98")
@pytest.mark.parametrize(("totals", "credits"), [([50, 50, 48], [2, 2, 9]), ([50, 50, 50], [3, 3, 1])])
def test_tied_players_with_equal_credits_share_the_victory(totals, credits):
    result = end(totals, credits)
    assert (result["winners"], result["tie_break"]) == ([0, 1], "shared")
    assert [row["rank"] for row in result["pad"]] == [1, 1, 3]
