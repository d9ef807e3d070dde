/**
 * Beats: how an update is told. Its events become a short sequence of beats, each with the view that is shown during it: the
 * view before, with those parts of the view afterwards that the events so far have brought. The last beat shows exactly
 * the view afterwards. Both views are the viewer's own, so nothing is shown that the viewer may not know.
 */
import type { Line } from "../net/live.svelte";
import type { Update } from "../wire";

export type View = NonNullable<Update["view"]>;
export type EventLine = Extract<Line, { kind: "event" }>;
/** Where a part of a view is: keys from the outside in. */
export type Path = readonly (string | number)[];

/** What a beat is about; it decides how long it lasts and how it is marked. */
export type BeatKind =
  "reveal" | "draw" | "play" | "fight" | "capture" | "pay" | "fail" | "pass" | "turn" | "note" | "end";

/** How an event is told. */
export interface Cue {
  kind: BeatKind;
  /** the events of the same kind that share a beat: of all seats, of the same seat, or none */
  joins: "all" | "seat" | "none";
  /** the parts of the view that change with it, or all of it */
  brings: "all" | ((line: EventLine) => readonly Path[]);
}

/** How the events of a game are told, by their names. */
export type Script<Name extends string = string> = Readonly<Record<Name, Cue>>;

export interface Beat {
  kind: BeatKind;
  lines: readonly EventLine[];
  /** whose beat it is: the seats of its events, each once */
  seats: readonly number[];
  /** the view while it lasts */
  view: View;
}

/** The parts of a player. */
export const ofSeat = ({ seat }: EventLine): readonly Path[] => (seat === null ? [] : [["players", seat]]);

const UNKNOWN: Cue = { kind: "note", joins: "seat", brings: ofSeat };

const seatsOf = (lines: readonly EventLine[]): number[] => [
  ...new Set(lines.flatMap(({ seat }) => (seat === null ? [] : [seat]))),
];

const cueOf = (line: EventLine, script: Script): Cue => script[line.event] ?? UNKNOWN;

/** Whether an event is told together with the one before it. */
function joined(line: EventLine, last: EventLine, script: Script): boolean {
  const [cue, before] = [cueOf(line, script), cueOf(last, script)];
  if (cue.kind !== before.kind || cue.joins !== before.joins || cue.joins === "none") return false;
  return cue.joins === "all" || line.seat === last.seat;
}

/** The events of an update, those of a beat together. */
export function grouped(lines: readonly Line[], script: Script): EventLine[][] {
  const groups: EventLine[][] = [];
  for (const line of lines) {
    if (line.kind !== "event") continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && joined(line, last, script)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A view with one part of another one; where the other one has no such part, the view as it is. */
export function withPart<T>(view: T, other: T, [key, ...rest]: Path): T {
  if (key === undefined) return other;
  if (!isObject(view) || !isObject(other) || !(key in other)) return view;
  const [one, two] = [view as Record<string | number, unknown>, other as Record<string | number, unknown>];
  const part = withPart(one[key], two[key], rest);
  if (Array.isArray(view)) return Object.assign([...(view as unknown[])], { [key]: part }) as T;
  return { ...one, [key]: part } as T;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What an update is told by; its last beat shows the view afterwards. No events, no beats. */
export function beatsOf(before: View, after: View, lines: readonly Line[], script: Script): Beat[] {
  const groups = grouped(lines, script);
  let view = before;
  return groups.map((group, i): Beat => {
    for (const line of group) {
      const { brings } = cueOf(line, script);
      view = brings === "all" ? after : brings(line).reduce((shown, path) => withPart(shown, after, path), view);
    }
    if (i === groups.length - 1) view = after;
    const [first] = group as [EventLine];
    return { kind: cueOf(first, script).kind, lines: group, seats: seatsOf(group), view };
  });
}
