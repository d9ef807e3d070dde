"""The figures of a survey as tables for people."""

from __future__ import annotations

from typing import Any

from cantina.engine.census import Sheet, SheetLine
from cantina.lab.survey import Survey
from cantina.text import Message, say

SHARE = "share"


def report_text(survey: Survey, language: str) -> str:
    """All tables."""
    report = survey.report()
    blocks = [heading(survey, report, language)]
    for options in unique_options(report["settings"]):
        same = [figures for figures in report["settings"] if figures["options"] == options]
        blocks.append(setting_tables(survey, same, language))
    for options, sheets in survey.sheets():
        blocks += [table(sheet, named(options), language) for sheet in sheets]
    if report["greedy_against_random"]:
        blocks.append(say(Message("balance-duel", percents(report["greedy_against_random"])), language))
    return "\n\n".join(blocks)


def heading(survey: Survey, report: dict[str, Any], language: str) -> str:
    """What was played."""
    played = sum(figures["games"] for figures in report["settings"])
    name = Message(f"{survey.game.id}-name")
    return say(Message("balance-title", {"name": name, "games": played, "seed": report["seed"]}), language)


def unique_options(settings: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The options of the settings, each once."""
    found: list[dict[str, str]] = []
    for figures in settings:
        if figures["options"] not in found:
            found.append(figures["options"])
    return found


def named(options: dict[str, str]) -> str:
    """Options as they are written on the command line."""
    return " ".join(f"{name}={value}" for name, value in options.items())


def percents(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures of the duels, shares in percent."""
    shares = {name: f"{figures[name]:.1%}" for name in ("won", "low", "high")}
    return {**figures, **shares}


def setting_tables(survey: Survey, same: list[dict[str, Any]], language: str) -> str:
    """Turns, scores, rows of the score pad and wins, one line for each number of players."""
    about = named(same[0]["options"])
    sheets = [
        Sheet(name, [SheetLine(players(figures), figures[name]) for figures in same])
        for name in ("turns", "scores", "winners", "losers")
    ]
    blocks = [table(sheet, about, language) for sheet in sheets]
    row_names = {row: Message(f"{survey.game.id}-row-{row}") for row in same[0]["rows"]}
    for part in ("mean", "share"):
        lines = [
            SheetLine(players(figures), {row: figures["rows"][row][part] for row in row_names}) for figures in same
        ]
        blocks.append(table(Sheet(f"rows-{part}", lines), about, language, row_names, part == SHARE))
    seats = {str(seat): Message("balance-seat", {"seat": seat + 1}) for seat in range(same[-1]["seats"])}
    wins = [SheetLine(players(figures), {str(i): won for i, won in enumerate(figures["wins"])}) for figures in same]
    return "\n\n".join([*blocks, table(Sheet("wins", wins), about, language, seats, True)])


def players(figures: dict[str, Any]) -> Message:
    """The label of a line."""
    return Message("balance-players", {"seats": figures["seats"]})


def table(
    sheet: Sheet, about: str, language: str, names: dict[str, Message] | None = None, shares: bool = False
) -> str:
    """One table: a title, the names of the columns, then the lines."""
    columns = list(dict.fromkeys(column for line in sheet.lines for column in line.figures))
    names = names or {column: Message(f"balance-column-{column.replace('_', '-')}") for column in columns}
    head = ["", *(say(names[column], language) for column in columns)]
    rows = [head, *(cells(line, columns, language, shares) for line in sheet.lines)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    title = say(Message(f"balance-sheet-{sheet.name}", {"options": about}), language)
    return "\n".join([title, *(row_text(row, widths) for row in rows)])


def cells(line: SheetLine, columns: list[str], language: str, shares: bool) -> list[str]:
    """A line as texts."""
    shown = [figure(line.figures.get(column), shares or column.startswith(SHARE)) for column in columns]
    return [say(line.label, language), *shown]


def figure(value: float | None, is_share: bool) -> str:
    """A figure as text; nothing where there is none."""
    if value is None:
        return ""
    return f"{value:.1%}" if is_share else f"{value:.2f}"


def row_text(row: list[str], widths: list[int]) -> str:
    """A label at the left, figures at the right of their columns."""
    label, *rest = row
    return "  ".join(
        [f"  {label:{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True))]
    )
