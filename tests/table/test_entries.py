"""The kinds of entries: their fields, who sees them, who did them, and what is refused."""

from typing import get_args

import pytest

from cantina.engine.log import EVERYONE
from cantina.table import bodies
from cantina.table.bodies import (
    ActBody,
    AwayBody,
    Body,
    DealBody,
    EntryBody,
    LeaveBody,
    LinkBody,
    OpenBody,
    PreferBody,
    SayBody,
    SealBody,
    SitBody,
    UndoBody,
)
from cantina.table.entries import ENTRIES, author, seen_by
from cantina.table.errors import BadEntry
from cantina.table.log import KINDS, Entry, read, write
from cantina.table.replay import apply, fold
from cantina.table.table import PERSON, Place
from cantina.text import languages
from table.evening import Evening

PLACES = [Place(PERSON, "anna", "Anna"), Place(PERSON, "boris", "Boris")]


def test_every_body_is_a_kind_of_entry():
    defined = {value for value in vars(bodies).values() if isinstance(value, type) and issubclass(value, EntryBody)}
    assert defined - {EntryBody} == set(KINDS) == set(ENTRIES) == set(get_args(get_args(Body)[0]))
    assert len({kind.kind for kind in KINDS}) == len(KINDS)


# --- reading and writing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (DealBody(), '{"kind":"deal"}'),
        (SitBody(1, "g", "Клео"), '{"guest":"g","kind":"sit","name":"Клео","seat":1}'),
        (SitBody(1, "g", "A", "ab"), '{"guest":"g","kind":"sit","link":"ab","name":"A","seat":1}'),
        (ActBody(0, "end", "bot", 3), '{"action":"end","by":"bot","kind":"act","seat":0,"seen":3}'),
        (
            ActBody(0, "end", "person", 3, "0 k", True),
            '{"action":"end","by":"person","instead":true,"key":"0 k","kind":"act","seat":0,"seen":3}',
        ),
        (SealBody(2, "pass", ""), '{"action":"pass","key":"","kind":"seal","seat":2}'),
    ],
)
def test_a_body_is_stored_as_one_text(body, text):
    assert write(body) == text
    assert read(7, 1.5, text) == Entry(7, 1.5, body)


def test_a_first_entry_keeps_settings_and_campaign():
    body = Evening(listed=True, clock=30).log[0].body
    assert isinstance(body, OpenBody)
    assert (body.settings.listed, body.settings.clock, body.campaign) == (True, 30, None)
    assert read(1, 0.0, write(body)).body == body


def test_settings_that_an_older_version_did_not_know_have_their_default():
    text = write(Evening().log[0].body)
    assert read(1, 0.0, text.replace('"pace":1,', "")).body.settings.pace == 1


@pytest.mark.parametrize("text", ['{"kind":"dance","seat":0}', '{"seat":0}', '{"kind":7}', "[]", "7", "", "{"])
def test_an_unknown_kind_is_refused(text):
    with pytest.raises(BadEntry) as refused:
        read(9, 0.0, text)
    assert (refused.value.key, refused.value.values) == ("table-entry-kind", {"number": 9})


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"kind":"leave"}', "seat"),
        ('{"kind":"leave","seat":"0"}', "seat"),
        ('{"kind":"leave","seat":true}', "seat"),
        ('{"kind":"leave","seat":0,"colour":"red"}', "colour"),
        ('{"kind":"consent","seat":0,"yes":1}', "yes"),
        ('{"kind":"away","seat":0,"why":"asleep"}', "why"),
        ('{"kind":"act","seat":0,"action":"end","by":"cat","seen":0}', "by"),
    ],
)
def test_a_field_that_does_not_fit_is_refused_by_its_name(text, field):
    with pytest.raises(BadEntry) as refused:
        read(9, 0.0, text)
    assert refused.value.key == "table-entry-field"
    assert (refused.value.values["number"], refused.value.values["field"]) == (9, field)


def test_a_field_inside_a_field_is_named_with_it():
    text = write(Evening().log[0].body).replace('"clock":0', '"clock":-1')
    with pytest.raises(BadEntry) as refused:
        read(1, 0.0, text)
    assert refused.value.values["field"] == "settings.clock"


@pytest.mark.parametrize("language", languages())
def test_a_refused_entry_is_told_with_its_number(language):
    for text in ('{"kind":"dance"}', '{"kind":"leave","seat":"0"}'):
        with pytest.raises(BadEntry) as refused:
            read(41, 0.0, text)
        assert "41" in refused.value.text(language)


def test_a_table_is_opened_by_its_first_entry_and_by_no_other():
    evening = Evening()
    with pytest.raises(BadEntry):
        apply(evening.table, Entry(evening.table.number + 1, 0.0, evening.log[0].body))
    with pytest.raises(BadEntry):
        fold("t1", [Entry(1, 0.0, DealBody())])


# --- who sees it, who did it ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "mask"),
    [
        (SayBody(1, "hello"), EVERYONE),
        (DealBody(), EVERYONE),
        (LinkBody(1, "ab"), 0b10),
        (PreferBody(0, True), 0b1),
        (SealBody(1, "pass", ""), 0b10),
        (ActBody(0, "end", "bot", 0b100), 0b101),
        (UndoBody(1, "end", 0), 0b10),
    ],
)
def test_who_needs_an_update(body, mask):
    assert seen_by(body) == mask


@pytest.mark.parametrize(
    ("body", "guest"),
    [
        (SitBody(0, "cleo", "Cleo"), "cleo"),
        (LeaveBody(1), "boris"),
        (SayBody(0, "hello"), "anna"),
        (ActBody(1, "end", "person", 0), "boris"),
        (ActBody(1, "end", "order", 0), "boris"),
        (ActBody(1, "end", "stand-in", 0), ""),
        (ActBody(1, "end", "bot", 0), ""),
        (AwayBody(1, "clock"), ""),
        (DealBody(), ""),
    ],
)
def test_who_did_it(body, guest):
    assert author(body, PLACES) == guest


def test_the_host_opens_the_table():
    assert author(Evening().log[0].body, []) == "anna"
