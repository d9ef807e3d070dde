"""What callers hand in: every mistake is one error that names the field, in all games, and changes nothing."""

import json

import numpy as np
import pytest

import cantina
from cantina.engine.errors import CantinaError
from cantina.engine.log import Event
from cantina.engine.saved import digest
from cantina.lab.batch import Batch
from cantina.lab.conventions import simulation_options
from cantina.players import LEVELS, choose_action
from cantina.text import languages

BH, WM, MA = cantina.games()
SEATS = 3

# Calls that take a seat or None for a spectator, and calls that take a seat alone.
VIEWERS = {
    "view": lambda match, seat: match.view(seat),
    "events": lambda match, seat: match.events(seat),
    "shown": lambda match, seat: match.shown(seat),
    "story": lambda match, seat: match.story(seat),
    "concealed": lambda match, seat: match.concealed(seat),
    "picture": lambda match, seat: match.picture(seat),
    "briefing": lambda match, seat: match.briefing(seat),
    "event_text": lambda match, seat: match.event_text(match.opening[0], seat),
}
ACTORS = {
    "legal": lambda match, seat: match.legal(seat),
    "codes": lambda match, seat: match.codes(seat),
    "check": lambda match, seat: match.check(seat, 0),
    "play": lambda match, seat: match.play(seat, 0),
    "undo": lambda match, seat: match.undo(seat),
    "outlook": lambda match, seat: match.outlook(seat),
    "choose_action": lambda match, seat: choose_action(match, seat, "random", np.array([1])),
}
WRONG_SEATS = [-1, SEATS, 64, 99, "0", "2", "x", "", 1.5, 1.0, True, False, [0], (), b"0", np.float64(1), np.True_]
TEXTS = ("0", "2")


def new(game_id=BH, seats=SEATS, **options):
    return cantina.new_match(game_id, seats, 1, options)


def refused(call, *given):
    """The error of a call, which is clear in every language."""
    with pytest.raises(CantinaError) as caught:
        call(*given)
    lines = [caught.value.text(language) for language in languages()]
    assert all(line and "\n" not in line and caught.value.key not in line for line in lines)
    return caught.value


@pytest.mark.parametrize("seat", WRONG_SEATS, ids=repr)
def test_a_seat_that_is_none_is_refused_by_every_call(game, seat):
    match = new(game.id)
    before = match.state.tobytes()
    for call in (VIEWERS | ACTORS).values():
        error = refused(call, match, seat)
        assert type(error) is cantina.BadOption
        assert error.key == ("option-text" if seat in TEXTS else "seat-unknown")
        assert str(seat) in str(error)
    assert (match.state.tobytes(), match.log) == (before, [])


@pytest.mark.parametrize("name", VIEWERS)
def test_none_is_a_spectator_where_something_is_shown(game, name):
    VIEWERS[name](new(game.id), None)


@pytest.mark.parametrize("name", ACTORS)
def test_a_spectator_cannot_act(game, name):
    assert refused(ACTORS[name], new(game.id), None).key == "seat-unknown"


@pytest.mark.parametrize("seat", [np.int8(1), np.int64(1), np.uint32(1)], ids=repr)
def test_a_seat_may_be_a_number_of_numpy(game, seat):
    match = new(game.id)
    for call in VIEWERS.values():
        one, other = call(match, seat), call(match, 1)
        assert one.tobytes() == other.tobytes() if isinstance(one, np.ndarray) else one == other
    assert match.legal(seat) == match.legal(1)


@pytest.mark.parametrize("since", [-1, "x", "0", 1.5, None, True, [], np.int64(-1)], ids=repr)
@pytest.mark.parametrize("call", ["events", "shown", "story"])
def test_a_number_to_begin_with_is_whole_and_not_negative(call, since):
    error = refused(lambda: getattr(new(), call)(0, since=since))
    assert (type(error), error.key) == (cantina.BadOption, "since-wrong")
    assert "“since”" in str(error)
    assert str(since) in str(error)


@pytest.mark.parametrize("event", ["x", None, 0, (0, 1, 0, 0, 0, 0), [], Event(99, 1, 0, 0, 0, 0), Event(-1, *[0] * 5)])
def test_what_is_said_is_an_event_of_the_game(game, event):
    error = refused(new(game.id).event_text, event, 0)
    assert (type(error), error.key) == (cantina.BadOption, "event-wrong")
    assert repr(event) in str(error)


def test_a_number_to_begin_with_may_lie_behind_the_end():
    """After an undo there are fewer actions than a host has counted."""
    assert new().events(0, since=99) == new().events(0, since=np.int64(99)) == new().shown(0, 99) == []


# --- before the deal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [[], (), "mode", "", 5, 0, False, [("mode", "standard")], {"mode"}], ids=repr)
def test_options_are_given_by_their_names(options):
    calls = [
        lambda: cantina.new_match(BH, 2, 1, options),
        lambda: simulation_options(cantina.game(BH), options, 2),
        lambda: Batch(BH, 1, 2, 1, options),
    ]
    for call in calls:
        error = refused(call)
        assert (type(error), error.key) == (cantina.BadOption, "options-wrong")
        assert "options" in str(error)
        assert repr(options) in str(error)


