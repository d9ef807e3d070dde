"""The kernels of all games compile for a GPU, on a machine without one: a rule that cannot be compiled fails here."""

import platform
import re
import sys

import numpy as np
import pytest

from cantina.engine.compiled import INTERPRETED, cache_folder, njit, outside_of
from cantina.engine.helpers import first_actor
from cantina.engine.log import emit
from cantina.lab.gpu import compiler
from cantina.lab.gpu.compiler import cuda_package
from cantina.lab.gpu.kernels import kernels
from lab.gpu_ptx import compile_kernels, lower, no_device, ptx_of

PACKED_FOR = {("linux", "x86_64"), ("linux", "aarch64")}  # where `make setup` installs numba-cuda and NVVM
ENTRY = re.compile(r"^\.visible \.entry (\w+)\(", re.MULTILINE)

pytestmark = [
    pytest.mark.skipif(INTERPRETED, reason="nothing is compiled"),
    pytest.mark.skipif(
        (sys.platform, platform.machine()) not in PACKED_FOR,
        reason="there is no NVVM for this platform: whether the rules compile for a GPU is tested on Linux",
    ),
]


@pytest.mark.slow
def test_every_kernel_of_a_game_compiles(game):
    names, ptx = compile_kernels(game)
    entries = ENTRY.findall(ptx)
    assert [name for name in names for entry in entries if f"6kernel{len(name)}{name}B" in entry] == names
    assert len(entries) == len(names)


@njit
def publish_as_it_was(log):
    """How `publish` of Bounty Hunters once asked whether there is a log."""
    if log.shape[0] > 0:
        emit(log, 1, 2, 3, 4, 5, 6)


@njit
def publish_as_it_is(log):
    if log is not None:
        emit(log, 1, 2, 3, 4, 5, 6)


def kernel_of(rule):
    """A kernel that calls a rule without a log, as tasks do on a GPU."""

    def run(numbers):
        rule(None)
        numbers[0] = 1

    return cuda_package().jit(run)


def test_a_rule_that_cannot_be_compiled_is_noticed():
    cuda_package()
    from numba.cuda.core.errors import TypingError

    with no_device({}), pytest.raises(TypingError, match="shape"):
        lower(kernel_of(publish_as_it_was), np.zeros(1))


def test_a_rule_that_can_be_compiled_becomes_ptx():
    modules = {}
    with no_device(modules):
        lower(kernel_of(publish_as_it_is), np.zeros(1))
    assert ".target sm_90" in ptx_of(modules.values())


def compiled(modules, name):
    """The functions of this name that were compiled."""
    functions = [function for module in modules.values() for function in module.functions if function.blocks]
    return [function for function in functions if name in function.name]


def test_functions_of_other_programs_are_compiled_for_each_size_of_number():
    cuda = cuda_package()

    @cuda.jit(device=True)
    def doubled(number):
        return number + number

    def run(small, large):
        large[0] = doubled(small[0]) + doubled(large[1])

    modules = {}
    with no_device(modules):
        lower(cuda.jit(run), np.zeros(2, np.int8), np.zeros(2, np.int64))
    assert len({function.name for function in compiled(modules, "doubled")}) == 2


def test_a_rule_is_compiled_once_whatever_numbers_it_is_called_with():
    def run(small, large):
        large[0] = first_actor(small[0]) + first_actor(large[1]) + first_actor(4)

    modules = {}
    with no_device(modules):
        lower(cuda_package().jit(run), np.zeros(2, np.int8), np.zeros(2, np.int64))
    assert len({function.name for function in compiled(modules, "first_actor")}) == 1


@pytest.mark.parametrize(("limit", "copied"), [(1, False), (compiler.INLINE, True)])
def test_a_long_rule_is_not_copied_into_its_callers(monkeypatch, limit, copied):
    @njit
    def add_places(numbers):
        for i in range(numbers.shape[0]):
            numbers[i] += i

    def run(numbers):
        add_places(numbers)

    monkeypatch.setattr(compiler, "INLINE", limit)
    modules = {}
    with no_device(modules):
        lower(cuda_package().jit(run), np.zeros(2))
    (rule,) = compiled(modules, "add_places")
    assert ("noinline" not in rule.attributes) is copied


def test_kernels_are_cached_beside_the_rules(game):
    folder = cache_folder(outside_of(game.functions["setup"]))
    for kernel in kernels(game.id).values():
        assert kernel._cache.cache_path.startswith(f"{folder}/")
