"""Everything that the game refuses: how to provoke it, by the key of the message that says so, with its rule."""

from cantina.games.mandalorian_adventures.pack import shapes
from mandalorian_adventures.kit import Table, lines, skill

PREFIX = "mandalorian-adventures-refusal-"
REACH = skill(1, action="attack", when="before", steps=["range_mod 3"])
FLAME = skill(3, action="attack", when="after", steps=["damage_threat 1 others-on-target-cell 0"], target=True)
EITHER = skill(3, action="attack", steps=["damage_threat 1 others-on-target-cell 0"], target=True)
TACTICAL = skill(tactical=True, action="attack", steps=["range_mod 3"])
CHOICE = skill(1, action="plan", steps=["sabotage chosen"])


def table_of(*cards, board="FX-LINE", **options):
    """Seat 0 is to play, with all of these cards in hand (three of strength 2 unless said)."""
    cards = cards or (skill(2), skill(2), skill(2))
    table = Table(board, cards=list(cards), **options)
    table.hand(0, *range(len(cards)))
    return table


def in_main(text, prepare=lambda table: None, **options):
    """An action between two cards."""

    def run():
        table = table_of(**options)
        prepare(table)
        table.do(text)

    return run


def in_action(space, text, *cards, prepare=lambda table: None, **options):
    """An action after the first card was played into a space."""

    def run():
        table = table_of(*cards, **options)
        prepare(table)
        table.play(0, space)
        table.do(text)

    return run


def after(*texts, cards=(), prepare=lambda table: None, **options):
    """The last of these actions; `K0` is the notation of the first card, and so on."""

    def run():
        table = table_of(*cards, **options)
        prepare(table)
        for text in texts:
            for number in range(3):
                text = text.replace(f"K{number}", f"k{table.made(number)}")
            table.do(text)

    return run


def enemy_on(cell, **more):
    return lambda table: table.enemy(cell, **more)


def hidden_on(cell):
    return lambda table: table.hidden(cell)


def standing_on(cell):
    return lambda table: table.at(0, cell)


def child(**where):
    return lambda table: table.child(**where)


def drawing(*plans, owned=()):
    """A planning deck for a Plan of strength 2."""

    def prepare(table):
        table.plan_deck(*plans)
        table.owns(0, *owned)

    return prepare


def both(*plans):
    """Both characters own these planning cards."""

    def prepare(table):
        for character in (0, 1):
            table.owns(character, *plans)

    return prepare


def green(strength, *conditions):
    return {"green": shapes.Green("made", strength, lines(conditions), lines(["draw_skill 1 you"]))}


def guarded_medkit(table):
    """A medkit beside an enemy on s1: whoever goes there, hurt, is stopped and may still use it."""
    table.hurt(0, 1)
    table.bonus("s1")
    table.enemy("s1", hp=2)


def child_and_enemy(table):
    table.child(cell="s0")
    table.enemy("s1", hp=5)


def fled(table):
    table.edit().fled = 1
    table.child(cell="s0")


KEEPING = ("play K0 plan", "perform")
CHOOSING = ("play K0 plan", "effect")
STRIKING = ("play K0 attack", "attack t0")

