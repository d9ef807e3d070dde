/** What the viewer has to decide, in a sentence with its choices: all from what the server says is legal and follows. */
import { t } from "../../text/text.svelte";
import type { Legal, WayOfTheMandalorianOutlook, WayOfTheMandalorianView as View } from "../../wire";
import type { Choice, Decision } from "../contract";
import { type Card, missionOf, nameOf } from "./cards";
import { decides, linesOf, sureOf } from "./preview";

/** What would follow from actions, by their notation. */
export type Outlook = Readonly<Record<string, WayOfTheMandalorianOutlook>>;

/** What the viewer does on the way to an action: sell things, or choose what to use. */
export interface Doing {
  selling: boolean;
  /** the slots that are chosen to be used, from 0 */
  used: ReadonlySet<number>;
  sell: (on: boolean) => void;
  use: (slot: number) => void;
}

const ELSEWHERE = new Set(["attempt", "equip", "fill", "take", "deck", "event", "discard", "sell", "retain"]);
const BAR: Readonly<Record<string, string>> = {
  draw: "client-wm-do-draw",
  job: "client-wm-do-job",
  end: "client-wm-do-end",
  close: "client-wm-do-close",
  pass: "client-wm-do-pass",
  slot: "client-wm-do-slot",
  keep: "client-wm-do-keep",
  drop: "client-wm-do-drop",
};

const ORDER = ["draw", "job", "slot", "keep", "ignore", "close", "drop", "pass", "end"];

const verbOf = (action: string): string => action.split(" ")[0] ?? "";

/** What stands in the bar comes first, the end of something last. */
const rankOf = (choice: Choice): number => (choice.elsewhere ? ORDER.length : ORDER.indexOf(verbOf(choice.action)));

/** What an action is about, as a reader calls it. */
export function titleOf(action: string, cards: readonly Card[]): string {
  const [, mission, number = ""] = /^\w+ (m?)(\d+)$/.exec(action) ?? [];
  const card = number ? (mission ? missionOf(cards, Number(number)) : cards[Number(number)]) : undefined;
  return card ? nameOf(card) : "";
}

/** The action that uses these slots. */
export const useAction = (used: ReadonlySet<number>): string =>
  `use ${
    [...used]
      .sort((a, b) => a - b)
      .map((slot) => slot + 1)
      .join("+") || "none"
  }`;

/** The choices of a decision by their action, each with its key. */
export const choicesOf = (decision: Decision | null): ReadonlyMap<string, { choice: Choice; key: string }> =>
  new Map(decision?.choices.map((choice, i) => [choice.action, { choice, key: String(i + 1) }]));

/** A set with this thing added, or taken away if it was there. */
export const toggled = (set: ReadonlySet<number>, one: number): ReadonlySet<number> =>
  new Set(set.has(one) ? [...set].filter((other) => other !== one) : [...set, one]);

/** The decision of the viewer, null if there is none. */
export function decisionOf(
  view: View,
  legal: readonly Legal[],
  outlook: Outlook,
  cards: readonly Card[],
  names: readonly string[],
  doing: Doing,
): Decision | null {
  if (!legal.length) return null;
  if (view.phase === "use") return useOf(view, outlook, cards, doing);
  const selling = view.phase === "main" && doing.selling;
  const shown = legal.filter(({ action }) => view.phase !== "main" || selling === (verbOf(action) === "sell"));
  const choices = shown.map((one): Choice => ({
    ...choiceOf(one, view, outlook[one.action]),
    ...(decides(one.action, outlook) && { deciding: true }),
    follows: [
      ...(decides(one.action, outlook) ? [t("client-wm-preview-decides")] : []),
      ...linesOf(outlook[one.action], cards),
    ],
  }));
  choices.sort((a, b) => rankOf(a) - rankOf(b));
  if (view.phase === "main" && legal.some(({ action }) => verbOf(action) === "sell")) {
    const toggle: Choice = {
      action: "",
      label: t(selling ? "client-wm-do-not-sell" : "client-wm-do-sell"),
      run: () => doing.sell(!selling),
      on: selling,
    };
    choices.splice(selling ? 0 : choices.findIndex((choice) => choice.action === "end"), 0, toggle);
  }
  return { ...sentenceOf(view, cards, names, selling), choices };
}

