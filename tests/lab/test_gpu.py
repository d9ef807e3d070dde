"""Games on a device are the same games as on the CPU; without a GPU this is shown by the same functions on the CPU."""

import doctest
import json
import subprocess
import sys
from importlib import import_module

import numpy as np
import pytest

import cantina
from cantina.engine.compiled import INTERPRETED, bind
from cantina.engine.record import blank
from cantina.lab.batch import Batch
from cantina.lab.gpu import batch as module
from cantina.lab.gpu import compiler
from cantina.lab.gpu.batch import WAYS, DeviceBatch
from cantina.lab.gpu.check import Differs, compare, play_side_by_side
from cantina.lab.gpu.kernels import copy_record
from cantina.lab.gpu.memory import first_seeds, seeds_of
from cantina.lab.gpu.queues import blocks_of, queues_shape, ring_size
from docs.reading import ROOT, blocks, text_of

BH = "bounty-hunters"
SHORT = {"max_turns": 4}


def made(count=3, seats=2, seeds=7, options=None, **more):
    return DeviceBatch(BH, count, seats, seeds, SHORT if options is None else options, device="cpu", **more)


@pytest.fixture
def gpu():
    """A GPU; what needs one is skipped without it."""
    try:
        compiler.open_cuda()
    except compiler.NoGpu as error:
        pytest.skip(f"kernels are compiled (test_gpu_compile.py) but cannot be launched here: {error}")


@pytest.fixture
def no_gpu():
    """No GPU."""
    try:
        compiler.open_cuda()
    except compiler.NoGpu:
        return
    pytest.skip("there is a GPU here")


@pytest.mark.slow
@pytest.mark.parametrize("auto_reset", [False, True])
def test_a_device_plays_the_games_of_a_batch(game, auto_reset):
    seats = game.seat_counts[-1]
    batch = DeviceBatch(game.id, 3, seats, seeds=5, auto_reset=auto_reset, device="cpu")
    assert play_side_by_side(batch, 60) >= 60


@pytest.mark.slow
@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("auto_reset", [False, True])
def test_a_gpu_plays_the_games_of_a_batch(game, auto_reset):
    batch = DeviceBatch(game.id, 1000, game.seat_counts[-1], seeds=5, auto_reset=auto_reset)
    assert play_side_by_side(batch, 1000) > 10_000


def test_games_that_have_ended_are_dealt_again():
    batch = made(auto_reset=True)
    assert play_side_by_side(batch, 150) == 450
    assert batch.games.min() > 0
    assert batch.decisions.tolist() == [150] * 3
    assert not batch.over.any()


def test_games_that_have_ended_wait():
    batch = made()
    decisions = play_side_by_side(batch, 500)
    assert batch.over.all()
    assert batch.decisions.sum() == decisions
    assert (batch.games == 1).all()
    kept = batch.states.tobytes()
    assert not batch.step(np.zeros(3, int)).any()
    assert batch.states.tobytes() == kept
    assert batch.random_actions().tolist() == [-1] * 3
    assert not batch.mask().any()
    assert not batch.observe().any()


def test_a_difference_is_noticed():
    batch = made()
    twin = Batch(BH, 3, 2, batch.seeds, SHORT)
    compare(batch, twin)
    twin.step(batch.random_actions())
    with pytest.raises(Differs, match=r"states\[\d+\]: \d+ on the device, \d+ on the CPU"):
        compare(batch, twin)


def test_illegal_actions_are_not_played_and_change_nothing():
    batch = made(5)
    legal = batch.random_actions().astype(np.int64)
    before = batch.states.copy()
    bad = np.array([-1, batch.game.notation.parse("finish"), 10**6, 2**32 + legal[3], legal[4]])
    assert batch.step(bad).tolist() == [False, False, False, False, True]
    assert batch.states[:4].tobytes() == before[:4].tobytes()
    assert batch.states[4].tobytes() != before[4].tobytes()
    assert batch.decisions.tolist() == [0, 0, 0, 0, 1]


@pytest.mark.parametrize("dtype", [np.int16, np.int32, np.int64, np.uint16, np.uint64])
def test_actions_are_whole_numbers_of_any_size(dtype):
    batch = made()
    assert batch.step(batch.random_actions().astype(dtype)).all()


