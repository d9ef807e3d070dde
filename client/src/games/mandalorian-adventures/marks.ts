/**
 * What the map shows before a choice: where one could go and what Guards and Grapples would do, whom one could hit, look
 * at or move. All of it was worked out by the server, and stands in the outlooks of the legal actions.
 */
import type { Legal, MandalorianAdventuresOutlook as Outlook, MandalorianAdventuresReach as Reach } from "../../wire";
import { type Space, taken, withVerb } from "./notation";

export type Outlooks = Readonly<Record<string, Outlook>>;

/** How a cell is marked: it can be reached, with this damage on the way; or chosen by this action. */
export interface CellMark {
  harm: number;
  /** the action that choosing it requests; "" for what is only shown */
  action: string;
}
/** How a threat is marked. */
export interface ThreatMark {
  how: "attack" | "look" | "push" | "choose" | "use";
  action: string;
}
export interface Marks {
  cells: ReadonlyMap<number, CellMark>;
  threats: ReadonlyMap<number, ThreatMark>;
  doors: ReadonlyMap<number, string>;
}

const CELL_VERBS = ["cell", "spawn", "flee"];
const THREAT_VERBS: Readonly<Record<string, ThreatMark["how"]>> = {
  attack: "attack",
  look: "look",
  push: "push",
  threat: "choose",
  use: "use",
};

/** What can be chosen on the map now. */
export function choosable(legal: readonly Legal[], outlooks: Outlooks): Marks {
  const cells = new Map<number, CellMark>();
  for (const { action, number } of withVerb(legal, ...CELL_VERBS)) cells.set(number, { harm: 0, action });
  for (const { action } of withVerb(legal, "go"))
    for (const { cell, harm } of outlooks[action]?.cells ?? []) cells.set(cell, { harm, action });
  const threats = new Map<number, ThreatMark>();
  for (const { action, number, verb } of withVerb(legal, ...Object.keys(THREAT_VERBS)))
    threats.set(number, { how: THREAT_VERBS[verb] ?? "choose", action });
  const doors = new Map(withVerb(legal, "door").map(({ action, number }) => [number, action]));
  return { cells, threats, doors };
}

/** What a card in a space would reach; nothing can be chosen there yet. */
export function previewed(outlook: Outlook | undefined): Marks {
  const cells = new Map((outlook?.cells ?? []).map(({ cell, harm }) => [cell, { harm, action: "" }]));
  const threats = new Map<number, ThreatMark>();
  for (const [how, found] of [
    ["attack", outlook?.targets],
    ["look", outlook?.looks],
    ["push", outlook?.pushes],
  ] as const)
    for (const threat of found ?? []) threats.set(threat, { how, action: "" });
  return { cells, threats, doors: new Map() };
}

/** The cells on the way to a cell of a reach, from the first step on; none if it is not reached. */
export function wayTo(reach: readonly Reach[], goal: number): number[] {
  const before = new Map(reach.map((one) => [one.cell, one.before]));
  const way: number[] = [];
  for (let cell: number | undefined = goal; cell !== undefined && before.has(cell) && !way.includes(cell);) {
    way.unshift(cell);
    cell = before.get(cell);
  }
  return way;
}

/** A card in a space that reaches a thing on the map. */
export interface Reacher {
  card: number;
  space: Space;
}

/** Which cards, in which spaces, reach a cell or a threat. */
export function reachers(
  legal: readonly Legal[],
  outlooks: Outlooks,
  on: { cell: number } | { threat: number },
): Reacher[] {
  const reaches = ({ cells, targets, looks, pushes }: Outlook): boolean =>
    "cell" in on
      ? (cells ?? []).some(({ cell }) => cell === on.cell)
      : [targets, looks, pushes].some((found) => found?.includes(on.threat));
  return legal.flatMap(({ action }) => {
    const { verb, number, space } = taken(action);
    const outlook = outlooks[action];
    return verb === "play" && space && outlook && reaches(outlook) ? [{ card: number, space }] : [];
  });
}

/** The next action on the way to a cell that was chosen; "" where the way has ended or changed. */
export const nextStep = (legal: readonly Legal[], outlooks: Outlooks, goal: number): string =>
  withVerb(legal, "go").find(({ action }) => outlooks[action]?.cells?.some(({ cell }) => cell === goal))?.action ?? "";