/** The equipment to use: each card of the board can be switched, then it is settled. */
function useOf(view: View, outlook: Outlook, cards: readonly Card[], doing: Doing): Decision {
  const action = useAction(doing.used);
  const board = view.players[view.viewer ?? -1]?.equipped ?? [];
  const switches = board.flatMap((card, slot): Choice[] => {
    if (card === null) return [];
    const follows = linesOf(outlook[useAction(toggled(doing.used, slot))], cards);
    const on = doing.used.has(slot);
    return [{ action: `slot-${slot}`, label: "", run: () => doing.use(slot), on, elsewhere: true, follows }];
  });
  return {
    sentence: t("client-wm-use"),
    hint: t("client-wm-use-hint"),
    choices: [
      {
        action,
        label: t("client-wm-do-use", { count: doing.used.size }),
        first: true,
        follows: linesOf(outlook[action], cards),
      },
      ...switches,
    ],
  };
}

function choiceOf({ action, text }: Legal, view: View, follows: WayOfTheMandalorianOutlook | undefined): Choice {
  const verb = verbOf(action);
  const ask = sureOf(follows);
  if (ELSEWHERE.has(verb)) return { action, label: text, elsewhere: true, ...(ask && { ask }) };
  if (verb === "ignore") return { action, label: text };
  const choice: Choice = { action, label: t(BAR[verb] ?? "", { sold: view.sold }) };
  if (verb === "close" || (verb === "end" && view.actions === 0)) choice.first = true;
  if (verb === "end" && view.actions > 0) choice.ask = t("client-wm-end-sure", { actions: view.actions });
  return choice;
}

function sentenceOf(
  view: View,
  cards: readonly Card[],
  names: readonly string[],
  selling: boolean,
): { sentence: string; hint?: string } {
  const mission = view.attempt ? missionOf(cards, view.attempt.mission) : undefined;
  const values = {
    mission: mission ? nameOf(mission) : "",
    name: names[view.active] ?? "",
    picks: view.picks,
    actions: view.actions,
  };
  if (selling) return { sentence: t("client-wm-selling"), hint: t("client-wm-sale-hint") };
  const spent = view.phase === "main" && view.actions === 0; // the sentence says all that is left
  const hint = HINTS.has(view.phase) && !spent ? t(`client-wm-${view.phase}-hint`) : undefined;
  return { sentence: t(`client-wm-${view.phase}`, values), ...(hint ? { hint } : {}) };
}
const HINTS = new Set(["main", "draw", "sale", "opponent-event", "own-event", "discard", "limit"]);

/** The slots of a board whose cards can be used at no loss: those that the use of all cards does not wear out. */
export function lasting(board: readonly (number | null)[], outlook: Outlook): ReadonlySet<number> {
  const filled = board.flatMap((card, slot) => (card === null ? [] : [{ card, slot }]));
  const worn = outlook[useAction(new Set(filled.map(({ slot }) => slot)))]?.worn_out ?? [];
  return new Set(filled.flatMap(({ card, slot }) => (worn.includes(card) ? [] : [slot])));
}

/**
 * The action that pressing a card of the hand requests in this phase. Where none is legal it is what a player would mean by
 * it, so that the server says why not.
 */
export function ofHand(
  card: number,
  view: View,
  cards: readonly Card[],
  selling: boolean,
  legal: (action: string) => boolean,
): string {
  const found = ["equip", "fill", "event", "discard", "sell"].map((verb) => `${verb} ${card}`).find(legal);
  if (found) return found;
  if (selling || view.phase === "sale") return `sell ${card}`;
  if (view.phase !== "main") return `event ${card}`;
  return cards[card]?.type === "event-card" ? `fill ${card}` : `equip ${card}`;
}
