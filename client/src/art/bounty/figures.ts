/** What is printed over a picture: the frame, and the numbers, the loudest thing on a card. Box 0 0 100 140. */
import type { BountyCardData, Triple } from "../cards";
import { tone } from "../color";
import { frame, pennant, puck, tab } from "../frame";
import { iconAt } from "../icons";
import { CRATE, DECKS, GOLD, INK, VALUES } from "../palette";
import { pen, type Pen } from "../paper";
import { figureText, gem, socket } from "../shapes";

const COLUMNS = [19, 50, 81] as const;
const ROW = 120.5;
const SIZE = 15.2;

const gems = (values: Triple, p: Pen): string =>
  values.map((v, i) => gem(VALUES[i] ?? "green", v, COLUMNS[i] ?? 0, ROW, SIZE, p)).join("");

const sockets = (values: Triple, met: Triple | undefined, p: Pen): string =>
  values.map((v, i) => socket(VALUES[i] ?? "green", v, COLUMNS[i] ?? 0, ROW, SIZE - 1, p, met?.[i])).join("");

const price = (cost: number, p: Pen): string => gem("credit", cost, 16.5, 19, 16.5, p);

/** How many cards show the same, small beside the name. */
const copies = (count: number): string =>
  `<g class="roomy">${iconAt("deck", 83, 83, 11, "#fff6e6", 2.4)}${figureText(count, 92, 83, 11, "#fff6e6")}</g>`;

type Of<T extends BountyCardData["type"]> = Extract<BountyCardData, { type: T }>;

function target(card: Of<"target">, p: Pen, met?: Triple): string {
  const bonus =
    card.bonus === "credit"
      ? tab(GOLD) + iconAt("credit", 85, 15.5, 17, `#${INK}`, 2.2)
      : card.bonus === "contract"
        ? tab("a9cbf5") + iconAt("contract", 85, 15.5, 17, `#${INK}`, 2.2)
        : "";
  return puck(card.points, GOLD) + bonus + sockets(card.shield, met, p);
}

function contract(card: Of<"contract">): string {
  const [first = 0, second] = card.units;
  const unit = (value: number, x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="11.5" fill="#${INK}"/><circle cx="${x}" cy="${y}" r="10" fill="none" stroke="#${GOLD}" stroke-width="1.6"/>` +
    figureText(value, x, y, 17, "#fffaf0");
  const other = card.kind === "target-and-crate" ? "" : unit(second ?? first, 37, 76);
  const seal = `<path d="M50 102.5l4.8 3.4 5.9-.4 1.7 5.6 5 3.1-2 5.5 2 5.5-5 3.1-1.7 5.6-5.9-.4-4.8 3.4-4.8-3.4-5.9.4-1.7-5.6-5-3.1 2-5.5-2-5.5 5-3.1 1.7-5.6 5.9.4Z" fill="#${DECKS.contract}"/>`;
  return (
    unit(first, 63, 17) +
    other +
    `<g transform="translate(17 9) scale(.92)">${seal}${figureText(`+${card.duo}`, 50, 119.5, 19, "#fffaf0")}</g>` +
    iconAt("duo", 27, 119.5, 26, `#${DECKS.contract}`, 2.2)
  );
}

function crate(card: Of<"crate">, p: Pen): string {
  const boxes = Array.from({ length: card.icons }, (_, i) =>
    iconAt("crate", 68 + (i - (card.icons - 1) / 2) * 18.5, ROW, 21, `#${tone(CRATE, -0.42)}`, 2.4),
  ).join("");
  return price(card.cost, p) + `<g transform="translate(5 102.5)">${puck(card.points, GOLD)}</g>` + boxes;
}

/** Everything that lies over the picture of a card. `met`: how much of a target's shield is reached. */
export function bountyFigures(card: BountyCardData, id: string, small: boolean, met?: Triple): string {
  const p = pen(`${id}n`, "ffffff", !small);
  const deck = card.type === "droid" || card.type === "crate" ? "market" : card.type;
  const base = frame(DECKS[deck]);
  switch (card.type) {
    case "target":
      return base + target(card, p, met) + copies(card.copies);
    case "hunter":
      return base + pennant(card.penalty ? `−${card.penalty}` : "0", card.penalty > 0) + gems(card.attack, p);
    case "droid":
      return base + price(card.cost, p) + gems(card.attack, p) + copies(card.copies);
    case "crate":
      return base + crate(card, p);
    case "contract":
      return base + contract(card);
  }
}
