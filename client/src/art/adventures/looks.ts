/** Who is who in the third game: enemies by the names of their tokens, and the characters, as parts of portraits. */
import type { Hex } from "../color";
import { PARTS, PEOPLE } from "../bounty/people";
import { stranger } from "../bounty/stranger";
import { draw, type Pen } from "../paper";
import type { Part, Parts } from "../people/portrait";
import { FOES } from "./foes";

const ALL: Parts = { ...PARTS, ...FOES };
export const isPart = (name: string): boolean => name in ALL;

/** A face, from skin, iris and hair; then what differs. */
const face = (skin: Hex, iris: Hex, hair: Hex, head = "jaw", mouth = "firm"): Part[] => [
  ["ears", skin],
  [head, skin],
  ["nose", skin],
  ["eyes-narrow", iris],
  ["brows-stern", hair],
  [mouth, skin],
];
const masked = (cloth: Hex, inside: Hex, glass: Hex): Part[] => [
  ["cowl", cloth, inside],
  ["mouth-mask", cloth],
  ["goggles", "3a2f2a", "c9935a", glass],
];
const shell = (helmet: string, white: Hex, marks: Hex, armour = white): Part[] => [
  ["neck", "2a2733"],
  ["plate", armour, white, marks],
  [helmet, white, marks],
];
const reptile = (skin: Hex, cloth: Hex, eyes: string): Part[] => [
  ["plate", cloth, "5d4a36", "c9a23c"],
  ["lizard-head", skin],
  ["lizard-mouth"],
  [eyes, skin, "ffd76a"],
];

export const ENEMIES: Readonly<Record<string, readonly Part[]>> = {
  // the camp in the desert
  raider: masked("b08d62", "4a3626", "e8a24a"),
  "seasoned-raider": [...masked("7a4a36", "2d1c1a", "ff6a4a"), ["tally", "ffe0b0"]],
  "camp-guard": reptile("b9724a", "8a6a44", "bulging-eyes"),
  bruiser: [...reptile("7d8a4a", "4a3428", "bulging-eyes"), ["horns", "e8d8b0"]],
  marksman: [
    ["cowl", "c9a878", "3a2a22"],
    ["lens", "ff5238"],
    ["mouth-mask", "a07a50"],
  ],
  "seasoned-marksman": [
    ["cowl", "5d4a5a", "241a26"],
    ["lens", "ffb03c"],
    ["mouth-mask", "8a5a3a"],
  ],
  "roof-marksman": [...masked("8a7a5a", "3a2f26", "7fd4e8"), ["wide-hat", "6a4a34", "3a2a22"]],
  // hunters of the guild
  hunter: [
    ["neck", "cb966d"],
    ["coat", "5a3a34", "7a4f42", "dcae4c"],
    ...face("d6a276", "5a3a26", "3a241f"),
    ["stubble", "3a241f"],
    ["tousled", "3a241f"],
  ],
  brawler: [
    ["vest", "5d4a36", "3a2f2a", "c9ced6"],
    ...face("b5543f", "ffd76a", "5a201c", "oval", "grin"),
    ["horns", "f0dcc0"],
    ["scar", "ffd0b0"],
  ],
  spotter: [["hood", "4a5a62"], ["breather", "8a8f98", "5d6470"], ["bead-eyes"]],
  "roof-hunter": [
    ["coat", "2d2a3a", "3f3a52", "c9ced6"],
    ["neck", "6f93c8"],
    ["jaw", "7fa3d8"],
    ["shadow", "2f4a7a"],
    ["red-eyes"],
    ["firm", "6f93c8"],
    ["wide-hat", "3a2f3a", "8a3b32"],
  ],
  saboteur: [
    ["frame", "6a5a4a", "a5917c"],
    ["fly-head", "5d7353"],
    ["fly-eyes", "e8a24a"],
  ],
  veteran: [
    ["plate", "4a4b42", "6e6a58", "c9a23c"],
    ...face("b98a64", "7a6a3a", "c8ccd6"),
    ["goatee", "d8d4cc"],
    ["scar", "8a3b32"],
    ["crop", "c8ccd6"],
  ],
  // machines of the ship
  "security-droid": [
    ["chest", "3d4250", "c8352f"],
    ["plate-head", "4a5060"],
    ["lamp-eyes", "2c303c", "ff5a48"],
    ["grille", "5d6470"],
  ],
  "heavy-droid": [
    ["chest", "7a5a34", "f0bf4c"],
    ["jowl", "8a6a3c"],
    ["dome-bell", "a5804a", "5d4222"],
    ["lens", "ff9a3c"],
    ["grille", "8a6a3c"],
  ],
  "guard-droid": [
    ["frame", "5d6f86", "9fb4d0"],
    ["rings", "7f93ac", "ff5238"],
  ],
  "mouse-droid": [["mousy", "3a3d4a", "8fa0b8"]],
  "sentry-turret": [["turret", "7f8fa3", "ff5a3c"]],
  warden: [
    ["neck", "e0b48c"],
    ["suit", "44505f", "7f8c9c", "c9303a"],
    ...face("efc09a", "5f7a8a", "6a4a34", "slim"),
    ["bill", "3a4656", "f0bf4c"],
  ],
  // the Empire
  trooper: shell("trooper", "eef0f4", "a9b2c2"),
  captor: [...shell("trooper", "eef0f4", "e8843c", "d8dce4"), ["pauldron", "e8843c", "ffd0a0"]],
  scout: shell("scout", "f0ede4", "8a8f98"),
  "flame-trooper": [...shell("trooper", "f4e6dc", "d8402f", "d8402f"), ["tubes", "5a5f70"]],
  elite: [...shell("trooper", "3a3f4e", "6fd08a", "2a2e3a"), ["lamps", "7fe89a"]],
  technician: [
    ["neck", "c98f6a"],
    ["suit", "5a5f6a", "8a8f9a", "e8a24a"],
    ...face("d8a27c", "5a3a26", "3a241f"),
    ["goggles", "2d303a", "aab3c2", "6fc4e8"],
    ["bill", "4a505e", "c9ced6"],
  ],
  "moff-gideon": [
    ["cape", "23242e", "8a2630", "c9303a"],
    ["neck", "7a5240"],
    ...face("8f6450", "5a3a26", "2a2026", "slim"),
    ["goatee", "3a3036"],
    ["crop", "2a2228"],
  ],
  // a beast, and the one who hides
  mudhorn: [["rhino", "7a5c44", "e8dcc0"]],
  mark: [
    ["cowl", "6a4a3a", "2f4a5a"],
    ["wide-head", "5fa8b8"],
    ["yellow-eyes", "4f98a8", "ffe08a"],
    ["tiny-mouth", "3f7f90"],
  ],
  // people who are found
  informer: [
    ["cowl", "54708a", "2a2433"],
    ["jaw", "d6a276"],
    ["nose-small", "cb966d"],
    ["eyes", "5f8a4a"],
    ["smirk", "cb966d"],
  ],
  prisoner: [
    ["neck", "b58ab8"],
    ["suit", "d98a3c", "f0b060", "3a2f3a"],
    ...face("c79ac8", "ffd76a", "6a3a6a", "slim", "smirk"),
    ["brow", "8a5a8a"],
  ],
  inmate: [
    ["neck", "a5704a"],
    ["suit", "d98a3c", "f0b060", "3a2f3a"],
    ...face("b9805a", "3f86c8", "2a1f1f"),
    ["stubble", "2a1f1f"],
  ],
};

