"""Fennec Shand with temporary cards on her board, and attempts that surely succeed or fail; for the rulings."""

from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, gear, mission

HOPELESS = mission((9, 9, 9, 9), reward=400, penalty=200)
SURE = mission((1, 0, 0, 0), reward=400, penalty=200)
ONES = {DIN: (1, 1, 1, 1), FENNEC: (1, 1, 1, 1), BO_KATAN: (1, 1, 1, 1), BOBA: (1, 1, 1, 1)}


def verbs(table, seat=0):
    """The verbs a seat may use now."""
    return {action.split()[0] for action in table.legal(seat)}


def fennec_table(*temporary, cost=400, missions=None, **options):
    """Fennec Shand in seat 0 with temporary cards on her board, nobody with an event to play."""
    cards = {card: gear((1, 0, 0, 0), cost=cost, temporary=True) for card in temporary}
    table = Table(cards=cards, missions=missions or {3: SURE}, boards=ONES, characters=[FENNEC, DIN], **options)
    table.hand(0, 20, 21)
    table.hand(1)
    table.board(0, *temporary)
    table.row(*(missions or {3: SURE}))
    return table
