/** For tests: whole games as one seat saw them, written by `python -m tools.recorded_updates`. */
import { type EventLine, type View, withPart, type Path } from "./beats";

type Told = [event: string, seat: number | null, ...operands: number[]];
interface Written {
  at: number;
  events: Told[];
  asked: number[];
  changes: [Path, unknown][];
}

export interface Recorded {
  /** milliseconds since the deal */
  at: number;
  lines: EventLine[];
  /** who has to decide something now */
  asked: number[];
  before: View;
  after: View;
}

const FILES = import.meta.glob<Written[]>("./recorded/*.json", { eager: true, import: "default" });
export const RECORDED_GAMES = Object.keys(FILES).map((path) => path.replace(/.*\/|\.json$/g, ""));

const lineOf = ([event, seat, ...operands]: Told): EventLine =>
  ({ kind: "event", event, seat, operands, text: `${event} ${seat}` }) as EventLine;

/** A value put at a path; what is on the way there is copied. */
function put(value: unknown, path: Path, into: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const whole = into as Record<string | number, unknown>;
  const part = put(value, rest, whole[key]);
  return withPart(whole, { [key]: part }, [key]);
}

/** The updates of a game after the first one, each with the views before and after it. */
export function recorded(game: string): Recorded[] {
  const [first, ...rest] = FILES[`./recorded/${game}.json`] as [Written, ...Written[]];
  let view = put(null, [], {}) as View;
  for (const [path, value] of first.changes) view = put(value, path, view) as View;
  return rest.map(({ at, events, asked, changes }) => {
    const before = view;
    for (const [path, value] of changes) view = put(value, path, view) as View;
    return { at, asked, lines: events.map(lineOf), before, after: view };
  });
}
