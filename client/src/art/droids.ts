/**
 * The faces of the computer players: a droid for each seat, in the box 0 0 100 100, to be cut round. Seen as small as a
 * fingernail, each is known by its outline alone; names in `ui/names.ts` stand in the same order.
 *
 * Colours: 0 the metal, 1 the seat's, 2 what shines in the eyes.
 */
import type { Hex } from "./color";
import { SEATS } from "./palette";
import { draw, type Drawing, pen } from "./paper";

interface Droid {
  metal: Hex;
  light: Hex;
  body: Drawing;
  /** what closes when it blinks */
  eyes: Drawing;
  /** what is lit while it thinks, over the lamp that the body has */
  lamp: Drawing;
}

const INK: Hex = "1d1030";

/** Bolt: the head of a screw, broad and calm, with a visor. */
const BOLT: Droid = {
  metal: "e9dcc3",
  light: "ffe08a",
  body: [
    ["0--", "M38 74H62V104H38Z", 3],
    ["1-", "~50 86C34 86 22 90 16 104L50 104", 4],
    ["1", "M39 22C39 12 44 7 50 7C56 7 61 12 61 22Z", 3],
    ["0", "M32 18H68L88 49L68 80H32L12 49Z", 8],
    ["1", "M36 22.5H64L69 31H31Z", 1.4],
    [INK, "M23 36H77Q82 46 76 57H24Q18 46 23 36Z"],
    ["9fc4e8/30", "M26 39H44L37 46H23.6Z"],
    ["0--/85", "M39 65.4Q50 68 61 65.4M43.6 72Q50 73.6 56.4 72", -2.8],
  ],
  eyes: [
    ["2", "|M33.4 41H40.6Q44.6 41 44.6 46.4Q44.6 52 40.6 52H33.4Q29.4 52 29.4 46.4Q29.4 41 33.4 41Z"],
    ["ffffff", "M34.6 42.6a2.2 2.2 0 1 0 .1 0ZM60.6 42.6a2.2 2.2 0 1 0 .1 0Z"],
  ],
  lamp: [
    ["1++/45", "M50-4a18 18 0 1 0 .1 0Z"],
    ["1++", "M41 20C41 13 45 9 50 9C55 9 59 13 59 20Z"],
    ["ffffff", "M44.6 17Q45 12.6 49 11.6Q47.6 14 47.6 17Z"],
  ],
};

/** Zap: a tall box, and all ears. */
const ZAP: Droid = {
  metal: "d3d9de",
  light: "9ff0ff",
  body: [
    ["0--", "~50 86C34 86 24 92 20 104L50 104", 4],
    ["0-", "|M41 22L34 15L42.6 12L36.4 6", -3],
    ["1", "|M36 1.6a5 5 0 1 0 .1 0Z", 1.6],
    ["1-", "|M30 33H20Q17 33 17 36V54Q17 57 20 57H30Z", 2],
    ["0", "M27 25Q27 19 33 19H67Q73 19 73 25V84Q73 91 66 91H34Q27 91 27 84Z", 8],
    [INK, "M32 31Q32 25 38 25H62Q68 25 68 31V54Q68 60 62 60H38Q32 60 32 54Z"],
    ["9fc4e8/25", "M36 29H52L36 48Z"],
    ["1", "M27 65.6H73V73.6H27Z", 1.4],
    ["0--/80", "M37 80H63M41 85.4H59", -2.4],
  ],
  eyes: [
    ["2", "|M37.4 37.4Q37.4 33 41.8 33Q46.2 33 46.2 37.4V48.6Q46.2 53 41.8 53Q37.4 53 37.4 48.6Z"],
    ["ffffff", "M41 35a2 2 0 1 0 .1 0ZM57.4 35a2 2 0 1 0 .1 0Z"],
  ],
  lamp: [
    ["1++/45", "|M36-5a12 12 0 1 0 .1 0Z"],
    ["1++", "|M36 2.2a4.6 4.6 0 1 0 .1 0Z"],
    ["ffffff", "|M35 4a1.8 1.8 0 1 0 .1 0Z"],
  ],
};

