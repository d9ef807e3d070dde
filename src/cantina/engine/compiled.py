"""One source, three ways to run it: interpreted, compiled on the CPU, called from a CUDA kernel.

The rules are plain Python functions at module level, marked with `njit`. `interpreted(f)` is the same function
with nothing compiled below it, so that both forms live side by side in one process. The switch `CANTINA_RUN`
says which form a match uses:

- `auto` (the default): interpreted until the compiled code is ready, then compiled;
- `compiled`: wait for the compiler first;
- `interpreted`: never compile, never import numba; every index and every stored number is checked.
"""

from __future__ import annotations

import hashlib
import os
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
def source_hash() -> str:
    """A hash of all source that may be compiled.

    numba notices a change in the file of a cached function, but not in the files of the functions it calls;
    a cache folder for each state of the source cannot be stale.
    """
    digest = hashlib.sha256(sys.version.encode())
    for room in ROOMS_WITH_COMPILED_CODE:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: `CANTINA_CACHE`, else the user's cache folder, else a temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = Path(os.environ.get("CANTINA_CACHE") or Path(home) / "cantina")
    try:
        (base / source_hash()).mkdir(parents=True, exist_ok=True)
    except OSError:
        base = Path(tempfile.gettempdir()) / f"cantina-{os.getuid()}"
        (base / source_hash()).mkdir(parents=True, exist_ok=True)
    return base / source_hash()


def njit(function: F) -> F:
    """Mark a rule: compiled on first use and cached on disk; the function itself when nothing is to be compiled."""
    if INTERPRETED:
        return function
    import numba

    kept, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder())  # type: ignore[attr-defined]
    try:
        made = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = kept  # type: ignore[attr-defined]
    made.get_call_template = partial(wide_call, made.get_call_template)  # type: ignore[method-assign]
    return cast(F, made)


def njit_or(plain: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule that does sign by sign what interpreted code can do at once: that is what `plain` does instead."""

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
    from numba.core import types as kinds

    plain: Any = kinds.unliteral(kind)  # type: ignore[no-untyped-call]
    return kinds.int64 if isinstance(plain, kinds.Integer) and plain.signed else plain  # type: ignore[attr-defined]


def is_compiled(value: object) -> bool:
    """Whether a value is a function marked with `njit` that numba has taken over."""
    return hasattr(value, "py_func")


def _copy_with(function: types.FunctionType, names: dict[str, Any], module: str) -> types.FunctionType:
    twin = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    twin.__module__, twin.__doc__, twin.__qualname__ = module, function.__doc__, function.__qualname__
    return twin


_interpreted_names: dict[int, dict[str, Any]] = {}


def interpreted(function: F) -> F:
    """The same function without any compiled function below it."""
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


def bind(functions: dict[str, Callable[..., Any]], names: dict[str, Any], owner: str) -> dict[str, Any]:
    """Compile loops that are written once for all games against the functions of one game.

    numba caches a function only when what it calls is found in its globals, so each game gets copies of the loops
    with globals of their own. A copy keeps the module of the loop, which another process must be able to import when
    it loads the cache; the name of its owner gives it a cache file of its own.
    """
    bound: dict[str, Any] = {}
    for name, function in functions.items():
        scope = {**function.__globals__, **names}
        scope.update(bound)
        twin = _copy_with(cast(types.FunctionType, function), scope, function.__module__)
        twin.__qualname__ = f"{owner}.{name}"
        bound[name] = njit(twin)
    return bound


def bind_interpreted(functions: dict[str, Callable[..., Any]], names: dict[str, Any]) -> dict[str, Any]:
    """The same copies with nothing compiled in them, from the interpreted functions of a game."""
    bound: dict[str, Any] = {}
    for name, function in functions.items():
        known = {key: interpreted(value) for key, value in function.__globals__.items() if is_compiled(value)}
        scope = {**function.__globals__, **known, **names, **bound}
        bound[name] = _copy_with(cast(types.FunctionType, function), scope, function.__module__)
    return bound
