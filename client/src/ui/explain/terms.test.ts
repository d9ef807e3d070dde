import { describe, expect, it } from "vitest";
import { formsOf, segmentsOf, type Word } from "./terms";

const WORDS: Word[] = [
  { id: "credit", forms: ["credit", "credits"] },
  { id: "hunter", forms: ["hunter", "hunters"] },
  { id: "bounty", forms: ["bounty hunter"] },
];

describe("words with an explanation", () => {
  it("are listed with their forms", () =>
    expect(formsOf("kredyt| kredyty |kredytów|")).toEqual(["kredyt", "kredyty", "kredytów"]));
  it("are found in a text, whatever stands around them", () => {
    expect(segmentsOf("Pay 2 credits, Credit!", WORDS)).toEqual([
      { text: "Pay 2 " },
      { text: "credits", id: "credit" },
      { text: ", " },
      { text: "Credit", id: "credit" },
      { text: "!" },
    ]);
  });
  it("are whole words, in every alphabet", () => {
    expect(segmentsOf("accredited hunterś", WORDS)).toEqual([{ text: "accredited hunterś" }]);
    expect(segmentsOf("без кредитів", [{ id: "credit", forms: ["кредит", "кредитів"] }])).toEqual([
      { text: "без " },
      { text: "кредитів", id: "credit" },
    ]);
    expect(segmentsOf("кредитівка", [{ id: "credit", forms: ["кредит", "кредитів"] }])).toEqual([
      { text: "кредитівка" },
    ]);
  });
  it("are the longest that fit", () =>
    expect(segmentsOf("bounty hunter", WORDS)).toEqual([{ text: "bounty hunter", id: "bounty" }]));
  it("may hold signs that mean something to a pattern", () =>
    expect(segmentsOf("a 1× (c.)", [{ id: "x", forms: ["1×", "(c.)"] }]).filter(({ id }) => id)).toHaveLength(2));
  it("may be none", () => {
    expect(segmentsOf("Nothing here", [])).toEqual([{ text: "Nothing here" }]);
    expect(segmentsOf("", WORDS)).toEqual([]);
  });
  it("lose nothing of the text", () => {
    const text = "Hunters cost credits; a bounty hunter costs points.";
    expect(
      segmentsOf(text, WORDS)
        .map((one) => one.text)
        .join(""),
    ).toBe(text);
  });
});
