/** How the events of Bounty Hunters are told, and which things they are about. */
import type { BountyHuntersEventName, BountyHuntersView } from "../../wire";
import { type Cue, type EventLine, ofSeat, type Path, type Script, type View, withPart } from "../beats";
import { operandOf } from "../lines";
import type { Pointed } from "../pointing";
import { OPERANDS } from "./operands";

/** What belongs to nobody: the decks, the bank and the end of the game. */
const SHARED: readonly Path[] = [["decks"], ["bank"], ["end"], ["trigger_turn"], ["last_turn"], ["is_last_turn"]];
/** What a player has on the table. A pick stays where it was turned over until the turn ends. */
const AREA = ["fate", "open", "orphans", "active", "reserved", "crates", "prospect"];
const GAINED = ["captured", "captures", "open", "orphans", "crates", "prospect", "pad"];

const parts =
  (...names: readonly string[]) =>
  ({ seat }: EventLine): readonly Path[] =>
    seat === null ? [] : names.map((name) => ["players", seat, name]);
const and =
  (of: (line: EventLine) => readonly Path[], ...more: readonly Path[]) =>
  (line: EventLine): readonly Path[] => [...of(line), ...more];

type Player = BountyHuntersView["players"][number];
type Group = Player["open"][number];
const playerOf = (view: View, { seat }: EventLine): Player | undefined =>
  (view as unknown as BountyHuntersView).players[seat ?? -1];

/** The hunted targets with this one, where it was or else at the end. */
const laidOpen = (open: readonly Group[], beaten: Group): Group[] =>
  open.some(({ target }) => target === beaten.target)
    ? open.map((one) => (one.target === beaten.target ? beaten : one))
    : [...open, beaten];

/** A target that is captured in this update lies open while it is fought for, with all that beats it. */
function fought(view: View, before: View, after: View, line: EventLine): View {
  const { captured = [] } = playerOf(after, line) ?? {};
  const beaten = captured.find(({ target }) => target === line.operands[1]);
  const open = playerOf(before, line)?.open ?? [];
  if (!beaten) return view;
  const { players } = view as unknown as BountyHuntersView;
  const shown = players.map((one) => (one.seat === line.seat ? { ...one, open: laidOpen(open, beaten) } : one));
  return { ...view, players: shown } as View;
}

/** What a card costs is paid with it; what is gained comes with an event of its own. */
function spent(view: View, after: View, line: EventLine): View {
  const [now, then] = [playerOf(view, line)?.credits ?? 0, playerOf(after, line)?.credits ?? 0];
  return then < now ? withPart(view, after, ["players", line.seat ?? -1, "credits"]) : view;
}

const drawing: Cue = { kind: "draw", joins: "all", brings: and(ofSeat, ["decks"]) };
const playing: Cue = { kind: "play", joins: "seat", brings: parts(...AREA), shows: spent };
const fighting: Cue = {
  kind: "fight",
  joins: "seat",
  brings: parts(...AREA),
  shows: (view, after, line, before) => fought(spent(view, after, line), before, after, line),
};
const paid: Cue = {
  kind: "pay",
  joins: "seat",
  brings: and(parts("fate", "credits", "contracts", "pad"), ["bank"], ["decks"]),
};
const noted: Cue = { kind: "note", joins: "none", brings: () => SHARED };

export const script: Script<BountyHuntersEventName> = {
  turn: { kind: "turn", joins: "all", brings: "all" },
  drew: drawing,
  "drew-card": drawing,
  "no-draw": drawing,
  "must-name-again": drawing,
  reshuffled: { ...drawing, brings: () => [["decks"]] },
  // all picks are turned over together (BH-23)
  revealed: { kind: "reveal", joins: "all", brings: and(ofSeat, ["phase"]) },
  sold: paid,
  played: playing,
  reserved: playing,
  "played-on": fighting,
  activated: playing,
  "activated-on": fighting,
  captured: { kind: "capture", joins: "none", brings: and(parts(...GAINED), ["end"]) },
  // what comes with a capture
  "bonus-credit": { ...paid, after: ["capture", "pay"] },
  "bonus-contract": { ...paid, after: ["capture", "pay"] },
  fourth: noted,
  "owed-credit": paid,
  "lost-credit": paid,
  "owed-contract": paid,
  "lost-contract": paid,
  triggered: noted,
  passed: {
    kind: "pass",
    joins: "all",
    brings: () => [["decks"]],
    shows: (view, after) =>
      (after as unknown as BountyHuntersView).players.reduce(
        (so, { seat }) => withPart(so, after, ["players", seat, "hand"]),
        view,
      ),
  },
  over: { kind: "end", joins: "none", brings: "all" },
};

/** The things that an event is about, and what goes from where to where that is not seen otherwise. */
export function pointed(line: EventLine, view: View): Pointed {
  const { decks, players } = view as unknown as BountyHuntersView;
  const named = ["card", "target"].flatMap((name) => operandOf(line, OPERANDS, name) ?? []);
  const deck = decks[operandOf(line, OPERANDS, "deck") ?? -1];
  const marks = [...named.map((card) => `card-${card}`), ...(deck ? [`deck-${deck.deck}`] : [])];
  if (line.event === "drew" && deck) return { marks, flights: [[`deck-${deck.deck}`, `seat-${line.seat}`]] };
  if (line.event !== "passed") return { marks, flights: [] };
  // all hands go to the left (BH-30)
  return { marks, flights: players.map(({ seat }) => [`hand-${seat}`, `seat-${(seat + 1) % players.length}`]) };
}
