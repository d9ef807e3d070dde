"""What is stored beside the logs: lists, links, guests, seats, campaigns, secrets."""

import pytest

from cantina.store import Dealt, Finished, Guest, Link, SeatInfo, Sits, StoredCampaign, TableInfo, Taken, open_store
from store.kit import GAME, append, fill, opened, table_info, table_with_people


def info(table_id, **changed):
    return TableInfo(
        **{
            "table_id": table_id,
            "game": GAME,
            "seats": 2,
            "listed": False,
            "opened_at": 1000,
            "finished_at": None,
            **changed,
        }
    )


def test_a_table_is_opened_and_finished(store):
    append(store, "t1", 1)
    append(store, "t2", 1, side=[opened("t2", listed=True)])
    assert (table_info(store, "t1"), table_info(store, "t2")) == (info("t1"), info("t2", listed=True))
    append(store, "t1", 2, side=[Dealt("t1", 6000)])
    assert table_info(store, "t1") == info("t1")
    append(store, "t1", 3, side=[Finished("t1", 7000)])
    assert table_info(store, "t1") == info("t1", finished_at=7000)
    assert table_info(store, "another") is None


def test_the_list_shows_the_newest_first_page_by_page(store):
    for number, at in enumerate((10, 30, 20, 30)):
        append(store, f"t{number}", 1, side=[opened(f"t{number}", at=at, listed=True)])
    append(store, "hidden", 1, side=[opened("hidden", at=25)])
    append(store, "dealt", 1, side=[opened("dealt", at=25, listed=True), Dealt("dealt", 26)])
    append(store, "over", 1, side=[opened("over", at=25, listed=True), Dealt("over", 26), Finished("over", 27)])
    first = store.listed(limit=2)
    assert [table.table_id for table in first] == ["t3", "t1"]
    second = store.listed(limit=2, before=first[-1])
    assert [table.table_id for table in second] == ["t2", "t0"]
    assert store.listed(limit=2, before=second[-1]) == []


def test_a_link_is_found_by_the_hash_of_its_token(store):
    seat, host = Link(b"\x00\xff seat", "t1", "seat", 1), Link(b"host", "t1", "host")
    append(store, "t1", 1, side=[seat, host])
    assert store.find_link(b"\x00\xff seat") == seat
    assert store.find_link(b"host") == host
    assert store.find_link(b"guessed") is None


def test_a_guest_can_take_another_name(store):
    append(store, "t1", 1, side=[Guest("g", "Ania", 1)])
    append(store, "t1", 2, side=[Guest("g", "Anna", 2)])
    assert store.guest("g") == Guest("g", "Anna", 2)
    assert store.guest("nobody") is None


def test_the_tables_of_a_guest(store):
    guest = Guest("g", "Ania", 1)
    append(store, "old", 1, side=[opened("old", at=1), guest, Sits("g", "old", 1)])
    append(store, "new", 1, side=[opened("new", at=2), guest, Sits("g", "new", 0), Sits("g", "new", 1)])
    new, old = table_info(store, "new"), table_info(store, "old")
    assert store.tables_of("g") == [SeatInfo(new, 0), SeatInfo(new, 1), SeatInfo(old, 1)]
    assert store.tables_of("nobody") == []


def test_a_seat_can_become_somebody_elses(store):
    table_with_people(store)
    append(store, "t1", 4, side=[Sits("guest-b", "t1", 0)])
    assert store.tables_of("guest-a") == []
    assert [sitting.seat for sitting in store.tables_of("guest-b")] == [0, 1]


def test_what_a_lost_entry_brought_is_lost_too(store):
    fill(store, "t1", 2)
    side = [Link(b"link", "t1", "host"), Guest("g", "", 0), Sits("g", "t1", 0), Finished("t1", 9)]
    with pytest.raises(Taken):
        append(store, "t1", 2, side=side)
    assert table_info(store, "t1") == info("t1")
    assert (store.find_link(b"link"), store.guest("g"), store.tables_of("g")) == (None, None, [])


def test_a_campaign_is_changed_only_by_who_has_seen_its_last_change(store, other):
    first = StoredCampaign("c1", "friends", 1, '{"growth":1}')
    store.write_campaign(first)
    assert other.campaign("c1") == first
    second = StoredCampaign("c1", "friends", 2, '{"growth":2}')
    other.write_campaign(second)
    for stale in (first, StoredCampaign("c1", "friends", 2, "{}"), StoredCampaign("c1", "friends", 4, "{}")):
        with pytest.raises(Taken) as refused:
            store.write_campaign(stale)
        assert refused.value.values == {"campaign": "c1", "number": stale.number}
    assert store.campaign("c1") == second


def test_a_campaign_that_is_not_there(store):
    assert store.campaign("never") is None


def test_a_secret_is_made_once(address):
    with open_store(address) as store, open_store(address) as other:
        made = store.secret("signing")
        assert len(made) == 32
        assert other.secret("signing") == made != other.secret("another")
    with open_store(address) as again:
        assert again.secret("signing") == made
