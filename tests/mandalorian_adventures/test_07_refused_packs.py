"""Section 7.2: content that the rules do not allow is refused, with its file, line, field and reason."""

import pytest

from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.pack.files import FOLDER
from cantina.text import FALLBACK
from mandalorian_adventures.packs import MISSION, found, lines, refused, spoil, write
from strict_text import strict_text  # noqa: F401
from text.fluent_files import texts

ARVALA, PLAZA, NEVARRO = (f"maps/{name}.toml" for name in ("arvala", "plaza", "nevarro"))
ASSET, SHIP, REDEMPTION = (f"missions/{name}.toml" for name in ("the-asset", "the-prison-ship", "redemption"))
EGG, CROSS, ALIVE, FLIGHT = (
    f"missions/{name}.toml" for name in ("the-egg", "double-cross", "alive", "flight-from-nevarro")
)


# What is changed in which file, the field that is named then, and the reason.
SPOILT = [
    # Section 3.1: parts and their numbers.
    ("MA-03", "characters.toml", 'name = "burg"', 'name = "grogu"', "name", "content-word"),
    ("MA-03", "sabotage.toml", 'color = "white"', 'color = "yellow"', "color", "pack-twice"),
    ("MA-03", "growth.toml", "open_envelope 2", "open_envelope 1", "do", "pack-envelope"),
    ("MA-04", "sabotage.toml", "[1, 1, 1, 2, 2]", "[1, 1, 1, 2]", "values", "content-count"),
    ("MA-05", "skills.toml", "copies = 1", "copies = 2", "character", "pack-deck"),
    ("MA-06", "characters.toml", "beginner = 8", "beginner = 5", "beginner", "pack-beginner"),
    # Item 2: tokens.
    ("MA-24", "tokens.toml", 'shape = "crest"', 'shape = "shield"', "name", "pack-few-tokens"),
    ("MA-24", "tokens.toml", 'map = "arvala"', 'map = "arvola"', "map", "pack-name-unknown"),
    ("MA-24", "tokens.toml", 'token = "raider"', 'token = "rider"', "token", "pack-name-unknown"),
    ("MA-27", "tokens.toml", "count = 2\norange", 'shape = "round"\ncount = 2\norange', "shape", "pack-orange"),
    (
        "MQ-62",
        "tokens.toml",
        'token = "asset"\nshape = "square"\ncount = 1',
        'token = "asset"\nshape = "square"\ncount = 9',
        "count",
        "pack-must-place",
    ),
    # Item 3: maps.
    ("MQ-63", ARVALA, "start = true", "start = false", "name", "pack-map-lacks"),
    ("MA-28", ARVALA, "exit = true", "exit = false", "name", "pack-map-lacks"),
    ("MA-165", ARVALA, "number = 4", "", "name", "pack-map-number"),
    ("MA-165", ARVALA, "number = 4", "number = 5", "number", "pack-twice"),
    ("MA-165", ARVALA, "number = 4", "number = 9", "number", "content-number"),
    ("MA-52", ARVALA, '"b1-c1"', '"b1|c1"', "name", "pack-cut-off"),
    ("MA-52", ARVALA, '"b1-c1"', '"b1-c1", "c1|b1"', "edges", "pack-edge-contradicts"),
    ("MA-51", ARVALA, '"b1-c1"', '"b1-c11"', "edges", "pack-edge-unknown"),
    ("MA-51", ARVALA, '"b1-c1"', '"b1-"', "edges", "pack-edge-unknown"),
    ("MA-51", ARVALA, '"b1-c1"', '"b1"', "edges", "pack-edge-two"),
    ("MA-51", ARVALA, '"b1-c1"', '"b1-b1"', "edges", "pack-edge-two"),
    ("MA-51", ARVALA, '"b1-c1"', "1", "edges", "pack-texts"),
    ("MA-25", ARVALA, "start = true", 'start = true\nslot = "round"', "slot", "pack-slot"),
    ("MA-53", NEVARRO, "open_door any", "win", "edges", "pack-door"),
    ("MA-53", ARVALA, '["open_door beside"]', '["open_door any"]', "steps", "pack-rule-door"),
    ("MA-55", ARVALA, 'star = "standard"', 'star = "golden"', "star", "content-word"),
    # Items 4, 5 and 7: cards.
    ("MA-39", "skills.toml", "strength = 1", "strength = 5", "strength", "content-number"),
    ("MA-191", "skills.toml", "tactical = true", "tactical = true\nstrength = 3", "strength", "pack-tactical"),
    ("MA-89", "skills.toml", 'action = "plan"', 'action = "dance"', "action", "content-word"),
    ("MA-89", "skills.toml", 'action = "plan"\n', "", "action", "content-missing"),
    ("MQ-98", "skills.toml", 'when = "before"', 'when = "after"', "when", "pack-when"),
    ("MQ-98", "skills.toml", "target = true", "", "target", "pack-target"),
    (
        "MQ-95",
        "skills.toml",
        "tactical = true\naction",
        'tactical = true\nsymbols = ["green"]\naction',
        "symbols",
        "content-word",
    ),
    ("MA-133", "events.toml", 'back = "melee"', 'back = "shooter"', "back", "pack-back"),
    ("MA-133", "events.toml", 'back = "melee"', 'back = "droid"', "back", "content-word"),
    ("MD-19", "planning.toml", "steps = []", 'steps = ["win"]', "steps", "pack-plan-window"),
    ("MD-19", "planning.toml", 'window = "damage_to_you"', 'window = "any"', "window", "content-word"),
    ("MD-19", "planning.toml", 'window = "damage_to_you"', 'window = "crisis"', "steps", "pack-misplaced"),
    ("MD-19", "planning.toml", "copies = 4", "copies = 12", "copies", "pack-too-many"),
    ("MA-07", "growth.toml", "number = 2", "number = 1", "number", "pack-twice"),
    ("MA-07", "growth.toml", "number = 2\n", "number = 99\n", "number", "pack-growth-number"),
    ("MA-09", "growth.toml", "stop = true", "stop = false", "stop", "pack-growth-stop"),
    ("MA-09", "growth.toml", 'part = "before"', 'part = "before"\nstop = true', "stop", "pack-growth-stop"),
    ("MA-11", "growth.toml", "add_skill whistling-birds", "add_skill whistling-bird", "do", "pack-name-unknown"),
    ("MA-11", "growth.toml", "add_skill whistling-birds", "add_skill barrage", "do", "pack-twice"),
    ("MD-20", "growth.toml", "add_skill whistling-birds", "learn_skill whistling-birds", "do", "pack-growth-unknown"),
    ("MD-20", "growth.toml", "add_skill whistling-birds", "add_skill", "do", "pack-operands"),
    ("MA-12", "growth.toml", "open_envelope 2", "open_envelope 3", "do", "pack-operand"),
    # Items 8 and 9: missions.
    ("MQ-96", SHIP, "[[green]]", '[[green]]\nname = "x"\nsteps = ["win"]\n\n[[green]]', "name", "pack-spaces"),
    ("MQ-68", ASSET, 'listed = ["mandalorian", "ig-11"]', 'listed = ["ig-11", "burg"]', "required", "pack-required"),
    ("MQ-93", ASSET, 'listed = ["mandalorian", "ig-11"]', 'listed = ["mandalorian"]', "listed", "pack-listed"),
    ("MD-15", EGG, "required = []", 'required = ["burg"]', "required", "pack-mercenary-people"),
    ("MD-15", EGG, '"mandalorian", ', "", "listed", "pack-mercenary-people"),
    ("MD-15", EGG, 'kind = "mercenary"', 'kind = "mercenary"\nmap = "plaza"', "map", "pack-mercenary-map"),
    ("MD-15", EGG, "place_token mudhorn number 8 up", "place_token mudhorn red-star up", "preparation", "pack-no-star"),
    ("MD-15", ASSET, 'map = "arvala"', 'map = "arvala-7"', "map", "pack-name-unknown"),
    ("MD-15", ASSET, 'tracks = ["alert 2/2/3"]', 'tracks = ["alert"]', "tracks", "pack-track"),
    ("MD-15", ASSET, 'tracks = ["alert 2/2/3"]', 'tracks = ["alert 3", "b 3", "c 3"]', "tracks", "pack-tracks"),
    ("MD-15", ASSET, 'tracks = ["alert 2/2/3"]', 'tracks = ["Alert 3"]', "tracks", "content-key"),
    ("MD-15", ASSET, 'tracks = ["alert 2/2/3"]', f'tracks = ["{"a" * 41} 3"]', "tracks", "pack-name-long"),
    ("MD-13", ARVALA, 'name = "arvala"', f'name = "{"a" * 41}"', "name", "pack-name-long"),
    ("MA-169", ASSET, 'kind = "story"', 'kind = "story"\nhand_limit = 1', "hand_limit", "content-number"),
    ("MA-169", ASSET, 'kind = "story"', 'kind = "story"\nhand_limit = 9', "hand_limit", "content-number"),
    ("MD-27", ASSET, "holds asset", "holds keycard", "objective", "pack-objective-token"),
    ("MD-27", ASSET, "spawn nearest-star", "spwan nearest-star", "crisis", "pack-step-unknown"),
    ("MD-27", ASSET, 'kind = "story"', 'kind = "story"\nkinds = 1', "kinds", "content-unknown-field"),
    ("MA-142", FLIGHT, 'token = "speeder"', 'token = "egg"', "name", "pack-bonus"),
    ("MA-151", FLIGHT, "mission_effect =", "crisis_ =", "crisis_", "content-unknown-field"),
    ("MA-151", FLIGHT, 'mission_effect = ["spawn number 8"]', "", "mission_effect", "pack-no-effect"),
    ("MA-154", FLIGHT, "child = true", "", "objective", "pack-no-child"),
    ("MA-154", FLIGHT, '"child_carried_by mandalorian"', "", "child", "pack-child"),
    ("MD-29", SHIP, 'token = "prisoner"', 'token = "inmate"', "objective", "pack-objective-take"),
    ("MD-30", REDEMPTION, '"place_token moff-gideon red-star up",', "", "objective", "pack-objective-token"),
    ("MD-30", REDEMPTION, "defeated moff-gideon", "defeated supply-crate", "objective", "pack-not-enemy"),
    ("MD-30", REDEMPTION, 'on = "reinforcement_placed"', 'on = "enemy_moved"', "steps", "pack-misplaced"),
    ("MD-30", REDEMPTION, 'on = "reinforcement_placed"', 'on = "enemy_placed"', "on", "content-word"),
    ("MD-31", EGG, "replace_token egg square 1", "replace_token egg square 20", "preparation", "pack-replace"),
    ("MD-34", CROSS, "track_add 1 delivered", "track_add 1 haste", "objective", "pack-objective-track"),
    ("MQ-65", CROSS, 'fate = "discard"', 'fate = "take"', "fate", "pack-use-take"),
    ("MA-132", ALIVE, '"if token_enemy mark then h', '"+6 if token_enemy mark then h', "crisis", "pack-misplaced"),
    ("MD-32", ALIVE, 'check = "event_step_end"', 'check = "tomorrow"', "check", "content-word"),
]