WRONG_OPTIONS = {
    BH: [
        ("credit_supply", "42", "option-text"),
        ("credit_supply", "4200", "option-number"),
        ("credit_supply", "x", "option-number"),
        ("credit_supply", "9" * 5000, "option-number"),
        ("credit_supply", 42.0, "option-number"),
        ("credit_supply", True, "option-number"),
        ("max_turns", "5", "option-text"),
        ("max_turns", [5], "option-number"),
        ("guild_master", "0", "option-text"),
        ("guild_master", "2", "option-number"),
        ("mode", 1, "option-choice"),
        ("mode", None, "option-choice"),
    ],
    WM: [
        ("credits_open", "False", "option-text"),
        ("credits_open", "no", "option-choice"),
        ("credits_open", 0, "option-choice"),
        ("bo_katan_uses_per_attempt", "1", "option-text"),
        ("bo_katan_uses_per_attempt", True, "option-choice"),
        ("max_turns", "200", "option-text"),
        ("max_turns", -1, "option-number"),
    ],
    MA: [
        ("growth", "3", "option-text"),
        ("first_player", "1", "option-text"),
        ("mission", 1, "option-choice"),
    ],
}


@pytest.mark.parametrize(
    ("game_id", "option", "value", "key"),
    [(game_id, *case) for game_id, cases in WRONG_OPTIONS.items() for case in cases],
    ids=lambda value: repr(value)[:20],
)
def test_a_wrong_option_is_named_with_its_value(game_id, option, value, key):
    error = refused(lambda: new(game_id, 2, **{option: value}))
    assert (type(error), error.key) == (cantina.BadOption, key)
    assert option in str(error)
    assert str(value)[:1000] in str(error)


def test_a_text_that_reads_like_the_value_is_told_apart_from_a_wrong_value():
    assert "without quotation marks" in str(refused(lambda: new(credit_supply="42")))
    assert "without quotation marks" in str(refused(lambda: cantina.new_match(BH, "3")))


@pytest.mark.parametrize(
    ("seats", "key"),
    [("3", "option-text"), ("7", "seats-wrong"), ("x", "seats-wrong"), (3.0, "seats-wrong"), (True, "seats-wrong")]
    + [(value, "seats-wrong") for value in (0, 1, 7, -2, None, [3], np.float32(3))],
    ids=repr,
)
def test_a_wrong_number_of_players_is_refused(seats, key):
    error = refused(lambda: cantina.new_match(BH, seats))
    assert (type(error), error.key) == (cantina.BadOption, key)
    assert str(seats) in str(error)


def test_numbers_of_numpy_are_numbers():
    """They are stored as Python's own: a saved game is JSON."""
    given = {"max_turns": np.int16(5), "guild_master": np.int64(1), "mode": np.str_("introductory")}
    match = cantina.new_match(BH, np.int64(3), np.uint64(7), given)
    plain = cantina.new_match(BH, 3, 7, {"max_turns": 5, "guild_master": 1, "mode": "introductory"})
    assert match.record() == plain.record()
    assert type(match.seats) is int
    assert cantina.load_match(match.record()).state.tobytes() == plain.state.tobytes()
    hidden = cantina.new_match(WM, 2, 7, {"credits_open": np.False_})
    assert hidden.options["credits_open"] is False


@pytest.mark.parametrize("game_id", [WM, MA])
def test_no_limit_of_turns_is_none_or_zero(game_id):
    """`max_turns: None` means the same in all games; where a game has a limit by default, 0 does too."""
    endless = [new(game_id, 2, max_turns=limit) for limit in (None, 0)]
    assert [match.state["max_turns"][0] for match in endless] == [0, 0]
    assert new(game_id, 2).state["max_turns"][0] == 200
    assert new(BH, 2, max_turns=None).state["max_turns"][0] == 0
    for match in endless:
        assert cantina.load_match(match.record()).options["max_turns"] == match.options["max_turns"]


def wrong_contents(game):
    other = next(cantina.game(game_id) for game_id in cantina.games() if game_id != game.id)
    tables = game.content._replace(tables="abc"), game.content._replace(tables=np.zeros(1, np.int32))
    return ["abc", "", 5, 0, [], (), {}, b"", game, object(), other.content, tuple(game.content), *tables]


def test_content_of_another_kind_or_game_is_refused(game):
    saved = new(game.id, 2).record()
    for content in wrong_contents(game):
        calls = (
            lambda content=content: cantina.new_match(game.id, 2, 1, content=content),
            lambda content=content: cantina.load_match(saved, content),
        )
        for call in calls:
            error = refused(call)
            assert (type(error), error.key) == (cantina.BadOption, "content-wrong")
            assert "“content”" in str(error)
            assert game.id in str(error)


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["xx", "EN", "en-GB", "", "../en", None, 5, ["en"]], ids=repr)
def test_a_language_without_texts_is_refused(game, language):
    match = new(game.id)
    calls = [
        lambda: match.story(0, language),
        lambda: match.picture(0, language),
        lambda: match.briefing(0, language),
        lambda: match.event_text(match.opening[0], 0, language),
        lambda: match.legal(match.actors()[0])[0].text(language),
    ]
    for call in calls:
        error = refused(call)
        assert (type(error), error.key) == (cantina.BadOption, "language-unknown")
        assert str(language) in str(error)
        assert ", ".join(languages()) in str(error)


