/** Where the last turn begins, as its viewer counts turns: where each player has turns, those of the others are one together. */
import type { EventLine } from "../../games/beats";
import { isTurn } from "../../games/news";

/**
 * Of beats, each with its lines, the place of the one that began the last turn in which anything happened since; -1 if
 * it is not among them.
 */
export function beginningOf(beats: readonly (readonly EventLine[])[], viewer: number | null): number {
  let [found, before] = [-1, null as EventLine | null];
  for (const [place, lines] of beats.entries()) {
    const turn = lines.filter(isTurn).at(-1);
    if (!turn) continue;
    if (place < beats.length - 1 && begins(turn, before, viewer)) found = place;
    before = turn;
  }
  return found;
}

/** Whether what a viewer may have missed begins with a turn, after the turn before it. */
const begins = ({ seat }: EventLine, before: EventLine | null, viewer: number | null): boolean =>
  seat === null || viewer === null || (seat !== viewer && before?.seat === viewer);
