import { describe, expect, it } from "vitest";
import type { MandalorianAdventuresView as Adventure } from "../../wire";
import { beatsOf, type EventLine, type View } from "../beats";
import { recorded } from "../recorded";
import { OPERANDS } from "./operands";
import { placeOf, settled, withThreatOf } from "./positions";
import { pointed, script } from "./script";

const line = (event: string, ...operands: number[]): EventLine =>
  ({ kind: "event", event, seat: null, operands, text: event }) as unknown as EventLine;
const played = (event: string, seat: number, ...operands: number[]): EventLine => ({
  ...line(event, ...operands),
  seat,
});

const CELLS = Array.from({ length: 5 }, (_, number) => ({ number, characters: [], threats: [], child: false }));
/** Character 4 on cell 0, with damage; threat 7 where it is said. */
function view(threat: number | null, more: object = {}): View {
  const threats = threat === null ? [] : [{ number: 7, cell: threat, up: true, damage: 0, aim: { goals: [0] } }];
  const characters = [{ number: 4, cell: 0, damage: 1, standing: "" }];
  return settled({ cells: CELLS, threats, characters, child: null, turn: 1, ...more } as unknown as Adventure) as never;
}
const seen = (beats: readonly { view: View }[]): Adventure[] => beats.map((beat) => beat.view as unknown as Adventure);
const told = (before: View, after: View, ...lines: EventLine[]): Adventure[] =>
  seen(beatsOf(before, after, lines, script));
const cellOf = (shown: Adventure): number | undefined => shown.threats[0]?.cell;

describe("the event step", () => {
  it("shows an enemy on every cell of its way", () => {
    const shown = told(
      view(4),
      view(1),
      line("enemy-moved", 7, 3),
      line("enemy-moved", 7, 2),
      line("enemy-moved", 7, 1),
    );
    expect(shown.map(cellOf)).toEqual([3, 2, 1]);
    expect(shown.map(({ cells }) => cells.filter(({ threats }) => threats.length).map(({ number }) => number))).toEqual(
      [[3], [2], [1]],
    );
  });
  it("tells nothing of what an enemy is after while it moves", () => {
    const [first] = told(view(4), view(2), line("enemy-moved", 7, 3), line("enemy-moved", 7, 2));
    expect(first?.threats[0]?.aim).toBeNull();
  });
  it("deals damage blow by blow", () => {
    const characters = [{ number: 4, cell: 0, damage: 4, standing: "" }];
    const shown = told(view(1), view(1, { characters }), line("hurt", 4, 1, 7), line("hurt", 4, 2, 7));
    expect(shown.map((one) => one.characters[0]?.damage)).toEqual([2, 4]);
  });
  it("lets a reinforcement appear with its own beat", () => {
    const shown = told(view(null), view(3), line("event-card", 2, 0), line("spawned", 7, 12, 3));
    expect(shown.map(cellOf)).toEqual([undefined, 3]);
  });
  it("shows an event card by itself, and large", () => {
    const beats = beatsOf(view(2), view(1), [line("event-card", 2, 0), line("enemy-moved", 7, 1)], script);
    expect(beats.map(({ kind }) => kind)).toEqual(["reveal", "play"]);
  });
});

describe("an action", () => {
  it("shows a character on every cell of its way", () => {
    const characters = [{ number: 4, cell: 2, damage: 1, standing: "" }];
    const shown = told(view(4), view(4, { characters }), played("moved", 0, 4, 1), played("moved", 0, 4, 2));
    expect(shown.map((one) => one.characters[0]?.cell)).toEqual([1, 2]);
  });
  it("takes an enemy off the map when it is defeated, not before", () => {
    const shown = told(
      view(1),
      view(null),
      played("attacked", 0, 4, 7, 2),
      line("threat-damaged", 7, 2, 12),
      line("defeated", 7, 12),
    );
    expect(shown.map(({ threats }) => threats.length)).toEqual([1, 0]);
  });
});

describe("where things are", () => {
  const now = view(2) as unknown as Adventure;
  it("is told of a threat that has come, and of one that has gone", () => {
    const none = view(null) as unknown as Adventure;
    expect(withThreatOf(none, now, 7).threats.length).toBe(1);
    expect(withThreatOf(now, none, 7).threats.length).toBe(0);
    expect(withThreatOf(none, none, 7)).toEqual(none);
  });
  it("is found for a character by its number", () => expect([placeOf(now, 4), placeOf(now, 5)]).toEqual([0, -1]));
  it("leaves out who was expelled, and knows the cell of the Child", () => {
    const characters = [{ number: 4, cell: 0, damage: 0, standing: "expelled" }] as never;
    const { cells } = settled({ ...now, characters, child: { with: "cell", at: 3, fled: false } });
    expect(cells.map(({ characters: who, child }) => [who.length, child])).toEqual([
      [0, false],
      [0, false],
      [0, false],
      [0, true],
      [0, false],
    ]);
  });
});

describe("what is pointed at", () => {
  it("is every thing that an event names", () => {
    expect(pointed(line("enemy-moved", 7, 3)).marks).toEqual(["threat-7", "cell-3"]);
    expect(pointed(played("played", 1, 17, 0)).marks).toEqual(["space-0", "card-17"]);
  });
  it("is nothing where an event names none", () => {
    expect(pointed(line("hurt", 4, 1, -1)).marks).toEqual(["character-4"]);
    expect(pointed(line("event-step"))).toEqual({ marks: [], flights: [] });
  });
  it("goes from a deck to the player who draws", () =>
    expect(pointed(played("drew-skills", 2, 2)).flights).toEqual([["deck-skills", "seat-2"]]));
});

describe("every event of the game", () => {
  it("has a cue", () => expect(Object.keys(OPERANDS).filter((event) => !(event in script))).toEqual([]));
});

describe("a whole game", () => {
  const beats = recorded("mandalorian-adventures").flatMap(({ before, after, lines }) =>
    beatsOf(before, after, lines, script),
  );
  it("stands at every beat where its cells say, each thing once", () => {
    for (const shown of seen(beats))
      for (const { number, characters, threats } of shown.cells) {
        expect(characters.every((place) => shown.characters[place]?.cell === number)).toBe(true);
        expect(threats).toEqual(shown.threats.filter(({ cell }) => cell === number).map((one) => one.number));
      }
  });
  it("never shows more damage than there will be", () => {
    for (const { before, after, lines } of recorded("mandalorian-adventures"))
      for (const shown of seen(beatsOf(before, after, lines, script)))
        for (const [place, { damage }] of shown.characters.entries()) {
          const ends = [before, after].map((one) => (one as unknown as Adventure).characters[place]?.damage ?? 0);
          expect(damage).toBeLessThanOrEqual(Math.max(...ends) + blows(lines));
        }
  });
});

/** How much damage the events of an update heal: it may have been there in between. */
const blows = (lines: readonly EventLine[]): number =>
  lines.filter(({ event }) => event === "healed").reduce((sum, { operands }) => sum + (operands[1] ?? 0), 0);
