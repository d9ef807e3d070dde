/** The people that both games know, and the parts that draw them. */
import { CLOTHES } from "./clothes";
import { FACES } from "./faces";
import { HAIR } from "./hair";
import { HELMETS } from "./helmets";
import type { Parts, Person } from "./portrait";

export const COMMON: Parts = { ...FACES, ...HAIR, ...CLOTHES, ...HELMETS };

export const KNOWN: Readonly<Record<string, Person>> = {
  "din-djarin": {
    place: "dunes",
    parts: [
      ["cloak", "5d4636", "3b2c25"],
      ["pauldron", "b9c0cc", "e9eef5"],
      ["bucket", "b4bcca"],
      ["cheeks", "8f98aa"],
      ["ridge", "c6cdd9"],
      ["visor-keen"],
    ],
  },
  "boba-fett": {
    place: "cave",
    parts: [
      ["plate", "6e6a58", "5f7a55", "c9a23c"],
      ["finder", "5f7a55", "e8402c"],
      ["bucket", "64855c"],
      ["face", "8a3b32"],
      ["cheeks", "55734f"],
      ["dent", "c3c7c4"],
      ["tally", "e0b53f"],
      ["visor"],
    ],
  },
  "fennec-shand": {
    place: "city",
    parts: [
      ["bob-back", "1f1b28"],
      ["neck", "dba87e"],
      ["plate", "2a2733", "35313f", "e0762c"],
      ["collar", "211e2a", "e0762c"],
      ["slim", "e0ad83"],
      ["nose-small", "dba87e"],
      ["eyes-narrow", "4a2f22"],
      ["brows-stern", "1f1b28"],
      ["lips", "a8504a"],
      ["sleek", "26212f", "e0762c"],
    ],
  },
  "bo-katan-kryze": {
    place: "peaks",
    parts: [
      ["bob-back", "a2431f"],
      ["neck", "eec3a0"],
      ["plate", "39445c", "54698f", "dfe6f0"],
      ["slim", "f2cba9"],
      ["nose-small", "eec3a0"],
      ["blush", "d9705a"],
      ["eyes", "4f8a62"],
      ["brows-stern", "8f3c1c"],
      ["lips", "b9534c"],
      ["parted", "c4562a"],
      ["headband", "aab4c4"],
    ],
  },
};
