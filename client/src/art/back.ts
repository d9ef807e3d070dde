/** The backs of cards: the sign of the deck, cut out of its colour, on rings that belong to it. */
import type { Back } from "./cards";
import { type Hex, NIGHT, tone } from "./color";
import { iconAt, type IconName } from "./icons";
import { DECKS, LEVELS, PAPER } from "./palette";
import { hole } from "./scene";
import { chance } from "./seed";

const SIGNS: Readonly<Record<string, IconName>> = {
  target: "target",
  hunter: "hunter",
  contract: "contract",
  market: "crate",
  way: "market",
};

const PLAIN: Readonly<Record<string, Hex>> = { way: "4a4f86", unknown: "5d5470" };

const colour = (of: Back): Hex =>
  of in DECKS
    ? DECKS[of as keyof typeof DECKS]
    : of in PLAIN
      ? (PLAIN[of] as Hex)
      : (LEVELS[Number(of.slice(-1)) - 1] ?? LEVELS[0] ?? PAPER);

/** The level of a mission as a number of chevrons. */
const chevrons = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path d="M34 ${74 - i * 13 + (count - 1) * 6.5}L50 ${64 - i * 13 + (count - 1) * 6.5}L66 ${74 - i * 13 + (count - 1) * 6.5}" fill="none" stroke="#${PAPER}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`,
  ).join("");

/** The picture of a back, in the box 0 0 100 140. */
export function back(of: Back, id: string): string {
  const sign = of.startsWith("mission")
    ? chevrons(Number(of.slice(-1)))
    : iconAt(SIGNS[of] ?? "deck", 50, 70, 50, `#${PAPER}`, 2);
  return printed(colour(of), sign, of, id);
}

/** A sign, cut out of a colour, on rings that belong to its deck. */
export function printed(c: Hex, sign: string, seed: string, id: string): string {
  const r = chance(`back ${seed}`);
  let out = `<path d="M0 0H100V140H0Z" fill="#${tone(c, 0.25)}"/>`;
  for (let i = 0; i < 6; i++) {
    const k = 34 + i * 11;
    const d = `M-9-9H110V150H-9Z${hole(r, 50, 70, k, k * 1.16, 0.05)}`;
    out += `<path d="${d}" fill="#${NIGHT}" opacity=".22" fill-rule="evenodd" transform="translate(1.2 2)"/><path d="${d}" fill="#${tone(c, 0.16 - i * 0.1)}" fill-rule="evenodd"/>`;
  }
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    out += `<path d="M${50 + x * 37} ${70 + y * 43}L${50 + x * (i % 2 ? 40 : 43)} ${70 + y * (i % 2 ? 46.5 : 50)}" stroke="#${PAPER}" stroke-width="1.6" stroke-linecap="round" opacity=".7"/>`;
  }
  const border = "M-2-2H102V142H-2ZM9 4H91Q96 4 96 9V131Q96 136 91 136H9Q4 136 4 131V9Q4 4 9 4Z";
  return `<g data-back="${id}">${out}<g opacity=".45" transform="translate(1.4 2.2)">${sign.replaceAll(`#${PAPER}`, `#${NIGHT}`)}</g>${sign}<path d="${border}" fill="#${PAPER}" fill-rule="evenodd"/><path d="M10 7H90Q93 7 93 10V130Q93 133 90 133H10Q7 133 7 130V10Q7 7 10 7Z" fill="none" stroke="#${PAPER}" stroke-width="1" opacity=".5"/></g>`;
}