/** Cog: a wheel with one great eye, half awake. */
const COG: Droid = {
  metal: "d8b58c",
  light: "ffd0a8",
  body: [
    [
      "0",
      "M43.6 16.6L44.7 8.3L55.3 8.3L56.4 16.6L64.5 19.2L70.2 13.2L78.8 19.4L74.8 26.7L79.8 33.6L88 32.1L91.3 42.1L83.7 45.7L83.7 54.3L91.3 57.9L88 67.9L79.8 66.4L74.8 73.3L78.8 80.6L70.2 86.8L64.5 80.8L56.4 83.4L55.3 91.7L44.7 91.7L43.6 83.4L35.5 80.8L29.8 86.8L21.2 80.6L25.2 73.3L20.2 66.4L12 67.9L8.7 57.9L16.3 54.3L16.3 45.7L8.7 42.1L12 32.1L20.2 33.6L25.2 26.7L21.2 19.4L29.8 13.2L35.5 19.2Z",
      5,
    ],
    ["0++", "M50 21a29 29 0 1 0 .1 0Z", 6],
    ["1", "M50 25a21 21 0 1 0 .1 0Z", 3],
    [INK, "M50 29.6a16.4 16.4 0 1 0 .1 0Z"],
    ["0--/85", "M42 71.4Q50 75.4 58 71.4", -2.6],
  ],
  eyes: [
    ["2", "M50 34.6a11.4 11.4 0 1 0 .1 0Z"],
    [INK, "M50 40.4a5.8 5.8 0 1 0 .1 0Z"],
    ["ffffff", "M46.4 39.4a3.2 3.2 0 1 0 .1 0Z"],
    ["1-", "M33.9 43C35.6 35 42 29.6 50 29.6C58 29.6 64.4 35 66.1 43Q50 37.4 33.9 43Z"],
  ],
  lamp: [
    ["1++/45", "M50 14a32 32 0 1 0 .1 0ZM50 29.6a16.4 16.4 0 1 1-.1 0Z"],
    ["1++", "M50 27.4a18.6 18.6 0 1 0 .1 0Z", -4],
  ],
};

/** Fuse: a bulb, in which every thought is seen. */
const FUSE: Droid = {
  metal: "c9a066",
  light: "fff6d0",
  body: [
    ["0--", "~50 90C36 90 26 94 22 104L50 104", 3],
    ["0-", "M36 82H64L60 94H40Z", 3],
    ["1+", "~50 7C28 7 17 22 17 39C17 53 28 60 32 72L50 72", 8],
    ["ffffff/55", "M25 37C25 26 32 17 42 14.4C36 20 31.6 27 31 37Q28 40 25 37Z"],
    ["0--", "M41 27L45.6 17.6L50 27L54.4 17.6L59 27", -2.6],
    ["0", "M30 69H70Q73 69 73 72.6Q73 76 70 76H30Q27 76 27 72.6Q27 69 30 69Z", 2],
    ["0-", "M33 76H67Q69.6 76 69.6 79.4Q69.6 83 67 83H33Q30.4 83 30.4 79.4Q30.4 76 33 76Z", 2],
    [INK, "M43 59Q50 64.4 57 59", -2.6],
  ],
  eyes: [
    [INK, "|M37 36C41.6 36 44 40 44 45C44 50 41.6 54 37 54C32.4 54 30 50 30 45C30 40 32.4 36 37 36Z"],
    ["2", "M34.8 38.6a3 3 0 1 0 .1 0ZM60.8 38.6a3 3 0 1 0 .1 0Z"],
    ["2/70", "M39 47.4a1.6 1.6 0 1 0 .1 0ZM65 47.4a1.6 1.6 0 1 0 .1 0Z"],
  ],
  lamp: [
    ["fff6d0/40", "M50-2a26 26 0 1 0 .1 0Z"],
    ["fff6d0/70", "M50 8a15 15 0 1 0 .1 0Z"],
    ["ffffff", "M41 27L45.6 17.6L50 27L54.4 17.6L59 27", -3.4],
  ],
};

