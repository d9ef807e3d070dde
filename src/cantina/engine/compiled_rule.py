"""A function marked with `njit`: how numba types, translates and calls it.

Called by another rule it is only translated, for the caller's unit to link. Called from Python it is an entry point of
a unit: that of its game (`ready.py`), or one of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import compiler, sigutils, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

from cantina.engine import units
from cantina.engine.compiled import cache_folder, outside_of, wide_call
from cantina.engine.linking import RuleLibrary

# A rule makes no arrays: all it uses is memory of its caller. So no references are counted (`_nrt`); to count those to
# the log and to the records at every call took half the time of a game.
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None, "_nrt": False}
FOR_CALLERS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

Kinds = tuple[Any, ...]  # the types of the arguments


class CompiledRule(CPUDispatcher):  # type: ignore[misc]
    """A rule, compiled for each tuple of argument types it is called with."""

    releases_lock = True  # other threads of Python run meanwhile

    def __init__(self, py_func: Callable[..., Any], locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(py_func, locals, targetoptions or OPTIONS)
        self.folder = cache_folder(outside_of(py_func))  # where its compiled code is kept

    def compile(self, sig: Any) -> Any:
        """The compiled function for callers from Python: from the cache if it can be."""
        kinds = tuple(sigutils.normalize_signature(sig)[0])
        entry = units.EntryPoint(self, kinds)
        if kinds not in self.overloads:
            units.attach_from_home(entry)
        if kinds not in self.overloads:
            units.provide(units.entry_name(entry), [entry])
        return self.overloads[kinds].entry_point

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How a call from another rule is typed."""
        return wide_call(self._wide_template, args, kws)

    def _wide_template(self, args: Any, kws: Any) -> Any:
        pysig, folded = self._compiler.fold_argument_types(args, kws)
        name, found = self.py_func.__name__, self.for_callers(tuple(folded))
        return typing.make_concrete_template(name, key=name, signatures=[found.signature]), pysig, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """The key under which numba finds what a caller links."""
        return self.for_callers(tuple(sigutils.normalize_signature(sig)[0])).entry_point

    def for_callers(self, kinds: Kinds) -> Any:
        """What other rules link: the optimised code of a unit if there is one, else the translation of this rule."""
        entry = units.EntryPoint(self, kinds)
        if kinds not in self.overloads and entry not in units.translations:
            units.attach_from_home(entry)
        return self.overloads.get(kinds) or self.translate(kinds)

    def translate(self, kinds: Kinds) -> Any:
        """Type this rule and all it calls, and translate it for LLVM; once."""
        entry = units.EntryPoint(self, kinds)
        if entry not in units.translations:
            with global_compiler_lock:
                made, key = self._translation(kinds), object()
                self.targetctx.insert_user_function(key, made.fndesc, [made.library])
            units.translations[entry] = made._replace(entry_point=key)
        return units.translations[entry]

    def _translation(self, kinds: Kinds) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, {**self.targetoptions, **FOR_CALLERS})
        flags.no_compile = True
        library = RuleLibrary(self.targetctx.codegen(), self.py_func.__qualname__)
        contexts = self.typingctx, self.targetctx
        return compiler.compile_extra(*contexts, self.py_func, kinds, None, flags, self.locals, library)
