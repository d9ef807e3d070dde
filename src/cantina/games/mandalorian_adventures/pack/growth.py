"""What the growth deck does to the cards of a pack: which of them come into the game later, and which leave it."""

from __future__ import annotations

from cantina.games.mandalorian_adventures.pack.files import Findings
from cantina.games.mandalorian_adventures.pack.shapes import NEVER, Pack
from cantina.games.mandalorian_adventures.pack.steps import unknown_name

ADDING = {"add_skill": "skills", "add_event": "events", "add_plan": "plans"}
SPEAKING_OF = {**ADDING, "remove_card": "skills", "set_mission": "missions", "unlock_mission": "missions"}
KIND_OF = {"skills": "skill", "events": "event", "plans": "plan", "missions": "mission"}


def grown(pack: Pack, findings: Findings) -> Pack:
    """The pack with the growth cards that add and remove each card (MA-11)."""
    at = numbers(pack, findings)
    skills = (
        card._replace(added=at.get(("add_skill", card.name), 0), removed=at.get(("remove_card", card.name), NEVER))
        for card in pack.skills
    )
    events = (card._replace(added=at.get(("add_event", card.name), 0)) for card in pack.events)
    plans = (card._replace(added=at.get(("add_plan", card.name), 0)) for card in pack.plans)
    return pack._replace(skills=tuple(skills), events=tuple(events), plans=tuple(plans))


def numbers(pack: Pack, findings: Findings) -> dict[tuple[str, str], int]:
    """Which growth card adds or removes what; names that nothing has are noted."""
    found: dict[tuple[str, str], int] = {}
    for growth in pack.growth:
        for op, name, line in growth.do:
            if op not in SPEAKING_OF:
                continue
            names = [one.name for one in getattr(pack, SPEAKING_OF[op])]
            if name not in names:
                findings.append(unknown_name(line, KIND_OF[SPEAKING_OF[op]], name, names))
            elif (op, name) in found:
                findings.append(line.refuse("", "pack-twice", value=name))
            elif op in (*ADDING, "remove_card"):
                found[op, name] = growth.number
    return found
