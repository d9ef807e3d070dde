/** What is drawn on the cards of the third game: things, by the words of a card's name, else by lot for its action. */
import { type Pen } from "../paper";
import { draw } from "../paper";
import { chance, pick } from "../seed";
import { type Emblem, emblem } from "../way/emblems";
import { FOES } from "./foes";
import type { Action } from "./signs";

const TWO = (thing: string, turn = 0, ...colours: string[]): Emblem => [
  [thing, 40, 42, 0.7, turn - 12, ...colours],
  [thing, 58, 60, 0.74, turn + 12, ...colours],
];
const ONE = (thing: string, turn = 0, ...colours: string[]): Emblem => [[thing, 50, 50, 0.92, turn, ...colours]];
const HELMET: Emblem = [
  ["bucket", 50, 50, 0.98, 0, "aab6c8"],
  ["cheeks", 50, 50, 0.98, 0, "8895a8"],
  ["visor-keen", 50, 50, 0.98],
];

/** Found in a name, the first of them counts. */
const WORDS: readonly (readonly [RegExp, Emblem | keyof typeof FOES])[] = [
  [/jet/, ONE("jetpack")],
  [/folded/, ONE("gauntlet", 80)],
  [/hold-the|dig-in/, ONE("barrier")],
  [
    /cut-cables|power/,
    [
      ["bolt", 34, 42, 0.6, -14],
      ["bolt", 66, 58, 0.66, 14],
    ],
  ],
  [/nurse|diagnos|dressing|hospital|medevac|medpac|second-wind/, "medkit"],
  [/twin|holster|draw/, TWO("pistol", -20)],
  [
    /bird|burst|cannon|all-in|called-shot/,
    [
      ["burst", 66, 30, 0.5],
      ["gauntlet", 44, 58, 0.78, 14],
    ],
  ],
  [/repeater|barrage|broadside|saturation|covering|suppress|heavy-r|firing|crossfire|flanking/, ONE("rifle", -24)],
  [/blaster|shot|deadeye|aim|trooper|stray/, ONE("pistol", -16)],
  [/flame|rage|overclock/, ONE("flame")],
  [/line|grip|drag|pin/, ONE("hook")],
  [/knife|knives|blade|cruel|lunge|counterattack|brawl/, TWO("sword", 20)],
  [/helmet|beskar|instinct|stare/, HELMET],
  [/fob|scan|sensor|signal/, ONE("beacon")],
  [/range|finder|keen|patience|old-|angle/, ONE("scope", -20)],
  [/crosshair|kill-zone|under-fire/, ONE("sight")],
  [/eye|informed|stirs|ambush/, ONE("eye")],
  [/lockdown/, ONE("gate")],
  [
    /smoke|vanish|blur|shadow/,
    [
      ["cloud", 32, 34, 0.56],
      ["hood", 54, 56, 0.74, 0, "4a4060"],
      ["cloud", 72, 74, 0.5, 0, "e8e0f0"],
    ],
  ],
  [/drum|countermeasure|parallel/, ONE("cell", 8)],
  [
    /rotat|third-arm|programming|protocol/,
    [
      ["cog", 40, 44, 0.62],
      ["cog", 66, 66, 0.46, 12],
    ],
  ],
  [/firm|hold|shield|hide|fortress|defend|honor|side-by|shoulder-to/, ONE("barrier")],
  [/shoulder|wade|bared|head/, ONE("spaulder")],
  [
    /charge|muscle|stampede|ram|flatten|crush|unstopp|trample|break|kick|fists|rough/,
    [
      ["burst", 56, 46, 0.86],
      ["gauntlet", 44, 62, 0.6, 34],
    ],
  ],
  [/route|plan|ahead|conting|drill|always|regroup/, ONE("chart", -8)],
  [/order|contract|guild|bounty|cover-story|favor|badge/, ONE("tablet", 8)],
  [/talk|word|taunt|loose/, ONE("bubble")],
  [/town|street|glory|arms|magistrate|clan/, ONE("banner")],
  [/failure|rebel/, ONE("bolt")],
  [
    /foot|march|step|boots|advance|motion|sprint|slip|exit|fall|flip|clear|relent/,
    [
      ["prints", 30, 74, 0.4, 24],
      ["runner", 56, 46, 0.72],
    ],
  ],
];
const LOT: Readonly<Record<Action, readonly string[]>> = {
  move: ["runner", "speeder", "wind"],
  attack: ["rifle", "pistol", "burst", "bomb"],
  intel: ["scope", "eye", "goggles", "sight"],
  plan: ["paper", "chart", "tablet"],
  green: ["cog", "tablet", "beacon"],
};

/** The drawing of a card by its name, in the box 0 0 100 100. */
export function motif(name: string, action: Action, p: Pen): string {
  const found = WORDS.find(([words]) => words.test(name))?.[1];
  if (typeof found === "string") return `<g transform="translate(8 6) scale(.86)">${draw(FOES[found], [], p)}</g>`;
  return emblem(found ?? ONE(pick(chance(name), LOT[action])), p);
}
