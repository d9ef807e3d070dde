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

const HOPE: Readonly<Record<string, number>> = { reached: 9, event: 1, hopeless: -9 };

export const wayOfTheMandalorian: Judge = (action, update) => {
  const what = follows(update, action);
  if (begins(action, "attempt")) return HOPE[String(what["hope"])] ?? 0;
  if (begins(action, "equip")) return 10;
  const order = ["end", "close", "sell", "job", "draw", "pass", "event", "use"];
  return order.indexOf(action.split(" ")[0] ?? "") - order.length / 2 + (action.startsWith("use none") ? -2 : 0);
};

/** The action that looks best; the first of several. */
export function best(update: Update, judge: Judge): string {
  const [first, ...others] = update.legal.map(({ action }) => ({ action, worth: judge(action, update) }));
  if (!first) throw new Error("nothing to decide");
  return others.reduce((one, other) => (other.worth > one.worth ? other : one), first).action;
}
