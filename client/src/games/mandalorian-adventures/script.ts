/** How the events of The Mandalorian: Adventures are told, one thing at a time, and which things they are about. */
import type { MandalorianAdventuresEventName as Name, MandalorianAdventuresView as Adventure } from "../../wire";
import type { Cue, EventLine, Path, Script, View } from "../beats";
import { operandOf } from "../lines";
import type { Pointed } from "../pointing";
import { OPERANDS } from "./operands";
import { withCharacter, withThreat, withThreatOf } from "./positions";

type Change = (view: Adventure, after: Adventure, line: EventLine) => Adventure;

/** A change of a view of this game. */
const changed =
  (change: Change): NonNullable<Cue["shows"]> =>
  (view, after, line) =>
    change(view as unknown as Adventure, after as unknown as Adventure, line) as unknown as View;

const number = (line: EventLine, name: string): number => operandOf(line, OPERANDS, name) ?? -1;
const nothing = (): readonly Path[] => [];
const parts =
  (...names: readonly string[]) =>
  (): readonly Path[] =>
    names.map((name) => [name]);
/** The action space that an event names, and the players' cards. */
const space = (line: EventLine): readonly Path[] => [["spaces", number(line, "space")], ["players"], ["played"]];

const goes = changed((view, _after, line) =>
  withCharacter(view, number(line, "character"), (one) => ({ ...one, cell: number(line, "cell") })),
);
const walks = changed((view, _after, line) =>
  withThreat(view, number(line, "threat"), (one) => ({ ...one, cell: number(line, "cell"), aim: null })),
);
/** A threat comes, is turned up, or leaves. */
const becomes = changed((view, after, line) => withThreatOf(view, after, number(line, "threat")));
const suffers = (sign: 1 | -1) =>
  changed((view, _after, line) =>
    withCharacter(view, number(line, "character"), (one) => ({
      ...one,
      damage: Math.max(0, one.damage + sign * number(line, "number")),
    })),
  );
const wounded = (sign: 1 | -1) =>
  changed((view, _after, line) =>
    withThreat(view, number(line, "threat"), (one) => ({
      ...one,
      damage: Math.max(0, one.damage + sign * number(line, "number")),
    })),
  );

const note: Cue = { kind: "note", joins: "seat", brings: nothing };
const playing: Cue = { kind: "play", joins: "none", brings: space };
const stepping: Cue = { kind: "play", joins: "none", brings: nothing, shows: goes };
const coming: Cue = { kind: "reveal", joins: "none", brings: parts("decks"), shows: becomes };
const fighting: Cue = { kind: "fight", joins: "none", brings: nothing };
const hurting: Cue = { ...fighting, shows: suffers(1) };
const cards: Cue = { kind: "draw", joins: "seat", brings: parts("players", "decks", "characters") };
const tokens: Cue = { kind: "play", joins: "none", brings: parts("threats", "cells", "characters") };
const child: Cue = { kind: "capture", joins: "none", brings: parts("child", "characters", "cells") };
const secret: Cue = { kind: "note", joins: "none", brings: parts("players") };
const ending: Cue = { kind: "end", joins: "none", brings: "all" };

