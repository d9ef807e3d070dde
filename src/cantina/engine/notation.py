"""Actions as small integers with a fixed meaning, and as short text that parses back.

A game lists its verbs once. A verb has axes, each a tuple of words; its actions are the product of its axes::

    NOTATION = Notation(
        Verb("sell", (CARDS,)),            # sell 17
        Verb("play", (CARDS, AT_TARGETS)), # play 88 @2
    )

The code of an action is the verb's first code (`NOTATION.codes.sell`) plus the place of its words, so it never depends
on the moment.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from math import prod

from cantina.engine.errors import BadNotation
from cantina.engine.names import by_name


@dataclass(frozen=True)
class Verb:
    """A verb and, for each of its operands, the words that may stand there."""

    name: str
    axes: tuple[tuple[str, ...], ...] = ()
    key: str = ""  # distinguishes verbs of the same name; else the name
    places: tuple[dict[str, int], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self.key or self.name)
        object.__setattr__(self, "places", tuple({word: i for i, word in enumerate(axis)} for axis in self.axes))

    @property
    def size(self) -> int:
        """How many actions the verb has."""
        return prod(len(axis) for axis in self.axes)


class Notation:
    """All actions of a game, in the order of their codes."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.first: list[int] = []
        self.size = 0
        self._texts: dict[int, str] = {}  # cache: actions that were written before
        self._codes: dict[str, int] = {}  # cache: codes of exactly these texts
        for verb in verbs:
            self.first.append(self.size)
            self.size += verb.size
        self.keys = tuple(verb.key for verb in verbs)
        self.codes = by_name(self.keys, self.first)  # the first code of each verb, by its key: `codes.play_on`

    def known(self, code: int) -> int:
        """A code, if it exists."""
        if not 0 <= code < self.size:
            raise BadNotation(str(code), "action-unknown-code", code=code, size=self.size)
        return code

    def split(self, code: int) -> tuple[int, tuple[int, ...]]:
        """The number of the verb and the places of its operands."""
        number = bisect_right(self.first, self.known(code)) - 1
        rest, operands = code - self.first[number], []
        for axis in reversed(self.verbs[number].axes):
            rest, place = divmod(rest, len(axis))
            operands.append(place)
        return number, tuple(reversed(operands))

    def write(self, code: int) -> str:
        """The text of an action."""
        if code in self._texts:
            return self._texts[code]
        number, operands = self.split(code)
        verb = self.verbs[number]
        text = " ".join([verb.name, *(axis[i] for axis, i in zip(verb.axes, operands, strict=True))])
        self._texts[code], self._codes[text] = text, code
        return text

    def parse(self, text: str) -> int:
        """The code of a text; case and the number of spaces do not matter."""
        if text in self._codes:
            return self._codes[text]
        words = text.lower().split()
        if not words or all(verb.name != words[0] for verb in self.verbs):
            raise BadNotation(text, "action-unknown-verb", verbs=", ".join(dict.fromkeys(v.name for v in self.verbs)))
        for number, verb in enumerate(self.verbs):
            if verb.name == words[0] and len(verb.axes) == len(words) - 1:
                places = [known.get(word) for known, word in zip(verb.places, words[1:], strict=True)]
                if None not in places:
                    return self.first[number] + self._place(verb, places)
        raise BadNotation(text, "action-bad-operands", verb=words[0])

    @staticmethod
    def _place(verb: Verb, places: list[int | None]) -> int:
        place = 0
        for axis, i in zip(verb.axes, places, strict=True):
            place = place * len(axis) + (i or 0)
        return place
