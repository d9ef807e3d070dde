/** The third game in one picture, for the start page: a corner of a map, who stands there, what is played. */
import { pen } from "../paper";
import { eventBack, skillArt } from "./cards";
import { cradled } from "./cradled";
import { ground, numberOf } from "./ground";
import { layout, type MapCell, type MapData, type MapEdge, MARGIN } from "./mapping";
import { standee } from "./standee";
import { type TokenData, tokenArt } from "./tokens";

const WIDE = 6;
const HIGH = 3;
const cell = (number: number): MapCell => {
  const xy = [number % WIDE, Math.floor(number / WIDE)] as const;
  const special: Partial<MapCell> = number === 1 ? { height: "roof" } : {};
  const plain = { label: null, start: false, exit: false, star: null, height: null, slot: null };
  return { number, name: `h${number}`, xy, ...plain, ...special };
};
const CELLS = Array.from({ length: WIDE * HIGH }, (_, i) => cell(i)).filter(({ number }) => number !== 12);

/** Neighbours are joined by thin lines, but for those named here. */
const OTHERS: Readonly<Record<string, MapEdge["kind"]>> = {
  "3 9": "wall",
  "5 11": "wall",
  "0 1": "height",
  "1 2": "height",
  "1 7": "height",
  "13 14": "wall",
};
const edges = CELLS.flatMap(({ number: a, xy: [x] }) =>
  [a + 1, a + WIDE]
    .filter((b) => CELLS.some(({ number }) => number === b) && (b !== a + 1 || x < WIDE - 1))
    .map((b): MapEdge => ({ a, b, kind: OTHERS[`${a} ${b}`] ?? "thin" })),
);
const MAP: MapData = {
  name: "hero",
  theme: "desert",
  cells: CELLS,
  edges,
  blocked: [{ name: "rock", xy: [0, 2] }],
};

const TOKENS: readonly (readonly [number, number, TokenData])[] = [
  [1, 0, { name: "roof-hunter", kind: "enemy", shape: "crest", of: "sharpshooter", hp: 2 }],
  [2, 0, { name: null, kind: "enemy", shape: "round", faceDown: true }],
  [0, 0, { name: "medkit", kind: "bonus", shape: "round" }],
  [1, 1, { name: "brawler", kind: "enemy", shape: "round", of: "melee", hp: 2, effects: ["grapple"] }],
  [4, 0, { name: "trooper", kind: "enemy", shape: null, of: "shooter", hp: 2, damage: 1 }],
  [4, 1, { name: "flame-trooper", kind: "enemy", shape: "square", of: "melee", hp: 3 }],
  [5, 1, { name: null, kind: "enemy", shape: "square", faceDown: true }],
];

const at = (x: number, y: number, k: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${k})">${inner}</g>`;

/** A card with its middle at a place; its corners are cut by the page's own clip path. */
const laid = (picture: string, x: number, y: number, turn: number, k: number): string =>
  at(
    x,
    y,
    k,
    `<g transform="translate(-50 -70)"><rect x="2" y="5" width="100" height="140" rx="9" fill="#000" opacity=".35"/><g clip-path="url(#hero-card)">${picture}</g></g>`,
    turn,
  );

/** The picture in the box 0 0 320 200. */
export function hero(): string {
  const flat = layout(MAP);
  const spot = (x: number, y: number): [number, number] => [MARGIN + x * 100, MARGIN + y * 100];
  const lying = TOKENS.map(([x, y, token], i) => {
    const [left, top] = spot(x, y);
    return at(left + 11, top + 11 - (x === 1 && y === 0 ? 9 : 0), 0.78, tokenArt(token, `hero-t${i}`, false));
  });
  const board =
    `<rect x="-9" y="-9" width="${flat.width + 18}" height="${flat.height + 18}" rx="26" fill="#f6ebd3"/>` +
    `<g clip-path="url(#hero-map)">${ground(MAP, flat, "hero-g")}</g>` +
    at(...spot(5, 0), 1, numberOf(7)) +
    lying.join("");
  return (
    `<clipPath id="hero-card"><rect width="100" height="140" rx="8"/></clipPath><clipPath id="hero-map"><rect width="${flat.width}" height="${flat.height}" rx="20"/></clipPath>` +
    `<rect x="16" y="22" width="292" height="${Math.round(flat.height * 0.4)}" rx="10" fill="#000" opacity=".3"/>` +
    at(14, 14, 0.4, board) +
    laid(eventBack("shooter", "hero-e"), 42, 152, -12, 0.56) +
    laid(
      skillArt(
        { name: "jet-burst", character: "mandalorian", strength: 3, symbols: ["attack"], actions: ["move"] },
        false,
        "hero-s",
      ),
      284,
      146,
      9,
      0.62,
    ) +
    at(112, 72, 0.94, standee({ character: "mandalorian", hp: 5, damage: 1 }, "hero-m")) +
    at(194, 120, 0.56, standee({ character: "cara-dune", hp: 5 }, "hero-k")) +
    at(70, 142, 0.42, cradled("pram", pen("hero-p", "fff0d0")))
  );
}