/** Pip: a little ball that floats, with one eye larger than the other. */
const PIP: Droid = {
  metal: "ece4d6",
  light: "e8dcff",
  body: [
    ["1d1030/40", "M50 88a21 4 0 1 0 .1 0Z"],
    ["0--", "M51 26Q50 15 60 12.4", -3],
    ["1", "M62 6a6 6 0 1 0 .1 0Z", 1.8],
    ["1-", "|M22 44C12 44 9 52 12 64C18 66 22 62 24 58Z", 3],
    ["0", "M50 22a31 31 0 1 0 .1 0Z", 9],
    ["1", "M23 38C27 28 37 22 50 22C63 22 73 28 77 38Q50 46 23 38Z", 3],
    [INK, "M41 46a11 11 0 1 0 .1 0ZM65 48.4a7 7 0 1 0 .1 0Z"],
    ["0--/85", "M47 74Q53 76.4 58 72.6", -2.4],
  ],
  eyes: [
    ["2", "M41 50.6a6.4 6.4 0 1 0 .1 0ZM65 51.6a3.8 3.8 0 1 0 .1 0Z"],
    ["ffffff", "M38.8 51.4a2.6 2.6 0 1 0 .1 0ZM63.8 52a1.6 1.6 0 1 0 .1 0Z"],
  ],
  lamp: [
    ["1++/45", "M62-2a14 14 0 1 0 .1 0Z"],
    ["1++", "M62 6.6a5.4 5.4 0 1 0 .1 0Z"],
    ["ffffff", "M60.6 8.4a2.2 2.2 0 1 0 .1 0Z"],
  ],
};

/** Dex: low and wide, many eyes and two quick fingers. */
const DEX: Droid = {
  metal: "d9cbc4",
  light: "ffc9a0",
  body: [
    ["0-", "|M28 70L19 79L24 90L31 87", -4.4],
    ["0-", "|M42 72L40 85L46.4 90.6", -4.4],
    ["0--", "M42 34L45 20H55L58 34Z", 2],
    ["1", "M50 13a7 7 0 1 0 .1 0Z", 2],
    ["0", "~50 29C30 29 9 38 7 55C7 67 24 75 36 76L50 76", 8],
    ["1", "~50 29C34 29 18 34 11 45Q30 38 50 38", 2],
    [INK, "|M38 45a11 11 0 1 0 .1 0ZM19.4 47a6.4 6.4 0 1 0 .1 0Z"],
    ["0--/85", "M44 71H56", -2.6],
  ],
  eyes: [
    ["2", "|M38 49.4a6.6 6.6 0 1 0 .1 0ZM19.4 49.8a3.6 3.6 0 1 0 .1 0Z"],
    [
      "ffffff",
      "M35.6 50.2a2.4 2.4 0 1 0 .1 0ZM59.6 50.2a2.4 2.4 0 1 0 .1 0ZM18 50.4a1.4 1.4 0 1 0 .1 0ZM79.2 50.4a1.4 1.4 0 1 0 .1 0Z",
    ],
  ],
  lamp: [
    ["1++/45", "M50 3a17 17 0 1 0 .1 0Z"],
    ["1++", "M50 13.8a6.2 6.2 0 1 0 .1 0Z"],
    ["ffffff", "M48 15.6a2.4 2.4 0 1 0 .1 0Z"],
  ],
};

export const DROIDS: readonly Droid[] = [BOLT, ZAP, COG, FUSE, PIP, DEX];

/** The face of the bot on a seat; `id` keeps its references apart from those of other pictures on the page. */
export function droidArt(seat: number, id: string, fine = false): string {
  const at = seat % DROIDS.length;
  const { metal, light, body, eyes, lamp } = DROIDS[at] as Droid;
  const p = pen(id, "ffd9a0", fine);
  const part = (name: string, drawing: Drawing): string =>
    `<g class="${name}">${draw(drawing, [metal, SEATS[at] as Hex, light], p)}</g>`;
  return part("body", body) + part("eyes", eyes) + part("lamp", lamp);
}
