/** The emblem of each piece of equipment (WM-05). */
import type { Emblem } from "./emblems";

export const EQUIPMENT: Readonly<Record<string, Emblem>> = {
  "hunting-carbine": [["rifle", 50, 50, 0.98, -28]],
  "padded-vest": [["vest", 50, 51, 0.84]],
  "grapple-line": [["hook", 50, 50, 0.86]],
  "spotter-scope": [["scope", 49, 50, 0.94, -24]],
  "rebreather-mask": [["mask", 50, 50, 0.88]],
  "forged-papers": [
    ["paper", 42, 49, 0.74, -14, "e2d2aa"],
    ["paper", 56, 52, 0.78, 6],
  ],
  "star-charts": [["chart", 50, 51, 0.88, -8]],
  "twin-pistols": [
    ["pistol", 42, 42, 0.72, -38, "8d97a8"],
    ["pistol", 56, 58, 0.76, -12],
  ],
  "wrist-flamer": [
    ["flame", 27, 30, 0.42, -52],
    ["gauntlet", 56, 54, 0.86, 12],
  ],
  "sealed-helmet": [
    ["bucket", 50, 50, 0.98, 0, "7f8fa3"],
    ["cheeks", 50, 50, 0.98, 0, "66758a"],
    ["visor", 50, 50, 0.98],
  ],
  "shoulder-shield": [["spaulder", 50, 51, 0.86]],
  "patrol-speeder": [["speeder", 50, 50, 0.96, -6]],
  "tracking-beacon": [["beacon", 50, 51, 0.88]],
  "thermal-visor": [["goggles", 50, 50, 0.92, -8]],
  "ion-rifle": [
    ["bolt", 76, 22, 0.34, 20, "8fe0ff"],
    ["rifle", 48, 54, 1, -32, "3a4a62", "8fb4d0"],
    ["bolt", 84, 40, 0.22, 40, "8fe0ff"],
  ],
  "forged-breastplate": [["breast", 50, 50, 0.9]],
  "jet-harness": [["jetpack", 50, 49, 0.92]],
  "guild-tablet": [["tablet", 50, 50, 0.86, 8]],
  "shock-mine": [
    ["mine", 50, 56, 0.86],
    ["bolt", 30, 24, 0.32, -16, "8fe0ff"],
    ["bolt", 70, 22, 0.3, 18, "8fe0ff"],
  ],
  "hull-patch": [["patch", 50, 50, 0.9]],
  "spare-thrusters": [
    ["thruster", 34, 47, 0.68, 8, "", "5a6a82"],
    ["thruster", 64, 55, 0.72, -8],
  ],
  "bribe-purse": [
    ["slab", 26, 70, 0.36, -20],
    ["slab", 78, 74, 0.32, 16],
    ["purse", 52, 46, 0.82],
  ],
  "smoke-canister": [
    ["cloud", 32, 28, 0.5],
    ["cloud", 70, 24, 0.58, 0, "efe8dc"],
    ["canister", 50, 60, 0.76, -10],
  ],
  "overcharged-cell": [
    ["cell", 50, 52, 0.84, 8],
    ["bolt", 22, 26, 0.3, -24],
    ["bolt", 80, 30, 0.32, 24],
  ],
  "riot-barrier": [["barrier", 50, 50, 0.88]],
  "hired-pilot": [
    ["neck", 50, 56, 0.84, 0, "cb966d"],
    ["suit", 50, 56, 0.84, 0, "d07a34", "f3e6c6", "5a5f70"],
    ["jaw", 50, 56, 0.84, 0, "d6a276"],
    ["nose", 50, 56, 0.84, 0, "cb966d"],
    ["eyes", 50, 56, 0.84, 0, "5a3a26"],
    ["smile", 50, 56, 0.84, 0, "cb966d"],
    ["brows-calm", 50, 56, 0.84, 0, "4a3020"],
    ["drawn-back", 50, 55, 0.9, 0, "e8e2d2"],
    ["goggles", 50, 35, 0.5, 0, "4a3a34", "aab3c2", "6fc4e8"],
  ],
  "blast-charge": [["bomb", 50, 52, 0.82, 6]],
  "borrowed-gunship": [["gunship", 50, 50, 0.96, -8]],
  "rented-disguise": [
    ["hood", 50, 53, 0.88, 0, "5a4a6a"],
    ["goggles", 50, 47, 0.4, 0, "3a2f3a", "dcae4c", "1d1030"],
  ],
  "field-shelter": [["tent", 50, 50, 0.88]],
};
