"""A log has no gaps, no entry is overwritten, and of two writers one wins."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor, wait

import pytest

from cantina.store import Link, StoredEntry, StoreFailed, Taken, open_store
from store.kit import WAIT, append, body, fill, numbers, opened, table_info


def test_what_was_appended_is_loaded_in_order(store):
    fill(store, "t1", 3)
    assert store.load("t1") == [StoredEntry("t1", number, 1000 + number, body(number)) for number in (1, 2, 3)]
    assert [entry.number for entry in store.load("t1", after=2)] == [3]
    assert store.load("t1", after=3) == []
    assert store.load("another") == []


def test_it_is_there_after_opening_again(address):
    with open_store(address) as store:
        fill(store, "t1", 2)
    with open_store(address) as store:
        assert numbers(store, "t1") == [1, 2]


def test_texts_come_back_as_they_went_in(store):
    text = '{"name":"Їжак — żółć 🦔", "quoted": "\\"\\u0000\\n", "space" :  1.50}'
    append(store, "стіл-1", 1, text=text, side=[opened("стіл-1", game="Кантина %s 'x' \\")])
    assert store.load("стіл-1")[0].body == text
    assert table_info(store, "стіл-1").game == "Кантина %s 'x' \\"


def test_a_number_is_never_overwritten(store):
    fill(store, "t1", 2)
    for number in (1, 2):
        with pytest.raises(Taken) as refused:
            append(store, "t1", number, text="{}")
        assert refused.value.values == {"table": "t1", "number": number}
    assert [entry.body for entry in store.load("t1")] == [body(1), body(2)]


@pytest.mark.parametrize("number", [0, 2, 4, -1])
def test_a_number_is_never_left_out(store, number):
    fill(store, "t1", 2)
    with pytest.raises(Taken):
        append(store, "t1", number)
    assert numbers(store, "t1") == [1, 2]


def test_the_second_writer_loses_and_goes_on_behind_the_first(store, other):
    fill(store, "t1", 1)
    append(other, "t1", 2, text='{"by":"other"}')
    with pytest.raises(Taken):
        append(store, "t1", 2, text='{"by":"store"}')
    assert store.load("t1", after=1)[0].body == '{"by":"other"}'
    append(store, "t1", 3)
    assert numbers(other, "t1") == [1, 2, 3]


def test_of_two_who_open_the_same_table_one_wins(store, other):
    append(other, "t1", 1, side=[opened("t1", game="first")])
    with pytest.raises(Taken):
        append(store, "t1", 1, side=[opened("t1", game="second"), Link(b"lost", "t1", "host")])
    assert table_info(store, "t1").game == "first"
    assert store.find_link(b"lost") is None


def test_one_loser_in_a_batch_takes_nobody_along(store):
    fill(store, "t1", 2)
    fill(store, "t2", 2)
    queued = [(table, number) for number in (2, 3, 4) for table in ("t1", "t2")][1:]  # t1: 3, 4; t2: 2, 3, 4
    futures = {place: store.append(*place, 0, "{}") for place in queued}
    wait(futures.values(), WAIT)
    assert {place for place, future in futures.items() if future.exception() is None} == {("t1", 3), ("t1", 4)}
    assert all(isinstance(futures["t2", number].exception(), Taken) for number in (2, 3, 4))
    assert (numbers(store, "t1"), numbers(store, "t2")) == ([1, 2, 3, 4], [1, 2])


def test_what_was_queued_behind_a_lost_entry_is_lost_though_its_number_fits(store, other):
    """It was made for a log with the lost entry."""
    fill(store, "t1", 1)
    append(other, "t1", 2, text='{"by":"other"}')
    futures = [store.append("t1", number, 0, '{"by":"store"}') for number in (2, 3, 4)]
    wait(futures, WAIT)
    assert all(isinstance(future.exception(), Taken) for future in futures)
    assert numbers(store, "t1") == [1, 2]


def test_it_is_lost_in_a_later_batch_too(store, other):
    fill(store, "t1", 1)
    append(other, "t1", 2)
    rounds = []
    for _ in range(20):  # sometimes the second is queued while the first is being refused
        first = store.append("t1", 2, 0, "{}")
        second = store.append("t1", 3, 0, "{}")
        rounds += [first.exception(WAIT), second.exception(WAIT)]
    assert {type(error) for error in rounds} == {Taken}
    append(store, "t1", 3)


def test_a_cancelled_entry_is_not_stored_and_neither_is_what_follows(store):
    fill(store, "t0", 1)
    busy = [store.append("t0", number, 0, "{}") for number in range(2, 500)]
    first = store.append("t1", 1, 0, "{}", [opened("t1")])
    second = store.append("t1", 2, 0, "{}")
    stopped = first.cancel()
    wait([*busy, first, second], WAIT)
    assert numbers(store, "t1") == ([] if stopped else [1, 2])


def test_an_entry_that_cannot_be_stored_takes_nobody_along(store):
    fill(store, "t0", 1)
    bad = {
        "never-opened": store.append("never-opened", 1, 0, "{}"),
        "no-text": store.append("no-text", 1, 0, "\ud800", [opened("no-text")]),
        "same-link": store.append(
            "same-link", 1, 0, "{}", [opened("same-link"), *2 * [Link(b"x", "same-link", "host")]]
        ),
    }
    behind = store.append("never-opened", 2, 0, "{}")
    good = [store.append("t0", number, 0, "{}") for number in (2, 3)]
    assert [future.exception(WAIT) for future in good] == [None, None]
    for table, future in bad.items():
        assert isinstance(error := future.exception(WAIT), StoreFailed)
        assert error.key == "store-failed-refused"
        assert store.load(table) == []
    assert isinstance(behind.exception(WAIT), Taken)
    assert (table_info(store, "no-text"), table_info(store, "same-link")) == (None, None)


@pytest.mark.slow
def test_eight_threads_on_fifty_tables(store):
    """Every acknowledged entry is there once, in order, and no other is."""
    tables = [f"t{number}" for number in range(50)]

    def play(seed):
        chance, mine = random.Random(seed), []
        for _ in range(60):
            table = chance.choice(tables)
            number = len(store.load(table)) + 1 if chance.random() < 0.3 else chance.randrange(1, 4)
            text = f'{{"by":"{seed}-{len(mine)}"}}'
            side = [opened(table)] if number == 1 else []
            if store.append(table, number, 0, text, side).exception(WAIT) is None:
                mine.append((table, number, text))
        return mine

    with ThreadPoolExecutor(8) as threads:
        acknowledged = sorted(one for mine in threads.map(play, range(8)) for one in mine)
    stored = [(entry.table_id, entry.number, entry.body) for table in tables for entry in store.load(table)]
    assert sorted(stored) == acknowledged
    assert all(numbers(store, table) == list(range(1, len(store.load(table)) + 1)) for table in tables)
    assert len(acknowledged) > 50


def test_two_processes_race_for_the_same_tables(store, other):
    """One of them is first; the batches do not deadlock."""
    futures = []
    for number in range(1, 31):
        for one, order in ((store, range(8)), (other, reversed(range(8)))):
            for table in order:
                side = [opened(f"t{table}")] if number == 1 else []
                futures.append(((f"t{table}", number), one.append(f"t{table}", number, 0, "{}", side)))
    wait([future for _, future in futures], WAIT)
    errors = [future.exception() for _, future in futures]
    assert {type(error) for error in errors} <= {type(None), Taken}
    won = sorted(place for (place, _), error in zip(futures, errors, strict=True) if error is None)
    assert won == sorted((f"t{table}", number) for table in range(8) for number in numbers(store, f"t{table}"))


@pytest.mark.slow
def test_closing_stores_what_is_queued_and_then_refuses(address):
    store = open_store(address)
    futures = [store.append("t1", number, 0, "{}", [opened("t1")] if number == 1 else []) for number in range(1, 1501)]
    store.close()
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)
    late = store.append("t1", 1501, 0, "{}").exception(WAIT)
    assert (type(late), late.key) == (StoreFailed, "store-closed")
    with open_store(address) as again:
        assert numbers(again, "t1") == list(range(1, 1501))


def test_a_server_awaits_it(store):
    async def play():
        await asyncio.wrap_future(store.append("t1", 1, 0, "{}", [opened("t1")]))
        with pytest.raises(Taken):
            await asyncio.wrap_future(store.append("t1", 1, 0, "{}"))

    asyncio.run(play())
    assert numbers(store, "t1") == [1]