@pytest.mark.parametrize("by", WAYS)
def test_playing_out_gives_the_games_of_single_steps(by):
    stepped, whole = made(), made()
    while not stepped.over.all():
        stepped.step(stepped.random_actions())
    whole.play_out(by)
    assert whole.states.tobytes() == stepped.states.tobytes()
    assert whole.over.all()
    for array, wanted in zip(whole.results(), stepped.results(), strict=True):
        assert array.tolist() == wanted.tolist()
    assert whole.decisions.tolist() == stepped.decisions.tolist()
    assert whole.games.tolist() == [1] * 3


def test_playing_out_with_auto_reset_deals_the_next_games():
    batch = made(auto_reset=True)
    batch.play_out()
    assert numbers(batch.seeds) == [10, 11, 12]
    assert batch.ended.all()
    assert (batch.results().ranks > 0).all()
    assert batch.step(batch.random_actions()).all()


def numbers(seeds):
    return [int.from_bytes(seed, "big") for seed in seeds]


def test_each_place_counts_its_seeds_by_itself():
    batch = made(seeds=100)
    assert numbers(batch.seeds) == [100, 101, 102]
    kept = batch.states[1].tobytes()
    batch.reset(np.array([True, False, True]))
    assert numbers(batch.seeds) == [103, 101, 105]
    assert batch.states[1].tobytes() == kept
    batch.reset()
    assert numbers(batch.seeds) == [106, 104, 108]
    twin = Batch(BH, 3, 2, batch.seeds, SHORT)
    compare(batch, twin)


def test_given_seeds_are_dealt_again_by_a_reset():
    seeds = [7, bytes(range(32)), 2**255]
    batch = made(seeds=seeds)
    start = batch.states.tobytes()
    batch.step(batch.random_actions())
    assert batch.states.tobytes() != start
    batch.reset()
    assert batch.states.tobytes() == start
    batch.reset(np.array([False, True, False]), seeds=[1, 2, 3])
    assert numbers(batch.seeds) == [7, 2, 2**255]


@pytest.mark.parametrize("first", [0, 2**32 - 2, 2**64 - 1, 2**224 - 1, 2**256 - 10])
def test_seeds_are_added_to_with_all_their_bits(first):
    words, stride = first_seeds(first, 4)
    assert numbers(seeds_of(words)) == [first, first + 1, first + 2, first + 3]
    assert stride == 4
    batch = made(4, seeds=first)
    batch.reset()
    assert numbers(batch.seeds) == [first + 4, first + 5, first + 6, first + 7]


def test_secret_seeds_differ():
    batch, other = made(seeds=None), made(seeds=None)
    first = batch.seeds
    batch.reset()
    assert len({*first, *batch.seeds, *other.seeds}) == 9


def test_a_reset_forgets_how_games_ended():
    batch = made()
    batch.play_out()
    batch.reset(np.array([True, False, False]))
    results = batch.results()
    for array in results:
        assert not array[0].any()
    assert (results.ranks[1:] > 0).all()
    assert batch.ended.tolist() == [False, True, True]
    assert batch.over.tolist() == [False, True, True]


def test_arrays_are_handed_out_and_taken_without_a_copy():
    batch = made()
    codes, counts = batch.legal()
    seats, over = batch.seats, batch.over
    vectors, mask = np.ones((3, batch.game.feature_size), np.float32), np.ones((3, batch.game.notation.size), bool)
    while not batch.over.all():
        assert batch.observe(vectors) is vectors
        assert batch.mask(mask) is mask
        assert vectors.tobytes() == batch.observe().tobytes()
        assert mask.tobytes() == batch.mask().tobytes()
        assert mask.sum(1).tolist() == counts.tolist()
        batch.step(codes[:, 0].copy())
    assert over.all()
    assert (seats == -1).all()
    assert batch.observe() is batch.observe()


def test_rewards_are_those_of_a_batch():
    batch = made(8, 4)
    batch.play_out()
    twin = Batch(BH, 8, 4, 7, SHORT)
    twin.states[:] = batch.states
    twin.step(np.zeros(8, int))  # see who is to act
    assert batch.results().rewards.tolist() == twin.results().rewards.astype(np.float32).tolist()
    assert batch.results().rewards.dtype == np.float32


@pytest.mark.parametrize("seats", [1, 4])
def test_another_game_runs_on_a_device(monkeypatch, seats):
    monkeypatch.setitem(import_module("cantina.games")._MODULES, "race", "adapters.race")
    batch = DeviceBatch("race", 2, seats, seeds=1, device="cpu")
    batch.play_out()
    assert batch.over.all()


