// What the numbers of each event are, generated from the game's wording in src/cantina/games.
// Do not edit: change the game and run `make types`.
import type { WayOfTheMandalorianEventName } from "../../wire";

export const OPERANDS: Partial<Record<WayOfTheMandalorianEventName, readonly string[]>> = {
  "turn": ["number"],
  "equipped": ["card", "count"],
  "filled-slot-with": ["card"],
  "took": ["card"],
  "took-from-deck": ["card"],
  "sold": ["card"],
  "sale": ["number"],
  "quick-job": ["number"],
  "attempts": ["mission"],
  "plays-event": ["brief", "count"],
  "ignores-with": ["brief"],
  "ignores": ["attribute"],
  "uses": ["brief"],
  "completed": ["title", "count"],
  "failed": ["title", "count"],
  "worn-out": ["card"],
  "kept": ["card"],
  "discarded": ["card"],
  "retained": ["card"],
  "reshuffled": ["number"],
  "new-in-market": ["card"],
  "new-mission": ["mission"],
};
