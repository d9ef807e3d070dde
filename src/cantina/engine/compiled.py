"""One source, three ways to run it: interpreted, compiled on the CPU, called from a CUDA kernel.

The rules are plain Python functions at module level, marked with `njit`. `interpreted(f)` is that function with
nothing compiled below it, so that both forms exist side by side in one process. The environment variable `CANTINA_RUN`
says which form a match uses:

- `auto` (the default): interpreted until the compiled code is ready, then compiled;
- `compiled`: wait for the compiler first;
- `interpreted`: never compile, never import numba; every index and every stored number is checked.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
import types
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

RUN = os.environ.get("CANTINA_RUN", "auto")
if RUN not in ("auto", "compiled", "interpreted"):
    raise SystemExit(f"CANTINA_RUN must be auto, compiled or interpreted, not {RUN!r}")
INTERPRETED = RUN == "interpreted"

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS_WITH_COMPILED_CODE = ("engine", "games", "players", "lab")


@cache
def source_hash(outside: Path | None = None) -> str:
    """A hash of all source that may be compiled, with the source of a game outside this package.

    Compiled code contains the functions it calls, from any file: one cache folder for each state of the source cannot
    be stale.
    """
    digest = hashlib.sha256(sys.version.encode())
    paths = [path for room in ROOMS_WITH_COMPILED_CODE for path in sorted((PACKAGE / room).rglob("*.py"))]
    if outside is not None:
        paths += [outside] if outside.is_file() else sorted(outside.rglob("*.py"))
    for path in paths:
        digest.update(str(path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def outside_of(function: Callable[..., Any]) -> Path | None:
    """The outermost package of a rule, or its file if it belongs to none; None for the rules of this package."""
    file = getattr(function, "py_func", function).__code__.co_filename
    if file.startswith(f"{PACKAGE}{os.sep}"):
        return None
    found = Path(file).resolve()
    while (found.parent / "__init__.py").exists():
        found = found.parent
    return found


@cache
def cache_folder(outside: Path | None = None) -> Path:
    """Where compiled code is kept: `CANTINA_CACHE`, else the user's cache folder, else a temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    named, name = Path(os.environ.get("CANTINA_CACHE") or Path(home) / "cantina"), source_hash(outside)
    for base in (named, Path(tempfile.gettempdir()) / f"cantina-{os.getuid()}"):
        try:
            (base / name).mkdir(parents=True, exist_ok=True)
            if is_safe(base) and is_safe(base / name):
                return base / name
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="cantina-"))


def is_safe(path: Path, *others: int) -> bool:
    """Whether a folder or file is ours, or of `others`, and nobody else may write to it: it will be executed."""
    found = path.stat()
    by_group = found.st_mode & stat.S_IWGRP and found.st_gid not in (os.getgid(), *others)
    return found.st_uid in (os.getuid(), *others) and not (by_group or found.st_mode & stat.S_IWOTH)


def njit(function: F) -> F:
    """Mark a rule: compiled on first use and cached on disk; the function itself when nothing is to be compiled."""
    return function if INTERPRETED else _rule(function)


def _rule(function: F, folder: Path | None = None) -> F:
    """A function that is compiled on first use and cached: in a folder of its owner, else in that of its source."""
    from cantina.engine.compiled_rule import CompiledRule  # imports numba

    made = CompiledRule(function)
    made.folder = folder or made.folder
    vars(function)["is_rule"] = True  # for compilers of other targets, which take the function only
    return cast(F, made)


def _as_it_is(function: F) -> F:
    """Mark nothing: the function is interpreted."""
    return function


def njit_or(plain: Callable[..., Any]) -> Callable[[F], F]:
    """Like `njit`, with another function, `plain`, for interpreted code."""

    def mark(function: F) -> F:
        if INTERPRETED:
            return cast(F, plain)
        made = njit(function)
        made.plain_form = plain  # type: ignore[attr-defined]
        return made

    return mark


def wide_call(template: Callable[..., Any], args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
    """Called from other rules, a rule takes every signed number as one of 64 bits.

    numba would compile it once for each size of number and for each constant it is called with, which takes many
    times as long and gains nothing: what matters is inlined anyway.
    """
    return template(tuple(_wide(kind) for kind in args), kws)


def _wide(kind: Any) -> Any:
    from numba.core.types import Integer, int64, unliteral

    plain = unliteral(kind)
    return int64 if isinstance(plain, Integer) and plain.signed else plain


def is_compiled(value: object) -> bool:
    """Whether a value is a function marked with `njit` that numba has taken over."""
    return hasattr(value, "py_func")


def _copy_with(function: types.FunctionType, names: dict[str, Any], module: str) -> types.FunctionType:
    twin = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    twin.__module__, twin.__doc__, twin.__qualname__ = module, function.__doc__, function.__qualname__
    return twin


# The interpreted copies of the globals of each module, by the identity of the globals: modules are never unloaded.
_interpreted_names: dict[int, dict[str, Any]] = {}


def interpreted(function: F) -> F:
    """A function with nothing compiled in it and below it."""
    if not is_compiled(function):
        return function
    if hasattr(function, "plain_form"):
        return cast(F, function.plain_form)
    plain = function.py_func  # type: ignore[attr-defined]
    names = _interpreted_names.get(id(plain.__globals__))
    if names is None:
        names = _interpreted_names[id(plain.__globals__)] = dict(plain.__globals__)
        for name, value in plain.__globals__.items():
            if is_compiled(value):
                names[name] = interpreted(value)
    return cast(F, _copy_with(plain, names, plain.__module__))


def bind(
    functions: dict[str, Callable[..., Any]],
    names: dict[str, Any],
    owner: str,
    mark: Callable[[Callable[..., Any]], Any] | None = None,
) -> dict[str, Any]:
    """Compile loops that are written once for all games against the functions of one game.

    numba calls a function directly only when it is found in the globals of its caller, so each game gets copies of the
    loops with globals of their own. A copy keeps the module of the loop, which another process must be able to import
    when it loads the cache; the name of its owner tells it from those of other games there. `mark` compiles for another
    target.
    """
    bound: dict[str, Any] = {}
    mark = mark or (_as_it_is if INTERPRETED else partial(_rule, folder=cache_folder(outside_of(names["setup"]))))
    for name, function in functions.items():
        scope = {**function.__globals__, **names}
        scope.update(bound)
        twin = _copy_with(cast(types.FunctionType, function), scope, function.__module__)
        twin.__qualname__ = f"{owner}.{name}"
        bound[name] = mark(twin)
    return bound


def bind_interpreted(functions: dict[str, Callable[..., Any]], names: dict[str, Any]) -> dict[str, Any]:
    """Like `bind`, with nothing compiled: copies of loops that call the interpreted functions of a game."""
    bound: dict[str, Any] = {}
    for name, function in functions.items():
        known = {key: interpreted(value) for key, value in function.__globals__.items() if is_compiled(value)}
        scope = {**function.__globals__, **known, **names, **bound}
        bound[name] = _copy_with(cast(types.FunctionType, function), scope, function.__module__)
    return bound
