/** The player aid is set for a terminal, 80 columns wide; here it flows: paragraphs, points, and words with their meaning. */
export type Piece =
  { kind: "line"; text: string; level: number } | { kind: "pair"; term: string; text: string } | { kind: "gap" };

const PAIR = /^(\s*)(\S(?:\S| (?! ))*) {2,}(\S.*)$/;
const POINT = /^(?:\d+|-) /;
const ENDS = /[.:!?]$/;

const indent = (line: string): number => line.length - line.trimStart().length;

/** The pieces of an aid. */
export function piecesOf(aid: string): Piece[] {
  const pieces: Piece[] = [];
  let level = 0; // how far the last line was set in
  let column = 0; // where the meaning of the last pair began
  for (const line of aid.split("\n")) {
    const last = pieces.at(-1);
    const text = line.trim();
    const pair = PAIR.exec(line);
    if (!text) {
      pieces.push({ kind: "gap" });
      column = 0;
    } else if (column && indent(line) >= column - 2 && last?.kind === "pair") last.text += ` ${text}`;
    else if (column && indent(line) >= column - 2 && last?.kind === "line")
      pieces.splice(-1, 1, { kind: "pair", term: last.text, text });
    else if (pair) {
      column = (pair[1] ?? "").length + line.trimStart().length - (pair[3] ?? "").length;
      pieces.push({ kind: "pair", term: pair[2] ?? "", text: pair[3] ?? "" });
    } else if (
      last?.kind === "line" &&
      !POINT.test(text) &&
      (indent(line) > level || (indent(line) === level && !ENDS.test(last.text)))
    )
      last.text += ` ${text}`;
    else {
      level = indent(line);
      pieces.push({ kind: "line", text, level: Math.round(level / 2) });
    }
  }
  return pieces;
}
