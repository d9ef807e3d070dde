import { describe, expect, it } from "vitest";
import type { Line } from "../net/live.svelte";
import { operandOf } from "./lines";

const OPERANDS = { "played-on": ["card", "target"], reshuffled: ["deck", "count"] };
const line = (event: string, ...operands: number[]): Line =>
  ({ kind: "event", event, seat: 0, operands, text: "" }) as Line;

describe("what a line speaks of", () => {
  it("is the first number of a kind", () => {
    expect(operandOf(line("played-on", 7, 9), OPERANDS, "card", "target")).toBe(7);
    expect(operandOf(line("played-on", 7, 9), OPERANDS, "target")).toBe(9);
    expect(operandOf(line("reshuffled", 0, 12), OPERANDS, "deck")).toBe(0);
  });
  it("is nothing where it has no such number", () => {
    expect(operandOf(line("reshuffled", 1, 12), OPERANDS, "card")).toBeNull();
    expect(operandOf(line("over", 1, 2, 3), OPERANDS, "card")).toBeNull();
    expect(operandOf(line("played-on"), OPERANDS, "card")).toBeNull();
    expect(operandOf({ kind: "dealt", text: "" }, OPERANDS, "card")).toBeNull();
  });
});
