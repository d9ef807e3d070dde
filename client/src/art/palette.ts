/** The colours of things, for drawings; theme.css holds the same for everything else, and a test compares the two. */
import type { Hex } from "./color";

export const INK: Hex = "1c1424";
export const PAPER: Hex = "f6ebd3";
export const GOLD: Hex = "f0bf4c";
export const RED: Hex = "b3303a";
export const CRATE: Hex = "c08a4e";

/** What belongs to no deck: the boards of characters. */
export const BOARD: Hex = "5d5470";

export type Deck = "target" | "hunter" | "contract" | "market";
export const DECKS: Readonly<Record<Deck, Hex>> = {
  target: "2b7550",
  hunter: "a03636",
  contract: "2f639f",
  market: "8a7048",
};

export type Value = "green" | "blue" | "orange";
export const VALUES: readonly Value[] = ["green", "blue", "orange"];
export const VALUE: Readonly<Record<Value, Hex>> = { green: "6bcb84", blue: "66b4f5", orange: "f79a4a" };

export type Attribute = "firepower" | "armour" | "piloting" | "cunning";
export const ATTRIBUTES: readonly Attribute[] = ["firepower", "armour", "piloting", "cunning"];
export const ATTRIBUTE: Readonly<Record<Attribute, Hex>> = {
  firepower: "f0806a",
  armour: "9fb4d0",
  piloting: "4fc7b4",
  cunning: "c69aec",
};

export type Kind = "equipment" | "event";
export const KINDS: Readonly<Record<Kind, Hex>> = { equipment: "4c7a3c", event: "3a5f9e" };

/** Mission levels 1 to 4. */
export const LEVELS: readonly Hex[] = ["a5763a", "2d7f86", "8a3560", "b8862b"];

/** The seats: a colour each; the emblem is an icon of the name "seat-1" to "seat-6". */
export const SEATS: readonly Hex[] = ["e8c34a", "4fc1d9", "e87fa6", "9bd05a", "a995f0", "e07a5c"];
