/** The pictures of Bounty Hunters' cards, in the box 0 0 100 140; numbers and names lie over them. */
import type { BountyCardData } from "../cards";
import type { Hex } from "../color";
import { DECKS, type Deck } from "../palette";
import { pen, type Pen } from "../paper";
import { figure, type Part } from "../people/portrait";
import { type Place, scene } from "../scene";
import { hash } from "../seed";
import { crates, droid } from "./market";
import { PARTS, PEOPLE } from "./people";
import { stranger } from "./stranger";

/** The light behind a figure, and round its rim. */
const GLOWS: Readonly<Record<Deck, readonly Hex[]>> = {
  target: ["f4efb8", "ffe3a0", "d6f0c8"],
  hunter: ["ffcf94", "ffb08a", "ffc9b8"],
  contract: ["cfe6ff", "d8f0f4", "e2dcff"],
  market: ["ffe6b0", "ffd9a0", "f4ead0"],
};

const glow = (deck: Deck, seed: string): Hex => GLOWS[deck][hash(seed) % 3] as Hex;

/** The parts of a character; those of nobody we know are drawn by lot. */
export const partsOf = (character: string): readonly Part[] => (PEOPLE[character] ?? stranger(character)).parts;

const placeOf = (character: string): Place => (PEOPLE[character]?.place ?? "dunes") as Place;

/** What comes forward when a card is pointed at (Card.svelte). */
const front = (inner: string): string => `<g class="front">${inner}</g>`;

/** A figure, a little aside from the number in the upper left corner. */
const aside = (inner: string): string => front(`<g transform="translate(6.5 7) scale(.93)">${inner}</g>`);

/** A person in front of a place. */
export function person(character: string, deck: Deck, seed: string, p: Pen): string {
  const light = glow(deck, character);
  return (
    scene(placeOf(character), DECKS[deck], light, seed, p.fine) +
    aside(figure(partsOf(character), PARTS, Object.assign(p, { rim: light })))
  );
}

/** A face in a round frame. */
export function medal(inner: string, x: number, y: number, r: number, p: Pen): string {
  const id = `${p.id}-${p.used++}`;
  const ring = (radius: number, more: string): string => `<circle cx="${x}" cy="${y}" r="${radius}" ${more}/>`;
  const k = (2 * r) / 84;
  return (
    ring(r + 2, `fill="#0d1a33" opacity=".35" transform="translate(1.2 2)"`) +
    `<clipPath id="${id}">${ring(r, "")}</clipPath><g clip-path="url(#${id})"><g transform="translate(${x - 50 * k} ${y - 50 * k}) scale(${k})">${inner}</g></g>` +
    ring(r, `fill="none" stroke="#f6ebd3" stroke-width="2.4"`)
  );
}

/** The paper of a contract: a folded sheet with lines of writing. */
function sheet(seed: string, fine: boolean): string {
  const lines = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M${i % 3 ? 12 : 9} ${14 + i * 13}H${92 - (hash(seed + i) % 22)}`)
    .join("");
  return `${scene("city", DECKS.contract, glow("contract", seed), seed, fine)}<path d="${lines}" stroke="#fff" stroke-width="1.6" opacity=".16" stroke-linecap="round"/>`;
}

function contract(card: Extract<BountyCardData, { type: "contract" }>, p: Pen): string {
  const [first = "", second = first] = card.targets;
  const seed = `${card.kind} ${card.targets.join(" ")} ${card.units.join(" ")}`;
  const face = (who: string, i: number): string =>
    person(who, "target", who, { ...p, id: `${p.id}m${i}`, fine: false });
  const box = `<path d="M0 0H100V116H0Z" fill="#7d623c"/>${crates(1, { ...p, id: `${p.id}k`, fine: false })}`;
  const other = card.kind === "target-and-crate" ? box : face(second, 2);
  return (
    sheet(seed, p.fine) +
    `<path d="M38 42L62 60" stroke="#f6ebd3" stroke-width="3" stroke-dasharray="1 5" stroke-linecap="round"/>` +
    medal(face(first, 1), 29, 28, 21.5, p) +
    medal(other, 71, 65, 21.5, p)
  );
}

/** The picture of a card; `id` keeps its references apart from those of other pictures on the page. */
export function bountyArt(card: BountyCardData, id: string, fine = true): string {
  const p = pen(id, "ffe6b0", fine);
  switch (card.type) {
    case "target":
      return person(card.character, "target", `${card.character} ${card.points} ${card.shield}`, p);
    case "hunter":
      return person(card.character, "hunter", `${card.character} ${card.penalty} ${card.attack}`, p);
    case "contract":
      return contract(card, p);
    case "droid": {
      const seed = `${card.family} ${card.attack} ${card.cost}`;
      return (
        scene("works", DECKS.market, glow("market", seed), seed, fine) +
        aside(figure(droid(card.family, card.attack, card.cost), PARTS, p))
      );
    }
    case "crate": {
      const seed = `crate ${card.icons} ${card.cost}`;
      return scene("dunes", DECKS.market, glow("market", seed), seed, fine) + front(crates(card.icons, p));
    }
  }
}