def test_the_example_runs():
    failed, attempted = doctest.testmod(module)
    assert failed == 0
    assert attempted > 1


@pytest.mark.slow
@pytest.mark.usefixtures("gpu")
def test_the_example_for_torch_runs():
    pytest.importorskip("torch")
    exec(compile(example_for_torch(), "docs/api.md", "exec"), {})


def test_the_example_for_torch_is_python():
    compile(example_for_torch(), "docs/api.md", "exec")


def example_for_torch():
    (block,) = (block for block in blocks(text_of("docs/api.md")) if block.language == "py")
    return block.body


@pytest.mark.slow
def test_the_measuring_program_runs():
    arguments = ["--device", "cpu", "--only", BH, "--games", "2", "--check", "2", "--beside", "2", "--steps", "9"]
    ran = subprocess.run(
        [sys.executable, "bench/gpu.py", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )
    report = json.loads(ran.stdout)[BH]
    assert report["beside"] == {"games": 2, "decisions": 18, "ended": 0, "difference": None}
    assert [run["equal_to_cpu"] for run in report["played_out"]] == [True, True]


@pytest.mark.skipif(INTERPRETED, reason="an interpreted record has no words")
def test_a_record_is_copied_in_words(game):
    words = game.state.dtype.itemsize // 8
    copy = bind({"copy_record": copy_record}, {**game.functions, "WORDS": words}, f"{game.id}.test")["copy_record"]
    records = np.frombuffer(np.random.default_rng(1).bytes(3 * game.state.dtype.itemsize), game.state.dtype).copy()
    into, before = blank(game.state, 2), records.tobytes()
    copy(into, 1, records, 2)
    assert into.tobytes() == blank(game.state).tobytes() + records[2:].tobytes()
    assert records.tobytes() == before


def test_queues_have_room_for_all_games_of_a_block():
    assert ring_size(1) == 2
    assert ring_size(4096) == 8192
    assert ring_size(4097) == 16384
    game = cantina.game("mandalorian-adventures")
    blocks = blocks_of(132)
    assert blocks == 264
    assert queues_shape(game, 1 << 20, blocks) == (264, game.small_steps.kinds, 8192)
    assert queues_shape(game, 1, blocks) == (264, game.small_steps.kinds, 512)


@pytest.mark.usefixtures("no_gpu")
def test_without_a_gpu_it_says_so():
    with pytest.raises(cantina.CantinaError) as caught:
        DeviceBatch(BH, 2, 2)
    assert caught.value.key == ("gpu-interpreted" if INTERPRETED else "gpu-none")
    assert str(caught.value) != caught.value.key
    assert caught.value.text("uk") not in (caught.value.key, str(caught.value))


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_without_the_packages_it_says_which(monkeypatch):
    monkeypatch.setattr(compiler, "find_spec", lambda name: None)
    compiler.cuda_package.cache_clear()
    with pytest.raises(compiler.NoGpu, match=r"cantina\[gpu\]"):
        DeviceBatch(BH, 2, 2)


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda: DeviceBatch("chess", 2, 2, device="cpu"), "game-unknown"),
        (lambda: DeviceBatch(BH, 2, 9, device="cpu"), "seats-wrong"),
        (lambda: DeviceBatch(BH, 0, 2, device="cpu"), "batch-count"),
        (lambda: DeviceBatch(BH, 2, 2, seeds=[1], device="cpu"), "batch-seeds"),
        (lambda: DeviceBatch(BH, 2, 2, device="tpu"), "gpu-device"),
        (lambda: made().play_out("luck"), "gpu-way"),
        (lambda: made().reset([True]), "batch-mask"),
        (lambda: made().reset(np.array([0, 1, 1])), "batch-mask"),
        (lambda: made().step([0]), "batch-actions"),
        (lambda: made().step([0.5, 1.0, 2.0]), "batch-actions"),
        (lambda: made().observe(np.zeros((3, 2), np.float32)), "batch-out"),
        (lambda: made().observe([[0.0]]), "batch-out"),
        (lambda: made().mask(np.zeros((3, made().game.notation.size), np.int8)), "batch-out"),
        (lambda: made().mask(np.zeros((made().game.notation.size, 3), bool).T), "batch-out"),
    ],
)
def test_a_wrong_argument_is_refused_in_words(make, key):
    with pytest.raises(cantina.CantinaError) as caught:
        make()
    assert caught.value.key == key
    assert str(caught.value) != key
    assert caught.value.text("uk") not in (key, str(caught.value))
