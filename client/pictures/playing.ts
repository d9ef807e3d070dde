/** How a game comes to a moment that is worth a picture: a player who plays passably, by requests, before a page is opened. */
import type { BountyHuntersView, Update } from "../src/wire";

const DECKS = ["target", "hunter", "hunter", "contract", "hunter", "market"];
const LAST_HUNTER = 106; // of Bounty Hunters: targets have the numbers below those of hunters, contracts and market above
const LAST_TARGET = 43;

type Outlook = Record<string, Record<string, unknown> | undefined>;
/** How good an action looks; the best is played. */
export type Judge = (action: string, update: Update) => number;

const begins = (action: string, word: string): boolean => action.split(" ")[0] === word;
const follows = ({ outlook }: Update, action: string): Record<string, unknown> => (outlook as Outlook)[action] ?? {};
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const sum = (values: unknown): number =>
  Array.isArray(values) ? values.reduce((all: number, one) => all + number(one), 0) : 0;

/** Which kind of card helps: hunters against open targets, targets where there are few. */
function wish(card: number, view: BountyHuntersView): number {
  const open = view.players[view.viewer ?? 0]?.open.length ?? 0;
  if (card <= LAST_TARGET) return open < 3 ? 3 : 0;
  return card <= LAST_HUNTER && open ? 2 : 1;
}

export const bountyHunters: Judge = (action, update) => {
  const view = update.view as BountyHuntersView;
  const what = follows(update, action);
  if (begins(action, "draw")) return Number(action.endsWith(DECKS[view.turn % DECKS.length] ?? ""));
  if (begins(action, "choose")) return wish(Number(action.split(" ")[1]), view);
  if (begins(action, "play") || begins(action, "activate"))
    return 20 * number(what["captures"]) + 12 - sum(what["missing"]);
  return begins(action, "finish") ? 1 : 0;
};

const WORTH: Readonly<Record<string, number>> = { job: 6, draw: 5, pass: 2, close: 2, end: 1, sell: 0, event: 0 };

export const wayOfTheMandalorian: Judge = (action, update) => {
  const what = follows(update, action);
  const hope = what["hope"] ?? "";
  if (begins(action, "equip")) return sum((what["reached"] as number[] | undefined)?.map(() => 10));
  if (begins(action, "attempt")) return hope === "reached" ? 9 : -1;
  if (begins(action, "use")) return what["succeeds"] ? 10 - action.length / 10 : 0;
  return WORTH[action.split(" ")[0] ?? ""] ?? 0;
};

/** How many missions can be completed with what lies on the board. */
export const inReach = (update: Update): number =>
  update.legal.filter(({ action }) => follows(update, action)["hope"] === "reached").length;

/** The action that looks best; the first of several. */
export function best(update: Update, judge: Judge): string {
  const [first, ...others] = update.legal.map(({ action }) => ({ action, worth: judge(action, update) }));
  if (!first) throw new Error("nothing to decide");
  return others.reduce((one, other) => (other.worth > one.worth ? other : one), first).action;
}
