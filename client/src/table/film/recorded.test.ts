/** The film of whole games, as they came from the server to one seat. */
import { describe, expect, it } from "vitest";
import { type Beat, type EventLine, type Script, type View, beatsOf } from "../../games/beats";
import { OPERANDS as bountyOperands } from "../../games/bounty-hunters/operands";
import { pointed as pointedInBounty, script as bounty } from "../../games/bounty-hunters/script";
import type { Operands } from "../../games/lines";
import { OPERANDS as adventureOperands } from "../../games/mandalorian-adventures/operands";
import { pointed as pointedInAdventures, script as adventures } from "../../games/mandalorian-adventures/script";
import { type Recorded, recorded, RECORDED_GAMES } from "../../games/recorded";
import { OPERANDS as wayOperands } from "../../games/way-of-the-mandalorian/operands";
import { pointed as pointedInWay, script as way } from "../../games/way-of-the-mandalorian/script";
import { Film } from "./film.svelte";

const SCRIPTS: Readonly<Record<string, Script>> = {
  "bounty-hunters": bounty,
  "way-of-the-mandalorian": way,
  "mandalorian-adventures": adventures,
};
const POINTED = {
  "bounty-hunters": pointedInBounty,
  "way-of-the-mandalorian": pointedInWay,
  "mandalorian-adventures": pointedInAdventures,
} as Readonly<Record<string, unknown>>;
const OPERANDS: Readonly<Record<string, Operands>> = {
  "bounty-hunters": bountyOperands,
  "way-of-the-mandalorian": wayOperands,
  "mandalorian-adventures": adventureOperands,
};
const TURN_OF_THREE_BOTS = 8000;
const APART = 300;

interface Shown {
  at: number;
  beat: Beat | null;
  view: View | null;
}

/** A film by a clock that is set by hand. */
class Hall {
  now = 0;
  newest: View | null = null;
  shown: Shown[] = [];
  #due: { at: number; work: () => void }[] = [];
  readonly film: Film;
  constructor(script: Script) {
    this.film = new Film(
      () => script,
      () => "normal",
      () => 0,
      { later: (after, work) => this.#later(after, work) },
    );
    this.film.show = (change) => {
      change();
      this.shown.push({ at: this.now, beat: this.film.beat, view: this.film.view });
    };
  }
  #later(after: number, work: () => void): () => void {
    const one = { at: this.now + after, work };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  }
  /** Time goes by until then. */
  until(moment: number): void {
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= moment).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.now = next.at;
      next.work();
    }
    this.now = Math.max(this.now, Math.min(moment, 1e12));
  }
  tell({ at, before, after, lines }: Recorded): void {
    this.until(at);
    this.film.tell(before, after, lines, () => (this.newest = after));
  }
}

const linesOf = (beats: readonly (Beat | null)[]): EventLine[] => beats.flatMap((beat) => beat?.lines ?? []);

