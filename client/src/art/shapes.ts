/** The shapes that carry numbers: a value, an attribute, a price. A gem is what a player brings, a socket what is required. */
import { type Hex, tone } from "./color";
import { type Attribute, ATTRIBUTE, GOLD, INK, PAPER, type Value, VALUE } from "./palette";
import { layer, pen, type Pen } from "./paper";

export type Shape = Value | Attribute | "credit";

/** Outlines in a box from -12 to 12; `y` is where a number sits, `k` how large it may be. */
export const SHAPES: Readonly<Record<Shape, { d: string; y: number; k: number }>> = {
  green: { d: "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z", y: 0, k: 1 },
  blue: { d: "M-2.1-10.6Q0-13.4 2.1-10.6L12.3 7.6Q13.6 11 10 11.2H-10Q-13.6 11-12.3 7.6Z", y: 2.6, k: 0.92 },
  orange: {
    d: "M-5.6-11H5.6Q6.6-11 7.2-10L12.2-1.1Q12.8 0 12.2 1.1L7.2 10Q6.6 11 5.6 11H-5.6Q-6.6 11-7.2 10L-12.2 1.1Q-12.8 0-12.2-1.1L-7.2-10Q-6.6-11-5.6-11Z",
    y: 0,
    k: 1,
  },
  firepower: {
    d: "M0-12.6L3.4-8.4L8.6-9.2L8.2-3.8L12.6 0L8.2 3.8L8.6 9.2L3.4 8.4L0 12.6L-3.4 8.4L-8.6 9.2L-8.2 3.8L-12.6 0L-8.2-3.8L-8.6-9.2L-3.4-8.4Z",
    y: 0,
    k: 0.9,
  },
  armour: { d: "M0-12L10.4-8.6V1C10.4 6.6 6 10.2 0 12.6C-6 10.2-10.4 6.6-10.4 1V-8.6Z", y: -0.8, k: 0.98 },
  piloting: {
    d: "M-5.2-10.4H11.4Q13.6-10.4 12.8-8.2L7 8.8Q6.4 10.4 4.8 10.4H-11.4Q-13.6 10.4-12.8 8.2L-7-8.8Q-6.6-10.4-5.2-10.4Z",
    y: 0,
    k: 0.96,
  },
  cunning: {
    d: "M-1.6-12.2Q0-13.8 1.6-12.2L12.2-1.6Q13.8 0 12.2 1.6L1.6 12.2Q0 13.8-1.6 12.2L-12.2 1.6Q-13.8 0-12.2-1.6Z",
    y: 0,
    k: 0.9,
  },
  credit: { d: "M-7.6-11.6H4L9.4-6.2V9.6Q9.4 11.6 7.4 11.6H-4L-9.4 6.2V-9.6Q-9.4-11.6-7.4-11.6Z", y: 0, k: 0.92 },
};

export const shapeColour = (shape: Shape): Hex =>
  shape === "credit" ? GOLD : (({ ...VALUE, ...ATTRIBUTE } as Record<string, Hex>)[shape] as Hex);

const at = (x: number, y: number, k: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${inner}</g>`;

/** A number, centred; `size` is its height. */
export function figureText(text: string | number, x: number, y: number, size: number, fill: string): string {
  const t = String(text);
  const squeeze =
    t.length > 2 ? ` textLength="${(size * 0.56 * t.length * 0.88).toFixed(1)}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${(y + size * 0.355).toFixed(2)}" font-size="${size}" fill="${fill}"${squeeze} class="num">${t}</text>`;
}

/** What a player brings: raised, full of colour. None of it: an empty outline. */
export function gem(shape: Shape, value: number | string, x: number, y: number, r: number, p: Pen): string {
  const { d, y: lower, k } = SHAPES[shape];
  const c = shapeColour(shape);
  const none = value === 0;
  const body = none
    ? `<path d="${d}" fill="none" stroke="#${tone(c, -0.35)}" stroke-width="1.6" stroke-dasharray="2.4 2" opacity=".75"/>`
    : layer([c, d, 2.4], [], p);
  return at(x, y, r / 12, body + figureText(value, 0, lower, 19 * k, none ? "#6b5a55" : `#${INK}`));
}

/** What is asked: sunk, dark, rimmed with colour; `met` of it is filled from below. */
export function socket(shape: Shape, value: number, x: number, y: number, r: number, p: Pen, met = 0): string {
  const { d, y: lower, k } = SHAPES[shape];
  const c = shapeColour(shape);
  const share = value ? Math.min(1, met / value) : 1;
  const id = `${p.id}-${p.used++}`;
  const top = 12.6 - 25.2 * share;
  const full = share >= 1 && met > 0;
  const fill =
    share > 0 && met > 0
      ? `<g clip-path="url(#${id})"><path d="M-14 ${top}H14V14H-14Z" fill="#${full ? c : tone(c, -0.45)}"/></g>`
      : "";
  const body = `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="#${INK}"/>${fill}<path d="${d}" fill="none" stroke="#${c}" stroke-width="2.6" stroke-linejoin="round"${value ? "" : ' opacity=".55"'}/>`;
  return at(
    x,
    y,
    r / 12,
    body + figureText(value, 0, lower, 18.5 * k, full ? `#${INK}` : `#${value ? "fffaf0" : "b9a9b9"}`),
  );
}

/** A shape alone, as the inside of an svg with the box -14 -14 28 28. */
export const bare = (shape: Shape, id: string): string =>
  layer([shapeColour(shape), SHAPES[shape].d, 2.4], [], pen(id, PAPER));
