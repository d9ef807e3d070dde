/** How the events of Way of the Mandalorian are told. */
import type { WayOfTheMandalorianEventName } from "../../wire";
import { type Cue, type EventLine, ofSeat, type Path, type Script } from "../beats";

const CARDS: readonly Path[] = [["market"], ["deck"], ["discard"], ["picks"]];
const TURN: readonly Path[] = [["actions"], ["phase"], ["actor"], ["sold"], ["quick_job_done"]];
const MISSIONS: readonly Path[] = [
  ["row"],
  ["reached"],
  ["completed"],
  ["mission_deck"],
  ["missions_used"],
  ["missions_left"],
  ["next_level"],
  ["last_turn"],
];

const bringing =
  (...parts: readonly (readonly Path[])[]) =>
  (line: EventLine): readonly Path[] => [...ofSeat(line), ...parts.flat()];

const playing: Cue = { kind: "play", joins: "seat", brings: bringing(TURN, CARDS) };
const drawing: Cue = { kind: "draw", joins: "seat", brings: bringing(CARDS, TURN) };
const paid: Cue = { kind: "pay", joins: "seat", brings: bringing(CARDS, TURN) };
const fighting: Cue = { kind: "fight", joins: "seat", brings: bringing([["attempt"]], CARDS, TURN) };
const settling = (kind: "capture" | "fail"): Cue => ({
  kind,
  joins: "none",
  brings: bringing([["attempt"], ["worn_out"]], MISSIONS, TURN),
});
const refilled: Cue = { kind: "draw", joins: "all", brings: () => [...CARDS, ...MISSIONS] };

export const script: Script<WayOfTheMandalorianEventName> = {
  turn: { kind: "turn", joins: "all", brings: "all" },
  equipped: playing,
  "filled-slot": playing,
  "filled-slot-with": playing,
  draws: drawing,
  took: drawing,
  "took-hidden": drawing,
  "took-from-deck": drawing,
  "no-card": drawing,
  sold: paid,
  sale: paid,
  "quick-job": paid,
  attempts: fighting,
  "plays-event": { ...fighting, joins: "none" },
  passes: { kind: "note", joins: "all", brings: bringing(TURN) },
  "ignores-with": fighting,
  ignores: fighting,
  uses: fighting,
  completed: settling("capture"),
  failed: settling("fail"),
  "worn-out": { ...playing, brings: bringing(CARDS, [["worn_out"]]) },
  kept: playing,
  discarded: { ...playing, kind: "pay" },
  retained: playing,
  "ends-turn": { kind: "pass", joins: "all", brings: bringing(TURN) },
  reshuffled: refilled,
  "new-in-market": refilled,
  "new-mission": refilled,
  over: { kind: "end", joins: "none", brings: "all" },
  unfinished: { kind: "end", joins: "none", brings: "all" },
};
