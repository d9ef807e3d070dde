/** What the lines of a log speak of: the kinds of their numbers are generated from the rules (`operands.ts` of a game). */
import type { Line } from "../net/live.svelte";

/** The kinds of the numbers of each event. */
export type Operands = Readonly<Record<string, readonly string[] | undefined>>;

/** The first number of a line that is of one of these kinds, null if it has none. */
export function operandOf(line: Line, operands: Operands, ...kinds: readonly string[]): number | null {
  if (line.kind !== "event") return null;
  const place = operands[line.event]?.findIndex((kind) => kinds.includes(kind)) ?? -1;
  return line.operands[place] ?? null;
}
