"""Every error, raised for real, is one clear line that names its rule or its field, in every language."""

import json
import shutil

import pytest

import cantina
from bounty_hunters.kit import Table, droid, hunter, target
from cantina.engine import saved
from cantina.engine.match import Action
from cantina.engine.options import Team
from cantina.games.bounty_hunters import content
from cantina.games.way_of_the_mandalorian import content as mandalorian_content
from cantina.players import choose_action
from cantina.text import FALLBACK, languages
from text import adventures_errors, mandalorian_errors
from text.fluent_files import texts

pytestmark = pytest.mark.usefixtures("strict_text")
GAME = cantina.game("bounty-hunters")
MANDALORIAN = "way-of-the-mandalorian"


def new(seats=2, **options):
    return cantina.new_match("bounty-hunters", seats, 1, options)


def finished():
    match = new(max_turns=1)
    for action in ("draw hunter", "choose", "sell", "finish"):
        for seat in (0, 1):
            match.play(seat, next(one for one in match.legal(seat) if str(one).startswith(action)))
    return match


# --- actions ---------------------------------------------------------------------------------------------------------


def play(action, match=None):
    return lambda: (match or new()).play(0, action)


def revealed(card, **position):
    """Seat 0 has chosen a card; targets 0 to 3 are open, captured, another player's, nowhere."""
    table = Table(seats=2, cards={44: hunter((1, 0, 0)), 151: droid((1, 0, 0), cost=2), 0: target((9, 9, 9))})
    if position.get("targets"):
        table.open(0, 0)
        table.captured(0, 1)
        table.open(1, 2)
    for reserved in position.get("reserved", ()):
        table.reserved(0, reserved)
    table.reveal({0: card})
    return table


def on_table(action, card=44, before=(), **position):
    def run():
        table = revealed(card, **position)
        table.play(0, *before)
        table.match.play(0, action)

    return run


def waiting():
    match = new()
    match.play(0, "draw hunter")
    match.play(0, "draw hunter")


def short_deck():
    """BH-S03: seat 1 is not served and must name another deck."""
    table = Table(seats=2)
    table.deck("target", [5])
    table.play(0, "draw target")
    table.play(1, "draw target")
    table.match.play(1, "draw target")


def undo_too_late():
    match = new()
    for seat in (0, 1):
        match.play(seat, "draw hunter")
    match.undo(0)


ACTIONS = {
    "action-unknown-verb": play("fly 3"),
    "action-bad-operands": play("sell x"),
    "action-unknown-code": play(10**9),
    "action-not-understood": play(None),
    "game-over": lambda: finished().play(0, "finish"),
    "not-your-turn": waiting,
    "undo-nothing": lambda: new().undo(0),
    "undo-barrier": undo_too_late,
    "bounty-hunters-refusal-step": play("choose 3"),
    "bounty-hunters-refusal-not-in-hand": lambda: choosing().match.play(0, "choose 194"),
    "bounty-hunters-refusal-resolve-first": on_table("finish"),
    "bounty-hunters-refusal-resolved": on_table("sell 44", before=["sell 44"]),
    "bounty-hunters-refusal-no-contracts": lambda: new(mode="introductory").play(0, "draw contract"),
    "bounty-hunters-refusal-closed": short_deck,
    "bounty-hunters-refusal-other-card": on_table("sell 45"),
    "bounty-hunters-refusal-cost": on_table("play 151", card=151),
    "bounty-hunters-refusal-not-reserved": on_table("activate 190", before=["sell 44"]),
    "bounty-hunters-refusal-alone": on_table("play 44", targets=True),
    "bounty-hunters-refusal-captured": on_table("play 44 @1", targets=True),
    "bounty-hunters-refusal-other-area": on_table("play 44 @2", targets=True),
    "bounty-hunters-refusal-no-such-target": on_table("play 44 @3", targets=True),
}
ACTIONS |= mandalorian_errors.ACTIONS | adventures_errors.ACTIONS


def choosing():
    table = Table(seats=2)
    table.choosing({0: (1, 44, 107, 151)})
    return table


# --- games, options, seeds -------------------------------------------------------------------------------------------

OPTIONS = {
    "game-unknown": lambda: cantina.game("chess"),
    "game-no-packs": lambda: GAME.pack("docs"),
    "option-unknown": lambda: new(colour="red"),
    "option-choice": lambda: new(mode="hard"),
    "option-number": lambda: new(max_turns=0),
    "option-assignment": lambda: cantina.new_match(MANDALORIAN, 2, 1, {"characters": ["boba-fett", "boba-fett"]}),
    "option-team": lambda: Team("characters", lambda cards: ("burg", "xian")).number(["burg", "burg"], 2),
    "seats-wrong": lambda: new(seats=7),
    "seat-unknown": lambda: new().view(2),
    "seed-wrong": lambda: cantina.new_match("bounty-hunters", 2, -1),
}

# --- saved games -----------------------------------------------------------------------------------------------------


def changed(**fields):
    """A saved game with some fields changed by somebody who knows how to make its check fit."""

    def run():
        fields_of = {**json.loads(new().record()), **fields}
        cantina.load_match(json.dumps({**fields_of, "check": saved.digest(fields_of)}))

    return run


def without(field):
    return lambda: cantina.load_match(json.dumps({k: v for k, v in json.loads(new().record()).items() if k != field}))


