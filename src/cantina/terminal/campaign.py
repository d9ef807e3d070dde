"""`cantina campaign`: the campaign of The Mandalorian: Adventures, kept in one file between the games."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from cantina.engine.errors import BadSavedGame
from cantina.games.mandalorian_adventures import campaign as rules
from cantina.games.mandalorian_adventures import campaign_file, content
from cantina.games.mandalorian_adventures.campaign import GAME, RESULTS, Campaign, Played
from cantina.games.mandalorian_adventures.pack_shapes import Pack
from cantina.games.mandalorian_adventures.sizes import AUTO, DIFFICULTIES, MODES, NORMAL
from cantina.terminal import arguments, files
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser

SEATS = "2"


def add_arguments(parser: Parser) -> None:
    """What can be said to `cantina campaign`."""
    parser.add_argument("action", nargs="?", metavar="ACTION", help=parser.escaped("campaign-help-action"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=parser.escaped("campaign-help-file"))
    parser.add_argument("result", nargs="?", metavar="RESULT", help=parser.escaped("campaign-help-result"))
    parser.add("--seats", "campaign-help-seats", "N")
    parser.add("--mission", "campaign-help-mission", "MISSION")
    parser.add("--map", "campaign-help-map", "MAP")
    parser.add("--mode", "campaign-help-mode", "MODE", modes=", ".join(MODES))
    parser.add("--difficulty", "campaign-help-difficulty", "LEVEL", levels=", ".join(DIFFICULTIES))
    parser.add("--seed", "terminal-help-seed", "SEED")
    parser.add_argument("--veteran", action="store_true", help=parser.escaped("campaign-help-veteran"))


def run(args: Namespace, console: Console) -> int:
    """Do one thing with the campaign of a file."""
    if args.action not in ACTIONS:
        raise BadArgument("campaign-action-unknown", action=args.action or "", actions=", ".join(ACTIONS))
    if args.file is None:
        raise BadArgument("terminal-file-missing", command="cantina campaign")
    if args.result is not None and args.action != "record":
        raise BadArgument("terminal-argument-unknown", argument=args.result, command="cantina campaign")
    ACTIONS[args.action](args, console)
    return 0


def the_pack() -> Pack:
    """The content of the game."""
    found: Pack = content.load().cards[0]
    return found


def new(args: Namespace, console: Console) -> None:
    """Begin a campaign in a file that is not there yet."""
    if os.path.lexists(Path(args.file).expanduser()):
        raise BadSavedGame("campaign-file-exists", file=args.file)
    campaign = rules.veteran(the_pack()) if args.veteran else rules.new(the_pack())
    campaign_file.save(args.file, campaign)
    console.tell("campaign-begun", id=campaign.id, file=args.file)


def show(args: Namespace, console: Console) -> None:
    """Say how far a campaign has come."""
    campaign = campaign_file.load(args.file, the_pack())
    console.heading(console.text("campaign-heading", id=campaign.id))
    console.tell("campaign-growth", count=len(campaign.removed), all=len(campaign.pack.growth))
    for number, played in enumerate(campaign.history, 1):
        console.write_wrapped(game_line(console, number, played), "  ")
    for rule in campaign.rules_enabled:
        console.write_wrapped(console.text(f"campaign-rule-{rule}"), "  ")
    for number in campaign.envelopes_open:
        inside = [mission_name(console, name) for name in rules.envelope(campaign, number).missions]
        console.write_wrapped(console.text("campaign-envelope", number=number, missions=", ".join(inside)), "  ")
    tell_mission(console, campaign)


def next_game(args: Namespace, console: Console) -> None:
    """Look at the growth deck before a game, and say which game to play."""
    campaign = rules.prepare(campaign_file.load(args.file, the_pack()))
    seats = arguments.whole_number("--seats", args.seats or SEATS)
    wishes = {name: getattr(args, name) for name in ("mode", "difficulty") if getattr(args, name)}
    undecided = not campaign.mission and args.mission is None
    options = {} if undecided else rules.next_game(campaign, seats, args.mission or "", args.map or "", **wishes)
    campaign_file.save(args.file, campaign)
    tell_texts(console, campaign)
    tell_mission(console, campaign)
    if options:
        chosen = " ".join(f"--option {name}={value}" for name, value in options.items())
        console.write(f"  cantina play {GAME} --seats {seats} {chosen}")


def record(args: Namespace, console: Console) -> None:
    """Look at the growth deck after a game."""
    if args.result is None:
        raise BadArgument("campaign-result-missing", results=", ".join(RESULTS))
    campaign = campaign_file.load(args.file, the_pack())
    campaign = rules.finish(campaign, played_game(args, campaign))
    campaign_file.save(args.file, campaign)
    console.write_wrapped(game_line(console, len(campaign.history), campaign.history[-1]))
    tell_texts(console, campaign)
    tell_mission(console, campaign)


def played_game(args: Namespace, campaign: Campaign) -> Played:
    """The game that was played: a saved one, or as far as it is said, the rest being as `next` suggests it."""
    if args.result not in RESULTS and os.path.lexists(Path(args.result).expanduser()):
        return saved_game(args.result, campaign)
    seats = arguments.whole_number("--seats", args.seats or SEATS)
    arguments.seed(args.seed)
    options = rules.next_game(campaign, seats, args.mission or "", args.map or "")
    mode, difficulty = args.mode or MODES[AUTO], args.difficulty or DIFFICULTIES[NORMAL]
    return Played(options["mission"], options["map"], mode, difficulty, seats, args.result, args.seed or "")


def saved_game(name: str, campaign: Campaign) -> Played:
    """The game of a file, replayed and checked; it must be one of this campaign (MA-11)."""
    match, _ = files.read_match(name)
    if match.game.id != GAME or match.options["growth"] != campaign.growth:
        raise BadSavedGame("campaign-other-game", file=name, growth=campaign.growth)
    return rules.played(match)


def reset(args: Namespace, console: Console) -> None:
    """Begin anew in the same file."""
    campaign = rules.reset(campaign_file.load(args.file, the_pack()))
    campaign_file.save(args.file, campaign)
    console.tell("campaign-begun", id=campaign.id, file=args.file)


ACTIONS = {"new": new, "show": show, "next": next_game, "record": record, "reset": reset}


def tell_texts(console: Console, campaign: Campaign) -> None:
    """What the growth cards say that were just turned over."""
    for name in rules.told(campaign):
        console.write_wrapped(console.text(f"ma-growth-{name}"), later="")
        console.write()


def tell_mission(console: Console, campaign: Campaign) -> None:
    """Which mission comes next, and where it can be played."""
    if not campaign.mission:
        names = [f"{mission_name(console, name)} ({name})" for name in campaign.missions_unlocked]
        text = console.text("campaign-free-play" if names else "campaign-not-begun", missions=", ".join(names))
        console.write_wrapped(text, later="")
        return
    maps = ", ".join(map_name(console, name) for name in rules.maps(campaign.pack, campaign.mission))
    text = console.text("campaign-mission", mission=mission_name(console, campaign.mission), maps=maps)
    console.write_wrapped(text, later="")


def game_line(console: Console, number: int, played: Played) -> str:
    """One game that was played."""
    mission, board = mission_name(console, played.mission), map_name(console, played.map)
    return console.text(f"campaign-game-{played.result}", number=number, mission=mission, map=board)


def mission_name(console: Console, name: str) -> str:
    """The title of a mission."""
    return console.text(f"ma-mission-{name}")


def map_name(console: Console, name: str) -> str:
    """The name of a map."""
    return console.text(f"ma-map-{name}")
