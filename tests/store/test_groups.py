"""The groups of campaigns: who belongs to one, its link, its tables, and that a game carries it on exactly once."""

from concurrent.futures import wait

import pytest

from cantina.store import Advanced, Chapter, Finished, Guest, Leaves, Sits, StoredCampaign, StoreFailed, Taken
from store.kit import LATER, WAIT, append, opened

ANNA, BORIS, CLEO = (Guest(guest, guest.title(), 5) for guest in ("anna", "boris", "cleo"))


def founded(store, campaign_id="c1", founder=ANNA, group=None):
    """A campaign of Anna's."""
    first = StoredCampaign(campaign_id, group or f"group of {campaign_id}", 1, '{"games":0}')
    store.create_campaign(first, founder, f"link of {campaign_id}".encode())
    return first


def chapter(store, table_id, number=1, campaign_id="c1", people=()):
    """A table of a campaign with some people."""
    seats = [Sits(guest.guest_id, table_id, seat) for seat, guest in enumerate(people)]
    append(store, table_id, 1, side=[opened(table_id), Chapter(table_id, campaign_id, number), *people, *seats])


def end(store, table_id, number=2, body='{"games":1}'):
    """The entry that ends the game of a table and carries the campaign on."""
    side = [Finished(table_id, 9), Advanced("c1", number, body)]
    return store.append(table_id, 2, 9, "{}", side)


def test_who_founds_a_campaign_keeps_it(store):
    first = founded(store)
    assert store.campaign("c1") == first
    assert store.part_in("c1", "anna") == "keeper"
    assert store.campaigns_of("anna") == [first]


def test_a_stranger_is_nobody_there(store):
    founded(store)
    assert store.part_in("c1", "boris") is None
    assert store.part_in("never", "anna") is None
    assert store.campaigns_of("boris") == []


def test_who_sits_at_a_table_of_a_campaign_plays_in_it(store):
    first = founded(store)
    chapter(store, "t1", people=[BORIS, ANNA])
    append(store, "t2", 1, side=[opened("t2"), CLEO, Sits("cleo", "t2", 0)])  # a table of no campaign
    assert [store.part_in("c1", guest) for guest in ("anna", "boris", "cleo")] == ["keeper", "player", None]
    assert store.campaigns_of("boris") == [first]
    assert store.campaigns_of("cleo") == []


def test_who_has_left_a_table_plays_in_its_campaign_no_longer(store):
    founded(store)
    chapter(store, "t1", people=[BORIS, CLEO])
    append(store, "t1", 2, side=[Leaves("t1", 0)])
    assert [store.part_in("c1", guest) for guest in ("boris", "cleo")] == [None, "player"]
    assert (store.campaigns_of("boris"), store.tables_of("boris")) == ([], [])


def test_who_has_not_played_since_plays_in_the_campaign_no_longer(store):
    """The group are those of the last game and of the next one."""
    founded(store)
    chapter(store, "t1", people=[BORIS, CLEO])
    end(store, "t1").result(WAIT)
    assert [store.part_in("c1", guest) for guest in ("boris", "cleo")] == ["player", "player"]
    chapter(store, "t2", number=2, people=[CLEO])
    end(store, "t2", number=3).result(WAIT)
    assert [store.part_in("c1", guest) for guest in ("boris", "cleo")] == [None, "player"]
    assert store.campaigns_of("boris") == []


def test_a_game_beside_a_campaign_makes_nobody_a_player_of_it(store):
    founded(store)
    chapter(store, "t1", number=0, people=[BORIS])
    assert store.part_in("c1", "boris") is None


def test_of_those_who_sit_down_and_leave_in_one_batch_the_last_one_counts(store):
    founded(store)
    seats = [Sits("boris", "t1", 0), Leaves("t1", 0), Sits("anna", "t1", 0)]
    append(store, "t1", 1, side=[opened("t1"), Chapter("t1", "c1", 1), ANNA, BORIS, *seats])
    assert [len(store.tables_of(guest)) for guest in ("anna", "boris")] == [1, 0]


def test_who_shows_the_link_can_join(store):
    first = founded(store)
    assert store.group_of(b"link of c1") == first.group
    assert store.group_of(b"another") is None
    for _ in range(2):  # once more changes nothing
        store.join_group(first.group, BORIS)
    assert store.part_in("c1", "boris") == "keeper"
    assert store.campaigns_of("boris") == [first]


