"""The rules of a game are linked into one module of LLVM, which is optimised and translated once.

numba makes every function a library of its own: machine code, wrappers for callers from Python and C, and a copy of
all it calls, optimised again in each caller. Most rules are called by other rules only, so that was three quarters of
the time to compile a game.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """What one rule is translated to, to be linked into units; it cannot be called itself."""

    def finalize(self) -> None:
        """Nothing is linked, optimised or made into machine code here."""
        self._finalized = True


class UnitLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Functions that are called from Python, with all rules they call, directly or not."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.exported: set[str] = set()  # names of functions that are called from outside
        self.enable_object_caching()

    def finalize(self) -> None:
        """Link everything, optimise it once, and make machine code."""
        for library in reachable(self):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._hide_inner_functions()
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _verify_declare_only_symbols(self) -> None:
        """Refuse declarations without a definition: a call would jump to an undefined address."""
        for function in self._final_module.functions:
            if function.is_declaration and function.name.startswith("_ZN"):
                raise AssertionError(f"{function.name} was not linked into {self.name}")

    def _hide_inner_functions(self) -> None:
        """Say that nobody else calls a function: LLVM then moves one with a single caller into that caller.

        Units have functions of the same names. Private ones have no symbol by which the wrong one could be found.
        """
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "external" if function.name in self.exported else "private"


def reachable(library: Any) -> list[Any]:
    """The libraries that a library links, and those that they need.

    Of a library LLVM links only what is called by those before it. So a rule comes after a caller, and complete
    libraries, which call nothing but themselves, come last.
    """
    found, waiting = dict[Any, None](), [*library._linking_libraries]
    while waiting:
        one = waiting.pop(0)
        if one not in found:
            found[one] = None
            waiting += one._linking_libraries if isinstance(one, RuleLibrary) else []
    return sorted(found, key=lambda one: not isinstance(one, RuleLibrary))
