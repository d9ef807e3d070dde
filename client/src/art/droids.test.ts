import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Bot from "./Bot.svelte";
import { DROIDS, droidArt } from "./droids";
import { SEATS } from "./palette";
import { type Drawing, mirrored, paint } from "./paper";
import Plaque from "./Plaque.svelte";
import { faults, ids, tags } from "./testing/svg";

const ALL = DROIDS.map((droid, seat) => ({ name: `bot ${seat}`, seat, droid }));
const plain = (outline: string): string => (outline[0] === "~" ? mirrored(outline.slice(1)) : outline.replace("|", ""));

/** Every point that an outline names; of a curve also what it bends towards, of an arc its lowest point: nothing drawn lies farther out. */
function points(outline: string): [number, number][] {
  let at: [number, number] = [0, 0];
  const found: [number, number][] = [];
  for (const [, step, rest] of plain(outline).matchAll(/([MLHVQCa])([^A-Za-z]*)/g)) {
    const n = (rest?.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x, y] = at;
    if (step === "H") found.push([n[0] as number, y]);
    else if (step === "V") found.push([x, n[0] as number]);
    else if (step === "a") found.push([x, y + 2 * (n[1] as number)], at);
    else for (let i = 0; i < n.length; i += 2) found.push([n[i] as number, n[i + 1] as number]);
    at = found.at(-1) ?? at;
  }
  return found;
}
const reach = (drawing: Drawing): [number, number][] => drawing.flatMap(([, outline]) => points(outline));
const fromMiddle = ([x, y]: [number, number]): number => Math.hypot(x - 50, y - 50);

describe("the faces of bots", () => {
  it("are as many as the seats' colours", () => {
    expect([DROIDS.length, SEATS.length]).toEqual([6, 6]);
  });

  it("no two look the same, not even without their colours", () => {
    const heads = DROIDS.map(({ body }) => body.filter(([, , depth = 0]) => depth >= 5).map(([, outline]) => outline));
    expect(heads.every((outlines) => outlines.length > 0)).toBe(true);
    expect(new Set(heads.flat()).size).toBe(heads.flat().length);
    expect(new Set(DROIDS.map(({ eyes }) => JSON.stringify(eyes))).size).toBe(6);
  });

  it.each(ALL)("$name is whole, and as light as a small picture should be", ({ seat }) => {
    for (const fine of [true, false]) expect(faults(droidArt(seat, "x", fine))).toEqual([]);
    expect(droidArt(seat, "x")).not.toMatch(/url\((?!#)|https?:|data:/);
    expect(tags(droidArt(seat, "x")).length).toBeLessThan(90);
    expect(tags(droidArt(seat, "x")).length).toBeLessThan(tags(droidArt(seat, "x", true)).length);
  });

  it.each(ALL)(
    "$name wears its seat's colour, and only colours that there are",
    ({ seat, droid: { metal, light, body, eyes, lamp } }) => {
      const art = droidArt(seat, "x");
      expect(body.some(([fill, , depth = 0]) => /^1[-+]*$/.test(fill) && depth > 0)).toBe(true);
      for (const [, colour] of art.matchAll(/(?:fill|stroke)="([^"]*)"/g))
        expect(colour).toMatch(/^(#[0-9a-f]{6}|none)$/);
      for (const [fill] of [...body, ...eyes, ...lamp]) expect(fill).toMatch(/^([012]|[0-9a-f]{6})[-+]*(\/\d\d)?$/);
      for (const colour of [metal, light]) expect(paint(colour, [])).toEqual([colour, 1]);
    },
  );

  it.each(ALL)(
    "$name stays in its picture, and its eyes well inside the round that is cut",
    ({ droid: { body, eyes, lamp } }) => {
      for (const [x, y] of reach(body)) expect(x >= 0 && x <= 100 && y >= 0 && y <= 104, `${x} ${y}`).toBe(true);
      for (const at of reach(eyes)) expect(fromMiddle(at), `${at}`).toBeLessThan(40);
      for (const at of reach(lamp.filter(([fill]) => !fill.includes("/"))))
        expect(fromMiddle(at), `${at}`).toBeLessThan(51);
    },
  );

  it("two of one page share no ids", () => {
    const [a, b] = ["a", "b"].map((id) => ids(droidArt(0, id)));
    expect(a?.filter((id) => b?.includes(id))).toEqual([]);
  });

  it("come round again where there are more seats", () => {
    expect(droidArt(7, "x")).toBe(droidArt(1, "x"));
  });
});

describe("a bot", () => {
  it("is decoration that shows the sign of its seat too", () => {
    const { body } = render(Bot, { props: { seat: 3 } });
    expect(body).toMatch(/class="bot[^>]*aria-hidden="true"/);
    expect(body).toContain('class="emblem');
    expect(body).toContain("var(--seat-4)");
  });

  it("has its lamp lit only while it thinks", () => {
    const look = (status: "thinking" | "ready"): string =>
      render(Plaque, { props: { seat: 1, name: "Zap", kind: "bot", status } }).body;
    expect(look("thinking")).toMatch(/class="bot[^"]*thinking/);
    expect(look("ready")).not.toMatch(/class="bot[^"]*thinking/);
  });
});

describe("a plaque", () => {
  const shown = (more: object): string =>
    render(Plaque, { props: { seat: 1, name: "Zap", kindLabel: "a bot", ...more } }).body;

  it("of a bot has its face, its sign, and in words that it is a bot, also where it is small", () => {
    for (const compact of [false, true]) {
      const body = shown({ kind: "bot", compact });
      for (const part of ['class="bot', 'class="emblem', "Zap", "a bot"]) expect(body).toContain(part);
    }
  });

  it("of another player has none", () => {
    for (const kind of ["person", "open"]) expect(shown({ kind })).not.toContain('class="bot');
  });

  it("of a bot with a character shows the character, or the sign alone", () => {
    const hero = shown({ kind: "bot", face: createRawSnippet(() => ({ render: () => "<i>hero</i>" })) });
    expect(hero).toContain("<i>hero</i>");
    for (const body of [hero, shown({ kind: "bot", face: null })]) {
      expect(body).not.toContain('class="bot');
      expect(body).toContain('class="emblem');
    }
  });
});