def test_an_error_is_said_in_english_where_the_language_has_no_texts():
    """An error about a wrong language must be readable too."""
    error = refused(lambda: new().story(0, "xx"))
    assert error.text("xx") == error.text("en") == str(error)


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_chooses_for_a_seat_that_is_not_asked(game, level):
    match = new(game.id)
    if len(match.actors()) == SEATS:
        match.play(0, match.legal(0)[0])
    waiting = next(seat for seat in range(SEATS) if seat not in match.actors())
    before = match.state.tobytes()
    error = refused(lambda: choose_action(match, waiting, level, np.array([1])))
    assert (type(error), error.key, error.rule) == (cantina.IllegalAction, "not-your-turn", game.turn_rule)
    assert match.state.tobytes() == before
    assert choose_action(match, match.actors()[0], level, np.array([1])) in match.legal(match.actors()[0])


def test_nobody_chooses_after_the_end():
    match = new(BH, 2, max_turns=1)
    while not match.over:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    error = refused(lambda: choose_action(match, 0, "random", np.array([1])))
    assert (type(error), error.key, error.rule) == (cantina.IllegalAction, "game-over", "BH-87")


# --- saved games -----------------------------------------------------------------------------------------------------


def forged(game_id=BH, **fields):
    """A saved game of 2 players with some fields changed, and its check in order again."""
    saved = {**json.loads(new(game_id, 2).record()), **fields}
    return json.dumps({**saved, "check": digest(saved)})


HASH_OF_OTHER = "ab" * 32
WRONG_FIELDS = [
    ("game", "chess", "game-unknown"),
    ("game", 5, "game-unknown"),
    ("game", None, "game-unknown"),
    ("seats", 7, "seats-wrong"),
    ("seats", "2", "option-text"),
    ("seats", 2.0, "seats-wrong"),
    ("seats", True, "seats-wrong"),
    ("seats", None, "seats-wrong"),
    ("options", {"colour": "red"}, "option-unknown"),
    ("options", {"max_turns": "5"}, "option-text"),
    ("options", {"mode": 1}, "option-choice"),
    ("seed", "xyz", "seed-wrong"),
    ("seed", 7, "seed-wrong"),
    ("seed", "00", "seed-not-its-hash"),
    ("seed", "00" * 32, "seed-not-its-hash"),
    ("seed_hash", HASH_OF_OTHER, "seed-not-its-hash"),
    ("seed_hash", None, "seed-not-its-hash"),
]


@pytest.mark.parametrize(("field", "value", "reason"), WRONG_FIELDS, ids=lambda value: repr(value)[:20])
def test_a_wrong_field_of_a_saved_game_is_named_with_the_reason(field, value, reason):
    error = refused(lambda: cantina.load_match(forged(**{field: value})))
    assert (type(error), error.key) == (cantina.BadSavedGame, "saved-field")
    assert error.values["field"] == ("seed" if field == "seed_hash" else field)
    assert error.values["reason"].key == reason
    assert all(error.values["field"] in error.text(language) for language in languages())


@pytest.mark.parametrize("version", [True, 1.0, "1", None, 2, [1]], ids=repr)
def test_the_version_of_a_saved_game_is_a_whole_number(version):
    error = refused(lambda: cantina.load_match(forged(version=version)))
    assert (type(error), error.key) == (cantina.BadSavedGame, "saved-version")
    assert str(version) in str(error)


def finished():
    match = new(BH, 2, max_turns=1)
    while not match.over:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    return json.loads(match.record())


@pytest.mark.parametrize("change", [float, str, bool], ids=lambda kind: kind.__name__)
def test_a_result_of_other_kinds_of_numbers_is_refused(change):
    saved = finished()
    saved["result"]["winners"] = [change(seat) for seat in saved["result"]["winners"]]
    text = json.dumps({**saved, "check": digest(saved)})
    assert refused(lambda: cantina.load_match(text)).key == "saved-result"


def test_a_saved_game_may_be_bytes_and_carry_fields_of_other_programs():
    """The terminal keeps the seat of the player in such a field; `check` does not cover it."""
    match = new()
    text = json.dumps({**json.loads(match.record()), "terminal": {"seat": 0}, "note": "mine"})
    for form in (text, text.encode(), text.encode("utf-16")):
        again = cantina.load_match(form)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.record() == match.record()


@pytest.mark.parametrize("text", [None, 5, [], {}, b"\xff\xfe\xfd", b"", "", "null", "[]"], ids=repr)
def test_what_is_no_saved_game_at_all_is_refused(text):
    error = refused(lambda: cantina.load_match(text))
    assert type(error) is cantina.BadSavedGame
    assert error.key in ("saved-not-json", "saved-not-a-game")
