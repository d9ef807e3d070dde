"""Units: functions that are called from Python, compiled together with all rules they call.

The first process that needs a unit compiles it and keeps it in one file of the cache folder; others wait for the lock,
or read the file. Files lie in a folder for the processor and the version of the compiler, so they can be copied to
another computer, and are not found where they do not fit.
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numba
from numba.core.compiler import compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target

from cantina.engine import unit_files
from cantina.engine.linking import UnitLibrary


class EntryPoint(NamedTuple):
    """A function that is called from Python, and the types of its arguments."""

    rule: Any
    kinds: tuple[Any, ...]


class Routine(NamedTuple):
    """An entry point in the machine code of a unit."""

    description: Any
    environment: Any
    signature: Any


class Unit(NamedTuple):
    """Machine code, and its entry points by their names."""

    library: Any
    routines: dict[str, Routine]
    environments: list[Any]  # of all rules in it: the machine code points to them


# The units of this process, by folder and name.
_units: dict[tuple[Path, str], Unit] = {}

# What rules were translated to, until a unit of several functions has them: callers then link the unit's code.
translations: dict[EntryPoint, Any] = {}


def entry_point(rule: Any, *arguments: Any) -> EntryPoint:
    """A function with the types that these arguments have."""
    return EntryPoint(rule, tuple(numba.typeof(argument) for argument in arguments))


@cache
def entry_name(entry: EntryPoint) -> str:
    """The name of an entry point, the same in every process."""
    function = entry.rule.py_func
    code, cells = function.__code__, [cell.cell_contents for cell in function.__closure__ or ()]
    known = function.__module__, function.__qualname__, code.co_firstlineno, code.co_code, cells, entry.kinds
    return hashlib.sha256(repr(known).encode()).hexdigest()[:24]


def unit_name(title: str, entries: Sequence[EntryPoint]) -> str:
    """The name of a unit: a title for people, and what tells apart those with other entry points."""
    names = "".join(map(entry_name, entries))
    return f"{title}-{hashlib.sha256(names.encode()).hexdigest()[:12]}"


@cache
def machine() -> str:
    """The processor and the compiler for which machine code is made, as the name of a folder."""
    known = numba.__version__, cpu_target.target_context.codegen().magic_tuple()
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


def provide(name: str, entries: Sequence[EntryPoint]) -> None:
    """Make functions callable from Python: from the unit of this name, which is compiled first if there is none."""
    folder = folder_of(entries[0])
    unit = known(folder, name)
    if unit is None:
        with unit_files.locked(folder, name):
            unit = known(folder, name) or made(folder, name, entries)
    for one in entries:
        attach(unit, one)


def is_kept(name: str, entries: Sequence[EntryPoint]) -> bool:
    """Whether a unit lies in the cache or beside it, whole."""
    return unit_files.read(folder_of(entries[0]), name) is not None


def is_being_made(name: str, entries: Sequence[EntryPoint]) -> bool:
    """Whether a process compiles a unit now."""
    return unit_files.is_locked(folder_of(entries[0]), name)


def home(entry: EntryPoint) -> str | None:
    """The name of the unit of several functions that contains this function; None if unknown."""
    file = unit_files.find(folder_of(entry), f"{entry_name(entry)}.home")
    return None if file is None else file.read_text()


def attach_from_home(entry: EntryPoint) -> None:
    """Make a function callable if a unit of several functions has it."""
    name = home(entry)
    unit = None if name is None else known(folder_of(entry), name)
    if unit is not None:
        attach(unit, entry)


def folder_of(entry: EntryPoint) -> Path:
    """Where the units of a rule are kept."""
    folder: Path = entry.rule.folder
    return folder / machine()


def known(folder: Path, name: str) -> Unit | None:
    """A unit of this process or of the cache."""
    with global_compiler_lock:
        if (folder, name) not in _units:
            data = unit_files.load(folder, name)
            if data is not None:
                _units[folder, name] = unpacked(*data)
        return _units.get((folder, name))


def made(folder: Path, name: str, entries: Sequence[EntryPoint]) -> Unit:
    """Compile a unit and keep it."""
    with global_compiler_lock, no_garbage_collection():
        unit = _units[folder, name] = compiled(name, entries)
        several = list(unit.routines) if len(entries) > 1 else []
        if several:
            translations.clear()
        if not unit.library.has_dynamic_globals:
            unit_files.save(folder, name, packed(unit), several)
    return unit


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """The compiler makes many objects that live long: to traverse them again and again takes a tenth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def compiled(name: str, entries: Sequence[EntryPoint]) -> Unit:
    """Compile functions and all rules they call."""
    library, routines = UnitLibrary(cpu_target.target_context.codegen(), name), dict[str, Routine]()
    for one in entries:
        one.rule._compilation_chain_init_hook()
        routines[entry_name(one)] = exported(library, one.rule.translate(one.kinds), one.rule.releases_lock)
    library.finalize()
    return Unit(library, routines, connected(environments(library)))


def exported(library: UnitLibrary, translated: Any, releases_lock: bool) -> Routine:
    """Link a function into a unit, with a wrapper for callers from Python."""
    description, environment = translated.fndesc, translated.environment
    library.add_linking_library(translated.library)
    context = translated.target_context
    with context.push_code_library(library):
        helper = translated.call_helper
        context.create_cpython_wrapper(library, description, environment, helper, release_gil=releases_lock)
    library.exported |= {description.llvm_func_name, description.llvm_cpython_wrapper_name}
    description.typemap = description.calltypes = None  # not needed any more, and not to be kept
    return Routine(description, environment, translated.signature)


def attach(unit: Unit, entry: EntryPoint) -> None:
    """Let a rule call its entry point of a unit, and let other rules link it."""
    rule, kinds = entry
    with global_compiler_lock:
        if kinds in rule.overloads:
            return
        description, environment, signature = unit.routines[entry_name(entry)]
        context = rule.targetctx
        function = context.get_executable(unit.library, description, environment)
        context.insert_user_function(function, description, [unit.library])
        known = {"target_context": context, "typing_context": rule.typingctx, "library": unit.library}
        known |= {"entry_point": function, "fndesc": description, "signature": signature, "objectmode": False}
        rule.add_overload(compile_result(**known))


def environments(library: Any) -> list[Any]:
    """The numba environments of a library: Python constants that its functions refer to."""
    names = [variable.name for variable in library._final_module.global_variables]
    found = [lookup_environment(name) for name in names if name.startswith("_ZN08NumbaEnv")]
    return [environment for environment in found if environment is not None]


def connected(environments: list[Any]) -> list[Any]:
    """Let the machine code find the environments."""
    for environment in environments:
        cpu_target.target_context.codegen().set_env(environment.env_name, environment)
    return environments


def packed(unit: Unit) -> Any:
    """A unit as it is kept."""
    return unit.library.serialize_using_object_code(), unit.routines, unit.environments


def unpacked(code: Any, routines: dict[str, Routine], environments: list[Any]) -> Unit:
    """A unit that was kept."""
    cpu_target.target_context.refresh()  # loads what compiled code calls of numba
    library = cpu_target.target_context.codegen().unserialize_library(code)
    return Unit(library, routines, connected(environments))
