/** A character cut out of card, standing on a base of its colour, its health before it. Box 0 0 100 128. */
import { tone } from "../color";
import { INK, PAPER } from "../palette";
import { pen } from "../paper";
import { castOf, portrait } from "./looks";
import { medal } from "./medal";

const CARD = "M8 100V48Q8 2 50 2Q92 2 92 48V100Z";
const INNER = "M14 98V48Q14 8 50 8Q86 8 86 48V98Z";
const disc = (y: number, rx: number, ry: number, more: string): string =>
  `<ellipse cx="50" cy="${y}" rx="${rx}" ry="${ry}" ${more}/>`;

/** A place for each health: full, or lost. */
function health(hp: number, left: number): string {
  const wide = 88 / Math.max(1, hp);
  const places = Array.from(
    { length: hp },
    (_, i) =>
      `<rect x="${(6.6 + i * wide).toFixed(1)}" y="103" width="${(wide - 1.6).toFixed(1)}" height="9" rx="2.6" class="${i < left ? "full" : "lost"}" fill="#${i < left ? "ff7a66" : "4a3f56"}"/>`,
  );
  return `<rect x="2" y="99" width="96" height="17" rx="8.5" fill="#${INK}" stroke="#${PAPER}" stroke-width="2.4"/>${places.join("")}`;
}

export interface Standing {
  character: string;
  hp: number;
  damage?: number;
  /** names of bonuses, or "child" */
  carries?: readonly string[];
}

export function standee({ character, hp, damage = 0, carries = [] }: Standing, id: string, fine = true): string {
  const who = castOf(character);
  const p = pen(id, "ffe6b0", fine);
  return (
    disc(116, 50, 11, 'fill="#1d1030" opacity=".42" transform="translate(6 0)"') +
    disc(111, 47, 13, `class="base" fill="#${tone(who.colour, -0.35)}"`) +
    disc(107, 47, 13, `fill="#${tone(who.colour, 0.12)}"`) +
    disc(106, 41, 10, `fill="none" stroke="#${tone(who.colour, 0.5)}" stroke-width="2"`) +
    `<path d="${CARD}" fill="#1d1030" opacity=".4" transform="translate(4 3)"/><path class="edge" d="${CARD}" fill="#${PAPER}"/>` +
    `<path d="${INNER}" fill="#${tone(who.colour, 0.25)}"/><path d="M14 60Q50 26 86 60V98H14Z" fill="#${tone(who.colour, 0.5)}" opacity=".6"/>` +
    `<clipPath id="${id}-c"><path d="${INNER}"/></clipPath><g clip-path="url(#${id}-c)"><g transform="translate(7 4) scale(.86)">${portrait(who.parts, p)}</g></g>` +
    health(hp, hp - damage) +
    carries.map((what, i) => medal(what, 90, 82 - i * 34, 17, p)).join("")
  );
}
