/** How the events of Bounty Hunters are told. */
import type { BountyHuntersEventName } from "../../wire";
import { type Cue, ofSeat, type Path, type Script } from "../beats";

/** What belongs to nobody: the decks, the bank and the end of the game. */
const SHARED: readonly Path[] = [["decks"], ["bank"], ["end"], ["trigger_turn"], ["last_turn"], ["is_last_turn"]];

const drawing: Cue = { kind: "draw", joins: "all", brings: (line) => [...ofSeat(line), ["decks"]] };
const playing: Cue = { kind: "play", joins: "seat", brings: ofSeat };
const fighting: Cue = { kind: "fight", joins: "seat", brings: ofSeat };
const paid: Cue = { kind: "pay", joins: "seat", brings: (line) => [...ofSeat(line), ["bank"], ["decks"]] };
const noted: Cue = { kind: "note", joins: "none", brings: () => SHARED };

export const script: Script<BountyHuntersEventName> = {
  turn: { kind: "turn", joins: "all", brings: "all" },
  drew: drawing,
  "drew-card": drawing,
  "no-draw": drawing,
  "must-name-again": drawing,
  reshuffled: { ...drawing, brings: () => [["decks"]] },
  // all picks are turned over together (BH-23)
  revealed: { kind: "reveal", joins: "all", brings: (line) => [...ofSeat(line), ["phase"]] },
  sold: paid,
  played: playing,
  reserved: playing,
  "played-on": fighting,
  activated: playing,
  "activated-on": fighting,
  captured: { kind: "capture", joins: "none", brings: (line) => [...ofSeat(line), ["end"]] },
  "bonus-credit": paid,
  "bonus-contract": paid,
  fourth: noted,
  "owed-credit": paid,
  "lost-credit": paid,
  "owed-contract": paid,
  "lost-contract": paid,
  triggered: noted,
  passed: { kind: "pass", joins: "all", brings: () => [["players"], ["decks"]] },
  over: { kind: "end", joins: "none", brings: "all" },
};
