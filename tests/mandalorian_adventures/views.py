"""A table with cards in the hand of seat 0, and what a seat is shown of it."""

from mandalorian_adventures.kit import PACK, Table, skill

TWO_WAYS = "p-q-r r=x x-t q=y"
PLAN = {plan.name: number for number, plan in enumerate(PACK.plans)}


def table_with(*cards, text="FX-LINE", **options):
    """Seat 0 is to play, with these cards in hand."""
    table = Table(text, cards=list(cards or (skill(3), skill(2))), **options)
    table.hand(0, *range(len(cards or (1, 2))))
    return table


def seen(table, seat=0):
    return table.match.view(seat)


def asked(table, seat=0):
    return seen(table, seat)["question"]


def threat_of(table, number, seat=0):
    return next(one for one in seen(table, seat)["threats"] if one["number"] == number)
