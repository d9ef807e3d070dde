"""The writers of fields for the words of this game."""

from cantina.engine.json_fields import field_writers
from cantina.games.bounty_hunters.telling.view import WORDS

_FIELDS = field_writers("bounty-hunters", WORDS)
name, begin_object, begin_list, members_of = _FIELDS.name, _FIELDS.begin_object, _FIELDS.begin_list, _FIELDS.members_of
number, number_or_null, truth = _FIELDS.number, _FIELDS.number_or_null, _FIELDS.truth
word, word_or_null = _FIELDS.word, _FIELDS.word_or_null
