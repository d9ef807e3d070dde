/** What a card holds, as plain data: the numbers of the content files, and words that were translated elsewhere. */
import type { Deck, Kind } from "./palette";

export type Size = "s" | "m" | "l";
export type Triple = readonly [green: number, blue: number, orange: number];
export type Quad = readonly [firepower: number, armour: number, piloting: number, cunning: number];

/** BH-07 to BH-11. `name` is shown; `character`, `family` and `kind` say what is drawn. */
export type BountyCardData =
  | {
      type: "target";
      name: string;
      character: string;
      points: number;
      shield: Triple;
      bonus: "none" | "credit" | "contract";
      copies: number;
    }
  | { type: "hunter"; name: string; character: string; penalty: number; attack: Triple }
  | { type: "droid"; name: string; family: string; cost: number; attack: Triple; copies: number }
  | { type: "crate"; name: string; cost: number; points: number; icons: number }
  | {
      type: "contract";
      name: string;
      kind: "two-targets" | "same-target" | "target-and-crate";
      targets: readonly string[];
      units: readonly number[];
      duo: number;
    };

/** WM-03 to WM-06. `id` is the name in the content files and says what is drawn. */
export type WayCardData =
  | { type: Kind; id: string; name: string; symbols: Quad; cost: number; temporary?: boolean }
  | { type: "mission"; id: string; name: string; level: number; requires: Quad; reward: number; penalty: number }
  | { type: "character"; id: string; name: string; symbols: Quad };

/** `unknown`: which deck a face-down card of Bounty Hunters is from cannot be known. */
export type Back = Deck | "unknown" | "way" | "mission-1" | "mission-2" | "mission-3" | "mission-4";

/** How a card lies there. Several may hold at once. */
export interface CardState {
  choosable?: boolean;
  chosen?: boolean;
  reserved?: boolean;
  captured?: boolean;
  forbidden?: boolean;
  fresh?: boolean;
  /** the choice of it settles what is at stake */
  deciding?: boolean;
  dimmed?: boolean;
}

const DECK_OF = { target: "target", hunter: "hunter", droid: "market", crate: "market", contract: "contract" } as const;

/** BH-06: the deck of a card. */
export const deckOf = (card: BountyCardData): Deck => DECK_OF[card.type];
