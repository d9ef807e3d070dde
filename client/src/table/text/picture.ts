/**
 * The table as the server draws it in letters, taken apart so that it flows on any screen and can be read aloud: labelled
 * lists, plain lines, and maps, which stay as they are drawn.
 */
export type Block =
  { kind: "map"; text: string } | { kind: "list"; label: string; items: string[] } | { kind: "line"; text: string };

const DRAWN = /[\u2500-\u257f\u2591-\u2593]/;
const LABELLED = /^( {0,2})(\S(?:\S| (?! ))*?) {2,}(\S.*)$/;
const ITEM = /^(?:#\S+|[a-z]\d+|\d+:)(?:\s|$)/;
const LONGEST_LABEL = 14;

const flat = (text: string): string => text.replace(/ {2,}/g, " ").trim();
const indent = (line: string): number => line.length - line.trimStart().length;

/** The blocks of a picture, in their order. */
export function blocksOf(picture: string): Block[] {
  const blocks: Block[] = [];
  let column = -1; // where the items of the last list stand
  for (const line of picture.split("\n")) {
    const last = blocks.at(-1);
    if (DRAWN.test(line)) {
      if (last?.kind === "map") last.text += `\n${line}`;
      else blocks.push({ kind: "map", text: line });
      column = -1;
      continue;
    }
    if (!line.trim()) {
      column = -1;
      continue;
    }
    const found = LABELLED.exec(line);
    if (found && (found[2] ?? "").length <= LONGEST_LABEL && !(column > 0 && indent(line) >= column)) {
      column = line.length - (found[3] ?? "").length;
      blocks.push({ kind: "list", label: found[2] ?? "", items: [flat(found[3] ?? "")] });
    } else if (last?.kind === "list" && column > 0 && indent(line) >= column) {
      if (ITEM.test(line.trim())) last.items.push(flat(line));
      else last.items.push(`${last.items.pop() ?? ""} ${flat(line)}`);
    } else if (last?.kind === "line" && indent(line) >= 2) {
      last.text += ` ${flat(line)}`;
    } else {
      blocks.push({ kind: "line", text: flat(line) });
      column = -1;
    }
  }
  return blocks;
}