CASES = [pytest.param(*case, marks=pytest.mark.rule(rule), id=f"{rule}-{case[-1]}") for rule, *case in SPOILT]


@pytest.mark.slow
@pytest.mark.parametrize(("file", "old", "new", "field", "key"), CASES)
def test_content_that_the_rules_forbid_is_refused(tmp_path, file, old, new, field, key):
    errors = found(spoil(tmp_path, file, old, new))
    assert (field, key) in [(error.field, error.key) for error in errors]
    assert all(error.file and error.line >= 1 for error in errors)


def shipped(file):
    return (FOLDER / file).read_text(encoding="utf-8")


def without(file, kind, name):
    """A file of the content that ships, less one entry."""
    blocks = shipped(file).split(f"[[{kind}]]")
    left = [block for block in blocks if f'name = "{name}"' not in block]
    assert len(left) == len(blocks) - 1
    return f"[[{kind}]]".join(left)


def many(kind, count, fields):
    return "\n".join(f'[[{kind}]]\nname = "x{number}"\n{fields}' for number in range(count))


def skills_like(count):
    return shipped("skills.toml") + many(
        "skill", count, 'character = "burg"\ntactical = true\naction = "move"\nsteps = ["win"]'
    )


# Whole files, and why a pack with them is refused.
PACKS = {
    "content-not-toml": {"missions__x": "[[mission]\n"},
    "content-unknown-field": {"events": '[[event]]\nname = "x"\n\n[[evnt]]\nname = "y"\n'},
    "pack-file-unknown": {"mission__x": MISSION},
    "pack-strange": {"missions__x": f'{MISSION}\n[["rule"]]\nname = "y"\n'},
    "pack-one-entry": {"missions__x": MISSION + MISSION},
    "pack-kind-missing": {"sabotage": ""},
    "pack-twice": {"missions__x": MISSION.replace("number = 9", "number = 1")},
    "pack-flag": {"missions__x": MISSION.replace("number = 9", 'number = 9\nchild = "no"')},
    "pack-texts": {"missions__x": MISSION.replace("number = 9", 'number = 9\npreparation = "win"')},
    "pack-too-many": {"skills": skills_like(200)},
    "pack-condition-unknown": {"missions__x": MISSION.replace("track_full", "track_filled")},
    "pack-condition-empty": {"missions__x": MISSION.replace('"track_full dawn"', '"not"')},
    "pack-step-empty": {"missions__x": MISSION.replace("spawn nearest-star", "may")},
    "pack-step-then": {"missions__x": MISSION.replace("spawn nearest-star", "if damaged win")},
    "pack-step-prefix": {"missions__x": MISSION.replace("spawn nearest-star", "may +6 win")},
    "pack-step-choice": {"missions__x": MISSION.replace("spawn nearest-star", "choose win")},
    "pack-step-loop": {"missions__x": MISSION.replace("spawn nearest-star", "for_each win")},
    "pack-operands": {"missions__x": MISSION.replace("spawn nearest-star", "spawn")},
    "pack-operand": {"missions__x": MISSION.replace("spawn nearest-star", "spawn here")},
    "pack-operand-number": {"missions__x": MISSION.replace("number 4", "number 44")},
    "pack-rule-field": {"missions__x": MISSION.replace('on = "turn_end"', 'on = "turn_end"\nstrength = 3')},
    "pack-map-stars": {"maps__plaza": shipped(PLAZA).replace('star = "standard"', "")},
    "pack-few-tokens": {"tokens": shipped("tokens.toml").replace("count = 2", "count = 1")},
    "pack-no-orange": {"tokens": shipped("tokens.toml").replace("orange = true", 'shape = "round"')},
    "pack-no-slot": {"maps__arvala": shipped(ARVALA).replace('slot = "crest"', "")},
    "pack-character-missing": {"characters": without("characters.toml", "character", "greef-karga")},
    "pack-color-missing": {"sabotage": '[[sabotage]]\ncolor = "white"\nvalues = [1, 1, 1, 2, 2]\n'},
    "pack-tactical-steps": {"skills": skills_like(1).replace('["win"]', '["strength_mod 1"]')},
}
# Changes above that nobody could mistake for another: the key and the words of each in every language.
ALONE = {key: (file, old, new) for _, file, old, new, _, key in SPOILT}


