"""The drawn map of a view with a list of what stands on it."""

from __future__ import annotations

import re
from typing import Any

from cantina.engine.page import GLUE
from cantina.games.mandalorian_adventures.pack.shapes import Use, place
from cantina.games.mandalorian_adventures.telling.picture_map import SIGNS, Drawing, head, threat_line
from cantina.games.mandalorian_adventures.telling.picture_page import MissionPage
from cantina.games.mandalorian_adventures.telling.rules_met import effects_met
from cantina.games.mandalorian_adventures.telling.titles import character_name, token_name, use_text
from cantina.text import Message

SIGN = re.compile(r"(?<=[@!&~$*^]) ")  # between a sign of the map and what it means no line ends


class Board(MissionPage):
    """The map, its legend, enemies and bonuses."""

    def lines(self) -> list[str]:
        """Map and lists."""
        self.threats = {threat["number"]: threat for threat in self.view["threats"]}
        board = self.pack.maps[place(self.pack.maps, self.view["map"])]
        drawing = Drawing(board, [door["open"] for door in self.view["doors"]], self.inside)
        far = drawing.far_ways()
        ways = self.row("ways", ", ".join(far)) if far else []
        legend = self.wrapped(SIGN.sub(GLUE, self.legend()), "", "")
        return [*drawing.lines(), *legend, *ways, "", *self.enemies(), *self.bonuses(), *self.looked()]

    def legend(self) -> str:
        """What the signs mean; of the effects those that enemies of this map have (MA-16)."""
        known = effects_met(self.view, self.pack)
        signs = [f"{sign} {self.say(f'effect-{effect}')}" for effect, sign in SIGNS.items() if effect in known]
        return self.say("picture-legend", effects=", ".join(signs) or "none")

    def inside(self, number: int, width: int) -> list[str]:
        """The lines of one cell: its name, characters, the Child, tokens."""
        cell = self.view["cells"][number]
        lines = [head(cell), *(self.standee(one, width) for one in cell["characters"])]
        if self.child_on(cell):
            child = self.say("picture-child")
            lines.append(f"({child})" if len(child) + 2 <= width else child)
        return [*lines, *(self.token(self.threats[threat]) for threat in cell["threats"])]

    def standee(self, number: int, width: int) -> str:
        """A character on its cell; of a name that is too long the last word."""
        name = f"@{self.words(character_name(self.pack, self.view['characters'][number]['number']))}"
        return name if len(name) <= width else f"@{name.rsplit(maxsplit=1)[-1].removeprefix('@')}"

    def token(self, threat: dict[str, Any]) -> str:
        """A token on its cell."""
        return threat_line(threat, self.name(threat) if threat["up"] else "")

    def name(self, threat: dict[str, Any]) -> str:
        """The face of a token."""
        return self.words(token_name(self.pack, threat["token"]))

    def child_on(self, cell: dict[str, Any]) -> bool:
        """Whether the Child is there, by itself or carried."""
        carriers = [self.view["characters"][one] for one in cell["characters"]]
        holders = [self.threats[one] for one in cell["threats"]]
        return bool(cell["child"] or any(one["child"] for one in (*carriers, *holders)))

    # --- lists -------------------------------------------------------------------------------------------------

    def enemies(self) -> list[str]:
        """MA-81 to MA-83: class, HP and effects of the enemies."""
        lines: list[str] = []
        for threat in self.view["threats"]:
            if threat["enemy"]:
                lines += self.item("enemies", f"t{threat['number']}", self.enemy(threat), not lines)
        return lines

    def enemy(self, threat: dict[str, Any]) -> str:
        """One enemy in words."""
        parts = [self.say("picture-enemy", name=self.name(threat), cell=f"c{threat['cell']}", **self.health(threat))]
        parts += [self.say(f"effect-{effect}") for effect in threat["effects"]]
        parts += [self.say("picture-reinforcement")] if threat["reinforcement"] else []
        parts += [self.say("picture-quiet")] if threat["quiet"] else []
        parts += [self.say("picture-has-child")] if threat["child"] else []
        return ", ".join(parts)

    def health(self, threat: dict[str, Any]) -> dict[str, Any]:
        """Class and HP, as messages take them."""
        kind = Message(f"mandalorian-adventures-class-{threat['enemy_class']}")
        return {"kind": kind, "left": threat["hp"] - threat["damage"], "hp": threat["hp"]}

    def bonuses(self) -> list[str]:
        """MA-84: face-up bonuses, and what they are good for."""
        lines: list[str] = []
        for threat in self.view["threats"]:
            if threat["up"] and not threat["enemy"]:
                uses = " ".join(self.words(use_text(use.name)) for use in self.uses(threat["name"]))
                values = {"name": self.name(threat), "cell": f"c{threat['cell']}", "text": uses}
                text = self.say("picture-bonus" if uses else "picture-useless", **values)
                lines += self.item("bonuses", f"t{threat['number']}", text, not lines)
        return lines

    def uses(self, token: str) -> list[Use]:
        """MA-142: the uses of a token in this mission, on this map, and everywhere."""
        owners = (self.pack.missions[self.mission], self.pack.maps[place(self.pack.maps, self.view["map"])])
        return [use for use in (*owners[0].uses, *owners[1].uses, *self.pack.general_uses) if use.token == token]

    def looked(self) -> list[str]:
        """MQ-19: face-down tokens that the viewer has looked at."""
        seen = [threat for threat in self.view["threats"] if not threat["up"] and threat["token"] is not None]
        texts = [f"t{threat['number']} {self.name(threat)}" for threat in seen]
        return self.row("looked", "; ".join(texts)) if texts else []
