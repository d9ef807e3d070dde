/**
 * A picture of each game for the start page, drawn by the very functions that draw its cards, but while the page is
 * built: a picture costs no script.
 */
import { hero } from "../src/art/adventures/hero";
import { back } from "../src/art/back";
import { bountyArt } from "../src/art/bounty/art";
import { bountyFigures } from "../src/art/bounty/figures";
import type { BountyCardData, WayCardData } from "../src/art/cards";
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
  "mandalorian-adventures": sheet(hero()),
};
