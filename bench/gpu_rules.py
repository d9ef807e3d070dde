"""How the rules reach the compiler for GPUs.

Two things make the difference between a kernel that compiles in a minute and one that does not in ten: a rule takes
every number as one of 64 bits, as on the CPU, instead of being compiled anew for each size and each constant; and a
rule longer than `INLINE` instructions is called where it is used, not copied there.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

INLINE = 500


def prepare(site: Path | str | None, inline: int = INLINE) -> None:
    """Make numba.cuda the numba-cuda package, before numba is imported; `site` is a folder that holds both."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    if site:
        sys.path.insert(0, str(site))
        __import__("_numba_cuda_redirector")
    if not hasattr(np, "row_stack"):  # numba-cuda asks for it, NumPy 2.5 dropped it
        np.row_stack = np.vstack
    take_wide_numbers()
    call_long_rules(inline)


def take_wide_numbers() -> None:
    """Compile a rule once, not once for each size of number it is called with."""
    from numba.cuda.dispatcher import CUDADispatcher

    from cantina.engine.compiled import wide_call

    narrow = CUDADispatcher.get_call_template

    def get_call_template(self, args, kws):
        return wide_call(lambda *given: narrow(self, *given), args, kws)

    CUDADispatcher.get_call_template = get_call_template


def call_long_rules(inline: int) -> None:
    """Mark every rule of more than so many instructions as one that is never copied into its callers."""
    from numba.cuda.codegen import CUDACodeLibrary

    add = CUDACodeLibrary.add_ir_module

    def add_ir_module(self, module):
        for function in module.functions:
            if self._entry_name is None and length(function) > inline:
                function.attributes.add("noinline")
        add(self, module)

    CUDACodeLibrary.add_ir_module = add_ir_module


def length(function) -> int:
    """The number of instructions of a function of LLVM."""
    return sum(len(block.instructions) for block in function.blocks)
