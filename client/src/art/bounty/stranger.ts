/** A person who is in no list, for example of a custom set of cards: parts drawn at random, seeded by the name. */
import type { Hex } from "../color";
import type { Part, Person } from "../people/portrait";
import { chance, pick } from "../seed";

const SKINS: readonly Hex[] = ["efbf97", "cb966d", "8a5f46", "7fae8a", "8fa7d0", "d6a276", "b07ab0"];
const HAIRS: readonly Hex[] = ["3a241f", "64422a", "d3a457", "1f1b28", "a2431f", "8a8f98"];
const CLOTHS: readonly Hex[] = ["5d7353", "7a2440", "2d2a3a", "8a6a44", "39445c", "b8564a"];
const EYES: readonly Hex[] = ["3f86c8", "5f8a4a", "5a3a26", "7a6a3a"];

export function stranger(name: string): Person {
  const r = chance(name);
  const [skin, hair, cloth] = [pick(r, SKINS), pick(r, HAIRS), pick(r, CLOTHS)];
  const parts: Part[] = [
    ["neck", skin],
    [pick(r, ["tunic", "vest", "coat", "plate", "suit", "wrap"]), cloth, pick(r, CLOTHS), "e2b64c"],
    ["ears", skin],
    [pick(r, ["oval", "jaw", "slim"]), skin],
    [pick(r, ["nose", "nose-small"]), skin],
    [pick(r, ["eyes", "eyes-narrow"]), pick(r, EYES)],
    [pick(r, ["brows-calm", "brows-stern", "brows-fine"]), hair],
    [pick(r, ["smile", "firm", "smirk"]), skin],
    [pick(r, ["mop", "tousled", "drawn-back", "fringe", "parted", "crop"]), hair],
  ];
  return { parts };
}
