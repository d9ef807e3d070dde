import { describe, expect, it, vi } from "vitest";
import { piecesOf } from "./aid";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { LANGUAGES, need, speak, t } = await import("../text/text.svelte");

describe("the player aid", () => {
  it("flows: what was broken at the edge of a terminal is whole again", () => {
    const aid = [
      "A TURN: everybody does each",
      "step at the same time.",
      "1 Draw a card.",
      "2 Choose a card: lay one",
      "  face down. Then either",
      "  - sell it; or",
      "",
      "  Bossk -2 (3·0·3)     a hunter who",
      "                       costs 2 points",
      "  Contract Luke 2 + Omega 1, duo +3",
      "                       2 points",
    ].join("\n");
    expect(piecesOf(aid)).toEqual([
      { kind: "line", text: "A TURN: everybody does each step at the same time.", level: 0 },
      { kind: "line", text: "1 Draw a card.", level: 0 },
      { kind: "line", text: "2 Choose a card: lay one face down. Then either", level: 0 },
      { kind: "line", text: "- sell it; or", level: 1 },
      { kind: "gap" },
      { kind: "pair", term: "Bossk -2 (3·0·3)", text: "a hunter who costs 2 points" },
      { kind: "pair", term: "Contract Luke 2 + Omega 1, duo +3", text: "2 points" },
    ]);
  });
  it.each(LANGUAGES)("loses no letter, in any game (%s)", async (language) => {
    await need("bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures");
    await speak(language);
    const letters = (text: string): string => text.replace(/\s/g, "");
    for (const game of ["bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures"]) {
      for (const side of ["front", "back"]) {
        const aid = t(`${game}-aid-${side}`);
        const told = piecesOf(aid).map((piece) =>
          piece.kind === "gap" ? "" : piece.kind === "pair" ? piece.term + piece.text : piece.text,
        );
        expect(letters(told.join(""))).toBe(letters(aid));
      }
    }
  });
});