def error_of(key, folder):
    if key in PACKS:
        write(folder, **PACKS[key])
    else:
        spoil(folder, *ALONE[key])
    return next(error for error in found(folder) if error.key == key)


@pytest.mark.slow
@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("key", sorted({*ALONE, *PACKS}))
def test_each_reason_is_one_line_in_every_language(tmp_path, key):
    error = error_of(key, tmp_path)
    for line in lines(error):
        assert error.file in line
        assert not error.line or str(error.line) in line
        assert error.field in line


@pytest.mark.usefixtures("strict_text")
def test_a_folder_that_is_no_pack_is_refused(tmp_path):
    for folder in (tmp_path / "nowhere", tmp_path / "nul\0"):
        error = refused(folder)
        assert error.key == "pack-no-folder"
        lines(error)
    error = refused(tmp_path)
    assert error.key == "pack-nothing"
    lines(error)


def test_no_reason_is_left_out_here():
    elsewhere = {"pack-no-folder", "pack-nothing"}  # above
    elsewhere |= {"pack-not-plain", "pack-large", "pack-large-whole", "pack-many-files"}  # test_07_pack_files.py
    elsewhere |= {"pack-text-missing", "pack-text-broken", "pack-text-foreign"}  # test_07_pack_texts.py
    elsewhere |= {"pack-objective-met", "pack-over-at-start"}  # test_07_pack_starts.py
    keys = {key for key in texts(FALLBACK) if key.startswith("pack-")}
    assert keys == {key for key in {*ALONE, *PACKS} if key.startswith("pack-")} | elsewhere


