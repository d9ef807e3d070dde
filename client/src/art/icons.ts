/**
 * Icons on a grid of 24, drawn with a round line of 2. "F" begins what is filled instead.
 * Each reads at 16 px: few strokes, none closer than 3 to another.
 */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const PERSON = `${disc(12, 7.5, 4)}M4 21c.6-5 3.6-7.5 8-7.5s7.4 2.5 8 7.5`;
const CIRCLE = disc(12, 12, 9);
const SLAB = "M6 3.5h9l4 4v11a2 2 0 0 1-2 2H9l-4-4v-11a2 2 0 0 1 1-2Z";
const BOX = "M4 5h16v14H4Z";

export const ICONS = {
  // decks and things of Bounty Hunters
  target: `${disc(12, 12, 6.5)}M12 2v5M12 17v5M2 12h5M17 12h5F${disc(12, 12, 2)}`,
  hunter: "M5 20.5V11c0-5 3-8 7-8s7 3 7 8v9.5l-4.5 1V14h-5v7.5ZM5 11.5h14",
  contract: "M6 3h9l4 4v14H6ZM9.5 10h6M9.5 14h6M9.5 18h3",
  market: "M3 9l2-5h14l2 5M5 12.5V20h14v-7.5M3 9c0 4 4.5 4 4.5 0 0 4 4.5 4 4.5 0 0 4 4.5 4 4.5 0 0 4 4.5 4 4.5 0Z",
  green: `F${disc(12, 12, 8.5)}`,
  blue: "F12 3.5 21 19.5H3Z",
  orange: "F7.5 4h9l4.5 8-4.5 8h-9L3 12Z",
  credit: `${SLAB}M12 8.5v7M9 10.5v3M15 10.5v3`,
  crate: `${BOX}M4 9.5h16M4 14.5h16M9 9.5v5M15 9.5v5`,
  captured: "M5 4h14v16H5ZM9.7 4v16M14.3 4v16",
  reserved: "M6 3h12M6 21h12M7.5 3c0 5 9 6.5 9 9s-9 4-9 9M16.5 3c0 5-9 6.5-9 9s9 4 9 9",
  duo: "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7",
  hand: "M4 8.5 9 7l4 13-5 1.5ZM10.5 5.5h5.5v14M17 7l4 1-3 12",
  droid: "M5 11a7 7 0 0 1 14 0v9H5ZM5 12h14M9 16h2M13 16h2F12 6.2a1.6 1.6 0 1 0 .1 0Z",
  // Way of the Mandalorian
  firepower:
    "F12 1.5l2.7 4.6 5.2-1.2-1.2 5.2 4.3 2.6-4.6 2.6 1 5.2-5.1-1.3L12 23l-2.4-3.8-5.2 1.3 1.1-5.2L1 12.7l4.4-2.6L4.2 5l5.2 1.1Z",
  armour: "F12 2l8.5 2.8V12c0 4.8-3.6 8-8.5 10-4.9-2-8.5-5.2-8.5-10V4.8Z",
  piloting: "F8 4.5h14L16 19.5H2Z",
  cunning: "F12 1.5 22.5 12 12 22.5 1.5 12Z",
  equipment: "M14.5 5.5a4.5 4.5 0 0 1 5.6 5.7l-4 1.3-3-3ZM12.5 10.5 4 19l2 2 8.5-8.5",
  event: "M13.5 2 5 13.5h6L9.5 22 19 10h-6Z",
  mission: "M4 4h16v12l-8 5-8-5ZM8.5 9.5l3.5 3 3.5-3",
  temporary: "M4.5 8.5 8.5 5v14M13 10l7 7M20 10l-7 7",
  reward: `${SLAB}M12 8.5v7M8.5 12h7`,
  penalty: `${SLAB}M8.5 12h7`,
  sale: "M11.5 3H20v8.5L11.5 20 3 11.5ZF15.8 6.2a1.5 1.5 0 1 0 .1 0Z",
  job: "M3 8.5h18V19H3ZM8.5 8.5V5h7v3.5M3 13h18",
  deck: "M7 3h12v15H7ZM5 6v15h11",
  discard: "M5 8h14l-1.5 13h-11ZM9 8V4h6v4M3 8h18",
  // the table
  undo: "M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3",
  redo: "M15 5l5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3",
  settings: `${disc(12, 12, 3)}M10.2 5.0L10.3 2.1L13.7 2.1L13.8 5.0L15.7 5.8L17.8 3.8L20.2 6.2L18.2 8.3L19.0 10.2L21.9 10.3L21.9 13.7L19.0 13.8L18.2 15.7L20.2 17.8L17.8 20.2L15.7 18.2L13.8 19.0L13.7 21.9L10.3 21.9L10.2 19.0L8.3 18.2L6.2 20.2L3.8 17.8L5.8 15.7L5.0 13.8L2.1 13.7L2.1 10.3L5.0 10.2L5.8 8.3L3.8 6.2L6.2 3.8L8.3 5.8Z`,
  sound: "M4 9.5v5h4l5 4.5V5L8 9.5ZM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  silent: "M4 9.5v5h4l5 4.5V5L8 9.5ZM16.5 9.5l5 5M21.5 9.5l-5 5",
  language: `${CIRCLE}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`,
  eye: `M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z${disc(12, 12, 3)}`,
  hidden: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM4 20 20 4",
  qr: "M3.5 3.5h6v6h-6ZM14.5 3.5h6v6h-6ZM3.5 14.5h6v6h-6ZM14.5 14.5h2v2M20.5 14.5v3M14.5 20.5h3M20.5 20.5h.1",
  robot:
    "M5 8.5h14V19H5ZM12 8.5V4M2.5 12v4M21.5 12v4F9.2 12a1.5 1.5 0 1 0 .1 0ZM14.8 12a1.5 1.5 0 1 0 .1 0ZM11 2.5h2v2h-2Z",
  person: PERSON,
  people: `${disc(9, 8, 3.5)}M2 20c.5-4.5 3-6.5 7-6.5s6.5 2 7 6.5M15.5 5a3.5 3.5 0 0 1 0 6.5M18 14c2.5.7 3.7 2.7 4 6`,
  clock: `${CIRCLE}M12 7v5.5l3.5 2`,
  away: "M20 14.5A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10.5ZM14 4h5l-5 5.5h5",
  check: "M4 12.5 9.5 18 20 6.5",
  cross: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  no: `${CIRCLE}M5.8 5.8l12.4 12.4`,
  info: `${CIRCLE}M12 11v5.5F12 6.3a1.3 1.3 0 1 0 .1 0Z`,
  help: `${CIRCLE}M9.2 9.4c.3-3.6 5.8-3.4 5.6 0-.2 2-2.8 2-2.8 4.1F12 15.6a1.3 1.3 0 1 0 .1 0Z`,
  play: "M7 4.5v15l12.5-7.5Z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5 9.5 12l9.5 7Z",
  last: "M18 5v14M5 5l9.5 7L5 19Z",
  replay: "M4 12a8 8 0 1 1 2.6 5.9M4 20v-5h5",
  link: "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7",
  download: "M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16",
  share: "M12 15V3M7 7.5 12 3l5 4.5M5 12v8.5h14V12",
  chat: "M4 4.5h16v12h-9l-5 4v-4H4Z",
  crown: "M4 18.5 2.5 7.5 8 11.5 12 4.5l4 7 5.5-4-1.5 11Z",
  flag: "M5.5 21.5V3.5c5-2.5 8 2.5 13.5 0v10c-5.5 2.5-8.5-2.5-13.5 0",
  star: "M12 3l2.8 5.8 6.3.9-4.6 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L2.9 9.7l6.3-.9Z",
  spark: "F12 1.5c1 6 3.5 8.7 10.5 10.5C15.5 13.8 13 16.5 12 22.5 11 16.5 8.5 13.8 1.5 12 8.5 10.2 11 7.5 12 1.5Z",
  lock: "M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2",
  proof: "M12 2.5l8 2.8V12c0 4.5-3.4 7.6-8 9.5-4.6-1.9-8-5-8-9.5V5.3ZM8.5 12l2.5 2.5 4.5-5",
  lamp: "M8.5 17a6.5 6.5 0 1 1 7 0v1.5h-7ZM9.5 21.5h5",
  sun: `${disc(12, 12, 4)}M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19`,
  moon: "M20 14.5A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10.5Z",
  book: "M12 6C9.5 4 6 4 3 4.5v14c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5v-14C18 4 14.5 4 12 6ZM12 6v14",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  plus: "M12 4.5v15M4.5 12h15",
  minus: "M4.5 12h15",
  up: "M12 20V4.5M5.5 11 12 4.5l6.5 6.5",
  down: "M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5",
  left: "M20 12H4.5M11 5.5 4.5 12l6.5 6.5",
  right: "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5",
  turn: "M4 9h13M13 5l4 4-4 4M20 15H7M11 11l-4 4 4 4",
  // emblems of the seats
  "seat-1": `F${disc(12, 12, 5)}M12 1l2 4h-4ZM12 23l2-4h-4ZM1 12l4-2v4ZM23 12l-4-2v4ZM4.2 4.2 8.5 5.6 5.6 8.5ZM19.8 19.8l-4.3-1.4 2.9-2.9ZM19.8 4.2l-1.4 4.3-2.9-2.9ZM4.2 19.8l1.4-4.3 2.9 2.9Z`,
  "seat-2":
    "F2 9.5c3-4 5.5-4 8-1s5 3 8.5-2l2.5 2c-4.5 6-8.5 6-11.5 2.5-2-2.3-3.5-2-5 0ZM2 17c3-4 5.5-4 8-1s5 3 8.5-2l2.5 2c-4.5 6-8.5 6-11.5 2.5-2-2.3-3.5-2-5 0Z",
  "seat-3": "F12 1.5l3.2 7.2 7.8.8-5.8 5.2 1.7 7.7L12 18.4l-6.9 4L6.8 14.7 1 9.5l7.8-.8Z",
  "seat-4": "F20.5 3C9 3 3.5 8 4 16l-1.5 5h2.8l1-3C15 19.5 21 15 20.5 3ZM15.5 8c-3.5 2-6 4.5-8 8 3-6 5-7 8-8Z",
  "seat-5": "F12 2l10 18H2ZM12 9l-4.5 8 4.5-3 4.5 3Z",
  "seat-6": "F12 1.5C14 7 20 9 20 15a8 8 0 0 1-16 0c0-3 1.5-5 3.5-7 .3 2.5 1 3.5 2.5 4.5C10 8 10.5 5 12 1.5Z",
} as const;

export type IconName = keyof typeof ICONS;

/** The stroked and the filled outline of an icon. */
export function outlines(name: IconName): [line: string, fill: string] {
  const [line = "", fill = ""] = ICONS[name].split("F");
  return [line, fill && (fill[0] === "M" ? fill : `M${fill}`)];
}

/** An icon inside another drawing: its middle, its size and its colour. */
export function iconAt(name: IconName, x: number, y: number, size: number, colour: string, width = 2): string {
  const [line, fill] = outlines(name);
  const body =
    (line &&
      `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`) +
    (fill && `<path d="${fill}" fill="${colour}" fill-rule="evenodd"/>`);
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${body}</g>`;
}
