"""Who comes first when many play at once: wishes before news, nobody twice, nobody forgotten."""

import asyncio

from cantina.server.pacing import AT_ONCE, Pace


def run(story):
    return asyncio.run(story())


async def rounds(count):
    for _ in range(count):
        await asyncio.sleep(0)


def test_whoever_joins_has_their_turn_and_not_before_the_loop_has_looked_around():
    async def story():
        pace, told = Pace(), []
        pace.join(lambda: told.append("anna"))
        assert told == []
        await rounds(2)
        return told

    assert run(story) == ["anna"]


def test_whoever_waits_is_told_once():
    async def story():
        pace, told = Pace(), []
        anna = told.append

        def turn():
            anna("anna")

        for _ in range(5):
            pace.join(turn)
        await rounds(2)
        pace.join(turn)
        await rounds(2)
        return told

    assert run(story) == ["anna", "anna"]


def test_between_a_few_turns_wishes_are_heard():
    async def story():
        pace, told = Pace(), []
        for number in range(3 * AT_ONCE):
            pace.join(lambda number=number: told.append(number))
        lengths = []
        for _ in range(4):
            await asyncio.sleep(0)
            lengths.append(len(told))
        return told, lengths

    told, lengths = run(story)
    assert told == list(range(3 * AT_ONCE))
    assert lengths == [AT_ONCE, 2 * AT_ONCE, 3 * AT_ONCE, 3 * AT_ONCE]


def test_one_who_stumbles_holds_nobody_up():
    async def story():
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        pace, told = Pace(), []

        def stumbles():
            raise RuntimeError

        pace.join(stumbles)
        for number in range(AT_ONCE + 3):
            pace.join(lambda number=number: told.append(number))
        await rounds(5)
        return told

    assert run(story) == list(range(AT_ONCE + 3))


def test_whoever_joins_during_a_turn_has_the_next_one():
    async def story():
        pace, told = Pace(), []

        def again():
            told.append(len(told))
            if len(told) < 3:
                pace.join(again)

        pace.join(again)
        await rounds(6)
        return told

    assert run(story) == [0, 1, 2]
