/** How Bounty Hunters is shown; what is large is loaded when it is opened. */
import type { BountyHuntersEventName } from "../../wire";
import type { Presentation } from "../contract";

const game: Presentation<BountyHuntersEventName> = {
  files: ["bounty-hunters", "client-bounty-hunters"],
  colours: { deep: "#1c3a33", tint: "#2f7d57", glow: "#ffd98a8c" },
  load: () => import("./Table.svelte"),
  sounds: async () => (await import("./sounds")).sounds,
  rules: () => import("./rules"),
  lessons: [
    {
      name: "hunt",
      bots: ["random", "greedy"],
      options: { mode: "introductory" },
      turns: 6,
      steps: async () => (await import("./guide")).HUNT,
    },
    {
      name: "contracts",
      bots: ["random", "greedy"],
      options: {},
      turns: 5,
      steps: async () => (await import("./guide")).CONTRACTS,
    },
  ],
  shapes: ["green", "blue", "orange"],
  events: {
    news: { captured: "good", fourth: "good", triggered: "bad" },
    outcomes: { captured: "good" },
    // what became of a card (BH-26, BH-27), and which card was drawn (BH-22)
    superseded: { revealed: ["sold", "played", "played-on", "reserved"], drew: ["drew-card"] },
  },
};
export default game;
