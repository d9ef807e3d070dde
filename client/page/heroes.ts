/**
 * A picture of each game for the start page, drawn by the very functions that draw its cards, but while the page is
 * built: a picture costs no script.
 */
import { back } from "../src/art/back";
import { bountyArt, medal, person } from "../src/art/bounty/art";
import { bountyFigures } from "../src/art/bounty/figures";
import type { BountyCardData, WayCardData } from "../src/art/cards";
import { pen } from "../src/art/paper";
import { wayArt } from "../src/art/way/art";
import { wayFigures } from "../src/art/way/figures";
import { outlined } from "./digits";

const SMALL = `<style>.roomy{display:none}</style>`;
const CLIP = `<clipPath id="c"><rect width="100" height="140" rx="8"/></clipPath>`;

/** A card with its middle at a place, turned a little. */
function laid(picture: string, x: number, y: number, turn: number, size: number): string {
  const at = `translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-50 -70)`;
  return `<g transform="${at}"><rect x="2" y="5" width="100" height="140" rx="9" fill="#000" opacity=".35"/><g clip-path="url(#c)"><rect width="100" height="140" fill="#f6ebd3"/>${picture}</g></g>`;
}

const sheet = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${SMALL}<defs>${CLIP}</defs>${outlined(inner)}</svg>`;

const bounty = (card: BountyCardData, id: string): string => bountyArt(card, id, true) + bountyFigures(card, id, false);
const way = (card: WayCardData, id: string): string => wayArt(card, id, true) + wayFigures(card, id, false);

const GROGU: BountyCardData = {
  type: "target",
  name: "",
  character: "grogu",
  points: 20,
  shield: [3, 6, 5],
  bonus: "none",
  copies: 3,
};
const BOBA: BountyCardData = { type: "hunter", name: "", character: "boba-fett", penalty: 3, attack: [4, 2, 4] };
const DROID: BountyCardData = { type: "droid", name: "", family: "astromech", cost: 1, attack: [3, 1, 0], copies: 4 };
const CHEWIE: BountyCardData = {
  type: "target",
  name: "",
  character: "chewbacca",
  points: 16,
  shield: [4, 1, 6],
  bonus: "none",
  copies: 5,
};
const HEIR: WayCardData = {
  type: "mission",
  id: "pirate-flagship",
  name: "",
  level: 3,
  requires: [5, 4, 4, 2],
  reward: 900,
  penalty: 300,
};
const DIN: WayCardData = { type: "character", id: "din-djarin", name: "", symbols: [2, 1, 1, 1] };
const BO: WayCardData = { type: "character", id: "bo-katan-kryze", name: "", symbols: [1, 1, 2, 0] };
const RIFLE: WayCardData = { type: "equipment", id: "ion-rifle", name: "", symbols: [3, 0, 0, 1], cost: 600 };
export const PICTURES: Readonly<Record<string, string>> = {
  "bounty-hunters": sheet(
    laid(back("hunter", "b"), 52, 116, -16, 0.82) +
      laid(bounty(DROID, "d"), 268, 116, 15, 0.9) +
      laid(bounty(CHEWIE, "w"), 104, 108, -8, 1.02) +
      laid(bounty(BOBA, "f"), 218, 106, 7, 1.06) +
      laid(bounty(GROGU, "g"), 161, 104, -1, 1.22),
  ),
  "way-of-the-mandalorian": sheet(
    laid(back("way", "b"), 54, 118, -15, 0.82) +
      laid(way(RIFLE, "r"), 270, 116, 15, 0.9) +
      laid(way(BO, "k"), 106, 108, -8, 1.02) +
      laid(way(HEIR, "h"), 218, 107, 7, 1.06) +
      laid(way(DIN, "n"), 161, 104, -1, 1.22),
  ),
  "mandalorian-adventures": sheet(
    map() + figurine("din-djarin", 92, 108, 46) + figurine("ig-11", 252, 60, 34) + figurine("grogu", 206, 142, 32),
  ),
};

/** A person on the map: a face in a round frame, so that cells are seen around it. */
function figurine(who: string, x: number, y: number, r: number): string {
  const p = pen(`a-${who}`, "ffe6b0", true);
  return medal(person(who, who === "grogu" ? "target" : "hunter", who, p), x, y, r, p);
}

/** A corner of a map: cells, walls, a door, figures. */
function map(): string {
  const tiles = Array.from({ length: 35 }, (_, i) => {
    const [x, y] = [i % 7, Math.floor(i / 7)];
    const shade = (i * 7 + y * 3) % 5;
    return `<rect x="${x * 46 + 1}" y="${y * 40 + 1}" width="44" height="38" rx="3" fill="${["#a88558", "#9c7a50", "#b08e60", "#8f6f49", "#a58157"][shade]}"/>`;
  }).join("");
  const wall = `<path d="M138 0V80M138 120V200M230 40H322M0 120H92" stroke="#3c2b1e" stroke-width="7" stroke-linecap="round"/><path d="M138 84V116" stroke="#e8a24a" stroke-width="6" stroke-dasharray="6 5"/>`;
  const token = (x: number, y: number, c: string): string =>
    `<circle cx="${x}" cy="${y + 2}" r="13" fill="#000" opacity=".35"/><circle cx="${x}" cy="${y}" r="13" fill="${c}"/><circle cx="${x}" cy="${y}" r="10" fill="none" stroke="#fff6e6" stroke-width="2"/>`;
  return `<g opacity=".95">${tiles}${wall}${token(161, 60, "#a03636")}${token(161, 140, "#2f7d57")}${token(115, 20, "#a03636")}${token(207, 180, "#2f639f")}</g>`;
}
