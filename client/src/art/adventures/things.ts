/** What is found on maps, and what skills are drawn with: things of the other game's vocabulary, and some of its own. */
import { draw, type Pen } from "../paper";
import { chance, pick } from "../seed";
import { type Emblem, emblem, isThing as common } from "../way/emblems";
import { FOES } from "./foes";
import { ENEMIES, portrait } from "./looks";

const OWN: Readonly<Record<string, Emblem>> = {
  asset: [["cradle", 50, 50, 0.98]],
  speeder: [["speeder", 50, 52, 1.04, -8, "b3303a"]],
  "supply-crate": [["crate", 50, 52, 0.92, 0, "8f9a6a"]],
  cargo: [
    ["crate", 36, 62, 0.62, -6],
    ["crate", 66, 58, 0.66, 6, "7f8fa8"],
    ["crate", 50, 30, 0.5, -3, "b3303a"],
  ],
  "signal-beacon": [["beacon", 50, 50, 0.95]],
};

/** Things of this game alone, by the names of tokens. */
const DRAWN: Readonly<Record<string, keyof typeof FOES>> = {
  medkit: "medkit",
  keycard: "keycard",
  egg: "egg",
  relay: "relay",
};
const PEOPLE: readonly string[] = ["informer", "prisoner", "inmate", "mark"];
const LOT: readonly string[] = ["crate", "tablet", "paper", "flask", "cell", "purse"];

export const isThing = (name: string): boolean => common(name) || name in FOES;
export const BONUSES: readonly string[] = [...Object.keys(OWN), ...Object.keys(DRAWN), ...PEOPLE.slice(0, 3)];

/** A bonus in the box 0 0 100 100; what no table knows is drawn by lot. */
export function thing(name: string, p: Pen): string {
  const drawn = DRAWN[name];
  if (drawn) return draw(FOES[drawn], [], p);
  if (PEOPLE.includes(name)) return portrait(ENEMIES[name] ?? [], p);
  return emblem(OWN[name] ?? [[pick(chance(name), LOT), 50, 50, 0.9]], p);
}
