// What the numbers of each event are, generated from the game's wording in src/cantina/games.
// Do not edit: change the game and run `make types`.
import type { BountyHuntersEventName } from "../../wire";

export const OPERANDS: Partial<Record<BountyHuntersEventName, readonly string[]>> = {
  "turn": ["number"],
  "drew": ["deck"],
  "drew-card": ["card"],
  "must-name-again": ["deck"],
  "reshuffled": ["deck", "count"],
  "revealed": ["card"],
  "sold": ["card"],
  "played": ["card"],
  "played-on": ["card", "target"],
  "reserved": ["card"],
  "activated": ["card"],
  "activated-on": ["card", "target"],
  "captured": ["card"],
  "bonus-contract": ["card"],
  "owed-contract": ["card"],
  "triggered": ["number"],
};
