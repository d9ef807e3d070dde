/** A picture of a result, to be sent to others: drawn with our own art as SVG, and made a file by the browser. */
import { outlines } from "../../art/icons";
import { SEATS } from "../../art/palette";
import { between, chance, pick } from "../../art/seed";
import { type Shape, SHAPES } from "../../art/shapes";

export const WIDE = 1200;
export const HIGH = 630;

export interface Pictured {
  name: string;
  seat: number;
  /** as it is written */
  points: string;
  won: boolean;
  /** the face: the inside of an svg, and its box */
  face: { inner: string; box: string };
}
export interface Scene {
  id: string;
  game: string;
  headline: string;
  /** the best first */
  players: readonly Pictured[];
  /** where it can be seen again */
  link: string;
  /** the picture of the game as an address, "" for none */
  hero: string;
  colours: { deep: string; tint: string; glow: string };
  shapes: readonly Shape[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** A text inside markup: names are whatever people call themselves. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? "");

/** A text that is not longer than this many letters. */
export const short = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
};

const FONT = `font-family="'Exo 2 Variable','Exo 2',system-ui,'Segoe UI',Roboto,sans-serif"`;
const text = (words: string, x: number, y: number, size: number, more: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${FONT} ${more}>${escaped(words)}</text>`;

/** Letters that are as large as fits this width: about as wide as 0.56 of their height. */
const fit = (words: string, width: number, most: number): number =>
  Math.round(Math.min(most, width / (0.56 * Math.max(1, [...words].length))));

function rain({ id, shapes }: Scene): string {
  const r = chance(id);
  return Array.from({ length: 34 }, () => {
    // above the headline, and beside the players
    const [high, edge] = [r() < 0.5, between(r, 0, 150)];
    const x = Math.round(high ? between(r, 0, WIDE) : r() < 0.5 ? edge : WIDE - edge);
    const y = Math.round(high ? between(r, 0, 34) : between(r, 34, HIGH));
    const colour = pick(r, ["6bcb84", "66b4f5", "f79a4a", "f0bf4c"]);
    const turn = Math.round(between(r, 0, 360));
    return `<path d="${SHAPES[pick(r, shapes)].d}" transform="translate(${x} ${y}) rotate(${turn}) scale(${between(r, 0.5, 1.1).toFixed(2)})" fill="#${colour}" opacity=".75"/>`;
  }).join("");
}

/** A player with face, name and points, the middle of the face at x. */
function player({ name, seat, points, won, face }: Pictured, x: number, room: number, i: number): string {
  const radius = won ? 92 : 66;
  const y = won ? 330 : 352;
  const [left = 0, top = 0, width = 100, height = 100] = face.box.split(" ").map(Number);
  const scale = (2 * radius) / Math.min(width, height);
  const crown = won
    ? `<g transform="translate(${x - 34} ${y - radius - 62}) scale(2.8)"><path d="${outlines("crown")[0]}" fill="#f0bf4c" stroke="#1c1424" stroke-width="1.2" stroke-linejoin="round"/></g>`
    : "";
  const shownName = short(name, 18);
  return (
    `<clipPath id="f${i}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    `<circle cx="${x}" cy="${y}" r="${radius + 6}" fill="#${SEATS[seat % SEATS.length] ?? "f0bf4c"}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#2b2240"/>` +
    `<g clip-path="url(#f${i})"><g transform="translate(${x - radius} ${y - radius}) scale(${scale.toFixed(3)}) translate(${-left} ${-top})">${face.inner}</g></g>` +
    crown +
    text(
      shownName,
      x,
      486,
      fit(shownName, room - 16, won ? 38 : 32),
      `text-anchor="middle" font-weight="700" fill="#fff6e6"`,
    ) +
    text(points, x, 538, won ? 50 : 40, `text-anchor="middle" font-weight="800" fill="${won ? "#f0bf4c" : "#d8cbe6"}"`)
  );
}

/** The picture as SVG. */
export function pictureOf(scene: Scene): string {
  const { game, headline, players, link, hero, colours } = scene;
  const room = Math.min(250, (WIDE - 80) / players.length);
  const begin = WIDE / 2 - (room * (players.length - 1)) / 2;
  const back = hero
    ? `<image href="${escaped(hero)}" x="0" y="0" width="${WIDE}" height="${HIGH}" preserveAspectRatio="xMidYMin slice" opacity=".38"/>`
    : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">` +
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colours.deep}"/><stop offset="1" stop-color="${colours.tint}"/></linearGradient>` +
    `<radialGradient id="lamp" cy=".3"><stop stop-color="#ffd98a" stop-opacity=".55"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="dark" x2="0" y2="1"><stop stop-color="#0b0912" stop-opacity=".72"/><stop offset=".45" stop-color="#0b0912" stop-opacity=".5"/><stop offset="1" stop-color="#0b0912" stop-opacity=".9"/></linearGradient></defs>` +
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#sky)"/>${back}<rect width="${WIDE}" height="${HIGH}" fill="url(#dark)"/><rect width="${WIDE}" height="${HIGH}" fill="url(#lamp)"/>` +
    (players.some(({ won }) => won) ? rain(scene) : "") +
    text(game, WIDE / 2, 62, fit(game, 1000, 34), `text-anchor="middle" font-weight="600" fill="#e6d6c0"`) +
    text(
      headline,
      WIDE / 2,
      144,
      fit(headline, 1080, 68),
      `text-anchor="middle" font-weight="800" fill="#ffdf94" stroke="#1c1424" stroke-width="6" paint-order="stroke" stroke-linejoin="round"`,
    ) +
    players.map((one, i) => player(one, begin + i * room, room, i)).join("") +
    (link &&
      text(short(link, 90), WIDE / 2, 604, fit(short(link, 90), 1100, 24), `text-anchor="middle" fill="#d8cbe6"`)) +
    `</svg>`
  );
}

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((done, failed) => {
    const image = new Image(WIDE, HIGH);
    image.onload = () => done(image);
    image.onerror = () => failed(new Error("the picture cannot be drawn"));
    image.src = address;
  });

/** The address of an SVG, for a picture on the page. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A picture of ours as an address that holds all of it. */
export const embedded = async (address: string): Promise<string> => addressOf(await (await fetch(address)).text());

/** The picture as a PNG file. */
export async function png(svg: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  canvas.getContext("2d")?.drawImage(await loaded(addressOf(svg)), 0, 0, WIDE, HIGH);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture cannot be written");
  return blob;
}
