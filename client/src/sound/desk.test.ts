import { describe, expect, it } from "vitest";
import { desk, softened } from "./desk";
import { answer } from "./noise";
import { fake, type Node } from "./testing/context";

describe("the end of the desk", () => {
  it("leaves alone what is not loud", () => {
    for (const x of [-0.75, -0.3, 0, 0.2, 0.75]) expect(softened(x)).toBe(x);
  });
  it("lets nothing above the ceiling, however loud, and still in order", () => {
    const many = Array.from({ length: 200 }, (_, i) => softened(i / 20));
    expect(Math.max(...many)).toBeLessThanOrEqual(0.97);
    expect(many.slice(1, 40).every((one, i) => one > (many[i] ?? 1))).toBe(true);
  });
  it("treats up and down alike, so that nothing is shifted", () => {
    for (const x of [0.1, 0.8, 1, 3]) expect(softened(-x)).toBe(-softened(x));
  });
  it("is a limiter and then that curve, before the loudspeakers", () => {
    const context = fake();
    desk(context);
    const last = context.made.find(({ to }) => to.includes(context.destination as unknown as Node));
    expect(last?.kind).toBe("curve");
    expect(context.made.filter(({ kind }) => kind === "limiter").length).toBe(1);
  });
});

describe("music under an effect", () => {
  const gate = (context: ReturnType<typeof fake>) =>
    context.made.map((one) => one.param("gain")).find((gain) => gain?.events.some(([name]) => name === "cancel"));
  it("gives way, and comes back when it is over", () => {
    const context = fake();
    desk(context).duck(0.4, 2, 1.5);
    expect(gate(context)?.events).toEqual([
      ["cancel", 0, 2],
      ["towards in 0.03", 0.4, 2],
      ["towards in 0.45", 1, 3.5],
    ]);
  });
  it("does not come back in the middle of the next effect", () => {
    const context = fake();
    const { duck } = desk(context);
    duck(0.4, 2, 1.5);
    duck(0.5, 3, 2);
    expect(gate(context)?.events.slice(3)).toEqual([
      ["cancel", 0, 3],
      ["towards in 0.03", 0.5, 3],
      ["towards in 0.45", 1, 5],
    ]);
  });
  it("is on a bus of its own: effects give way to nothing", () => {
    const context = fake();
    const { effects, music, duck } = desk(context);
    duck(0.4, 2, 1);
    const ducked = context.made.find((one) => one.param("gain") === gate(context));
    expect(music.volume).toMatchObject({ to: [ducked] });
    expect((effects.volume as unknown as Node).to).not.toContain(ducked);
  });
});

describe("the answer of a room", () => {
  const RATE = 4000;
  const level = (samples: Float32Array, from: number, to: number): number =>
    Math.sqrt(samples.slice(from * RATE, to * RATE).reduce((sum, one) => sum + one * one, 0));
  it("dies away to nothing in its time", () => {
    const room = answer(RATE, 1, "left");
    expect(room.length).toBe(RATE);
    expect(level(room, 0.6, 0.8)).toBeLessThan(level(room, 0, 0.2) / 10);
    expect(Math.abs(room.at(-1) ?? 1)).toBeLessThan(1e-4);
  });
  it("is another one for each ear, and always the same", () => {
    expect(answer(RATE, 0.2, "left")).toEqual(answer(RATE, 0.2, "left"));
    expect(answer(RATE, 0.2, "left")).not.toEqual(answer(RATE, 0.2, "right"));
  });
});
