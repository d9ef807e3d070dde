/** The maps that the third game ships, read as it reads them, for tests and the gallery. */
import type { EdgeKind, MapCell, MapData, MapDoor, MapEdge } from "../adventures/mapping";
import { tables } from "./content";

const FILES = import.meta.glob<string>("../../../../src/cantina/games/mandalorian_adventures/content/maps/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const KINDS: Readonly<Record<string, EdgeKind>> = { "-": "thin", "|": "wall", ":": "height", "=": "door" };
const THEMES: Readonly<Record<string, string>> = {
  arvala: "desert",
  nevarro: "lava",
  transport: "ship",
  plaza: "city",
};

/** The edges of a row such as "b1-c1-d1". */
const edgesOf = (row: string, numbers: ReadonlyMap<string, number>): MapEdge[] =>
  [...row.matchAll(/(?=(\b[a-z]\d)([-|:=])([a-z]\d))/g)].map(([, a = "", mark = "", b = ""]) => ({
    a: numbers.get(a) ?? -1,
    b: numbers.get(b) ?? -1,
    kind: KINDS[mark] ?? "thin",
  }));

function read(text: string): MapData {
  const name = /^name = "(.*)"$/m.exec(text)?.[1] ?? "";
  const cells = tables(text, "cell").map((row, number): MapCell => ({
    number,
    name: String(row["name"]),
    xy: row["xy"] as [number, number],
    label: (row["number"] as number | undefined) ?? null,
    start: row["start"] === true,
    exit: row["exit"] === true,
    star: (row["star"] as MapCell["star"] | undefined) ?? null,
    height: (row["height"] as string | undefined) ?? null,
    slot: (row["slot"] as MapCell["slot"] | undefined) ?? null,
  }));
  const numbers = new Map(cells.map((cell) => [cell.name, cell.number]));
  const rows = /^edges = \[([\s\S]*?)^\]/m.exec(text)?.[1] ?? "";
  const edges = [...rows.matchAll(/"([^"]+)"/g)].flatMap(([, row = ""]) => edgesOf(row, numbers));
  const blocked = tables(text, "blocked").map((row) => ({
    name: String(row["name"]),
    xy: row["xy"] as [number, number],
  }));
  return { name, theme: THEMES[name] ?? name, cells, edges, blocked };
}

export const MAPS: Readonly<Record<string, MapData>> = Object.fromEntries(
  Object.values(FILES)
    .map(read)
    .map((map) => [map.name, map]),
);

/** The doors of a map, all closed but those whose numbers are given. */
export const doorsOf = (map: MapData, open: readonly number[] = []): MapDoor[] =>
  map.edges
    .filter(({ kind }) => kind === "door")
    .map(({ a, b }, number) => ({ number, cells: [a, b] as const, open: open.includes(number) }));
