/** What lies behind a figure: a lit sky seen through frames of cut paper, and the place's own horizon. */
import { type Hex, mix, NIGHT, tone } from "./color";
import { between, chance, type Chance, pick } from "./seed";

export const WIDTH = 100;
export const HEIGHT = 140;

export type Place =
  "dunes" | "peaks" | "forest" | "city" | "ice" | "temple" | "space" | "cave" | "works" | "swamp" | "none";

const n = (x: number): string => String(Math.round(x * 10) / 10);

/** A closed, wavy ring round a point: the hole in a sheet. */
export function hole(r: Chance, x: number, y: number, rx: number, ry: number, wave: number): string {
  const count = 9;
  const at: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const k = 1 + between(r, -wave, wave);
    at.push([x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k]);
  }
  return smooth(at);
}

/** A smooth closed curve through the middles of the sides of a polygon. */
export function smooth(at: readonly (readonly [number, number])[]): string {
  const middle = (i: number): string => {
    const [a, b] = [at[i % at.length], at[(i + 1) % at.length]] as [[number, number], [number, number]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  let d = `M${middle(0)}`;
  for (let i = 1; i <= at.length; i++) {
    const corner = at[i % at.length] as readonly [number, number];
    d += `Q${n(corner[0])} ${n(corner[1])} ${middle(i)}`;
  }
  return `${d}Z`;
}

type Ridge = (r: Chance, y: number) => string;

/** A horizon from points: `shape` says how one leads to the next. */
function ridge(
  r: Chance,
  y: number,
  count: number,
  rise: number,
  step: (x: number, y: number, w: number) => string,
): string {
  const w = WIDTH / count;
  let d = `M-5 ${HEIGHT}V${n(y)}`;
  for (let i = 0; i <= count; i++) d += step(-5 + i * (w + 1.2), y + between(r, -rise, rise), w);
  return `${d}H110V${HEIGHT}Z`;
}

const RIDGES: Record<Exclude<Place, "none">, Ridge> = {
  dunes: (r, y) => ridge(r, y, 3, 7, (x, h, w) => `Q${n(x + w * 0.3)} ${n(h - 9)} ${n(x + w)} ${n(h)}`),
  peaks: (r, y) => ridge(r, y, 6, 5, (x, h, w) => `L${n(x + w * 0.5)} ${n(h - 15)}L${n(x + w)} ${n(h + 2)}`),
  forest: (r, y) =>
    ridge(r, y, 9, 6, (x, h, w) => `L${n(x)} ${n(h)}L${n(x + w * 0.5)} ${n(h - 20)}L${n(x + w)} ${n(h)}`),
  city: (r, y) => ridge(r, y, 9, 14, (x, h, w) => `H${n(x)}V${n(h)}H${n(x + w * 0.7)}V${n(h + 5)}`),
  ice: (r, y) =>
    ridge(r, y, 7, 8, (x, h, w) => `L${n(x)} ${n(h)}L${n(x + w * 0.25)} ${n(h - 16)}L${n(x + w * 0.8)} ${n(h - 3)}`),
  temple: (r, y) =>
    ridge(
      r,
      y,
      4,
      3,
      (x, h, w) => `H${n(x)}V${n(h)}Q${n(x + w * 0.4)} ${n(h - 24)} ${n(x + w * 0.8)} ${n(h)}V${n(h + 5)}`,
    ),
  space: (r, y) => `M-20 ${HEIGHT}V${n(y + 12)}Q50 ${n(y - between(r, 8, 22))} 120 ${n(y + 12)}V${HEIGHT}Z`,
  cave: (r, y) =>
    ridge(
      r,
      y,
      8,
      8,
      (x, h, w) => `L${n(x)} ${n(h + 4)}L${n(x + w * 0.4)} ${n(h - 18)}L${n(x + w * 0.6)} ${n(h - 16)}`,
    ),
  works: (r, y) =>
    ridge(
      r,
      y,
      5,
      8,
      (x, h, w) =>
        `H${n(x)}V${n(h - 8)}H${n(x + w * 0.22)}V${n(h)}H${n(x + w * 0.45)}V${n(h - 3)}Q${n(x + w * 0.65)} ${n(h - 15)} ${n(x + w * 0.9)} ${n(h - 3)}`,
    ),
  swamp: (r, y) =>
    ridge(
      r,
      y,
      5,
      5,
      (x, h, w) =>
        `Q${n(x + w * 0.2)} ${n(h - 20)} ${n(x + w * 0.5)} ${n(h - 4)}Q${n(x + w * 0.7)} ${n(h + 6)} ${n(x + w)} ${n(h)}`,
    ),
};

/** The horizon of a place alone, from a height downwards. */
export const horizon = (place: Exclude<Place, "none">, r: Chance, y: number): string => RIDGES[place](r, y);

const SHADOW = `fill="#${NIGHT}" opacity=".28" transform="translate(1.4 2.2)"`;

const sheet = (d: string, c: Hex, fine: boolean): string =>
  `${fine ? `<path d="${d}" ${SHADOW} fill-rule="evenodd"/>` : ""}<path d="${d}" fill="#${c}" fill-rule="evenodd"/>`;

const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** A few suns, moons or stars, from the seed. */
function sky(r: Chance, c: Hex, fine: boolean): string {
  let out = "";
  const [x, y] = [between(r, 62, 86), between(r, 14, 34)];
  const size = between(r, 5, 10);
  out += `<path d="${disc(x, y, size)}" fill="#${tone(c, 0.85)}" opacity=".85"/>`;
  if (r() < 0.5)
    out += `<path d="${disc(x - size * 1.7, y + size * 0.9, size * 0.5)}" fill="#${tone(c, 0.7)}" opacity=".8"/>`;
  if (fine)
    for (let i = 0; i < 9; i++)
      out += `<circle cx="${n(between(r, 4, 96))}" cy="${n(between(r, 4, 60))}" r="${n(pick(r, [0.5, 0.7, 1]))}" fill="#fff4da" opacity=".65"/>`;
  return out;
}

/** The background of a card: `base` is the colour of its deck, `glow` the light in the middle. */
export function scene(place: Place, base: Hex, glow: Hex, seed: string, fine = true): string {
  const r = chance(seed);
  const [x, y] = [50 + between(r, -4, 4), 46 + between(r, -3, 3)];
  let out = `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#${mix(base, glow, 0.9)}"/>${sky(r, glow, fine)}`;
  const frames = [0.72, 0.45, 0.12];
  frames.forEach((share, i) => {
    const k = 1 - i * -0.26;
    const d = `M-9-9H110V150H-9Z${hole(r, x, y, 29 * k, 36 * k, 0.09)}`;
    out += sheet(d, tone(mix(base, glow, share), -0.05 - i * 0.06), fine);
  });
  if (place === "none") return out;
  for (let i = 0; i < 3; i++)
    out += sheet(RIDGES[place](r, 66 + i * 11), tone(mix(base, glow, 0.34 - i * 0.17), -0.1 - i * 0.17), fine);
  return out;
}
