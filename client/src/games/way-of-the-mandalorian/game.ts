/** How Way of the Mandalorian is shown; what is large is loaded when it is opened. */
import type { WayOfTheMandalorianEventName } from "../../wire";
import type { Presentation } from "../contract";

const game: Presentation<WayOfTheMandalorianEventName> = {
  files: ["way-of-the-mandalorian", "client-way-of-the-mandalorian"],
  colours: { deep: "#2b2240", tint: "#6a4a86", glow: "#ffc58a8c" },
  load: () => import("./Table.svelte"),
  sounds: async () => (await import("./sounds")).sounds,
  rules: () => import("./rules"),
  lessons: [
    {
      name: "missions",
      bots: ["greedy"],
      options: { characters: ["din-djarin", "fennec-shand"], first_player: 0 },
      turns: 6,
      steps: async () => (await import("./guide")).MISSIONS,
    },
    {
      name: "events",
      bots: ["random", "greedy"],
      options: { characters: ["boba-fett", "din-djarin", "fennec-shand"], first_player: 0 },
      turns: 9,
      steps: async () => (await import("./guide")).EVENTS,
    },
  ],
  orders: () => import("./Orders.svelte"),
  shapes: ["firepower", "armour", "piloting", "cunning", "credit"],
  events: {
    news: { completed: "good", failed: "bad", "plays-event": "plain" },
    outcomes: { completed: "good", failed: "bad" },
    endings: ["over", "unfinished"],
  },
  // wealth is counted in credits
  chart: { title: "client-wm-chart", turn: "client-wm-chart-turn" },
};
export default game;
