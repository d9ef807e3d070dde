/** What is heard of Way of the Mandalorian. */
import type { WayOfTheMandalorianEventName } from "../../wire";
import { hearing } from "../hearing";

const FEW = 3; // missions that are left, of all levels

export const sounds = hearing<WayOfTheMandalorianEventName, "way-of-the-mandalorian">("way-of-the-mandalorian", {
  events: {
    turn: "turn",
    equipped: "place",
    "filled-slot": "place",
    "filled-slot-with": "place",
    draws: "draw",
    took: "draw",
    "took-hidden": "draw",
    "took-from-deck": "draw",
    "no-card": "hit",
    sold: "coin",
    sale: "coin",
    "quick-job": "coin",
    attempts: "door",
    "plays-event": "blaster",
    passes: null,
    "ignores-with": "block",
    ignores: "block",
    uses: "strike",
    completed: "done",
    failed: "failed",
    "worn-out": "hit",
    kept: "place",
    discarded: "discard",
    retained: "place",
    "ends-turn": null,
    reshuffled: "shuffle",
    "new-in-market": "deal",
    "new-mission": "reveal",
    over: null, // the result says it
    unfinished: null,
  },
  isTense: ({ missions_left: left, turn, last_turn: last }) =>
    left.reduce((sum, one) => sum + one, 0) <= FEW || (last !== null && last - turn <= 1),
});
