"""The lines of exported files: JSON objects whose fields are all checked, with a hash over them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, field_validator
from pydantic import ValidationInfo as Info

from cantina.engine.saved import hash_of_fields

FILE, CONTENT, TABLE, CAMPAIGN = "cantina-export-1", "cantina-content-1", "cantina-table-1", "cantina-campaign-1"


def storable(text: str) -> str:
    """A text that both databases can hold: without NUL and lone surrogates."""
    if "\0" in text:
        raise ValueError("NUL")
    text.encode()
    return text


def parsable(text: str) -> str:
    """A text that is JSON, left as it is."""
    try:
        json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return text


StorableText = Annotated[str, AfterValidator(storable)]
Name = Annotated[StorableText, Field(min_length=1)]
JsonText = Annotated[StorableText, AfterValidator(parsable)]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
Time = Annotated[int, Field(ge=-(2**62), le=2**62)]  # milliseconds since 1970


class ExportRecord(BaseModel):
    """An object with these fields and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


class FileLine(ExportRecord):
    """The first line of a whole store: how many lines of each kind follow."""

    format: Literal["cantina-export-1"]
    tables: Count
    campaigns: Count
    contents: Count = 0  # files of earlier versions have none
    check: Any = None


class ContentLine(ExportRecord):
    """The content that tables were begun with; `files` is a JSON object of texts by file names."""

    format: Literal["cantina-content-1"]
    hash: Name
    game: StorableText
    files: JsonText
    check: Any = None


class ExportedPeople(ExportRecord):
    """What stands for guests in bodies: `mark` and a number, from 1 to `count`."""

    mark: Name
    count: Count

    def marks(self) -> list[str]:
        """What stands for each guest."""
        return [f"{self.mark}{number}" for number in range(1, self.count + 1)]


class ExportedSitting(ExportRecord):
    """Which guest sits at a seat."""

    seat: Count
    person: Count


class ExportedEntry(ExportRecord):
    """One entry of the log."""

    number: Count
    at: Time
    body: JsonText


class TableLine(ExportRecord):
    """A table with its log; `title` is always empty in what we write."""

    format: Literal["cantina-table-1"]
    id: Name
    game: StorableText
    seats: Count
    listed: bool
    title: StorableText
    opened_at: Time
    finished_at: Time | None
    people: ExportedPeople
    sittings: list[ExportedSitting]
    entries: list[ExportedEntry]
    check: Any = None

    @field_validator("sittings")
    @classmethod
    def fit_people(cls, sittings: list[ExportedSitting], info: Info) -> list[ExportedSitting]:
        """Each seat has one guest, and each guest is one of the people."""
        people = info.data.get("people")
        if len({one.seat for one in sittings}) < len(sittings):
            raise ValueError("a seat twice")
        if people is not None and not all(1 <= one.person <= people.count for one in sittings):
            raise ValueError("an unknown person")
        return sittings

    @field_validator("entries")
    @classmethod
    def leave_no_gap(cls, entries: list[ExportedEntry]) -> list[ExportedEntry]:
        """Entries are numbered from 1."""
        if [one.number for one in entries] != list(range(1, len(entries) + 1)):
            raise ValueError("a gap")
        return entries


class CampaignLine(ExportRecord):
    """A campaign."""

    format: Literal["cantina-campaign-1"]
    id: Name
    group: StorableText
    number: Count
    people: ExportedPeople
    body: JsonText
    check: Any = None


DataLine = ContentLine | TableLine | CampaignLine
ExportLine = Annotated[FileLine | DataLine, Field(discriminator="format")]
_lines: TypeAdapter[FileLine | DataLine] = TypeAdapter(ExportLine)


class WrongLine(Exception):
    """A line that is refused, with the field that is missing, wrong, or unknown."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def write(format: str, fields: dict[str, Any]) -> str:
    """A line with its hash."""
    line = {"format": format, **fields}
    return json.dumps({**line, "check": digest(line)}, ensure_ascii=False)


def digest(line: dict[str, Any]) -> str:
    """A hash over all fields but `check`."""
    return hash_of_fields({name: value for name, value in line.items() if name != "check"})


def parse(text: bytes) -> FileLine | DataLine:
    """A line whose fields and hash are right, or WrongLine: its field is `format` where it is none of our lines."""
    try:
        found = json.loads(text.decode())
        line = _lines.validate_python(found)
    except ValidationError as error:
        _, *field = error.errors()[0]["loc"] or ("",)
        raise WrongLine(str(field[0]) if field else "format") from None
    except (ValueError, RecursionError):
        raise WrongLine("format") from None
    if line.check != digest(found):
        raise WrongLine("check")
    return line