def test_a_step_is_refused_at_its_own_line(tmp_path):
    error = refused(spoil(tmp_path, ASSET, "if track_full alert then spawn", "if track_full alert then spwan"))
    wrong = (tmp_path / ASSET).read_text(encoding="utf-8").splitlines()[error.line - 1]
    assert (error.file, error.field) == (ASSET, "crisis")
    assert "spwan" in wrong


def test_a_text_that_stands_twice_is_refused_at_its_own_line(tmp_path):
    crisis = 'crisis = [\n"win", # first\n"spawn", "spawn",\n"spawn",\n]'
    pack = write(tmp_path, missions__x=MISSION.replace('crisis = ["spawn nearest-star", "sabotage lowest"]', crisis))
    assert [error.line for error in found(pack)] == [10, 10, 11]


def test_all_that_is_wrong_is_found_at_once(tmp_path):
    pack = spoil(tmp_path, ASSET, "spawn nearest-star", "spwan nearest-star")
    spoil(pack, "tokens.toml", 'token = "raider"', 'token = "rider"')
    spoil(pack, ARVALA, '"b1-c1"', '"b1-c11"')
    assert {error.key for error in found(pack)} == {"pack-step-unknown", "pack-name-unknown", "pack-edge-unknown"}


@pytest.mark.first_is_enough
@pytest.mark.parametrize(
    "text",
    [
        "mission = 3",
        "mission = [3]",
        'mission = [{name = "x"}]',
        "[mission]\nname = 3",
        "[[mission]]\n[mission.map]\nx = 1",
        '[[mission]]\nname = """\n[[mission]]\n"""',
        "x" * 1000,
        "mission = " + "[" * 5000,
        "",
        "\ufeff",
        MISSION.replace("number = 9", "number = 9.5"),
        MISSION.replace("number = 9", "number = true"),
        MISSION.replace("number = 9", "number = 1979-05-27"),
        MISSION.replace('["dawn 4"]', '["dawn 4", 3]'),
        MISSION.replace('["dawn 4"]', '["dawn ²"]'),
        MISSION.replace('"night-watch"', '"Night watch"'),
        MISSION.replace('"night-watch"', "[]"),
    ],
)
def test_no_file_breaks_the_reader(tmp_path, text):
    findings, _ = content.examine(write(tmp_path, missions__x=text))
    assert findings or text == ""
    assert all(error.text("uk") for error in findings)


def test_a_file_that_is_not_text_is_refused(tmp_path):
    path = write(tmp_path, missions__x="") / "missions" / "x.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert refused(tmp_path).key == "content-unreadable"
