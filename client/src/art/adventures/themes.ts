/** What the places of maps are made of: their colours, what lies on their floors, and what stands in the way. */
import { type Hex, tone } from "../color";
import { dot } from "../dot";
import type { Drawing } from "../paper";
import { between, type Chance, chance, pick } from "../seed";

export interface Theme {
  /** what lies beyond the map, the farthest first */
  beyond: readonly Hex[];
  floor: Hex;
  wall: Hex;
  roof: Hex;
  /** the ground of blocked squares, and what lights it */
  pit: Hex;
  glow: Hex;
  /** lines on the floor of one cell, in the box 0 0 100 100 */
  floorLines: (r: Chance) => string;
  /** far things beyond the map, in a box of that size */
  far: (r: Chance, width: number, height: number) => string;
  /** what stands on a blocked square */
  stands: readonly Drawing[];
}

const n = (x: number): number => Math.round(x * 10) / 10;
const line = (d: string, c: Hex, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="#${c}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
const some = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join("");

const ripples =
  (c: Hex) =>
  (r: Chance): string => {
    const wave = (): string => {
      const [x, y, w] = [between(r, 12, 46), between(r, 16, 86), between(r, 24, 44)];
      return `M${n(x)} ${n(y)}q${n(w / 4)} ${n(-w / 7)} ${n(w / 2)} 0t${n(w / 2)} 0`;
    };
    return (
      line(some(3, wave), c, 2.4, 0.5) +
      `<path d="${some(3, () => dot(n(between(r, 8, 92)), n(between(r, 8, 92)), 1.6))}" fill="#${c}" opacity=".7"/>`
    );
  };

const cracks =
  (c: Hex, hot: Hex) =>
  (r: Chance): string => {
    const d = (): string => {
      let [x, y] = [between(r, 8, 92), r() < 0.5 ? 2 : 98];
      const down = y < 50 ? 1 : -1;
      return `M${n(x)} ${n(y)}${some(3, () => `L${n((x += between(r, -14, 14)))} ${n((y += down * between(r, 8, 16)))}`)}`;
    };
    return line(d(), c, 2.6, 0.7) + (r() < 0.3 ? line(d(), hot, 2.4, 0.75) : line(d(), c, 2, 0.5));
  };

const plates =
  (c: Hex) =>
  (r: Chance): string => {
    const rivets = [14, 86].flatMap((x) => [14, 86].map((y) => dot(x, y, 2.2))).join("");
    const tread =
      r() < 0.35
        ? line(
            some(4, (i) => `M${28 + i * 12} 66l10 -30`),
            c,
            3,
            0.4,
          )
        : line(r() < 0.5 ? "M50 10V90" : "M10 50H90", c, 2, 0.5);
    return `<path d="${rivets}" fill="#${c}" opacity=".75"/>${tread}`;
  };

const paving =
  (c: Hex) =>
  (r: Chance): string => {
    const [x, y] = [n(between(r, 28, 44)), n(between(r, 56, 72))];
    const stone = pick(r, [`M5 36H${x}V66H5Z`, `M${y} 68H95V95H${y}Z`, `M${x} 5H95V34H${x}Z`, `M36 38H64V64H36Z`]);
    return `<path d="${stone}" fill="#${c}" opacity=".16"/>${line(`M3 35H97M3 67H97M${x} 3V35M${y} 35V67M${x} 67V97M${y} 3V35M${100 - y} 67V97`, c, 1.8, 0.42)}`;
  };

const dunes =
  (c: Hex) =>
  (r: Chance, width: number, height: number): string =>
    some(9, () => {
      const [x, y, w] = [between(r, -60, width), between(r, 20, height), between(r, 160, 380)];
      return `<path d="M${n(x)} ${n(y)}q${n(w * 0.4)} ${n(-w * 0.16)} ${n(w)} 0q${n(-w * 0.5)} ${n(w * 0.05)} ${n(-w)} 0Z" fill="#${c}" opacity=".45"/>`;
    });

const rivers =
  (c: Hex) =>
  (r: Chance, width: number, height: number): string =>
    some(5, (i) => {
      const y = (height * (i + 0.5)) / 5 + between(r, -30, 30);
      const d = `M-20 ${n(y)}Q${n(width * 0.2)} ${n(y + between(r, -60, 60))} ${n(width * 0.5)} ${n(y + between(r, -30, 30))}T${width + 20} ${n(y + between(r, -50, 50))}`;
      return line(d, tone(c, -0.45), 22) + line(d, c, 12) + line(d, tone(c, 0.5), 4);
    });

const stars =
  (c: Hex) =>
  (r: Chance, width: number, height: number): string =>
    `<path d="${some(90, () => dot(n(between(r, 0, width)), n(between(r, 0, height)), pick(r, [1, 1.6, 2.6])))}" fill="#${c}" opacity=".8"/>`;

const roofs =
  (c: Hex) =>
  (r: Chance, width: number, height: number): string =>
    some(44, (i) => {
      const [x, y] = [((i * 97) % (width / 10)) * 10 + between(r, -20, 20), between(r, -10, height)];
      const [w, h] = [between(r, 50, 96), between(r, 40, 80)];
      const shape = `h${n(w)}v${n(h)}h${n(-w)}Z`;
      return `<path d="M${n(x + 7)} ${n(y + 9)}${shape}" fill="#1d1030" opacity=".22"/><path d="M${n(x)} ${n(y)}${shape}" fill="#${tone(c, between(r, -0.2, 0.1))}"/><path d="M${n(x)} ${n(y + h / 2)}h${n(w)}" stroke="#1d1030" stroke-width="2" opacity=".2"/>`;
    });

const ROCK: Drawing = [
  ["0", "M10 78L16 44L38 20L62 26L86 50L90 80L60 92L26 90Z", 12],
  ["0+/70", "M20 46L38 26L58 31L44 50Z"],
  ["0--/45", "M44 50L58 31L84 54L66 72Z"],
];
const STONES: Drawing = [
  ["0-", "M8 82L14 56L36 46L54 62L50 88L24 92Z", 8],
  ["0", "M42 80L48 34L68 14L90 40L92 78L68 92Z", 10],
  ["0+/60", "M53 38L68 21L80 38L66 48Z"],
];
const CRATES: Drawing = [
  ["8a5f3a", "M12 44H60V90H12Z", 6],
  ["c9935a", "M12 44H60V52H12ZM12 82H60V90H12Z"],
  ["4f6a72", "M40 14H84V58H40Z", 6],
  ["7fa0a8", "M40 14H84V21H40ZM40 51H84V58H40Z"],
  ["f0bf4c", "M57 32H67V42H57Z", 1],
];
const ENGINE: Drawing = [
  ["3a4656", "M14 14H86V86H14Z", 9],
  ["5c6d84", "M24 24H76V76H24Z", 4],
  ["1d2433", dot(50, 50, 20), 4],
  ["ff9a4a", dot(50, 50, 11)],
  ["fff0c0", dot(47, 47, 5)],
  ["8a9cb4", "M50 6V28M50 72V94M6 50H28M72 50H94", -7],
];
const PUMP: Drawing = [
  ["4a586c", "M20 30H80V88H20Z", 8],
  ["7b8ea8", "M30 10H44V32H30ZM56 10H70V32H56Z", 3],
  ["232b3a", "M30 44H70V58H30Z", 1],
  ["7fe0b0", "M34 48H48V54H34Z"],
  ["ff6a4a", "M54 48H60V54H54Z"],
  ["2c3648", "M32 68H68M32 76H68", -3],
];
const FOUNTAIN: Drawing = [
  ["8f7f74", dot(50, 54, 40), 8],
  ["4f93a8", dot(50, 53, 31), 3],
  ["8fd0d8/70", "M26 50Q38 40 50 48T74 46", -3],
  ["b3a294", dot(50, 52, 12), 5],
  ["d8f4f4", "M50 50Q44 26 30 34M50 50Q56 24 70 32M50 48V22", -3.4],
];
const HOUSE: Drawing = [
  ["a8705a", "M12 18H88V88H12Z", 10],
  ["c48a6c", "M12 18H88V40H12Z"],
  ["7d4d42", "M30 54H46V72H30ZM56 54H72V72H56Z", 1],
  ["f7cf7a", "M33 57H43V69H33Z"],
  ["8a5548", dot(66, 29, 9), 3],
];
const POOL: Drawing = [
  ["ffcf6a/80", "M2 34Q26 22 52 34T100 32", -4],
  ["ffe9a8/80", "M8 78Q30 68 48 78", -3],
  ["5a4044", "M46 74L58 46L80 50L92 76L70 90Z", 8],
  ["7a5a58", "M58 50L76 53L70 68L58 66Z"],
];
const SLAG: Drawing = [
  ["ffcf6a/80", "M0 62Q26 50 52 62T104 58", -4],
  ["ffe9a8/80", "M50 26Q66 16 84 26", -3],
  ["4a3438", "M10 46L22 22L44 26L50 46L30 56Z", 6],
];

const THEMES: Readonly<Record<string, Theme>> = {
  desert: {
    beyond: ["b4793f", "a56b36", "8f5a2e"],
    floor: "dfb97c",
    wall: "7b4a2c",
    roof: "c98f5e",
    pit: "7a4f30",
    glow: "c98d55",
    floorLines: ripples("b48748"),
    far: dunes("c98f52"),
    stands: [ROCK, STONES],
  },
  lava: {
    beyond: ["3a2428", "2c1b22", "4a3236"],
    floor: "a4876f",
    wall: "3b2a33",
    roof: "9c6a52",
    pit: "e2582a",
    glow: "ffab4a",
    floorLines: cracks("6b5145", "f08a42"),
    far: rivers("f0682c"),
    stands: [POOL, SLAG],
  },
  ship: {
    beyond: ["14172b", "2d3a52", "43546e"],
    floor: "9fb0bf",
    wall: "2c3850",
    roof: "c3a35a",
    pit: "18202f",
    glow: "5fb8d8",
    floorLines: plates("6f8296"),
    far: stars("fff4da"),
    stands: [ENGINE, PUMP],
  },
  city: {
    beyond: ["7a4f4a", "8a5c50", "6a4340"],
    floor: "cdbda4",
    wall: "5b3d40",
    roof: "b0705a",
    pit: "5e4a4c",
    glow: "a58a78",
    floorLines: paving("8d7a66"),
    far: roofs("8a5a50"),
    stands: [FOUNTAIN, HOUSE, CRATES],
  },
};

const OTHERS: readonly (readonly [floor: Hex, wall: Hex, beyond: Hex])[] = [
  ["a9b98a", "3f5238", "5d7848"],
  ["c3d2d6", "46627a", "7f9fb4"],
  ["b3a3bb", "4a3a62", "6a5786"],
  ["cfa88a", "6a3a34", "96604c"],
];

/** A place that no table knows: its colours are drawn by lot from its name. */
function other(name: string): Theme {
  const r = chance(`theme ${name}`);
  const [floor, wall, beyond] = pick(r, OTHERS);
  return {
    beyond: [beyond, tone(beyond, -0.1), tone(beyond, -0.22)],
    floor,
    wall,
    roof: tone(beyond, 0.3),
    pit: tone(wall, -0.2),
    glow: tone(beyond, 0.2),
    floorLines: pick(r, [ripples, paving, plates])(tone(floor, -0.3)),
    far: dunes(tone(beyond, 0.15)),
    stands: [ROCK, STONES, CRATES],
  };
}

export const themeOf = (name: string): Theme => THEMES[name] ?? other(name);
export const KNOWN_THEMES: readonly string[] = Object.keys(THEMES);
