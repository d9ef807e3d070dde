"""What can happen to a server: each step is a function of the world and of numbers that choose among what is there.

So a list of steps can be written down and run again, also after a few of them were taken out.
"""

import random
from contextlib import suppress
from typing import NamedTuple

import cantina
from server.fuzz_campaigns import CAMPAIGN_STEPS, again
from server.fuzz_limits import TooMany
from server.fuzz_live import LIVE_STEPS, check_ended
from server.fuzz_machine import MACHINE_STEPS
from server.fuzz_world import LATEST, Fault, World
from server.live_server import QUICK

LARGEST = 2**20  # of a number
NAMES = ("Anna", "\u3164", "", "A" * 41, "<b>Cleo</b>", "Дора", "\u202eEmil")
LEVELS = ("greedy", "random", "greedy", "random", "clever")
TAKES_A_SEAT = ("sit", "bot", "fill", "free")
MOST_IN_A_ROW = 15
NONSENSE = ("pass", "", "draw nothing", -1, 32_768, 10**9, "🂡", "sell 999999")
SETTINGS = (
    {},
    {"watch": "nobody"},
    {"watch": "anyone", "listed": True},
    {"undo": "free", "clock": 30, "grace": 20},
    {"undo": "consent", "clock": 600, "grace": 600},
    {"undo": "never", "clock": 90},
)


class Step(NamedTuple):
    """One thing that happens."""

    name: str
    numbers: tuple[int, ...]


def mostly(usual, other, number):
    """The guest who may do something, or now and then another one."""
    return other if usual is None or number % 5 == 0 else usual


def arrive(world: World, *_):
    if len(world.guests) < 6:
        world.guests.append(world.person())
        world.ask(len(world.guests) - 1, "GET", "/api/me")


def open_table(world, guest, game, seats, settings, *_):
    game = cantina.game(cantina.games()[game % len(cantina.games())])
    wanted = {"game": game.id, "seats": game.seat_counts[seats % len(game.seat_counts)], "options": {"max_turns": 12}}
    chosen = {**QUICK, **SETTINGS[settings % len(SETTINGS)]}
    world.add_table(guest, world.ask(guest, "POST", "/api/tables", **wanted, settings=chosen))


