"""The queue of updates: requests come first, no callback runs twice or is lost."""

import asyncio

from cantina.server.live.broadcast import BATCH, Broadcast


def run(story):
    return asyncio.run(story())


async def rounds(count):
    for _ in range(count):
        await asyncio.sleep(0)


def test_a_callback_runs_after_the_loop_has_read_requests():
    async def story():
        broadcast, sent = Broadcast(), []
        broadcast.enqueue(lambda: sent.append("anna"))
        assert sent == []
        await rounds(2)
        return sent

    assert run(story) == ["anna"]


def test_a_callback_is_queued_once():
    async def story():
        broadcast, sent = Broadcast(), []
        anna = sent.append

        def callback():
            anna("anna")

        for _ in range(5):
            broadcast.enqueue(callback)
        await rounds(2)
        broadcast.enqueue(callback)
        await rounds(2)
        return sent

    assert run(story) == ["anna", "anna"]


def test_requests_are_read_between_batches():
    async def story():
        broadcast, sent = Broadcast(), []
        for number in range(3 * BATCH):
            broadcast.enqueue(lambda number=number: sent.append(number))
        lengths = []
        for _ in range(4):
            await asyncio.sleep(0)
            lengths.append(len(sent))
        return sent, lengths

    sent, lengths = run(story)
    assert sent == list(range(3 * BATCH))
    assert lengths == [BATCH, 2 * BATCH, 3 * BATCH, 3 * BATCH]


def test_an_exception_does_not_stop_the_queue():
    async def story():
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        broadcast, sent = Broadcast(), []

        def fails():
            raise RuntimeError

        broadcast.enqueue(fails)
        for number in range(BATCH + 3):
            broadcast.enqueue(lambda number=number: sent.append(number))
        await rounds(5)
        return sent

    assert run(story) == list(range(BATCH + 3))


def test_a_callback_may_queue_itself_again():
    async def story():
        broadcast, sent = Broadcast(), []

        def again():
            sent.append(len(sent))
            if len(sent) < 3:
                broadcast.enqueue(again)

        broadcast.enqueue(again)
        await rounds(6)
        return sent

    assert run(story) == [0, 1, 2]
