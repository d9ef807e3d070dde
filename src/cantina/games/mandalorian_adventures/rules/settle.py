"""Mission, map, mode and characters of a game, when not everything is said (MA-28, MA-181 to MA-184, MQ-68, MQ-93)."""

from __future__ import annotations

from typing import Any

from cantina.engine.errors import BadOption
from cantina.engine.game import Content
from cantina.games.mandalorian_adventures.pack.shapes import Mission, Pack

SHARED_TEAM = 2  # MA-184
TRAITOR_PLAYERS = 3  # MD-56


def settle(content: Content, seats: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """The options with mission, map, mode, characters and traitor made explicit; what does not fit is refused."""
    pack: Pack = content.cards[0]
    mission = find_mission(pack, chosen["mission"])
    mode = settle_mode(mission, seats, chosen["mode"])
    return {
        **chosen,
        "mission": mission.name,
        "map": settle_map(pack, mission, chosen["map"]),
        "mode": mode,
        "characters": settle_team(pack, mission, seats, mode, chosen["characters"]),
        "traitor": settle_traitor(mission, seats, mode, chosen["traitor"]),
    }


def find_mission(pack: Pack, name: Any) -> Mission:
    """MA-10: mission 1 unless another is named."""
    names = [mission.name for mission in pack.missions]
    if name is None:
        return pack.missions[0]
    if name not in names:
        raise BadOption("option-choice", option="mission", value=str(name), allowed=", ".join(names))
    return pack.missions[names.index(name)]


def settle_map(pack: Pack, mission: Mission, name: Any) -> str:
    """MC-22: a story mission has its map, a mercenary mission can be played on any."""
    names = [mission.map] if mission.story else [place.name for place in pack.maps]
    if name is None:
        return names[0]
    if name not in names:
        raise BadOption("option-choice", option="map", value=str(name), allowed=", ".join(names))
    return str(name)


def modes_for(mission: Mission, seats: int) -> list[str]:
    """MQ-93: the modes in which so many can play this mission, the usual one first."""
    fitting = []
    if 2 <= seats <= len(mission.listed):
        fitting.append("story")
    if seats >= 2:
        fitting.append("sandbox")
    if len(mission.listed) >= SHARED_TEAM:
        fitting.append("shared")
    return fitting


def settle_mode(mission: Mission, seats: int, mode: Any) -> str:
    """MA-181, MA-190, MQ-93: the mode wished for if it fits, else an error that names those that do."""
    fitting = modes_for(mission, seats)
    if mode == "auto":
        return fitting[0]
    if mode not in fitting:
        listed = len(mission.listed)
        raise BadOption("ma-mode-unfit", value=str(mode), seats=seats, listed=listed, allowed=", ".join(fitting))
    return str(mode)


def settle_team(pack: Pack, mission: Mission, seats: int, mode: str, names: Any) -> list[str]:
    """MA-28, MA-182, MA-184, MQ-64, MQ-68, MQ-69: who plays; without a wish the listed ones in their order."""
    everybody = [character.name for character in pack.characters]
    allowed = everybody if mode == "sandbox" else list(mission.listed)
    size = SHARED_TEAM if mode == "shared" else seats
    if names is None:
        first = [name for name in mission.required if name in allowed]
        rest = [name for name in (*mission.listed, *everybody) if name in allowed]
        return list(dict.fromkeys([*first, *rest]))[:size]
    team = list(names) if isinstance(names, (list, tuple)) else [names]
    if len(team) != size or len(set(map(str, team))) != size or any(name not in allowed for name in team):
        words = ", ".join(map(str, team))
        raise BadOption("ma-team-unfit", value=words, count=size, mode=mode, allowed=", ".join(allowed))
    missing = [name for name in mission.required if mode == "story" and name not in team]
    if missing:
        raise BadOption("ma-team-lacks", value=", ".join(missing), mode=mode)
    return [str(name) for name in team]


def settle_traitor(mission: Mission, seats: int, mode: str, traitor: Any) -> bool:
    """MD-34, MD-56: for three or four players in story or sandbox mode; a mission may ask for it by itself."""
    fits = seats >= TRAITOR_PLAYERS and mode != "shared"
    if traitor == "auto":
        return mission.traitor and fits
    if not isinstance(traitor, bool) or (traitor and not fits):
        raise BadOption("ma-traitor-unfit", value=str(traitor), seats=seats, mode=mode)
    return traitor