def sit(world, guest, table, seat, name, how, *_):
    known, place = world.tables[table], world.tables[table].seats[seat]
    links = (None, known.invitations[seat], *place.old[-1:])
    link = links[how % len(links)]
    was_held = place.holder is not None
    chosen = NAMES[name // 3 % len(NAMES) if name % 3 == 0 else 0]
    answer = world.ask_seat(guest, table, seat, "sit", link, name=chosen)
    if answer.status_code != 200:
        return
    if was_held:
        raise Fault(f"guest {guest} took seat {seat}, which guest {place.holder} holds")
    known.take(seat, guest, answer.json().get("link"))


def leave(world, guest, table, seat, who, *_):
    place = world.tables[table].seats[seat]
    guest = mostly(place.holder, guest, who)
    answer = world.ask_seat(guest, table, seat, "leave")
    if answer.status_code == 200:
        if place.holder != guest:
            raise Fault(f"guest {guest} left seat {seat} of guest {place.holder}")
        place.give_up()


def give_to_bot(world, guest, table, seat, level, *_):
    known = world.tables[table]
    asking = mostly(known.host, guest, level)
    answer = world.ask_seat(asking, table, seat, "bot", level=LEVELS[level % len(LEVELS)])
    if answer.status_code == 200 and known.seats[seat].holder is not None:
        raise Fault(f"guest {asking} gave seat {seat} of guest {known.seats[seat].holder} to a bot")


def fill(world, guest, table, seat, level, *_):
    """The game begins: one or two guests sit down, and the host gives all other seats to bots."""
    known = world.tables[table]
    free = [one for one, place in enumerate(known.seats) if place.holder is None]
    for one in free[: 1 + level % 2]:
        sit(world, (guest + one) % len(world.guests), table, one, 1, 1)
    for one, place in enumerate(known.seats):
        if place.holder is None:
            world.ask_seat(known.host, table, one, "bot", level=("greedy", "random")[level % 2])


def free(world, guest, table, seat, *_):
    if world.ask_seat(guest, table, seat, "free").status_code == 200 and guest != world.tables[table].host:
        raise Fault(f"guest {guest} freed seat {seat} without being the host")


def act(world, guest, table, seat, pick, key, *_):
    """The next seat that is asked acts, or another guest tries to."""
    seat, legal = asked_seat(world, table, seat)
    action = legal[pick % len(legal)]["action"] if legal and pick % 9 else NONSENSE[pick % len(NONSENSE)]
    actor = mostly(world.tables[table].seats[seat].holder, guest, key)
    play(world, actor, table, seat, action, key)
    world.offers[table, seat] = [one["action"] for one in legal]


def play(world, actor, table, seat, action, key):
    """A guest plays an action; only the holder can."""
    holder = world.tables[table].seats[seat].holder
    body = {"action": action} if key % 3 else {"action": action, "key": f"k{key % 50}"}
    answer = world.ask_seat(actor, table, seat, "act", **body)
    if answer.status_code == 200 and actor != holder:
        raise Fault(f"guest {actor} acted on seat {seat} of guest {holder}")


def change(world, guest, table, seat, pick, key, *_):
    """A holder who has chosen chooses something else, as long as the others have not."""
    offered, holder = world.offers.get((table, seat)), world.tables[table].seats[seat].holder
    if offered and holder is not None:
        play(world, holder, table, seat, offered[pick % len(offered)], key)


def play_on(world, guest, table, seat, pick, count, *_):
    """Those who are asked act one after the other."""
    for number in range(count % MOST_IN_A_ROW):
        seat, legal = asked_seat(world, table, seat)
        if not legal:
            return
        action = legal[(pick + number) % len(legal)]["action"]
        play(world, world.tables[table].seats[seat].holder, table, seat, action, 1)


def asked_seat(world, table, first):
    """A seat that has something to decide, with its legal actions; otherwise the first one."""
    seats = world.tables[table].seats
    for seat in range(first, first + len(seats)):
        holder = seats[seat % len(seats)].holder
        with world.limits.lifted():
            view = None if holder is None else world.view(holder, table, seat % len(seats))
        if view is not None and view.status_code == 200 and view.json()["legal"]:
            return seat % len(seats), view.json()["legal"]
    return first, []


def ask_for(name, **choices):
    """A request of a seat whose answer needs no further look."""

    def step(world, guest, table, seat, choice, *_):
        asking = mostly(world.tables[table].seats[seat].holder, guest, choice)
        body = {field: values[choice % len(values)] for field, values in choices.items()}
        world.ask_seat(asking, table, seat, name, **body)

    return step


def replace_link(world, guest, table, seat, who, *_):
    place = world.tables[table].seats[seat]
    guest = mostly(place.holder, guest, who)
    answer = world.ask_seat(guest, table, seat, "link")
    if answer.status_code == 200:
        if place.holder != guest:
            raise Fault(f"guest {guest} got a link to seat {seat} of guest {place.holder}")
        world.tables[table].take(seat, guest, answer.json()["link"])


def peek(world, guest, table, seat, how, *_):
    """Look at a seat with any link that a guest may have come by."""
    known, place = world.tables[table], world.tables[table].seats[seat]
    others = [one.secret for one in known.seats if one is not place and one.secret]
    links = [None, known.watch, known.invitations[seat], *known.invitations, *others, *place.old]
    link = links[how % len(links)]
    answer = world.view(guest, table, seat, link)
    if answer.status_code == 200 and place.holder != guest and link != place.secret:
        raise Fault(f"guest {guest} looked at seat {seat} of guest {place.holder}")


def show_secret(world, guest, table, seat, *_):
    """The own secret opens the seat on another device."""
    place = world.tables[table].seats[seat]
    if place.secret is not None and world.view(guest, table, seat, place.secret).status_code != 200:
        raise Fault(f"the secret of seat {seat} does not open it")


def look_around(world, guest, table, seat, what, seq, *_):
    known = world.tables[table]
    paths = ("", "/mine", "/view", "/record", "/picture", "/cards", f"/moments/{seq % 40}", "/moments/999999")
    paths += ("/course", f"/moments/{seq % 40}/picture")
    world.ask(guest, "GET", f"/api/tables/{known.id}{paths[what % len(paths)]}", **({"seat": seat} if what % 2 else {}))
    world.ask(guest, "GET", ("/api/mine", "/api/me", "/api/tables", "/api/campaigns", "/health")[seq % 5])


def rematch(world, guest, table, seat, who, *_):
    asking = mostly(world.tables[table].seats[seat].holder, guest, who)
    answer = world.ask(asking, "POST", f"/api/tables/{world.tables[table].id}/rematch")
    world.add_table(asking, answer)
    if answer.status_code == 201:
        learn_seats(world, len(world.tables) - 1)
        again(world, world.tables[table].id, world.tables[-1].id)


def learn_seats(world, table):
    """Who sits at a table that guests were seated at: each learns it by asking."""
    with world.limits.lifted():
        for guest in range(len(world.guests)):
            answer = world.ask(guest, "GET", f"/api/tables/{world.tables[table].id}/mine")
            for seat in answer.json().get("yours", ()) if answer.status_code == 200 else ():
                world.tables[table].take(seat, guest)


# how often each happens, beside the others
STEPS = {
    "arrive": (2, arrive),
    "open": (1, open_table),
    "sit": (10, sit),
    "leave": (1, leave),
    "bot": (5, give_to_bot),
    "fill": (7, fill),
    "free": (1, free),
    "act": (25, act),
    "play on": (6, play_on),
    "change": (4, change),
    "undo": (5, ask_for("undo")),
    "consent": (2, ask_for("consent", yes=(True, False))),
    "order": (1, ask_for("order", orders=({}, {"events": "never"}, {"nothing": 1}))),
    "prefer": (1, ask_for("prefer", confirms=(True, False), pace=("slow", "instant"))),
    "say": (2, ask_for("say", phrase=("hello", "thanks", "nothing"))),
    "back": (1, ask_for("back")),
    "link": (3, replace_link),
    "peek": (10, peek),
    "secret": (3, show_secret),
    "look": (8, look_around),
    "rematch": (2, rematch),
    **LIVE_STEPS,
    **MACHINE_STEPS,
    **CAMPAIGN_STEPS,
}
ARITY = 6


def planned(seed, length):
    """A list of steps, the same for the same seed."""
    dice = random.Random(seed)
    names = dice.choices(list(STEPS), [weight for weight, _ in STEPS.values()], k=length)
    return [Step(name, tuple(dice.randrange(LARGEST) for _ in range(ARITY))) for name in names]


def chosen_seat(known, name, number):
    """Any seat; for what holders do mostly one that is held."""
    held = [seat for seat, place in enumerate(known.seats) if place.holder is not None]
    if held and name not in TAKES_A_SEAT and number % 4:
        return held[number // 4 % len(held)]
    return number % len(known.seats)


def run_step(world, step):
    """Carry out one step: the first three numbers choose a guest, a table and a seat where there are any."""
    if step.name == "arrive" or not world.guests:
        with suppress(TooMany):
            arrive(world)
        return
    guest, rest = step.numbers[0] % len(world.guests), step.numbers[1:]
    carry_out(world, step.name, guest, rest)


def carry_out(world, name, guest, rest):
    """Carry out a step of a guest, and look for what is wrong then."""
    function = STEPS[name][1]
    if name == "open" or name in CAMPAIGN_STEPS:
        with suppress(TooMany):
            function(world, guest, *rest)
    elif world.tables:
        table = len(world.tables) - 1 - rest[0] % min(LATEST, len(world.tables))
        seat = chosen_seat(world.tables[table], name, rest[1])
        with suppress(TooMany):
            function(world, guest, table, seat, *rest[2:])
        with world.limits.lifted():
            world.check_story(table, seat)
            check_ended(world)
