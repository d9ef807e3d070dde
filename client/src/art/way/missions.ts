/** Each mission: the place where it happens, and what is seen there (WM-04). */
import type { Place } from "../scene";
import type { Emblem } from "./emblems";

export const MISSIONS: Readonly<Record<string, readonly [Place, Emblem]>> = {
  // level 1
  "runaway-debtor": [
    "dunes",
    [
      ["runner", 56, 56, 0.62],
      ["slab", 24, 68, 0.18, -20],
      ["slab", 34, 80, 0.16, 20],
      ["slab", 16, 82, 0.14],
    ],
  ],
  "card-cheat": [
    "city",
    [
      ["ace", 34, 56, 0.54, -22],
      ["ace", 50, 52, 0.56, 0, "f6ebd3", "2f639f"],
      ["ace", 66, 56, 0.54, 22, "f6ebd3", "1c1424"],
    ],
  ],
  "stolen-speeder": ["dunes", [["speeder", 50, 58, 0.82, -8, "b3303a"]]],
  "bail-jumper": [
    "peaks",
    [
      ["runner", 56, 44, 0.52, -10],
      ["cuffs", 46, 82, 0.44, 8],
    ],
  ],
  "scrapyard-gang": [
    "works",
    [
      ["cog", 70, 48, 0.4, 10],
      ["figure", 28, 62, 0.5, 0, "5a4a3a"],
      ["figure", 50, 58, 0.58, 0, "3a3442"],
      ["figure", 72, 64, 0.48, 0, "6a3a34"],
    ],
  ],
  "water-poacher": [
    "dunes",
    [
      ["tower", 36, 54, 0.72],
      ["drop", 68, 58, 0.46],
    ],
  ],
  "market-pickpocket": [
    "temple",
    [
      ["stall", 50, 48, 0.7],
      ["purse", 62, 74, 0.36],
    ],
  ],
  "toll-raiders": [
    "peaks",
    [
      ["gate", 50, 52, 0.74],
      ["guard", 26, 68, 0.48, 0, "8a3b32"],
      ["guard", 74, 68, 0.48, 0, "8a3b32"],
    ],
  ],
  "escaped-beast": ["swamp", [["beast", 50, 58, 0.84]]],
  "lost-shipment": [
    "ice",
    [
      ["crate", 34, 64, 0.46, -8],
      ["crate", 66, 66, 0.5, 6, "a5763f"],
      ["crate", 52, 36, 0.38, -14, "8f9a6a"],
    ],
  ],
  "crooked-mechanic": [
    "works",
    [
      ["cog", 38, 48, 0.52],
      ["wrench", 60, 58, 0.6, 10],
    ],
  ],
  "arena-deserter": [
    "temple",
    [
      ["gate", 46, 48, 0.7, 0, "a58a62", "5a3a34"],
      ["runner", 64, 64, 0.5, 0, "5a2f2f"],
    ],
  ],
  "petty-smuggler": [
    "cave",
    [
      ["hood", 40, 54, 0.64, 0, "4a5a62"],
      ["crate", 72, 72, 0.34],
    ],
  ],
  "missing-courier": [
    "forest",
    [
      ["figure", 50, 54, 0.6, 0, "8fa8a0"],
      ["paper", 66, 70, 0.34, 12],
      ["prints", 26, 80, 0.26, 20],
    ],
  ],
  "nest-of-vermin": [
    "cave",
    [
      ["spider", 50, 52, 0.7],
      ["spider", 22, 78, 0.26, -20],
      ["spider", 80, 76, 0.3, 20],
    ],
  ],
  "false-prophet": [
    "temple",
    [
      ["halo", 50, 52, 0.82],
      ["hood", 50, 56, 0.66, 0, "e2c890", "ff5a3c"],
    ],
  ],
  "moonlight-runner": [
    "city",
    [
      ["moon", 64, 34, 0.54],
      ["runner", 44, 60, 0.56, 0, "2d2a4a"],
    ],
  ],
  "pit-champion": [
    "cave",
    [
      ["horns", 50, 42, 0.84],
      ["bucket", 50, 56, 0.62, 0, "8a5a38"],
      ["visor", 50, 56, 0.62],
    ],
  ],
  "desert-outpost": [
    "dunes",
    [
      ["dome", 34, 64, 0.5],
      ["dome", 68, 60, 0.62, 0, "c9a878"],
      ["tower", 50, 42, 0.44],
    ],
  ],
  "rooftop-chase": [
    "city",
    [
      ["runner", 34, 44, 0.42, 0, "6a3a34"],
      ["runner", 68, 54, 0.52],
    ],
  ],
  // level 2
  "convoy-guard": [
    "dunes",
    [
      ["crawler", 32, 52, 0.46],
      ["crawler", 62, 60, 0.6],
      ["guard", 22, 74, 0.36],
    ],
  ],
  "canyon-raiders": [
    "cave",
    [
      ["cliffs", 50, 48, 1],
      ["hood", 42, 64, 0.46, 0, "b08d62"],
      ["hood", 60, 68, 0.5, 0, "8a6a44"],
    ],
  ],
  "counterfeit-ring": [
    "city",
    [
      ["slab", 50, 30, 0.3],
      ["slab", 72, 48, 0.3, 72],
      ["slab", 64, 74, 0.3, 144],
      ["slab", 36, 74, 0.3, 216],
      ["slab", 28, 48, 0.3, 288],
      ["eye", 50, 55, 0.3],
    ],
  ],
  "ice-moon-fugitive": [
    "ice",
    [
      ["moon", 68, 32, 0.5, 0, "dff0ff"],
      ["runner", 44, 60, 0.54, 0, "34506a"],
    ],
  ],
  "silent-informer": [
    "city",
    [
      ["hood", 46, 54, 0.68, 0, "34405a"],
      ["bubble", 76, 34, 0.34, 0, "f6ebd3", "34405a"],
    ],
  ],
  "kidnapped-heir": [
    "temple",
    [
      ["crown", 50, 44, 0.46],
      ["figure", 50, 74, 0.48, 0, "c98a4a"],
      ["bars", 50, 56, 0.76],
    ],
  ],
  "rogue-gunship": [
    "space",
    [
      ["gunship", 50, 52, 0.86, -12, "8a3b32"],
      ["beam", 84, 34, 0.3, -22],
    ],
  ],
  "prison-transfer": [
    "space",
    [
      ["freighter", 50, 40, 0.72],
      ["bars", 50, 72, 0.36],
    ],
  ],
  "vault-on-the-ridge": ["peaks", [["vault", 50, 54, 0.66]]],
  "swamp-warlord": [
    "swamp",
    [
      ["horns", 50, 38, 0.9, 0, "b8a878"],
      ["bucket", 50, 56, 0.66, 0, "5f7a55"],
      ["face", 50, 56, 0.66, 0, "3a4a34"],
      ["visor-keen", 50, 56, 0.66],
    ],
  ],
  "hijacked-freighter": [
    "space",
    [
      ["planet", 72, 30, 0.36],
      ["freighter", 50, 52, 0.86, -8, "", "b3303a"],
    ],
  ],
  "border-blockade": [
    "space",
    [
      ["cruiser", 38, 34, 0.44],
      ["cruiser", 62, 54, 0.5],
      ["cruiser", 42, 76, 0.44],
    ],
  ],
  "burning-refinery": [
    "works",
    [
      ["flame", 30, 32, 0.4],
      ["flame", 66, 38, 0.5],
      ["refinery", 50, 62, 0.7],
    ],
  ],
  "hunters-duel": [
    "dunes",
    [
      ["moon", 50, 42, 0.64, 0, "ffcf6a"],
      ["figure", 24, 62, 0.54, 0, "3a2f3a"],
      ["figure", 76, 62, 0.54, 0, "34405a"],
    ],
  ],
  // level 3
  "pirate-flagship": [
    "space",
    [
      ["cruiser", 50, 58, 0.86],
      ["banner", 44, 28, 0.38, 0, "1c1424"],
    ],
  ],
  "iron-governor": [
    "city",
    [
      ["neck", 50, 56, 0.72, 0, "cfa58a"],
      ["coat", 50, 56, 0.72, 0, "4a505e", "3a3f4c", "dcae4c"],
      ["jaw", 50, 56, 0.72, 0, "d8b098"],
      ["nose", 50, 56, 0.72, 0, "cfa58a"],
      ["eyes-narrow", 50, 56, 0.72, 0, "6a7a88"],
      ["brows-stern", 50, 56, 0.72, 0, "5a5a60"],
      ["firm", 50, 56, 0.72, 0, "cfa58a"],
      ["crop", 50, 53, 0.74, 0, "4a505e"],
      ["headband", 50, 55, 0.74, 0, "2d313c"],
    ],
  ],
  "shadow-syndicate": [
    "cave",
    [
      ["eye", 50, 40, 0.56, 0, "f6ebd3", "b3303a"],
      ["hood", 26, 70, 0.44, 0, "2d2236"],
      ["hood", 74, 70, 0.44, 0, "2d2236"],
      ["hood", 50, 74, 0.52, 0, "3d2e48"],
    ],
  ],
  "stolen-prototype": [
    "works",
    [
      ["cell", 50, 52, 0.62, 0, "4a5a72", "7fe0e8"],
      ["cog", 26, 74, 0.32],
      ["bolt", 80, 36, 0.3, 16, "8fe0ff"],
    ],
  ],
  "orbital-prison": [
    "space",
    [
      ["planet", 24, 24, 0.4, 0, "c98a7a"],
      ["station", 50, 50, 0.76],
      ["bars", 50, 50, 0.22],
    ],
  ],
  "last-general": [
    "peaks",
    [
      ["banner", 74, 46, 0.6],
      ["guard", 42, 58, 0.7, 0, "5a5f70", "dcae4c"],
    ],
  ],
  "poisoners-court": [
    "temple",
    [
      ["flask", 50, 56, 0.62],
      ["crown", 50, 24, 0.34],
    ],
  ],
  "walker-foundry": ["works", [["walker", 50, 54, 0.78]]],
  "council-of-thieves": [
    "cave",
    [
      ["hood", 26, 58, 0.52, 0, "4a3a5a"],
      ["hood", 74, 58, 0.52, 0, "5a3a3a"],
      ["hood", 50, 64, 0.6, 0, "34405a"],
      ["slab", 50, 88, 0.2, 90],
    ],
  ],
  "siege-of-the-forge": [
    "works",
    [
      ["flame", 50, 32, 0.58],
      ["anvil", 50, 68, 0.68],
    ],
  ],
  // level 4
  "bring-the-child-home": [
    "dunes",
    [
      ["halo", 50, 62, 1.1],
      ["cradle", 53, 60, 0.78],
    ],
  ],
};