def test_who_leaves_keeps_it_no_longer_and_the_others_do(store):
    first = founded(store)
    founded(store, "c2")
    store.join_group(first.group, BORIS)
    for _ in range(2):  # once more changes nothing
        store.leave_group(first.group, "anna")
    assert [store.part_in("c1", guest) for guest in ("anna", "boris")] == [None, "keeper"]
    assert [one.campaign_id for one in store.campaigns_of("anna")] == ["c2"]


def test_who_keeps_it_no_longer_may_play_in_it(store):
    first = founded(store)
    chapter(store, "t1", people=[ANNA])
    store.leave_group(first.group, "anna")
    assert store.part_in("c1", "anna") == "player"


def test_a_link_that_was_replaced_leads_nowhere(store):
    first = founded(store)
    founded(store, "c2")
    store.replace_group_link(first.group, b"new link")
    links = (b"link of c1", b"new link", b"link of c2")
    assert [store.group_of(link) for link in links] == [None, first.group, "group of c2"]


def test_who_joins_keeps_the_name_they_have(store):
    first = founded(store)
    append(store, "t1", 1, side=[opened("t1"), BORIS])
    store.join_group(first.group, Guest("boris", "", 99))
    assert store.guest("boris") == BORIS


def test_a_campaign_is_founded_whole_or_not_at_all(store):
    founded(store)
    with pytest.raises(Taken):
        store.create_campaign(StoredCampaign("c1", "others", 1, "{}"), BORIS, b"new link")
    with pytest.raises(StoreFailed):
        store.create_campaign(StoredCampaign("c2", "others", 1, "{}"), BORIS, b"link of c1")
    assert store.campaign("c2") is None
    assert store.group_of(b"new link") is None
    assert (store.part_in("c1", "boris"), store.guest("boris")) == (None, None)


def test_the_tables_of_a_campaign(store):
    founded(store)
    for number, table_id in enumerate(("t1", "t2", "t3")):
        side = [opened(table_id, at=1000 + number), Chapter(table_id, "c1", number)]
        append(store, table_id, 1, side=side)
    assert [(one.table.table_id, one.number) for one in store.chapters("c1")] == [("t3", 2), ("t2", 1), ("t1", 0)]
    assert store.chapters("never") == []


def test_a_table_that_is_removed_is_no_chapter_any_more(store):
    founded(store)
    chapter(store, "t1", people=[BORIS])
    assert store.remove_abandoned(before=LATER, limit=9) == ["t1"]
    assert store.chapters("c1") == []
    assert store.part_in("c1", "boris") is None


def test_a_game_carries_its_campaign_on(store, other):
    first = founded(store)
    chapter(store, "t1")
    end(store, "t1").result(WAIT)
    assert other.campaign("c1") == StoredCampaign("c1", first.group, 2, '{"games":1}')
    assert other.chapters("c1")[0].table.finished_at == 9


def test_an_end_that_is_not_stored_carries_nothing_on(store):
    """The entry lost against another one: what it brought along is lost with it."""
    first = founded(store)
    chapter(store, "t1")
    append(store, "t1", 2)
    with pytest.raises(Taken):
        end(store, "t1").result(WAIT)
    assert store.campaign("c1") == first


def test_of_two_games_from_the_same_moment_the_first_one_counts(store, other):
    founded(store)
    for table_id in ("t1", "t2"):
        chapter(store, table_id)
    end(store, "t1").result(WAIT)
    end(other, "t2", body='{"games":"others"}').result(WAIT)
    assert (store.campaign("c1").number, store.campaign("c1").body) == (2, '{"games":1}')
    assert [one.table.finished_at for one in store.chapters("c1")] == [9, 9]


def test_games_that_end_at_once_in_two_processes_carry_it_on_once(store, other):
    founded(store)
    tables = [f"t{number}" for number in range(20)]
    for table_id in tables:
        chapter(store, table_id)
    ends = [end((store, other)[i % 2], table_id, body=f'"{table_id}"') for i, table_id in enumerate(tables)]
    assert not wait(ends, WAIT).not_done
    assert [one.exception() for one in ends] == [None] * len(tables)
    assert store.campaign("c1").number == 2


def test_a_campaign_that_was_changed_by_hand_does_not_follow_an_older_game(store):
    first = founded(store)
    chapter(store, "t1")
    brought_back = StoredCampaign("c1", first.group, 2, '{"games":7}')
    store.write_campaign(brought_back)
    end(store, "t1").result(WAIT)
    assert store.campaign("c1") == brought_back


def test_who_is_forgotten_keeps_nothing_and_the_others_do(store):
    first = founded(store)
    store.join_group(first.group, BORIS)
    store.forget("anna")
    assert (store.part_in("c1", "anna"), store.campaigns_of("anna")) == (None, [])
    assert store.part_in("c1", "boris") == "keeper"
