/** The pictures of Way of the Mandalorian's cards, in the box 0 0 100 140. */
import type { WayCardData } from "../cards";
import type { Hex } from "../color";
import { BOARD, KINDS, LEVELS } from "../palette";
import { pen, type Pen } from "../paper";
import { COMMON, KNOWN } from "../people/known";
import { figure } from "../people/portrait";
import { type Place, scene } from "../scene";
import { chance, hash, pick } from "../seed";
import { type Emblem, emblem } from "./emblems";
import { EQUIPMENT } from "./equipment";
import { EVENTS } from "./happenings";
import { MISSIONS } from "./missions";

const GLOW: Readonly<Record<string, readonly Hex[]>> = {
  equipment: ["f6f0c4", "eef4cc", "fff0c0"],
  event: ["d4ecff", "e4e4ff", "d0f4f0"],
  character: ["ffe2b0", "ffd0a0", "e8e4d8"],
};
const DAWN: readonly Hex[] = ["ffe8b0", "c8f4ea", "ffc0b8", "fff2c0"];

const glow = (kind: string, seed: string): Hex => (GLOW[kind] ?? DAWN)[hash(seed) % 3] as Hex;

const PLACES: readonly Place[] = ["dunes", "peaks", "city", "space", "cave", "works"];
const THINGS = ["crate", "hood", "gunship", "rock", "eye", "dome"];

/** A card that is in no list, for example of a custom set, is drawn at random, seeded by its name. */
export function unknown(id: string): readonly [Place, Emblem] {
  const r = chance(id);
  return [pick(r, PLACES), [[pick(r, THINGS), 50, 54, 0.7]]];
}

const centred = (inner: string): string => front(`<g transform="translate(5.5 9) scale(.89)">${inner}</g>`);

/** What comes forward when a card is pointed at (Card.svelte). */
const front = (inner: string): string => `<g class="front">${inner}</g>`;

/** The picture of a card; `id` keeps its references apart from those of other pictures on the page. */
export function wayArt(card: WayCardData, id: string, fine = true): string {
  const p: Pen = pen(id, "ffe6b0", fine);
  switch (card.type) {
    case "mission": {
      const [place, items] = MISSIONS[card.id] ?? unknown(card.id);
      const i = Math.max(0, Math.min(3, card.level - 1));
      p.rim = DAWN[i] as Hex;
      return scene(place, LEVELS[i] as Hex, p.rim, card.id, fine) + front(emblem(items, p));
    }
    case "character": {
      const known = KNOWN[card.id];
      p.rim = glow("character", card.id);
      return (
        scene((known?.place ?? "dunes") as Place, BOARD, p.rim, card.id, fine) +
        front(figure(known?.parts ?? [], COMMON, p))
      );
    }
    default: {
      const items = (card.type === "event" ? EVENTS : EQUIPMENT)[card.id] ?? unknown(card.id)[1];
      p.rim = glow(card.type, card.id);
      return scene("none", KINDS[card.type], p.rim, card.id, fine) + centred(emblem(items, p));
    }
  }
}