export interface Character {
  parts: readonly Part[];
  /** the colour of its cards, and of the base it stands on */
  colour: Hex;
  place: "dunes" | "works" | "cave" | "city" | "peaks" | "temple" | "space" | "forest" | "swamp";
}

export const CAST: Readonly<Record<string, Character>> = {
  mandalorian: { parts: PEOPLE["din-djarin"]?.parts ?? [], colour: "6f87a8", place: "dunes" },
  "ig-11": { parts: PEOPLE["ig-11"]?.parts ?? [], colour: "b0603c", place: "works" },
  "paz-vizsla": {
    parts: [
      ["plate", "2f4a78", "3f66a5", "c9d4e6"],
      ["pauldron", "3f66a5", "9fc0ec"],
      ["bucket", "3d64a2"],
      ["cheeks", "2f4f86"],
      ["ridge", "5f86c4"],
      ["visor"],
    ],
    colour: "3f66a5",
    place: "cave",
  },
  xian: {
    parts: [
      ["tails", "9a78b0", "3a2d4a"],
      ["neck", "a884be"],
      ["collar", "3a2f3a", "c9303a"],
      ["slim", "b590c8"],
      ["nose-small", "a884be"],
      ["eyes-narrow", "ffc84a"],
      ["brows-fine", "5a3a6a"],
      ["grin"],
      ["brow", "4a3a5a"],
    ],
    colour: "8a55a8",
    place: "space",
  },
  burg: {
    parts: [
      ["vest", "4a3a32", "2f2a2a", "c9ced6"],
      ["neck", "a83a34"],
      ...face("c04a40", "ffd76a", "4a1a1a", "oval"),
      ["tusk", "f3e6c6"],
      ["horns", "f3e6c6"],
      ["dots", "7a2420"],
    ],
    colour: "a83a34",
    place: "works",
  },
  "migs-mayfeld": {
    parts: [
      ["neck", "e0b090"],
      ["suit", "4f5a4a", "6f7a62", "c9a23c"],
      ...face("efc4a4", "4f8ac0", "8a6a4a", "jaw", "smirk"),
      ["stubble", "8a6a4a"],
    ],
    colour: "6d8a4a",
    place: "city",
  },
  "greef-karga": {
    parts: [
      ["neck", "6f4836"],
      ["coat", "6a4426", "9a6a34", "f0bf4c"],
      ...face("83583f", "4a2f22", "e8e4dc", "oval", "smile"),
      ["goatee", "e0dcd4"],
      ["crop", "d8d4cc"],
    ],
    colour: "c08a2e",
    place: "city",
  },
  "cara-dune": {
    parts: [
      ["bob-back", "241c26"],
      ["neck", "e0b090"],
      ["plate", "3a4a44", "54685c", "c9a23c"],
      ["slim", "efc4a4"],
      ["nose-small", "e0b090"],
      ["eyes-narrow", "5a3a26"],
      ["brows-stern", "241c26"],
      ["lips", "b0605a"],
      ["parted", "2f2630"],
    ],
    colour: "2f8a6a",
    place: "forest",
  },
};

const HUES: readonly Hex[] = ["6f87a8", "b0603c", "8a55a8", "6d8a4a", "c08a2e", "2f8a6a"];

/** A character; one that no table knows is drawn by lot from its name. */
export const castOf = (name: string): Character =>
  CAST[name] ?? { parts: stranger(name).parts, colour: HUES[name.length % HUES.length] as Hex, place: "peaks" };

/** The parts of the enemy with this name; a name that no table knows has a person drawn by lot. */
export const enemyOf = (name: string): readonly Part[] => ENEMIES[name] ?? stranger(name).parts;

/** Parts as SVG, in the box 0 0 100 116. */
export const portrait = (parts: readonly Part[], p: Pen): string =>
  parts.map(([name, ...colours]) => draw(ALL[name] ?? [], colours, p)).join("");
