"""Who asks to be forgotten is: no name and no id of theirs is left, and every log can be replayed as before."""

import json
import threading

from cantina.store import Guest, StoredCampaign, forget, open_store
from cantina.store.bodies import renamed, texts, without_names
from store.kit import WAIT, append, body, fill, numbers, table_with_people


def test_nothing_is_left_of_a_forgotten_guest(store):
    table_with_people(store)
    store.write_campaign(StoredCampaign("c1", "friends", 1, '{"hero":"guest-a","other":"guest-b"}'))
    nobody = store.forget("guest-a")
    assert store.guest("guest-a") is None
    assert store.tables_of("guest-a") == []
    assert store.guest(nobody).name == ""
    assert [sitting.seat for sitting in store.tables_of(nobody)] == [0]
    assert [entry.body for entry in store.load("t1")] == [
        body(1, seats=[nobody, "guest-b"]),
        body(2, by=nobody),
        body(3, by="somebody else"),
    ]
    assert store.campaign("c1").body == f'{{"hero":"{nobody}","other":"guest-b"}}'


def test_the_others_are_not_forgotten(store):
    table_with_people(store)
    table_with_people(store, "t2", ("guest-ab", "x"))
    before = store.load("t2")
    store.forget("guest-a")
    assert store.guest("guest-b").name == "name of guest-b"
    assert store.load("t2") == before


def test_the_log_goes_on(store):
    table_with_people(store)
    store.forget("guest-a")
    assert numbers(store, "t1") == [1, 2, 3]
    append(store, "t1", 4)


def test_an_unknown_guest_is_nobody_already(store):
    fill(store, "t1", 1)
    assert store.forget("guest-a") is None
    table_with_people(store, "t2")
    assert store.forget("guest-a") is not None
    assert store.forget("guest-a") is None


def test_two_forgotten_guests_stay_two(store):
    table_with_people(store)
    first, second = store.forget("guest-a"), store.forget("guest-b")
    assert json.loads(store.load("t1")[0].body)["seats"] == [first, second]
    assert first != second


def test_a_guest_whose_id_has_signs_of_json_and_of_sql(store):
    for number, strange in enumerate(('quo"te', "per%cent_", "back\\slash", "ґедзь")):
        append(store, f"t{number}", 1, text=json.dumps({"by": strange}), side=[Guest(strange, "name", 0)])
        nobody = store.forget(strange)
        assert json.loads(store.load(f"t{number}")[0].body) == {"by": nobody}


def test_the_bytes_are_gone_from_the_files(sqlite, tmp_path):
    with open_store(sqlite) as store:
        append(store, "t1", 1, text='{"by":"guest-a"}', side=[Guest("guest-a", "Wojciech Unforgettable", 0)])
        fill(store, "t2", 50)
        store.forget("guest-a")
        left = b"".join(path.read_bytes() for path in tmp_path.glob("store.sqlite*"))
    assert b"guest-a" not in left
    assert b"Unforgettable" not in left


def sat(guest, name):
    return json.dumps({"guest": guest, "kind": "sit", "name": name, "seat": 0}, separators=(",", ":"))


def test_the_name_goes_from_the_log_too(store):
    append(store, "t1", 1, text=sat("guest-a", "Anna"), side=[Guest("guest-a", "Anna", 0)])
    append(store, "t1", 2, text=sat("guest-b", "Anna"), side=[Guest("guest-b", "Anna", 0)])
    nobody = store.forget("guest-a")
    assert [entry.body for entry in store.load("t1")] == [sat(nobody, ""), sat("guest-b", "Anna")]


def test_a_guest_who_says_no_name_keeps_the_old_one(store):
    append(store, "t1", 1, side=[Guest("guest-a", "Anna", 1)])
    append(store, "t2", 1, side=[Guest("guest-a", "", 2), Guest("guest-b", "", 2)])
    assert (store.guest("guest-a"), store.guest("guest-b")) == (Guest("guest-a", "Anna", 2), Guest("guest-b", "", 2))


def test_the_tables_that_name_somebody_are_found(store):
    table_with_people(store, "t2")
    table_with_people(store, "t1")
    table_with_people(store, "t3", ("guest-ab", "x"))  # another one, whose id begins alike
    assert (store.traces("guest-a"), store.traces("nobody")) == (["t1", "t2"], [])
    store.forget("guest-a")
    assert store.traces("guest-a") == []


def test_names_are_taken_from_beside_a_guest_and_from_nowhere_else():
    kept = '{"name" : "Anna", "guest":"b"}'
    assert without_names(kept, {"a"}) == kept
    assert without_names('{"guest":"a","name":"Anna","at":[1,{"name":"x"}]}', {"a"}) == (
        '{"guest":"a","name":"","at":[1,{"name":"x"}]}'
    )
    assert without_names('{"people":[{"id":"a","name":"Ґ"},{"id":"b","name":"Ґ"}]}', {"a"}) == (
        '{"people":[{"id":"a","name":""},{"id":"b","name":"Ґ"}]}'
    )


def test_what_is_no_json_names_nobody():
    for written in ('"name": "a', "[" * 5000 + '"name"', '"name"', '["name","a"]', '{"name":"a","b":1}'):
        assert without_names(written, {"b"}) == written


def test_only_whole_texts_are_replaced_and_nothing_beside():
    written = ' { "a" :"x",\n"xa":["x", "\\"x","x\\"", "\\u0078", 1.50, "y"] }'
    assert renamed(written, {"x": "z"}) == ' { "a" :"z",\n"xa":["z", "\\"x","x\\"", "z", 1.50, "y"] }'


def test_the_texts_of_a_body():
    assert list(texts('{"a":["b\\n","ґ"],"c\\\\":1}')) == ["a", "b\n", "ґ", "c\\"]


def test_others_are_stored_while_somebody_is_searched_for_and_what_is_said_of_them_is_forgotten_too(store, monkeypatch):
    table_with_people(store)
    begun, stored, keys = threading.Event(), threading.Event(), forget._keys

    def slow(*given):
        found = keys(*given)
        begun.set()
        assert stored.wait(WAIT)
        return found

    monkeypatch.setattr(forget, "_keys", slow)
    forgetting = threading.Thread(target=store.forget, args=("guest-a",))
    forgetting.start()
    assert begun.wait(WAIT)
    append(store, "t1", 4, text=body(4, by="guest-a"))  # waits until it is stored
    append(store, "t2", 1, text=body(1, by="guest-b"))
    stored.set()
    forgetting.join(WAIT)
    assert "guest-a" not in "".join(entry.body for entry in store.load("t1"))
    assert [entry.body for entry in store.load("t2")] == [body(1, by="guest-b")]
    assert store.guest("guest-a") is None


def test_a_table_that_is_removed_during_the_search_is_left_alone(store, monkeypatch):
    table_with_people(store)
    keys = forget._keys

    def removing(*given):
        found = keys(*given)
        store.remove_abandoned(before=10**6, limit=9)
        return found

    monkeypatch.setattr(forget, "_keys", removing)
    assert store.forget("guest-a") is not None
    assert (store.load("t1"), store.guest("guest-a")) == ([], None)
