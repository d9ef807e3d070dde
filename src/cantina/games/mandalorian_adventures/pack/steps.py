"""From the text of a step or condition to numbers (vocabulary.py has the words; rules, section 6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.files import Line
from cantina.games.mandalorian_adventures.pack.sizes import CLASSES, ENEMY_EFFECTS, SPACE_NAMES
from cantina.games.mandalorian_adventures.pack.tables import ConditionRow
from cantina.games.mandalorian_adventures.pack.vocabulary import (
    ALL,
    FAR,
    STEP,
    STEPS,
    STRENGTH_RANGE,
    STRUCTURES,
    WHICH_CELLS,
    WORDS,
    Form,
)
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITIONS

MOST = 97  # the largest number of a step; ALL, FAR and STRENGTH_RANGE lie above it
NUMBERED_CELLS = 8
STEP_OPERANDS, CONDITION_OPERANDS = 4, 3
MASKS = {"classes": CLASSES, "enemy_effects": ENEMY_EFFECTS}
MOST_ALTERNATIVES = 4  # as many as there are answers


class Names(NamedTuple):
    """What steps may speak of, by name."""

    token: Mapping[str, int]
    plan: Mapping[str, int]
    character: Mapping[str, int]
    track: Mapping[str, int]


class Condition(NamedTuple):
    """One condition, as a row of `tables.condition`."""

    code: int
    operands: tuple[int, ...]
    negated: bool = False

    def row(self) -> ConditionRow:
        """The numbers of the row."""
        a, b, c = self.operands
        return ConditionRow(self.code, a, b, c, int(self.negated))


class Step(NamedTuple):
    """One row of `tables.step`; the alternatives of a choice and the body of a loop follow it as rows of their own."""

    code: int
    operands: tuple[int, ...]
    condition: Condition | None = None
    may: bool = False
    plus6: bool = False


def read_steps(line: Line, names: Names) -> list[Step]:
    """The rows of one step."""
    return _step(line.replace("|", " | ").split(), line, names)


def read_condition(line: Line, names: Names) -> Condition:
    """One condition of a list."""
    return _condition(line.split(), line, names)


def _step(words: list[str], line: Line, names: Names) -> list[Step]:
    """`[+6] [may] [if [not] CONDITION then]`, and what it is about."""
    words = list(words)
    plus6, may = _takes(words, "+6"), _takes(words, "may")
    condition = _if(words, line, names)
    first, *rest = _body(words, line, names)
    return [first._replace(condition=condition, may=may, plus6=plus6), *rest]


def _takes(words: list[str], word: str) -> bool:
    """Whether the words begin with this one, which is then taken away."""
    if words[:1] != [word]:
        return False
    del words[0]
    return True


def _if(words: list[str], line: Line, names: Names) -> Condition | None:
    if not _takes(words, "if"):
        return None
    if "then" not in words:
        raise line.refuse("", "pack-step-then")
    end = words.index("then")
    condition = _condition(words[:end], line, names)
    del words[: end + 1]
    return condition


def _body(words: list[str], line: Line, names: Names) -> list[Step]:
    """A structure, or one plain step."""
    if not words:
        raise line.refuse("", "pack-step-empty")
    if words[0] == "choose":
        return _choice(words[1:], line, names)
    if words[0] == "for_each":
        return _loop(words[1:], line, names)
    if words[0] in ("+6", "may", "if"):
        raise line.refuse("", "pack-step-prefix", value=words[0])
    code, form = _form(words, STEPS, line)
    return [Step(code, _operands(words, form, STEP_OPERANDS, line, names))]


def _choice(words: list[str], line: Line, names: Names) -> list[Step]:
    """`choose STEP | STEP | ...`: its row, then one for each alternative."""
    if set(words) & set(STRUCTURES):
        raise line.refuse("", "pack-step-choice")
    alternatives = [_step(part, line, names) for part in _split(words)]
    plain = all(len(rows) == 1 and not rows[0].may and not rows[0].plus6 for rows in alternatives)
    if not 2 <= len(alternatives) <= MOST_ALTERNATIVES or not plain:
        raise line.refuse("", "pack-step-choice")
    return [Step(STEP.choose, _filled((len(alternatives),), STEP_OPERANDS)), *(rows[0] for rows in alternatives)]


def _split(words: list[str]) -> Iterable[list[str]]:
    """The words between the bars."""
    part: list[str] = []
    for word in words:
        if word == "|":
            yield part
            part = []
        else:
            part.append(word)
    yield part


def _loop(words: list[str], line: Line, names: Names) -> list[Step]:
    """`for_each player STEP`: its row, then those of its body."""
    if not _takes(words, "player") or "for_each" in words:
        raise line.refuse("", "pack-step-loop")
    body = _step(words, line, names)
    return [Step(STEP.for_each, _filled((len(body),), STEP_OPERANDS)), *body]


def _condition(words: list[str], line: Line, names: Names) -> Condition:
    words = list(words)
    negated = _takes(words, "not")
    if not words:
        raise line.refuse("", "pack-condition-empty")
    code, form = _form(words, CONDITIONS, line)
    return Condition(code, _operands(words, form, CONDITION_OPERANDS, line, names), negated)


def _form(words: list[str], forms: Sequence[Form], line: Line) -> tuple[int, Form]:
    """The form that a step or condition is written in, and its number."""
    known = [form.name for form in forms]
    named = [(code, form) for code, form in enumerate(forms) if form.name == words[0]]
    if not named:
        value, like = words[0], near(words[0], known)
        if forms is STEPS:
            raise line.refuse("", "pack-step-unknown", value=value, like=like)
        raise line.refuse("", "pack-condition-unknown", value=value, like=like)
    fitting = [pair for pair in named if _length(words, pair[1]) == len(words)]
    if not fitting:
        raise line.refuse("", "pack-operands", form=" ".join((named[0][1].name, *named[0][1].operands)))
    return fitting[0]


def near(word: str, known: Iterable[str]) -> str:
    """What may have been meant, or `none`."""
    found = get_close_matches(word, list(known), 1)
    return found[0] if found else "none"


def _length(words: list[str], form: Form) -> int:
    """How many words this form takes here: `number 8` is one operand of two words."""
    twice = "CELLS" in form.operands and "number" in words[1:]
    return 1 + len(form.operands) + twice


def _operands(words: list[str], form: Form, size: int, line: Line, names: Names) -> tuple[int, ...]:
    """The numbers of a row."""
    found: list[int] = []
    left = words[1:]
    for kind in form.operands:
        word = left.pop(0)
        if kind == "CELLS":
            found += _cells(word, left, line)
        else:
            found.append(_operand(kind, word, line, names))
    return _filled(tuple(found), size)


def _filled(numbers: tuple[int, ...], size: int) -> tuple[int, ...]:
    return numbers + (0,) * (size - len(numbers))


def _cells(word: str, left: list[str], line: Line) -> tuple[int, int]:
    """Which cells, and the number of numbered ones."""
    selector = _word(word, WORDS["CELLS"], line)
    return selector, _numbered(left.pop(0), line) if selector == WHICH_CELLS.number else 0


def _numbered(word: str, line: Line) -> int:
    """`8`, or `1-4` for a range of numbered cells, which is kept as 14."""
    first, dash, last = word.partition("-")
    low = _number(first, 1, NUMBERED_CELLS, line)
    return low * 10 + _number(last, low + 1, NUMBERED_CELLS, line) if dash else low


def _operand(kind: str, word: str, line: Line, names: Names) -> int:
    """One operand that is one word."""
    if kind in WORDS:
        return _word(word, WORDS[kind], line)
    if kind in MASKS:
        return _mask(word, MASKS[kind], line)
    if kind in Names._fields:
        return _named(kind, word, line, getattr(names, kind))
    if kind == "space":
        return _word(word, SPACE_NAMES, line)
    special = {"count": {"all": ALL}, "range": {"far": FAR, "strength": STRENGTH_RANGE}}.get(kind, {})
    return special[word] if word in special else _number(word, 1 if kind == "count" else 0, MOST, line)


def _word(word: str, allowed: Sequence[str], line: Line) -> int:
    if word not in allowed:
        raise line.refuse("", "pack-operand", value=word, allowed=", ".join(allowed))
    return allowed.index(word)


def _number(word: str, least: int, most: int, line: Line) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4 and least <= int(word) <= most):
        raise line.refuse("", "pack-operand-number", value=word, least=least, most=most)
    return int(word)


def _mask(word: str, allowed: Sequence[str], line: Line) -> int:
    """One or more words joined by `/`, or `any`."""
    if word == "any":
        return (1 << len(allowed)) - 1
    return sum({1 << _word(part, allowed, line) for part in word.split("/")})


def _named(kind: str, word: str, line: Line, known: Mapping[str, int]) -> int:
    if word in known:
        return known[word]
    raise unknown_name(line, kind, word, known)


def unknown_name(line: Line, kind: str, word: str, known: Iterable[str]) -> BadContent:
    """The error for a name that nothing has; `kind` is token, plan, character, track, and so on."""
    return line.refuse("", "pack-name-unknown", kind=kind, value=word, like=near(word, known))


def spelled(forms: Sequence[Form], code: int, operands: Sequence[int]) -> list[tuple[str, tuple[int, ...]]]:
    """The operands of a row by their kinds; cells are two numbers. A structure has none."""
    found: list[tuple[str, tuple[int, ...]]] = []
    left = list(operands)
    for kind in forms[code].operands:
        size = 2 if kind == "CELLS" else 1
        found.append((kind, tuple(left[:size])))
        del left[:size]
    return found
