"""Every error, raised for real, is one clear line that names its rule or its field, in every language."""

import json
import shutil
from importlib import import_module

import pytest

import cantina
from cantina.engine import saved
from cantina.engine.action import Action
from cantina.engine.match import Match
from cantina.engine.options import Team
from cantina.games.bounty_hunters.pack import content
from cantina.players import choose_action
from cantina.text import FALLBACK, languages, say
from suites import suites
from suites import texts as texts_of_games
from text.fluent_files import texts

pytestmark = pytest.mark.usefixtures("strict_text")
GAME = cantina.game("bounty-hunters")
ERRORS = {game: import_module(known.errors) for game, known in texts_of_games().items()}
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


def waiting():
    match = new()
    match.play(0, "draw hunter")
    match.play(0, "draw hunter")


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
}
for errors in ERRORS.values():
    ACTIONS |= errors.ACTIONS


# --- games, options, seeds -------------------------------------------------------------------------------------------

OPTIONS = {
    "game-unknown": lambda: cantina.game("chess"),
    "game-no-packs": lambda: GAME.pack("docs"),
    "option-unknown": lambda: new(colour="red"),
    "options-wrong": lambda: cantina.new_match("bounty-hunters", 2, 1, ["mode"]),
    "option-choice": lambda: new(mode="hard"),
    "option-number": lambda: new(max_turns=0),
    "option-assignment": lambda: cantina.new_match(MANDALORIAN, 2, 1, {"characters": ["boba-fett", "boba-fett"]}),
    "option-team": lambda: Team("characters", lambda cards: ("burg", "xian")).number(["burg", "burg"], 2),
    "option-text": lambda: new(max_turns="5"),
    "seats-wrong": lambda: new(seats=7),
    "seat-unknown": lambda: new().view(2),
    "seed-wrong": lambda: cantina.new_match("bounty-hunters", 2, -1),
    "since-wrong": lambda: new().events(0, since="first"),
    "event-wrong": lambda: new().event_text("turn", 0),
    "language-unknown": lambda: new().story(0, "xx"),
    "content-wrong": lambda: cantina.new_match("bounty-hunters", 2, content=cantina.game(MANDALORIAN).content),
}

# The values that say what is wrong.
NAMED = ("option", "game", "seat", "seed", "since", "event", "language", "value")

# --- saved games -----------------------------------------------------------------------------------------------------


def changed(**fields):
    """A saved game with some fields changed, and a check that fits them again."""

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
    "saved-content-pack": changed(
        game="mandalorian-adventures", version=cantina.game("mandalorian-adventures").version, content="0" * 64
    ),
    "saved-files": changed(content="0" * 64, files={}),
    "saved-secret": lambda: cantina.load_match(new().record(public=True)),
    "saved-action": changed(actions=["0 sell 3"]),
    "saved-result": changed(result={"scores": [1, 0]}),
    "saved-field": changed(seats=9),
}

# --- content ---------------------------------------------------------------------------------------------------------


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
        if key not in ("undo-nothing", "undo-barrier"):
            assert error.action in line


def test_what_can_no_longer_be_taken_back_is_named_in_words():
    error = raised(undo_too_late)
    for language in languages():
        assert say(error.values["words"], language) in error.text(language)


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
    named = next(value for name, value in error.values.items() if name in NAMED)
    assert all(named in line for line in clear_lines(error))


def test_an_unknown_level_is_refused():
    error = raised(lambda: choose_action(new(), 0, "god", None))
    assert isinstance(error, cantina.BadOption)
    assert all("god" in line for line in clear_lines(error))


@pytest.mark.parametrize("key", SAVED)
def test_a_saved_game_that_cannot_be_trusted_is_refused(key):
    error = raised(SAVED[key])
    assert isinstance(error, cantina.BadSavedGame)
    assert error.key == key
    clear_lines(error)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [({"seed": "00" * 32}, "seed-not-its-hash"), ({"seats": 9}, "seats-wrong"), ({"game": "chess"}, "game-unknown")],
)
def test_the_reason_why_a_field_cannot_be_used_is_translated(fields, reason):
    error = raised(changed(**fields))
    assert (error.key, error.values["reason"].key) == ("saved-field", reason)
    for language, line in zip(languages(), clear_lines(error), strict=True):
        assert say(error.values["reason"], language) in line


def test_the_reason_why_a_saved_action_is_illegal_is_translated():
    lines = clear_lines(raised(changed(actions=["0 sell 3"])))
    assert all("BH-20" in line for line in lines)
    lines = clear_lines(raised(changed(actions=["zero sell 3"])))
    assert all("zero sell 3" in line and "invalid literal" not in line for line in lines)


SPOILT = [
    (import_module(f"{suites()[game].module}.pack.content"), key, *change)
    for game, errors in ERRORS.items()
    for key, change in getattr(errors, "CONTENT", {}).items()
]


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


def test_a_file_that_kept_content_lacks_is_named():
    error = raised(content.read, {})
    assert (type(error), error.key) == (cantina.BadContent, "content-file-missing")
    assert all(error.file in line for line in clear_lines(error))


def test_content_made_in_memory_cannot_be_saved_with_a_game():
    match = Match(GAME, 2, 1, None, GAME.content._replace(files={}))
    error = raised(lambda: match.record(content=True))
    assert (type(error), error.key) == (cantina.BadOption, "content-without-files")
    clear_lines(error)


def test_no_error_is_left_out_here():
    """`saved-line` and `seed-not-its-hash` are reasons inside another error."""
    content = {key for _, key, *_ in SPOILT}
    files = {"content-unreadable", "content-file-missing", "content-without-files"}
    shown = {*ACTIONS, *OPTIONS, *SAVED, *content, *files, "action-other-game", "saved-line", "seed-not-its-hash"}
    given = ["option", "seat", "seed-", "since", "event-", "language", "content-", "game-"]
    begun = [*given, "action-", "saved-", "undo-", "not-"]
    refusals = [f"{game}-refusal-" for game in cantina.games()]
    keys = {key for key in texts(FALLBACK) if key.startswith((*begun, *refusals))}
    assert keys == shown
