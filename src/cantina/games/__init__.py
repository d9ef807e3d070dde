"""The games, by their ids.

A game is a module with a `GAME`; its id is the name of the module, with hyphens. The module is imported when the game
is first asked for. `CANTINA_GAMES`, an environment variable, names the modules of games that are not part of this
package, with commas between them; docs/add-a-game.md tells how to make one.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from cantina.engine.conformity import BadGame, check_game
from cantina.engine.errors import BadOption
from cantina.engine.game import Game
from cantina.text import add_folder

SHIPPED = ("bounty_hunters", "way_of_the_mandalorian", "mandalorian_adventures")
ELSEWHERE = "CANTINA_GAMES"
_MODULES: dict[str, str] = {}  # by the ids of the games, in the order in which they are offered


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_MODULES)


def id_of(module: str) -> str:
    """The id of the game of a module."""
    return module.rpartition(".")[2].replace("_", "-")


def register(module: str) -> None:
    """Add the game of a module, in this process."""
    _MODULES[id_of(module)] = module


def _register_elsewhere(names: str) -> None:
    for module in filter(None, (name.strip() for name in names.split(","))):
        try:
            found = find_spec(module)
        except (ImportError, ValueError):
            found = None
        if found is None:
            raise SystemExit(f"{ELSEWHERE} names {module!r}, which Python does not find; is its folder in PYTHONPATH?")
        register(module)


@cache
def _load(module: str) -> Game:
    """Import a game and check it; a game outside this package has its texts in its folder `text`."""
    package = import_module(module)
    game = check_game(package.GAME)
    if game.id != id_of(module):
        raise BadGame(game.id, [f"id: {id_of(module)!r}, after its module {module}"])
    for folder in getattr(package, "__path__", ()):
        add_folder(Path(folder) / "text")
    return game


def find(game_id: str) -> Game:
    """The game with an id."""
    if not isinstance(game_id, str) or game_id not in _MODULES:
        raise BadOption("game-unknown", game=str(game_id), games=", ".join(_MODULES))
    return _load(_MODULES[game_id])


class _Games(ModuleType):
    """A module that can be called.

    The public API has both `cantina.games()` and the package `cantina.games`, for instance in `import
    cantina.games.bounty_hunters`. They are one attribute of `cantina`, so it has to be a module and a function.
    """

    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Games
for _folder in SHIPPED:
    register(f"{__name__}.{_folder}")
_register_elsewhere(os.environ.get(ELSEWHERE, ""))
