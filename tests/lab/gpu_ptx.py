"""Kernels compiled to PTX on a machine without a GPU: numba-cuda needs NVVM for that, and no driver."""

from __future__ import annotations

from contextlib import contextmanager
from types import SimpleNamespace

import numpy as np
import pytest

from cantina.lab.gpu.compiler import cuda_package
from cantina.lab.gpu.cpu_device import CpuDevice
from cantina.lab.gpu.kernels import kernels
from cantina.lab.gpu.memory import new_memory, new_records
from cantina.lab.gpu.queues import sorting_kernel

CAPABILITY, ARCHITECTURE = (9, 0), "compute_90"


@contextmanager
def no_device(modules):
    """Let numba-cuda compile for a GPU of our choice, up to the modules that it would hand to NVVM.

    It would ask the driver for a device, and for each kernel NVVM for its own PTX; most modules are in many kernels.
    """
    cuda_package()
    from numba.cuda import dispatcher
    from numba.cuda.codegen import CUDACodeLibrary

    def collect(library, cc):
        modules.update((id(module), module) for module in library.modules)
        return [""]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=CAPABILITY))
        patch.setattr(CUDACodeLibrary, "get_asm_strs", collect)
        yield


def ptx_of(modules):
    """What NVVM makes of modules; numba-cuda itself would ask for the place of NVRTC, which is not installed."""
    from cuda.pathfinder import find_bitcode_lib
    from numba.cuda.cudadrv import nvvm

    with pytest.MonkeyPatch.context() as patch, open(find_bitcode_lib("device"), "rb") as libdevice:
        patch.setattr(nvvm.LibDevice, "_cache_", libdevice.read())
        return nvvm.compile_ir([str(module) for module in modules], arch=ARCHITECTURE, opt=3).decode()


def lower(function, *given):
    """Compile a kernel for these arguments, as its first launch would, up to the modules for NVVM."""
    import numba

    cuda_package().compile_ptx(function.py_func, tuple(map(numba.typeof, given)), cc=CAPABILITY)


def arguments(game):
    """The arrays that kernels are launched with, and those of the caller by the tasks that take them."""
    device, seats, count = CpuDevice(game), game.seat_counts[0], 2
    options = game.numbers(game.settled(None, seats), seats)
    records, memory = new_records(device, game, count), new_memory(device, game, options, count, seats)
    mask = np.zeros((count, game.notation.size), np.bool_)
    given = {
        "list_marked": np.zeros(count, np.bool_),
        "take_action": np.zeros(count, np.int64),
        "observe_game": np.zeros((count, game.feature_size), np.float32),
        "clear_mask": mask,
        "mark_legal": mask,
    }
    return records, memory, given


def compile_kernels(game):
    """The names of all kernels of a game, and the PTX of all of them together."""
    (records, memory, given), modules = arguments(game), {}
    made = kernels(game.id)
    with no_device(modules):
        for name, function in made.items():
            lower(function, *records, memory, given.get(name, memory.actions), 2)
        if game.small_steps is not None:
            lower(sorting_kernel(game.id), *records[:2], memory, np.zeros((1, 1, 1), np.int32))
    return [*made, *(["play_sorted"] if game.small_steps else [])], ptx_of(modules.values())