SAVED = {
    "saved-not-json": lambda: cantina.load_match(new().record()[:100]),
    "saved-not-a-game": lambda: cantina.load_match("[]"),
    "saved-missing": without("options"),
    "saved-altered": lambda: cantina.load_match(new().record().replace('"seats": 2', '"seats": 3')),
    "saved-version": changed(version=99),
    "saved-content": changed(content="0" * 64),
    "saved-content-pack": changed(game="mandalorian-adventures", content="0" * 64),
    "saved-secret": lambda: cantina.load_match(new().record(public=True)),
    "saved-action": changed(actions=["0 sell 3"]),
    "saved-result": changed(result={"scores": [1, 0]}),
    "seed-not-its-hash": changed(seed="00" * 32),
}

# --- content ---------------------------------------------------------------------------------------------------------


CONTENT = {
    "content-not-toml": ("targets.toml", "points = 16", "points = = 16"),
    "content-unknown-field": ("targets.toml", "points = 16", "point = 16"),
    "content-missing": ("targets.toml", "points = 16\n", ""),
    "content-count": ("targets.toml", "shield = [", "shield = [1, "),
    "content-number": ("targets.toml", "points = 16", "points = -1"),
    "content-word": ("targets.toml", '"grogu"', '"yoda"'),
    "content-total": ("hunters.toml", "cards = 3", "cards = 4"),
    "content-no-shield": ("targets.toml", "shield = [", "shield = [0, 0, 0] # ["),
    "content-same-twice": ("contracts.toml", '["grogu", "luke"]', '["grogu", "grogu"]'),
    "content-copies": ("targets.toml", "copies = 3", "copies = 4"),
    "content-contract-icons": ("targets.toml", '"none"', '"contract"'),
    "content-crate-icons": ("market.toml", "icons = 1", "icons = 2"),
}


def spoilt(content, folder, file, old, new):
    """Load the cards of a game with one entry spoilt."""
    shutil.copytree(content.FOLDER, folder / "cards")
    path = folder / "cards" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    content.load(folder / "cards")


# --- the tests -------------------------------------------------------------------------------------------------------


def raised(provoke, *given):
    with pytest.raises(cantina.CantinaError) as caught:
        provoke(*given)
    return caught.value


def clear_lines(error):
    """The error in every language: one line, not twice the same, and not the bare key."""
    lines = [error.text(language) for language in languages()]
    assert all(line and "\n" not in line and error.key not in line for line in lines)
    assert len(set(lines)) == len(lines)
    return lines


@pytest.mark.parametrize("key", ACTIONS)
def test_a_refused_action_is_named_with_the_rule_that_forbids_it(key):
    error = raised(ACTIONS[key])
    assert isinstance(error, cantina.IllegalAction)
    assert error.key == key
    for line in clear_lines(error):
        if not isinstance(error, cantina.BadNotation):
            assert error.rule in line
        if key != "undo-nothing":
            assert error.action in line


def test_an_action_of_another_game_is_refused():
    other = cantina.game(MANDALORIAN)
    error = raised(play(Action(0, other, other.content)))
    assert (type(error), error.key) == (cantina.BadNotation, "action-other-game")
    assert all(MANDALORIAN in line for line in clear_lines(error))


@pytest.mark.parametrize("key", OPTIONS)
def test_a_wrong_choice_before_the_deal_is_named(key):
    error = raised(OPTIONS[key])
    assert isinstance(error, (cantina.BadOption, cantina.BadSeed))
    assert error.key == key
    named = error.values.get("option") or error.values.get("game") or error.values.get("seat") or error.values["seed"]
    assert all(named in line for line in clear_lines(error))


def test_an_unknown_level_is_refused():
    error = raised(lambda: choose_action(new(), 0, "god", None))
    assert isinstance(error, cantina.BadOption)
    assert all("god" in line for line in clear_lines(error))


@pytest.mark.parametrize("key", SAVED)
def test_a_saved_game_that_cannot_be_trusted_is_refused(key):
    error = raised(SAVED[key])
    assert isinstance(error, (cantina.BadSavedGame, cantina.BadSeed))
    assert error.key == key
    clear_lines(error)


def test_the_reason_why_a_saved_action_is_illegal_is_translated():
    lines = clear_lines(raised(changed(actions=["0 sell 3"])))
    assert all("BH-20" in line for line in lines)
    lines = clear_lines(raised(changed(actions=["zero sell 3"])))
    assert all("zero sell 3" in line and "invalid literal" not in line for line in lines)


SPOILT = [(content, key, *CONTENT[key]) for key in CONTENT]
SPOILT += [(mandalorian_content, key, *change) for key, change in mandalorian_errors.CONTENT.items()]


@pytest.mark.slow
@pytest.mark.parametrize(("content", "key", "file", "old", "new"), SPOILT)
def test_a_spoilt_card_is_refused_with_its_file_line_and_field(content, key, file, old, new, tmp_path):
    error = raised(spoilt, content, tmp_path, file, old, new)
    assert isinstance(error, cantina.BadContent)
    assert error.key == key
    for line in clear_lines(error):
        assert error.file in line
        assert str(error.line) in line
        assert error.field in line or key in ("content-total", "content-not-toml")


def test_a_missing_file_of_cards_is_refused(tmp_path):
    error = raised(content.load, tmp_path)
    assert (type(error), error.key) == (cantina.BadContent, "content-unreadable")
    assert all(error.file in line for line in clear_lines(error))


def test_no_error_is_left_out_here():
    """`saved-line` is the reason inside another error."""
    content = {key for _, key, *_ in SPOILT}
    shown = {*ACTIONS, *OPTIONS, *SAVED, *content, "action-other-game", "content-unreadable", "saved-line"}
    families = ("action-", "option-", "saved-", "seed-", "seat", "undo-", "content-", "game-", "not-your-")
    refusals = [f"{game}-refusal-" for game in cantina.games()]
    keys = {key for key in texts(FALLBACK) if key.startswith((*families, *refusals))}
    assert keys == shown
