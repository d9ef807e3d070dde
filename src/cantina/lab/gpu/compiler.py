"""How the rules reach the compiler for GPUs.

Two things make the difference between a kernel that compiles in a minute and one that does not in ten: a rule takes
every number as one of 64 bits, as on the CPU, instead of being compiled again for each size and each constant; and a
rule longer than `INLINE` instructions is called where it is used, not copied there. The latter holds for all kernels of
the same program.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from cantina.engine.compiled import INTERPRETED, cache_folder, outside_of, wide_call
from cantina.engine.errors import CantinaError

INLINE = 500
PACKAGES = "cantina[gpu]"


class NoGpu(CantinaError):
    """There is no GPU that can be used; the message says what is missing."""


@cache
def cuda_package() -> Any:
    """The module `numba.cuda`, prepared to compile the rules; a device need not be there."""
    if INTERPRETED:
        raise NoGpu("gpu-interpreted")
    if find_spec("numba_cuda") is None:
        raise NoGpu("gpu-packages", package=PACKAGES)
    import_module("_numba_cuda_redirector")  # numba.cuda is numba-cuda from now on
    if not hasattr(np, "row_stack"):  # numba-cuda asks for it, NumPy 2.5 dropped it
        vars(np)["row_stack"] = np.vstack
    cuda = import_module("numba.cuda")
    take_wide_numbers()
    call_long_rules()
    return cuda


def open_cuda() -> Any:
    """The module `numba.cuda` on a machine with a device that works."""
    cuda = cuda_package()
    try:
        cuda.current_context()
    except Exception as error:
        raise NoGpu("gpu-none", reason=" ".join(str(error).split())) from error
    return cuda


def take_wide_numbers() -> None:
    """Compile a rule once, not once for each size of number it is called with."""
    dispatcher = import_module("numba.cuda.dispatcher").CUDADispatcher
    narrow = dispatcher.get_call_template

    def get_call_template(self: Any, args: Any, kws: Any) -> Any:
        if hasattr(self.py_func, "is_rule"):
            return wide_call(lambda *given: narrow(self, *given), args, kws)
        return narrow(self, args, kws)

    dispatcher.get_call_template = get_call_template


def call_long_rules() -> None:
    """Mark every rule of more than `INLINE` instructions as one that is never copied into its callers."""
    library = import_module("numba.cuda.codegen").CUDACodeLibrary
    add = library.add_ir_module

    def add_ir_module(self: Any, module: Any) -> None:
        for function in module.functions:
            if self._entry_name is None and length(function) > INLINE:
                function.attributes.add("noinline")
        add(self, module)

    library.add_ir_module = add_ir_module


def length(function: Any) -> int:
    """The number of instructions of a function of LLVM."""
    return sum(len(block.instructions) for block in function.blocks)


def kernel(function: Any, **options: Any) -> Any:
    """Mark a kernel that is bound to a game: compiled on first use and cached on disk, like the rules of the game."""
    cuda, folder = cuda_package(), cache_folder(outside_of(function.__globals__["setup"]))
    config: Any = import_module("numba.cuda.core.config")
    kept, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        return cuda.jit(cache=True, **options)(function)
    finally:
        config.CACHE_DIR = kept
