"""Guests, names, secrets."""

import pytest

from cantina.table.errors import TableError
from cantina.table.guests import checked_name, guest_of, hashed, new_id, new_secret, signed

KEY = b"k" * 32


def test_a_cookie_names_its_guest():
    assert guest_of(signed("anna", KEY), KEY) == "anna"


@pytest.mark.parametrize("cookie", [None, "", "anna", "anna.", ".", "anna.0123", signed("anna", b"other key")])
def test_a_cookie_that_we_did_not_sign_names_nobody(cookie):
    assert guest_of(cookie, KEY) is None


def test_a_cookie_cannot_be_turned_into_that_of_another():
    assert guest_of(signed("anna", KEY).replace("anna", "boris"), KEY) is None


def test_secrets_cannot_be_guessed_and_are_kept_as_hashes():
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert min(map(len, secrets)) >= 32
    assert len({hashed(one) for one in secrets}) == 100
    assert all(one.encode() not in hashed(one) for one in secrets)


def test_ids_fit_into_links():
    assert all(c.isalnum() or c == "_" for _ in range(100) for c in new_id())


@pytest.mark.parametrize(("given", "name"), [(" Anna ", "Anna"), ("Жозефіна  Б.", "Жозефіна Б."), ("é", "é")])
def test_names_are_tidied(given, name):
    assert checked_name(given) == name


@pytest.mark.parametrize(
    ("given", "name"), [("Anna \u2694\ufe0f", "Anna \u2694"), ("\u0915\u094d\u0937", "\u0915\u094d\u0937")]
)
def test_how_an_emoji_is_drawn_is_left_out_and_marks_of_letters_stay(given, name):
    assert checked_name(given) == name


UNSEEN = [
    0x3164,
    0x2800,
    0x115F,
    0x1160,
    0xFFA0,
    0x034F,
    0x17B4,
    0x17B5,
    0xFE0F,
    0x180B,
    0x1D159,
    0xE0020,
    0xE0100,
    0x00AD,
]


@pytest.mark.parametrize("code", UNSEEN)
def test_names_that_cannot_be_seen_are_refused(code):
    for name in (chr(code), f" {chr(code)} ", chr(code) * 3):
        with pytest.raises(TableError) as error:
            checked_name(name)
        assert error.value.key == "table-name"


@pytest.mark.parametrize("code", [code for code in UNSEEN if code not in (0xFE0F, 0xE0100)])
def test_nobody_looks_like_another_guest_by_a_character_that_cannot_be_seen(code):
    with pytest.raises(TableError):
        checked_name(f"An{chr(code)}na")


@pytest.mark.parametrize("name", ["\u0301", "\u0301 \u0302", "\u20dd"])
def test_marks_without_a_letter_are_no_name(name):
    with pytest.raises(TableError):
        checked_name(name)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200b", None, 7, ["a"]])
def test_names_that_cannot_be_read_are_refused(name):
    with pytest.raises(TableError) as error:
        checked_name(name)
    assert error.value.key == "table-name"
