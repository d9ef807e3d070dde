"""Everything that Way of the Mandalorian refuses: how to provoke it, by the key of the message that says so."""

from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, gear, mission

PREFIX = "way-of-the-mandalorian-refusal-"


def on_table(action, seats=2, before=(), seat=0, **options):
    """Seat 0 is at turn, holding equipment 0 and 1 and event 30; mission 3 is in the row."""

    def run():
        characters = options.pop("characters", (DIN, FENNEC, BO_KATAN, BOBA)[:seats])
        cards = {0: gear((1, 0, 0, 0), cost=1000), 1: gear((1, 0, 0, 0), cost=200)}
        table = Table(seats, cards, {3: mission((1, 0, 0, 0))}, characters=characters, **options)
        table.hand(0, 0, 1, 30)
        table.row(3)
        table.play(0, *before)
        table.match.play(seat, action)

    return run


def full_board():
    table = Table(characters=(FENNEC, DIN))
    table.hand(0, 5)
    table.board(0, 1, 2, 3, 4)
    table.match.play(0, "equip 5")


def filled_slot():
    table = Table(characters=(BOBA, DIN))
    table.hand(0, 31)
    table.slot(0, 30)
    table.match.play(0, "fill 31")


def nothing_to_draw():
    """WM-A13: cannot happen in a game, so both piles are emptied by hand."""
    table = Table()
    table.split(0, 0)
    table.play(0, "draw")
    table.match.play(0, "deck")


def no_such_symbol():
    table = Table(characters=(BO_KATAN, DIN), missions={3: mission((1, 0, 0, 0))})
    table.row(3)
    table.play(0, "attempt m3")
    table.pass_events()
    table.play(0, next(action for action in table.legal(0) if action.startswith("discard")))
    table.match.play(0, "ignore 2")


def empty_slot():
    table = Table(missions={3: mission((1, 0, 0, 0))})
    table.board(0, 1)
    table.row(3)
    table.play(0, "attempt m3")
    table.pass_events()
    table.match.play(0, "use 1+2")


ACTIONS = {
    "window": on_table("close"),
    "not-in-hand": on_table("equip 5"),
    "equip-window": on_table("equip 1", equip_window="between_actions"),
    "no-slot": full_board,
    "cost": on_table("equip 0"),
    "not-boba": on_table("fill 30"),
    "slot-filled": filled_slot,
    "slot-window": on_table("fill 30", characters=(BOBA, DIN), before=["pass"], boba_slot_fill_window="setup_only"),
    "no-actions": on_table("draw", before=["job", "sell 1", "close"]),
    "second-job": on_table("job", before=["job"]),
    "not-in-row": on_table("attempt m4"),
    "not-yours": on_table("sell 5"),
    "not-in-market": on_table("take 0", before=["draw"]),
    "no-card": nothing_to_draw,
    "no-slot-event": on_table("slot", before=["attempt m3"], seat=1, characters=(DIN, BOBA)),
    "no-symbol": no_such_symbol,
    "empty-slot": empty_slot,
}
ACTIONS = {f"{PREFIX}{key}": provoke for key, provoke in ACTIONS.items()}

CONTENT = {
    "content-key": ("equipment.toml", '"ion-rifle"', '"Ion rifle"'),
    "content-total": ("events.toml", '[[event]]\nname = "sandstorm"\nsymbols = [0, 1, 0, 0]\ncost = 200\n', ""),
    "content-name-twice": ("missions.toml", '"card-cheat"', '"bail-jumper"'),
    "content-level": ("missions.toml", "level = 2", "level = 1"),
    "content-no-symbol": ("events.toml", "[2, 0, 0, 0]", "[0, 0, 0, 0]"),
    "content-multiple": ("equipment.toml", "cost = 400", "cost = 500"),
}