export const script: Script<Name> = {
  mission: note,
  "setup-step": note,
  turn: { kind: "turn", joins: "all", brings: "all" },
  // cards and actions
  played: playing,
  action: { ...note, after: ["play"] },
  "free-action": note,
  declined: note,
  "effect-used": { ...note, after: ["play"] },
  moved: stepping,
  placed: stepping,
  attacked: fighting,
  "threat-damaged": { ...fighting, shows: wounded(1) },
  "threat-healed": { ...fighting, kind: "note", shows: wounded(-1) },
  defeated: { kind: "capture", joins: "none", brings: nothing, after: ["fight"], shows: becomes },
  captured: { kind: "capture", joins: "none", brings: nothing, after: ["fight"], shows: becomes },
  revealed: coming,
  "mission-effect": note,
  looked: note,
  "looked-at": { ...note, shows: becomes },
  "enemy-pushed": { kind: "play", joins: "none", brings: nothing, shows: walks },
  disabled: { ...note, shows: becomes },
  // planning cards
  "plan-drawn": cards,
  "plan-drew": cards,
  "plan-kept": cards,
  "plan-on-top": cards,
  "plan-put-on-top": cards,
  "plan-discarded": cards,
  "plan-used": { ...cards, kind: "play" },
  "plan-taken": cards,
  // tokens
  "bonus-used": tokens,
  "token-taken": tokens,
  "token-placed": tokens,
  "token-placed-hidden": tokens,
  "token-removed": { ...tokens, kind: "note" },
  "tokens-mixed": tokens,
  // what happens to characters
  healed: { kind: "pay", joins: "none", brings: nothing, shows: suffers(-1) },
  hurt: hurting,
  blocked: { ...fighting, brings: parts("characters") },
  redirected: fighting,
  guard: fighting,
  grapple: fighting,
  // the event step
  "event-step": { kind: "turn", joins: "none", brings: parts("in_events") },
  "space-resolved": note,
  crisis: { kind: "fail", joins: "none", brings: nothing },
  "crisis-skipped": note,
  "event-card": { kind: "reveal", joins: "none", brings: parts("decks") },
  "no-effect": note,
  "enemy-moved": { kind: "play", joins: "none", brings: nothing, shows: walks },
  "enemy-attacks": fighting,
  spawned: coming,
  "no-reinforcement": note,
  sabotaged: { kind: "play", joins: "none", brings: space },
  "sabotage-removed": { kind: "play", joins: "none", brings: space },
  "space-emptied": { kind: "pass", joins: "none", brings: space },
  track: { kind: "fail", joins: "none", brings: parts("tracks") },
  "door-opened": { kind: "play", joins: "none", brings: parts("doors") },
  "door-closed": { kind: "play", joins: "none", brings: parts("doors") },
  rule: note,
  // the Child
  "child-rescued": child,
  "child-carried": child,
  "child-on-cell": child,
  "child-fled": child,
  "child-with-enemy": { ...child, kind: "fail", brings: parts("child", "characters", "cells", "threats") },
  // decks
  "drew-skills": cards,
  "drew-skill": cards,
  "reshuffled-skills": cards,
  "reshuffled-plans": cards,
  "reshuffled-events": cards,
  // the traitor
  "loyalty-dealt": secret,
  "loyalty-seen": secret,
  "loyalty-looked": secret,
  betrayed: { ...secret, kind: "fail", brings: parts("players", "characters") },
  accused: secret,
  voted: secret,
  "accusation-right": { ...secret, kind: "capture", brings: parts("players", "characters", "cells") },
  "accusation-wrong": { ...secret, kind: "fail" },
  won: ending,
  lost: ending,
  unfinished: ending,
};

/** What can be marked, by the name of the operand, and the address of each. */
const ADDRESSES: Readonly<Record<string, string>> = {
  threat: "threat",
  cell: "cell",
  character: "character",
  space: "space",
  door: "door",
  card: "card",
  plan: "plan",
};

/** From where cards come to a player. */
const DRAWN_FROM: Readonly<Record<string, string>> = { "drew-skills": "deck-skills", "plan-drawn": "deck-plans" };

/** The things that an event is about, and what goes from where to where that is not seen otherwise. */
export function pointed(line: EventLine): Pointed {
  const marks = Object.entries(ADDRESSES).flatMap(([name, address]) => {
    const found = operandOf(line, OPERANDS, name);
    return found === null || found < 0 ? [] : [`${address}-${found}`];
  });
  const deck = DRAWN_FROM[line.event];
  return { marks, flights: deck && line.seat !== null ? [[deck, `seat-${line.seat}`]] : [] };
}
