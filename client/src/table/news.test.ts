import { describe, expect, it } from "vitest";
import { newsOf, outcomeOf, toneOf } from "./news";
import type { Line } from "../net/live.svelte";

const event = (name: string, seat = 0): Line => ({ kind: "event", event: name, seat, operands: [], text: `${name} ${seat}` }) as unknown as Line;

describe("news", () => {
  it("are what nobody should miss, in their order", () => {
    expect(newsOf([event("drew"), event("captured", 1), event("sold"), event("triggered")]).map((line) => line.text)).toEqual(["captured 1", "triggered 0"]);
  });
  it("are what people say, too", () => expect(newsOf([{ kind: "said", seat: 1, phrase: "hello", text: "Anna: Hello!" } as unknown as Line])).toHaveLength(1));
  it("are few: of many the last", () => {
    const lines = [1, 2, 3, 4, 5].map((seat) => event("captured", seat));
    expect(newsOf(lines).map((line) => line.text)).toEqual(["captured 3", "captured 4", "captured 5"]);
  });
  it("are none in a quiet moment", () => expect(newsOf([event("drew"), { kind: "dealt", text: "" }])).toEqual([]));
  it("say how an attempt ended, if one did", () => {
    expect(outcomeOf([event("attempts"), event("completed"), event("new-mission")])).toBe("good");
    expect(outcomeOf([event("completed"), event("failed")])).toBe("bad");
    expect(outcomeOf([event("captured"), { kind: "dealt", text: "" }])).toBe("");
  });
  it("are good or bad", () => expect([toneOf(event("completed")), toneOf(event("failed")), toneOf(event("plays-event")), toneOf({ kind: "dealt", text: "" })]).toEqual(["good", "bad", "plain", "plain"]));
});
