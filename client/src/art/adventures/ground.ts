/** The ground of a map, as the inside of an svg: all that no game changes. */
import { type Hex, NIGHT, tone } from "../color";
import { INK, PAPER } from "../palette";
import { draw, type Pen, pen } from "../paper";
import { hash, chance } from "../seed";
import { figureText } from "../shapes";
import {
  borders,
  type Layout,
  type MapCell,
  type MapData,
  path,
  rings,
  roofs,
  type Segment,
  stairs,
  walls,
} from "./mapping";
import { exitSign, slotMark, starSign, startSign } from "./signs";
import { type Theme, themeOf } from "./themes";

const RAISED = 9; // how far a roof seems to stand above the floor

const at = (x: number, y: number, inner: string, k = 1): string =>
  `<g transform="translate(${x} ${y})${k === 1 ? "" : ` scale(${k})`}">${inner}</g>`;
const shape = (d: string, fill: Hex, more = ""): string => `<path d="${d}" fill="#${fill}"${more}/>`;
const stroke = (d: string, c: Hex, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="#${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const along = (lines: readonly Segment[]): string => lines.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join("");

/** What lies round the map: sheets of paper, cut out round it, each throwing its shadow on the next. */
function beyond(theme: Theme, map: MapData, at: Layout, island: string): string {
  const { width, height } = at;
  const [far = "000000", middle = far, near = far] = theme.beyond;
  const sheets = [
    [122, middle],
    [70, near],
  ] as const;
  return (
    shape(`M0 0H${width}V${height}H0Z`, far) +
    theme.far(chance(`far ${map.name}`), width, height) +
    sheets
      .map(
        ([w, c]) =>
          stroke(island, NIGHT, w, ' opacity=".3" transform="translate(5 8)"') +
          stroke(island, tone(c, 0.2), w) +
          stroke(island, c, w - 3, ' transform="translate(1 1.4)"') +
          shape(island, c),
      )
      .join("")
  );
}

/** The slab on which everything stands, with its side. */
const slab = (theme: Theme, island: string): string =>
  stroke(island, NIGHT, 26, ' opacity=".45" transform="translate(7 15)"') +
  stroke(island, tone(theme.wall, -0.25), 24, ' transform="translate(0 10)"') +
  stroke(island, theme.wall, 24) +
  stroke(island, tone(theme.wall, 0.34), 20, ' transform="translate(-1.5 -2)"') +
  stroke(island, tone(theme.floor, -0.22), 8) +
  shape(island, tone(theme.floor, -0.22));

function tile(theme: Theme, map: MapData, cell: MapCell, floor: Hex): string {
  const r = chance(`${map.name} ${cell.name}`);
  const c = tone(floor, (r() - 0.5) * 0.1);
  return shape("M8 2H92Q98 2 98 8V92Q98 98 92 98H8Q2 98 2 92V8Q2 2 8 2Z", c) + theme.floorLines(r);
}

/** Blocked squares that touch are one pit; on each stands something. */
function pits(theme: Theme, map: MapData, layout: Layout, p: Pen): string {
  if (!layout.blocked.length) return "";
  const pit = path(rings(layout.blocked), 26);
  const things = layout.blocked.map(([x, y], i) => {
    const drawing = theme.stands[(hash(map.name) + i) % theme.stands.length] ?? [];
    return at(x + 8, y + 6, draw(drawing, [tone(theme.wall, 0.28)], p), 0.84);
  });
  return (
    shape(pit, theme.pit) +
    stroke(pit, tone(theme.pit, -0.4), 12, ' opacity=".8"') +
    stroke(pit, theme.glow, 3, ' opacity=".8" stroke-dasharray="60 26 20 40"') +
    things.join("")
  );
}

/** A roof: it stands higher than the floor, throws a shadow, and its edge is dashed where one may not simply step. */
function roof(theme: Theme, map: MapData, layout: Layout, cells: readonly MapCell[]): string {
  const corners = cells.map((cell) => layout.corner.get(cell.number) ?? ([0, 0] as const));
  const d = path(rings(corners), 12);
  const tiles = cells.map((cell, i) => {
    const [x, y] = corners[i] ?? [0, 0];
    return at(x, y - RAISED, tile(theme, map, cell, theme.roof));
  });
  const up = ` transform="translate(0 ${-RAISED})"`;
  return (
    shape(d, NIGHT, ' opacity=".42" transform="translate(11 13)"') +
    shape(d, tone(theme.roof, -0.5)) +
    shape(d, tone(theme.roof, -0.16), up) +
    tiles.join("") +
    stroke(d, tone(theme.roof, -0.42), 7, up) +
    stroke(d, tone(theme.roof, 0.42), 3.4, ` transform="translate(-1 ${-RAISED - 1.6})"`)
  );
}

const step = ([x1, y1, x2, y2]: Segment): string =>
  [-9, -3, 3, 9]
    .map((o) => (x1 === x2 ? `M${x1 + o} ${y1 + 26}V${y2 - 26}` : `M${x1 + 26} ${y1 + o}H${x2 - 26}`))
    .join("");

/** A wall: its shadow, its side, its top, and the light on its edge. */
function wallLines(theme: Theme, lines: readonly Segment[]): string {
  const d = along(lines);
  return (
    stroke(d, NIGHT, 17, ' opacity=".38" transform="translate(5 8)"') +
    stroke(d, tone(theme.wall, -0.35), 17, ' transform="translate(0 3)"') +
    stroke(d, theme.wall, 17, ' transform="translate(0 -3)"') +
    stroke(d, tone(theme.wall, 0.36), 11, ' transform="translate(0 -4)"') +
    stroke(d, tone(theme.wall, 0.72), 2, ' transform="translate(-2.6 -7.4)"')
  );
}

/** What is printed on a cell, over what is marked there, in the box 0 0 100 100. */
export const print = (cell: MapCell, theme: Theme): string =>
  (cell.start ? startSign(tone(theme.wall, -0.3)) : "") +
  (cell.exit ? exitSign() : "") +
  (cell.star ? at(82, 18, starSign(cell.star), 0.62) : "");

/** The number of a cell, over all that stands there. */
export const numberOf = (label: number): string =>
  `<circle cx="17" cy="17" r="15.5" fill="#${INK}" opacity=".9"/><circle cx="17" cy="17" r="15.5" fill="none" stroke="#${PAPER}" stroke-width="2.2"/>${figureText(label, 17, 17, 24, `#${PAPER}`)}`;

/** All of it; `id` keeps references apart from those of other pictures on the page. */
export function ground(map: MapData, layout: Layout, id: string): string {
  const theme = themeOf(map.theme);
  const p = pen(id, theme.glow);
  const corner = (cell: MapCell): readonly [number, number] => layout.corner.get(cell.number) ?? [0, 0];
  const island = path(rings([...layout.corner.values(), ...layout.blocked]), 8);
  const low = map.cells.filter((cell) => !cell.height);
  const high = [...roofs(map, layout).keys()].map((name) => map.cells.filter((cell) => cell.height === name));
  const printed = (cell: MapCell): string => {
    const [x, y] = corner(cell);
    return at(x, y - (cell.height ? RAISED : 0), cell.slot ? slotMark(cell.slot, tone(theme.wall, -0.1)) : "");
  };
  return (
    beyond(theme, map, layout, island) +
    slab(theme, island) +
    low.map((cell) => at(...corner(cell), tile(theme, map, cell, theme.floor))).join("") +
    pits(theme, map, layout, p) +
    high.map((cells) => roof(theme, map, layout, cells)).join("") +
    stroke(
      along(borders(map, layout, "height")),
      PAPER,
      5,
      ` stroke-dasharray="1 15" transform="translate(0 ${-RAISED})"`,
    ) +
    stroke(along(borders(map, layout, "height")), tone(theme.wall, -0.4), 4, ' stroke-dasharray="14 12" opacity=".9"') +
    stroke(stairs(map, layout).map(step).join(""), tone(theme.wall, 0.5), 3.4) +
    map.cells.map(printed).join("") +
    wallLines(theme, walls(map, layout))
  );
}
