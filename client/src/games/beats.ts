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

/** What a beat is about, the lightest first: of several events the heaviest decides how long it lasts and how it looks. */
export const KINDS = [
  "note",
  "pass",
  "turn",
  "pay",
  "draw",
  "play",
  "fight",
  "fail",
  "capture",
  "reveal",
  "end",
] as const;
export type BeatKind = (typeof KINDS)[number];

/** How an event is told. */
export interface Cue {
  kind: BeatKind;
  /** the events of the same kind that share a beat: of all seats, of the same seat, or none */
  joins: "all" | "seat" | "none";
  /** the beats that it is a part of when it follows them: what comes with something needs no beat of its own */
  after?: readonly BeatKind[];
  /** the parts of the view that change with it, or all of it */
  brings: "all" | ((line: EventLine) => readonly Path[]);
  /** what is shown besides, on the way from the view before the event to the view afterwards */
  shows?: (view: View, after: View, line: EventLine, before: View) => View;
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

const heavier = (one: BeatKind, other: BeatKind): BeatKind => (KINDS.indexOf(one) > KINDS.indexOf(other) ? one : other);

/** What a beat of these events is about. */
export const kindOf = (lines: readonly EventLine[], script: Script): BeatKind =>
  lines.map((line) => cueOf(line, script).kind).reduce(heavier, "note");

/** Whether an event is told together with those before it. */
function joined(line: EventLine, group: readonly EventLine[], script: Script): boolean {
  const [cue, last] = [cueOf(line, script), group.at(-1)];
  if (!last) return false;
  const near = cue.joins !== "seat" || line.seat === last.seat;
  if (near && cue.after?.includes(kindOf(group, script))) return true;
  const before = cueOf(last, script);
  if (cue.kind !== before.kind || cue.joins !== before.joins || cue.joins === "none") return false;
  return near;
}

/** The events of an update, those of a beat together. */
export function grouped(lines: readonly Line[], script: Script): EventLine[][] {
  const groups: EventLine[][] = [];
  for (const line of lines) {
    if (line.kind !== "event") continue;
    const group = groups.at(-1);
    if (group && joined(line, group, script)) group.push(line);
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

/** A view with what an event has brought. */
function brought(view: View, after: View, line: EventLine, script: Script): View {
  const { brings, shows } = cueOf(line, script);
  const shown = brings === "all" ? after : brings(line).reduce((so, path) => withPart(so, after, path), view);
  return shows ? shows(shown, after, line, view) : shown;
}

/** What an update is told by; its last beat shows the view afterwards. No events, no beats. */
export function beatsOf(before: View, after: View, lines: readonly Line[], script: Script): Beat[] {
  const groups = grouped(lines, script);
  let view = before;
  return groups.map((group, i): Beat => {
    view = i === groups.length - 1 ? after : group.reduce((shown, line) => brought(shown, after, line, script), view);
    return { kind: kindOf(group, script), lines: group, seats: seatsOf(group), view };
  });
}

/** Two beats that follow each other as one, null if they are told one after the other. */
export function together(one: Beat, other: Beat, script: Script): Beat | null {
  const lines = [...one.lines, ...other.lines];
  if (grouped(lines, script).length > 1) return null;
  return { kind: kindOf(lines, script), lines, seats: seatsOf(lines), view: other.view };
}
