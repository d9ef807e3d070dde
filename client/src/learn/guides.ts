/**
 * A guide through a first game: words that come when there is something to say, each once. The game is a real one; the
 * guide only looks.
 */
import type { Level } from "../games/games";
import type { BountyHuntersUpdate, Update, WayOfTheMandalorianUpdate } from "../wire";

export interface Hint {
  /** the key of its words */
  key: string;
  /** what it speaks of, as a selector: it is pointed at */
  at: string;
  when: (update: Update) => boolean;
}
export interface Lesson {
  name: string;
  game: string;
  /** who plays along: one who plays well, so that the game comes to its end; not all, so that it can be won */
  bots: readonly Level[];
  options: Record<string, unknown>;
}

export const LESSONS: readonly Lesson[] = [
  { name: "hunt", game: "bounty-hunters", bots: ["greedy", "random"], options: { mode: "introductory" } },
  { name: "contracts", game: "bounty-hunters", bots: ["greedy", "random"], options: {} },
  { name: "missions", game: "way-of-the-mandalorian", bots: ["greedy"], options: { characters: ["din-djarin", "fennec-shand"], first_player: 0 } },
];

type BountyView = NonNullable<BountyHuntersUpdate["view"]>;
type WayView = NonNullable<WayOfTheMandalorianUpdate["view"]>;

/** Something about the view of Bounty Hunters and the own place in it. */
const bounty = (when: (view: BountyView, me: BountyView["players"][number], update: Update) => boolean) => (update: Update): boolean => {
  const { view } = update;
  const me = view?.game === "bounty-hunters" ? view.players[view.viewer ?? -1] : undefined;
  return view?.game === "bounty-hunters" && !!me && when(view, me, update);
};
const way = (when: (view: WayView, me: WayView["players"][number], update: Update) => boolean) => (update: Update): boolean => {
  const { view } = update;
  const me = view?.game === "way-of-the-mandalorian" ? view.players[view.viewer ?? -1] : undefined;
  return view?.game === "way-of-the-mandalorian" && !!me && when(view, me, update);
};
const may = (update: Update, verb: string): boolean => update.legal.some(({ action }) => action.split(" ")[0] === verb);

/** Where the cards of each deck begin: targets, hunters, contracts, the market. */
const FIRST = [0, 44, 107, 151];
const deckOf = (card: number): number => FIRST.filter((first) => first <= card).length - 1;
const [TARGET, HUNTER, CONTRACT, MARKET] = [0, 1, 2, 3];
/** The card that was chosen is of this deck, and it is to be decided what becomes of it. */
const deciding = (deck: number) => bounty((view, me, update) => view.phase === "resolve" && may(update, "sell") && me.pick !== null && deckOf(me.pick) === deck);

const HUNT: readonly Hint[] = [
  { key: "client-learn-bh-welcome", at: ".decks", when: bounty((view) => view.phase === "draw" && view.turn === 1) },
  { key: "client-learn-bh-choose", at: ".hand[role=group]", when: bounty((view, _, update) => view.phase === "choose" && update.legal.length > 0) },
  { key: "client-learn-bh-target", at: ".decision .ways", when: deciding(TARGET) },
  { key: "client-learn-bh-hunter", at: ".decision .ways", when: deciding(HUNTER) },
  { key: "client-learn-bh-market", at: ".decision .ways", when: deciding(MARKET) },
  { key: "client-learn-bh-pass", at: ".hand[role=group]", when: bounty((view) => view.phase === "draw" && view.turn === 2) },
  { key: "client-learn-bh-open", at: ".fight .missing", when: bounty((view, me) => view.phase === "draw" && me.open.some((group) => group.attack.length > 0)) },
  { key: "client-learn-bh-orphans", at: ".fights .fight", when: bounty((_, me) => me.orphans !== null) },
  { key: "client-learn-bh-captured", at: ".own", when: bounty((_, me) => me.captures > 0) },
  { key: "client-learn-bh-broke", at: ".purse", when: bounty((view, me) => view.turn > 3 && me.credits === 0 && me.reserved.length > 0) },
  { key: "client-learn-bh-near", at: ".beside .pane:first-child", when: bounty((view) => Math.max(...view.players.map((player) => player.captures)) === 3) },
  { key: "client-learn-bh-last", at: ".beside .pane:first-child", when: bounty((view) => view.trigger_turn !== null && view.phase !== "over") },
];
const CONTRACTS: readonly Hint[] = [
  { key: "client-learn-bh-contracts", at: "[data-place=deck-contract]", when: bounty((view) => view.phase === "draw" && view.turn === 1) },
  { key: "client-learn-bh-contract", at: ".decision .ways", when: deciding(CONTRACT) },
  { key: "client-learn-bh-worth", at: ".own", when: bounty((_, me) => me.contracts.some((contract) => contract.points > 0)) },
  ...HUNT.slice(1),
];
const MISSIONS: readonly Hint[] = [
  { key: "client-learn-wm-welcome", at: ".missions section", when: way((view, _, update) => view.phase === "main" && update.legal.length > 0) },
  { key: "client-learn-wm-equip", at: ".hand[role=group]", when: way((view, me, update) => may(update, "equip") && me.equipped.every((card) => card === null) && view.turn >= 1) },
  { key: "client-learn-wm-ready", at: ".missions section", when: way((view, me, update) => may(update, "attempt") && me.equipped.some((card) => card !== null) && view.actions > 0) },
  { key: "client-learn-wm-draw", at: ".market section", when: way((view, _, update) => view.phase === "draw" && update.legal.length > 0) },
  { key: "client-learn-wm-sale", at: ".hand[role=group]", when: way((view, _, update) => view.phase === "sale" && update.legal.length > 0) },
  { key: "client-learn-wm-own-event", at: ".hand[role=group]", when: way((view, _, update) => view.phase === "own-event" && update.legal.length > 0) },
  { key: "client-learn-wm-use", at: ".mine .slots", when: way((view, _, update) => view.phase === "use" && update.legal.length > 0) },
  { key: "client-learn-wm-event", at: ".attempt", when: way((view, _, update) => view.phase === "opponent-event" && update.legal.length > 0) },
  { key: "client-learn-wm-limit", at: ".hand[role=group]", when: way((view, _, update) => view.phase === "limit" && update.legal.length > 0) },
  { key: "client-learn-wm-done", at: ".missions section", when: way((view) => view.completed.length > 0) },
  { key: "client-learn-wm-last", at: ".missions section", when: way((view) => view.mission_deck === 0 && view.phase !== "over") },
];

export const GUIDES: Readonly<Record<string, readonly Hint[]>> = { hunt: HUNT, contracts: CONTRACTS, missions: MISSIONS };

/** The next thing to say: the first that fits and was not said yet. */
export const nextHint = (guide: readonly Hint[], update: Update, said: ReadonlySet<string>): Hint | undefined => guide.find((hint) => !said.has(hint.key) && hint.when(update));

const decisionOf = (update: Update): string => update.legal.map(({ action }) => action).join();

/** Whether somebody has gone on after a hint: what it was about is over, or they have decided what they were asked meanwhile. */
export const wentOn = (hint: Hint, before: Update, now: Update): boolean => !hint.when(now) || (before.legal.length > 0 && decisionOf(before) !== decisionOf(now));