describe.each(RECORDED_GAMES)("a whole game of %s", (game) => {
  const script = SCRIPTS[game] as Script;
  const updates = recorded(game);
  it("has many updates, and more events than updates with any", () => {
    expect(updates.length).toBeGreaterThan(100);
    expect(updates.flatMap(({ lines }) => lines).length).toBeGreaterThan(
      updates.filter(({ lines }) => lines.length).length,
    );
  });
  it("has a beat for every event, in their order, none lost and none doubled", () => {
    for (const { before, after, lines } of updates)
      expect(linesOf(beatsOf(before, after, lines, script))).toEqual(lines);
  });
  it("knows all of its events", () =>
    expect(updates.flatMap(({ lines }) => lines).filter(({ event }) => !(event in script))).toEqual([]));
  it("points at things that are there: before, during or after the event", () => {
    const pointedAt = POINTED[game] as typeof pointedInBounty;
    for (const { before, after, lines } of updates)
      for (const line of lines) {
        const known = numbersIn([before, after]);
        const { marks, flights } = pointedAt(line, after);
        const numbers = marks.flatMap((mark) => /^(?:card|mission)-(\d+)$/.exec(mark)?.[1] ?? []);
        expect([line.event, numbers.filter((number) => !known.has(Number(number)))]).toEqual([line.event, []]);
        expect([...marks, ...flights.flat()].filter((address) => /undefined|null|NaN/.test(address))).toEqual([]);
      }
  });
  it("points at every card, target, deck and mission that an event names", () => {
    const pointedAt = POINTED[game] as typeof pointedInBounty;
    const unmarked = updates.flatMap(({ after, lines }) =>
      lines.filter((line) => named(game, line) && !pointedAt(line, after).marks.length).map(({ event }) => event),
    );
    expect([...new Set(unmarked)]).toEqual([]);
  });
  it("shows what others draw on its way to them", () => {
    const pointedAt = POINTED[game] as typeof pointedInBounty;
    const drawn = updates.flatMap(({ after, lines }) =>
      lines
        .filter(({ event, seat }) => seat !== 0 && /^(drew|took)/.test(event))
        .map((line) => [line.seat, pointedAt(line, after).flights]),
    );
    expect(drawn.length).toBeGreaterThan(5);
    for (const [seat, flights] of drawn) expect(flights).toEqual([[expect.any(String), `seat-${seat}`]]);
  });
  it("ends each update in exactly the view of the update", () => {
    for (const { before, after, lines } of updates.filter((one) => one.lines.length))
      expect(beatsOf(before, after, lines, script).at(-1)?.view).toBe(after);
  });
  it("tells one update after the other, none lost and none doubled, and ends in the last view", () => {
    const hall = new Hall(script);
    for (const update of updates) hall.tell(update);
    hall.until(Infinity);
    expect(told(hall.shown)).toEqual(updates.flatMap(({ lines }) => lines));
    expect([hall.film.view, hall.film.telling, hall.newest]).toEqual([null, false, updates.at(-1)?.after]);
  });
  it("can be skipped at any moment, and shows the newest view then", () => {
    for (const [number, update] of updates.entries()) {
      const beats = beatsOf(update.before, update.after, update.lines, script).length;
      for (let after = 0; after < beats; after++) {
        const hall = new Hall(script);
        hall.tell({ ...update, at: 0 });
        for (let i = 0; i < after; i++) hall.until(hall.now + 800);
        hall.film.skip();
        expect([number, hall.film.view, hall.film.beat, hall.newest === update.after]).toEqual([
          number,
          null,
          null,
          true,
        ]);
      }
    }
  });
});

/** All numbers in a value. */
function numbersIn(value: unknown): Set<number> {
  if (typeof value === "number") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...numbersIn(part)]));
}

/** Whether an event names a thing on the table. */
const named = (game: string, { event }: EventLine): boolean =>
  (OPERANDS[game]?.[event] ?? []).some((kind) =>
    ["card", "brief", "target", "deck", "mission", "title"].includes(kind),
  );

/** The lines that were told: a beat to which words were added is shown again. */
function told(shown: readonly Shown[]): EventLine[] {
  const all: EventLine[] = [];
  for (const { beat } of shown)
    if (beat) {
      const known = beat.lines.findIndex((line) => line === all.at(-1));
      all.push(...beat.lines.slice(known + 1));
    }
  return all;
}

describe("the pace of three bots of Way of the Mandalorian", () => {
  const turns = rounds(recorded("way-of-the-mandalorian"));
  const films = turns.map((updates) => {
    const hall = new Hall(way);
    for (const update of updates) hall.tell({ ...update, at: update.at - (updates[0]?.at ?? 0) });
    hall.until(Infinity);
    return hall.shown;
  });
  it("is seen in some turns", () => expect(films.length).toBeGreaterThan(5));
  it("lets no two things happen within 0.3 s", () => {
    for (const shown of films) {
      const begins = shown.filter(
        ({ beat }, i) => !beat || beat.kind !== shown[i - 1]?.beat?.kind || !same(beat, shown[i - 1]?.beat),
      );
      const gaps = begins.slice(1).map(({ at }, i) => at - (begins[i]?.at ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(APART);
    }
  });
  it("shows a turn of all three in less than 8 s", () => {
    for (const shown of films) expect(shown.at(-1)?.at).toBeLessThan(TURN_OF_THREE_BOTS);
  });
});

/** Whether words were added to a beat. */
const same = (beat: Beat, before: Beat | null | undefined): boolean => beat.lines[0] === before?.lines[0];

/** The turns of the others: the updates from the end of my turn to the beginning of the next one. */
function rounds(updates: readonly Recorded[]): Recorded[][] {
  const found: Recorded[][] = [];
  let round: Recorded[] | null = null;
  for (const update of updates) {
    const seats = update.lines.filter(({ event }) => event === "turn").map(({ seat }) => seat);
    if (round === null && seats.some((seat) => seat !== 0)) round = [];
    round?.push(update);
    if (seats.includes(0) && round) {
      found.push(round);
      round = null;
    }
  }
  return found;
}
