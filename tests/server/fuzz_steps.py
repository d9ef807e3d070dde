"""What can happen to a server: each step is a function of the world and of numbers that choose among what is there.

So a list of steps can be written down and run again, also after a few of them were taken out.
"""

import random
from typing import NamedTuple

import cantina
from server.fuzz_live import LIVE_STEPS, check_ended
from server.fuzz_world import Fault, World
from server.live_server import QUICK

LARGEST = 2**20  # of a number
LATEST = 3  # tables at which something happens; the others rest
NAMES = ("Anna", "\u3164", "", "A" * 41, "<b>Cleo</b>", "Дора", "\u202eEmil")
LEVELS = ("greedy", "random", "greedy", "random", "clever")
NONSENSE = ("pass", "", "draw nothing", -1, 32_768, 10**9, "🂡", "sell 999999")
SETTINGS = (
    {},
    {"watch": "nobody"},
    {"watch": "anyone", "listed": True},
    {"undo": "free", "clock": 30, "grace": 20},
    {"undo": "consent", "clock": 600},
    {"undo": "never"},
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
    wanted = {"game": game.id, "seats": game.seat_counts[seats % len(game.seat_counts)], "options": {"max_turns": 5}}
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
    place.take(guest, answer.json().get("link"))


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
    """The game begins: a guest sits down if nobody has, and the host gives all other seats to bots."""
    known = world.tables[table]
    if all(place.holder is None for place in known.seats):
        sit(world, guest, table, seat, 1, 1)
    for one, place in enumerate(known.seats):
        if place.holder is None:
            world.ask_seat(known.host, table, one, "bot", level=("greedy", "random")[level % 2])


def free(world, guest, table, seat, *_):
    if world.ask_seat(guest, table, seat, "free").status_code == 200 and guest != world.tables[table].host:
        raise Fault(f"guest {guest} freed seat {seat} without being the host")


def act(world, guest, table, seat, pick, key, *_):
    """The next seat that is asked acts, or another guest tries to."""
    seat, legal = asked_seat(world, table, seat)
    holder = world.tables[table].seats[seat].holder
    action = legal[pick % len(legal)]["action"] if legal and pick % 9 else NONSENSE[pick % len(NONSENSE)]
    body = {"action": action} if key % 3 else {"action": action, "key": f"k{key % 50}"}
    actor = mostly(holder, guest, key)
    answer = world.ask_seat(actor, table, seat, "act", **body)
    if answer.status_code == 200 and actor != holder:
        raise Fault(f"guest {actor} acted on seat {seat} of guest {holder}")


def asked_seat(world, table, first):
    """A seat that has something to decide, with its legal actions; otherwise the first one."""
    seats = world.tables[table].seats
    for seat in range(first, first + len(seats)):
        holder = seats[seat % len(seats)].holder
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
        place.take(guest, answer.json()["link"])


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
    world.ask(guest, "GET", f"/api/tables/{known.id}{paths[what % len(paths)]}", **({"seat": seat} if what % 2 else {}))
    world.ask(guest, "GET", ("/api/mine", "/api/me", "/api/tables", "/api/campaigns", "/health")[seq % 5])


def rematch(world, guest, table, seat, who, *_):
    asking = mostly(world.tables[table].seats[seat].holder, guest, who)
    answer = world.ask(asking, "POST", f"/api/tables/{world.tables[table].id}/rematch")
    world.add_table(asking, answer)
    if answer.status_code == 201:
        learn_seats(world, len(world.tables) - 1)


def learn_seats(world, table):
    """Who sits at a table that guests were seated at: each learns it by asking."""
    for guest in range(len(world.guests)):
        answer = world.ask(guest, "GET", f"/api/tables/{world.tables[table].id}/mine")
        for seat in answer.json().get("yours", ()) if answer.status_code == 200 else ():
            world.tables[table].seats[seat].holder = guest


def found_campaign(world, guest, *_):
    answer = world.ask(guest, "POST", "/api/campaigns", game="mandalorian-adventures", name="Friday")
    if answer.status_code == 201:
        world.campaigns.append(answer.json())


def go_on(world, guest, campaign, how, seats, *_):
    """The next table of a campaign, with its link or without."""
    if world.campaigns:
        known = world.campaigns[campaign % len(world.campaigns)]
        body = {"seats": 1 + seats % 3, "options": {"max_turns": 1}, "settings": QUICK, "beside": how % 5 == 0}
        path, link = f"/api/campaigns/{known['campaign']}", known["link"] if how % 2 else None
        world.ask(guest, "GET", path, link)
        world.add_table(guest, world.ask(guest, "POST", f"{path}/tables", link, **body))


def wait(world, guest, table, seat, seconds, *_):
    world.time += seconds % 100


def restart(world, *_):
    world.end()
    world.begin()
    world.check_stories()


def lose_power(world, *_):
    world.lose_power()
    world.check_stories()


# how often each happens, beside the others
STEPS = {
    "arrive": (2, arrive),
    "open": (1, open_table),
    "sit": (10, sit),
    "leave": (1, leave),
    "bot": (5, give_to_bot),
    "fill": (3, fill),
    "free": (1, free),
    "act": (40, act),
    "undo": (3, ask_for("undo")),
    "consent": (2, ask_for("consent", yes=(True, False))),
    "order": (1, ask_for("order", orders=({}, {"events": "never"}, {"nothing": 1}))),
    "prefer": (1, ask_for("prefer", confirms=(True, False))),
    "say": (2, ask_for("say", phrase=("hello", "thanks", "nothing"))),
    "back": (1, ask_for("back")),
    "link": (3, replace_link),
    "peek": (10, peek),
    "secret": (3, show_secret),
    "look": (8, look_around),
    "rematch": (2, rematch),
    "found": (0.5, found_campaign),
    "go on": (0.5, go_on),
    "wait": (2, wait),
    "restart": (0.3, restart),
    "lose power": (0.3, lose_power),
    **LIVE_STEPS,
}
ARITY = 6


def planned(seed, length):
    """A list of steps, the same for the same seed."""
    dice = random.Random(seed)
    names = dice.choices(list(STEPS), [weight for weight, _ in STEPS.values()], k=length)
    return [Step(name, tuple(dice.randrange(LARGEST) for _ in range(ARITY))) for name in names]


def run_step(world, step):
    """Carry out one step: the first three numbers choose a guest, a table and a seat where there are any."""
    if step.name == "arrive" or not world.guests:
        arrive(world)
        return
    guest, rest = step.numbers[0] % len(world.guests), step.numbers[1:]
    function = STEPS[step.name][1]
    if step.name in ("open", "found", "go on"):
        function(world, guest, *rest)
    elif world.tables:
        table = len(world.tables) - 1 - rest[0] % min(LATEST, len(world.tables))
        seat = rest[1] % len(world.tables[table].seats)
        function(world, guest, table, seat, *rest[2:])
        world.check_story(table, seat)
        check_ended(world)
