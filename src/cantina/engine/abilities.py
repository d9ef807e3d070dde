"""What only some games have: optional fields of `Game`, each one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from cantina.engine.options import Option
from cantina.text import Message

if TYPE_CHECKING:
    from pathlib import Path

    from cantina.engine.errors import BadContent
    from cantina.engine.game import Content
    from cantina.engine.match import Match


class Interrupts(NamedTuple):
    """Questions that must reveal nothing, neither by who is asked nor by how fast an answer comes."""

    asked: Callable[[Any], bool]  # (view): whether the question now is one of them
    orders: tuple[Option, ...]  # what a player may decide once for all such questions
    answer: Callable[[Any, Content, int, Mapping[str, Any]], int | None]  # (view, content, seat, orders): None: ask


class Paragraph(NamedTuple):
    """A text for people and how it is laid out: as `heading`, `line`, `text`, `item`, `result` or `card`."""

    layout: str
    text: str


class CampaignFiles(NamedTuple):
    """A campaign that its players keep in a file by themselves (`cantina campaign`); each returns what to print."""

    results: tuple[str, ...]  # how a game can have ended
    new: Callable[[Content, str, str, bool], list[Paragraph]]  # (content, file, language, veteran): begin one
    show: Callable[[Content, str, str], list[Paragraph]]  # (content, file, language): how far it has come
    # (content, file, language, seats, choices): also the options of the next game, {} where a mission must be chosen
    next: Callable[[Content, str, str, int, Mapping[str, Any]], tuple[list[Paragraph], dict[str, Any]]]
    # (content, file, language, seats, choices, result, seed): a game of which only this much is known
    record: Callable[[Content, str, str, int, Mapping[str, Any], str, str], list[Paragraph]]
    # (content, file, language, name, match): a saved game and the name of its file
    record_match: Callable[[Content, str, str, str, Match], list[Paragraph]]
    reset: Callable[[Content, str, str], list[Paragraph]]  # (content, file, language): back to the beginning


class Campaigns(NamedTuple):
    """A series of games. What is kept between them, the progress, is a text that can be downloaded as a file.

    A progress is always ready for the next game. Neither it nor what `describe` returns contains anything that its
    players have not been shown yet. `before` is the progress of the campaign that goes on, "" for none.
    """

    new: Callable[[Content, str], str]  # (content, before): the beginning
    read: Callable[[Content, str, str, str], str]  # (content, text, name, before): a file; BadSavedGame names its field
    # (content, progress, seats, choices, beside): for the next game, or for one that the campaign learns nothing of
    options: Callable[[Content, str, int, Mapping[str, Any], bool], dict[str, Any]]
    after: Callable[[Content, str, Match], str]  # (content, progress, match): when the next game has ended
    describe: Callable[[Content, str, str], Any]  # (content, progress, language): as JSON, with texts to read
    shape: type  # the TypedDict that `describe` returns
    files: CampaignFiles


class Inspection(NamedTuple):
    """What was found in a pack: all that is wrong with it, and what it contains."""

    findings: list[BadContent]
    summary: list[Message]


class Packs(NamedTuple):
    """Folders with content that users make."""

    # (folder): the content, whose texts can be used from then on; BadContent for the first thing that is wrong
    read: Callable[[Path], Content]
    inspect: Callable[[Path | None], Inspection]  # (folder): None: the content that ships with the game


class Trials(NamedTuple):
    """The settings of a cooperative game whose difficulty `cantina winrates` measures.

    Its table has the titles `winrates-<subject>` and `winrates-<difficulty>`.
    """

    subject: str  # a `Named` option, such as "mission": each of its values is tried
    difficulty: str  # a `Choice` option
    difficulties: tuple[str, ...]  # its values, the easiest first


class Printed(NamedTuple):
    """What is printed on the pieces of a game whose content is more than a list of cards."""

    kinds: tuple[type, ...]  # NamedTuples of numbers and words
    cards: Callable[[Content, Any], list[Any]]  # (content, view): the pieces of one game, by a concealed record


class SmallSteps(NamedTuple):
    """`apply` in small steps, where rules run long between two decisions: a GPU sorts its games by what comes next."""

    begin: Callable[..., None]  # (s, t, seat, action): take an action, do nothing yet
    proceed: Callable[..., None]  # (s, t, log): one small step, while no seat is asked
    kind: Callable[..., int]  # (s): what comes next
    questions: int  # kinds below this one are questions to a seat, the others are small steps
    kinds: int  # how many kinds there are
