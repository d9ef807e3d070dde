"""The texts of a pack: which keys it needs, and whether every language has them.

The content that ships has its texts in `cantina/text`. A pack from elsewhere may bring `text/LANGUAGE.ftl` files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack_files import Part
from cantina.games.mandalorian_adventures.pack_shapes import Map, Mission, Pack
from cantina.text import bundle, languages

Key = tuple[str, Part]


def keys(pack: Pack) -> dict[str, Part]:
    """Every key that a pack needs, with the first entry that needs it."""
    found: dict[str, Part] = {}
    for key, part in (*_of_boards(pack), *_of_cards(pack)):
        found.setdefault(key, part)
    return found


def _of_boards(pack: Pack) -> Iterator[Key]:
    """The keys of maps and missions."""
    for board in pack.maps:
        yield f"ma-map-{board.name}", board.part
        yield from _of_rules(board)
    for mission in pack.missions:
        yield from _of_mission(mission)
        yield from _of_rules(mission)
    yield from ((f"ma-use-{use.name}", use.part) for use in pack.general_uses)


def _of_mission(mission: Mission) -> Iterator[Key]:
    key, part = f"ma-mission-{mission.name}", mission.part
    yield key, part
    yield from ((f"{key}-intro-{number}", part) for number in range(1, mission.panels + 1))
    yield from ((f"{key}-{what}", part) for what in ("briefing", "objective", "crisis"))
    if mission.mission_effect:
        yield f"{key}-effect", part
    if mission.green:
        yield f"ma-green-{mission.green.name}", mission.green.part
        yield f"ma-green-{mission.green.name}-text", mission.green.part
    yield from ((f"ma-failure-{failure.name}", failure.part) for failure in mission.failures)
    yield from ((f"ma-track-{track.name}", part) for track in mission.tracks)


def _of_rules(owner: Map | Mission) -> Iterator[Key]:
    yield from ((f"ma-rule-{rule.name}", rule.part) for rule in owner.rules)
    yield from ((f"ma-use-{use.name}", use.part) for use in owner.uses)


def _of_cards(pack: Pack) -> Iterator[Key]:
    """The keys of everything else."""
    yield from ((f"ma-token-{token.name}", token.part) for token in pack.tokens)
    yield from ((f"ma-character-{character.name}", character.part) for character in pack.characters)
    for skill in pack.skills:
        yield f"ma-skill-{skill.name}", skill.part
        if skill.steps:
            yield f"ma-skill-{skill.name}-text", skill.part
    for event in pack.events:
        yield from ((f"ma-event-{event.name}{end}", event.part) for end in ("", "-text"))
    for plan in pack.plans:
        yield from ((f"ma-plan-{plan.name}{end}", plan.part) for end in ("", "-text"))
    for growth in pack.growth:
        yield f"ma-growth-{growth.number}", growth.part
        yield from ((f"ma-growth-{one.name}", growth.part) for one in growth.do if one.op == "show_text")


def check_texts(pack: Pack, folder: Path, shipped: bool) -> Iterator[BadContent]:
    """Section 7.2, item 6: each key exists in every language; a pack may do with those it brings files for."""
    brought: dict[str, set[str]] = {}
    for path in [] if shipped else sorted((folder / "text").glob("*.ftl")):
        try:
            brought[path.stem] = set(_messages(folder, path))
        except BadContent as error:
            yield error
            brought[path.stem] = set()
    for key, part in keys(pack).items():
        missing = [name for name in brought or languages() if not _there(key, name, brought.get(name, set()))]
        if missing:
            yield part.refuse(key, "pack-text-missing", languages=", ".join(missing))


def _there(key: str, language: str, brought: set[str]) -> bool:
    return key in brought or (language in languages() and bool(bundle(language).has_message(key)))


def _resource(folder: Path, path: Path) -> Any:
    """The messages of one file of a pack."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    name = path.relative_to(folder).as_posix()
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(name, 0, "", "content-unreadable", reason=str(error)) from None
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, text.find(entry.content or "")) + 1
            raise BadContent(name, line, "", "pack-text-broken")
    return resource


def _messages(folder: Path, path: Path) -> list[str]:
    """The keys of one file of a pack."""
    return [entry.id.name for entry in _resource(folder, path).body if hasattr(entry, "id")]


def add_texts(folder: Path, pack: Pack) -> None:
    """Let the program speak the texts of a pack, in which content may have other words than the one that ships."""
    needed = keys(pack)
    for path in sorted((folder / "text").glob("*.ftl")):
        if path.stem in languages():
            resource, spoken = _resource(folder, path), bundle(path.stem)
            spoken.add_resource(resource)  # what the program says otherwise keeps its words
            resource.body = [entry for entry in resource.body if hasattr(entry, "id") and entry.id.name in needed]
            spoken.add_resource(resource, allow_overrides=True)