# By the key of the message: the rule, and how to provoke it.
CASES = {
    "window": ("MA-44", in_main("stop")),
    "not-in-hand": ("MA-36", in_main("play k0 move")),
    "space-used": ("MA-41", after("play K0 move", "decline", "play K1 move")),
    "no-space": ("MA-166", after("play K0 green")),
    "no-actions": (
        "MA-36",
        after(
            *("play K0 move", "decline", "play K1 attack", "decline", "play K2 plan"),
            prepare=lambda table: table.owns(0, "sprint"),
        ),
    ),
    "two-actions": ("MA-36", in_main("end")),
    "no-effect": ("MA-88", in_action("move", "effect")),
    "effect-used": ("MA-91", after("play K0 attack", "effect", "effect", cards=[REACH])),
    "effect-later": ("MQ-98", in_action("attack", "effect", FLAME)),
    "effect-earlier": ("MQ-98", after(*STRIKING, "effect", cards=[REACH], prepare=child_and_enemy)),
    "effect-target": ("MQ-98", in_action("attack", "effect", EITHER)),
    "other-action": ("MA-58", in_action("move", "attack t0", prepare=enemy_on("s0"))),
    "tactical": ("MA-191", in_action("attack", "attack t0", TACTICAL, prepare=enemy_on("s0"))),
    "strength": ("MA-168", in_action("green", "perform", mission=green(4))),
    "green-not-now": (
        "MA-167",
        in_action("green", "perform", mission=green(1, "you_at number 1"), numbers={"s3": 1}),
    ),
    "no-threat": ("MA-78", in_action("attack", "attack t5")),
    "out-of-range": ("MA-99", in_action("attack", "attack t0", prepare=enemy_on("s2"))),
    "face-up": ("MA-65", in_action("intel", "look t0", prepare=enemy_on("s1"))),
    "not-enemy": ("MA-79", in_action("intel", "push t0", prepare=hidden_on("s1"))),
    "stuck": ("MQ-100", in_action("intel", "push t0", board="s0-s1 s1:r0", prepare=enemy_on("r0"))),
    "no-cell": ("MA-51", in_action("move", "go c30")),
    "not-adjacent": ("MA-51", in_action("move", "go c:s2")),
    "wall": ("MA-52", in_action("move", "go c:d", board="FX-WALL")),
    "closed-door": ("MA-53", in_action("move", "go c:x", board="FX-DOOR", prepare=standing_on("r"))),
    "height": ("MA-54", in_action("move", "go c:r1", board="FX-HEIGHT", prepare=standing_on("g2"))),
    "no-steps": ("MA-45", after("play K0 move", "go c:s1", "go c:s2", prepare=guarded_medkit)),
    "not-here": ("MA-85", in_main("use t0", lambda table: table.bonus("s2"))),
    "no-bonus": ("MA-84", in_main("use t0", enemy_on("s0"))),
    "no-use": ("MA-142", in_main("use t0", lambda table: table.bonus("s0", "keycard"))),
    "no-damage": ("MA-144", in_main("use t0", lambda table: table.bonus("s0"))),
    "not-carried": ("MQ-65", in_main("spend b:keycard")),
    "no-child": ("MA-155", in_action("move", "rescue")),
    "child-elsewhere": ("MA-157", in_action("move", "rescue", prepare=child(cell="s2"))),
    "child-carried": ("MA-158", in_action("move", "rescue", prepare=child(character=1))),
    "child-fled": ("MA-161", in_action("move", "rescue", prepare=fled)),
    "not-owned": ("MA-76", in_main("card p:sprint")),
    "plan-moment": ("MA-76", in_main("card p:defend", lambda table: table.owns(0, "defend"))),
    "whose-card": ("MQ-102", in_main("card p:sprint", both("sprint"), mode="shared")),
    "one-owner": ("MQ-102", in_main("card-of h0 p:sprint", lambda table: table.owns(0, "sprint"), mode="shared")),
    "not-drawn": ("MA-71", after(*KEEPING, "keep p:sprint", prepare=drawing("defend", "failure"))),
    "not-kept": ("MA-72", after(*KEEPING, "keep p:failure", prepare=drawing("defend", "failure"))),
    "second-copy": ("MA-73", after(*KEEPING, "keep p:defend", prepare=drawing("defend", "sprint", owned=["defend"]))),
    "not-offered": ("MA-137", after(*CHOOSING, "space green", cards=[CHOICE])),
    "no-door": ("MA-53", in_action("attack", "door d0", board="FX-DOOR")),
    "door-force": ("MA-53", in_action("attack", "door d0", board="FX-DOOR", prepare=standing_on("r"))),
    "must-choose": ("MA-170", after(*CHOOSING, "pass", cards=[CHOICE])),
    "no-traitor": ("MD-56", in_main("betray")),
}
