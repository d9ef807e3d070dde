/** How the events of Way of the Mandalorian are told, and which things they are about. */
import type { WayOfTheMandalorianEventName } from "../../wire";
import { type Cue, type EventLine, ofSeat, type Path, type Script } from "../beats";
import { operandOf } from "../lines";
import type { Pointed } from "../pointing";
import { OPERANDS } from "./operands";

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
const fighting: Cue = {
  kind: "fight",
  joins: "none",
  brings: bringing([["attempt"], ["row"], ["reached"]], CARDS, TURN),
};
/** what is used for an attempt is a part of how it ends */
const using: Cue = { kind: "play", joins: "seat", brings: bringing([["attempt"]], CARDS, TURN) };
const settling = (kind: "capture" | "fail"): Cue => ({
  kind,
  joins: "none",
  after: ["play"],
  brings: bringing([["attempt"], ["worn_out"]], MISSIONS, TURN),
});
/** what takes the place of what has gone comes with the end of a turn */
const refilled: Cue = { kind: "note", joins: "all", after: ["pass", "turn"], brings: () => [...CARDS, ...MISSIONS] };

export const script: Script<WayOfTheMandalorianEventName> = {
  turn: { kind: "turn", joins: "all", after: ["pass", "note"], brings: "all" },
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
  "plays-event": fighting,
  passes: { kind: "note", joins: "all", after: ["fight"], brings: bringing([["attempt"]], TURN) },
  "ignores-with": using,
  ignores: using,
  uses: using,
  completed: settling("capture"),
  failed: settling("fail"),
  "worn-out": { ...playing, after: ["capture", "fail"], brings: bringing(CARDS, [["worn_out"]]) },
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

/** What goes to a player's hand, out of sight. */
const taken = (line: EventLine): string | null => {
  if (line.event === "took-hidden" || line.event === "took-from-deck") return "deck";
  return line.event === "took" ? `card-${operandOf(line, OPERANDS, "card")}` : null;
};
/** Where credits are counted that change. */
const COUNTED: readonly string[] = ["quick-job", "sale", "completed", "failed"];

/** The things that an event is about, and what goes from where to where that is not seen otherwise. */
export function pointed(line: EventLine): Pointed {
  const card = operandOf(line, OPERANDS, "card", "brief");
  const mission = operandOf(line, OPERANDS, "mission", "title");
  const from = taken(line);
  const marks = [
    ...(card === null ? [] : [`card-${card}`]),
    ...(mission === null ? [] : [`mission-${mission}`]),
    ...(from === "deck" ? ["deck"] : []),
    ...(COUNTED.includes(line.event) ? [`purse-${line.seat}`] : []),
    ...(line.event === "filled-slot" ? [`slot-${line.seat}`] : []),
  ];
  return { marks, flights: from === null || line.seat === null ? [] : [[from, `seat-${line.seat}`]] };
}
