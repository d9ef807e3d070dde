import { describe, expect, it } from "vitest";
import { blocksOf } from "./picture";

const BOUNTY = `Turn 3, step 1: draw a card. Guild Master: player 2.
Decks        Target deck 39 (1 discarded); Bounty Hunter deck 59; Contract deck
             40 (2 discarded)
Player 2: 0 points; 2 credits
  Open       #37 Omega 8 (3·3·1) +contract, nobody faces it yet
  Hand       #21 Kanan Jarrus 10 (3·3·1)
             #38 Omega 8 (2·2·2) +credit
             #191 2 crates for 2,
             worth 3`;
const MISSIONS = `Missions     #m15 False prophet      level 1 (0·4·2·4) +300 -100
             #m11 Arena deserter     level 1 (4·3·3·0) +300 -100
Player 1 (you), Bo-Katan Kryze (1·1·2·0): 900 credits;
  3 free slots
  Board      1: #18 Shock mine  for 200
             2: #2 Vest`;
const MAP = `Tracks     Alert □□ 0 of 2

          ┏━━━━┓
          ┃c0 *┃
@ character; t3 2 enemy

Enemies    t2   Camp guard on c9
           t11  Camp guard on c17: melee,
           Guard`;

describe("a picture", () => {
  it("is lines and lists, each item whole again", () => {
    expect(blocksOf(BOUNTY)).toEqual([
      { kind: "line", text: "Turn 3, step 1: draw a card. Guild Master: player 2." },
      {
        kind: "list",
        label: "Decks",
        items: ["Target deck 39 (1 discarded); Bounty Hunter deck 59; Contract deck 40 (2 discarded)"],
      },
      { kind: "line", text: "Player 2: 0 points; 2 credits" },
      { kind: "list", label: "Open", items: ["#37 Omega 8 (3·3·1) +contract, nobody faces it yet"] },
      {
        kind: "list",
        label: "Hand",
        items: ["#21 Kanan Jarrus 10 (3·3·1)", "#38 Omega 8 (2·2·2) +credit", "#191 2 crates for 2, worth 3"],
      },
    ]);
  });
  it("has columns that are put together, and lines that go on", () => {
    expect(blocksOf(MISSIONS)).toEqual([
      {
        kind: "list",
        label: "Missions",
        items: ["#m15 False prophet level 1 (0·4·2·4) +300 -100", "#m11 Arena deserter level 1 (4·3·3·0) +300 -100"],
      },
      { kind: "line", text: "Player 1 (you), Bo-Katan Kryze (1·1·2·0): 900 credits; 3 free slots" },
      { kind: "list", label: "Board", items: ["1: #18 Shock mine for 200", "2: #2 Vest"] },
    ]);
  });
  it("keeps a map as it is drawn", () => {
    expect(blocksOf(MAP)).toEqual([
      { kind: "list", label: "Tracks", items: ["Alert □□ 0 of 2"] },
      { kind: "map", text: "          ┏━━━━┓\n          ┃c0 *┃" },
      { kind: "line", text: "@ character; t3 2 enemy" },
      { kind: "list", label: "Enemies", items: ["t2 Camp guard on c9", "t11 Camp guard on c17: melee, Guard"] },
    ]);
  });
});
