/** What is heard of Bounty Hunters. */
import type { BountyHuntersEventName } from "../../wire";
import { hearing } from "../hearing";

export const sounds = hearing<BountyHuntersEventName, "bounty-hunters">("bounty-hunters", {
  events: {
    turn: "turn",
    drew: "draw",
    "drew-card": "draw",
    "no-draw": null,
    "must-name-again": "discard",
    reshuffled: "shuffle",
    revealed: "reveal",
    sold: "coin",
    played: "place",
    "played-on": "blaster",
    reserved: "place",
    activated: "strike",
    "activated-on": "strike",
    captured: "capture",
    "bonus-credit": "coin",
    "bonus-contract": "token",
    fourth: "done",
    "owed-credit": "coin",
    "lost-credit": "spend",
    "owed-contract": "token",
    "lost-contract": "discard",
    triggered: "toll",
    passed: "discard",
    over: null, // the result says it
  },
  isTense: ({ end }) => end.left !== null || end.captures >= end.of - 1,
});
