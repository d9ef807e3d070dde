import { describe, expect, it } from "vitest";
import { capital } from "../text/capital";
import { chosen, fieldsOf, labelOf } from "./options";

const SCHEMAS = {
  $defs: {
    BountyHuntersOptions: {
      properties: {
        mode: { enum: ["standard", "introductory"] },
        open: { enum: [true, false] },
        max_turns: { anyOf: [{ type: "integer", minimum: 1, maximum: 9 }, { type: "null" }] },
        first_player: { anyOf: [{ type: "integer", minimum: 0, maximum: 5, format: "seat" }, { type: "null" }] },
        map: { anyOf: [{ type: "string" }, { type: "null" }] },
        characters: { anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }] },
      },
    },
  },
};
const FIELDS = fieldsOf(SCHEMAS, "bounty-hunters");

describe("options", () => {
  it("become fields by their schemas; lists are left to chance", () => {
    expect(FIELDS).toEqual([
      { name: "mode", kind: "choice", values: ["standard", "introductory"] },
      { name: "open", kind: "choice", values: [true, false] },
      { name: "max_turns", kind: "number", least: 1, most: 9 },
      { name: "first_player", kind: "seat" },
      { name: "map", kind: "word" },
    ]);
  });
  it("of an unknown game are none", () => expect(fieldsOf(SCHEMAS, "chess")).toEqual([]));
  it("are sent as their schemas want them, those left alone not at all", () => {
    expect(chosen(FIELDS, { mode: "", open: "1", max_turns: "7", first_player: "0", map: " nevarro " })).toEqual({
      open: false,
      max_turns: 7,
      first_player: 0,
      map: "nevarro",
    });
    expect(chosen(FIELDS, {})).toEqual({});
  });
});

describe("words about options", () => {
  it("begin with a capital, in every script", () => {
    expect(["random", "якщо", "200", "élan", ""].map(capital)).toEqual(["Random", "Якщо", "200", "Élan", ""]);
  });
  it("are a label and a note", () => {
    expect(labelOf("the player who begins; default: random")).toEqual({
      label: "The player who begins",
      note: "Default: random",
    });
    expect(labelOf("le joueur qui commence\u00a0; le hasard décide")).toEqual({
      label: "Le joueur qui commence",
      note: "Le hasard décide",
    });
  });
  it("stay together where they explain the values", () => {
    const text = "Story: the listed characters; sandbox: any";
    expect(labelOf(text)).toEqual({ label: text, note: "" });
    expect(labelOf("the credits").note).toBe("");
  });
});
