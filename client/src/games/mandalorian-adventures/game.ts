/** How The Mandalorian: Adventures is shown. It has no drawn table yet and is played as text. */
import type { MandalorianAdventuresEventName } from "../../wire";
import type { Presentation } from "../contract";

const game: Presentation<MandalorianAdventuresEventName> = {
  files: ["mandalorian-adventures", "mandalorian-adventures-content"],
  colours: { deep: "#3d2a1c", tint: "#8a6a3c", glow: "#ffe6b08c", middle: "96%" },
  sounds: async () => (await import("./sounds")).sounds,
  rules: () => import("./rules"),
  lessons: [
    {
      name: "camp",
      bots: ["greedy"],
      options: { mission: "the-asset", difficulty: "beginner", first_player: 0 },
      turns: 4,
      steps: async () => (await import("./guide")).CAMP,
    },
    {
      name: "egg",
      bots: ["greedy"],
      options: { mission: "the-egg", difficulty: "beginner", first_player: 0 },
      turns: 4,
      steps: async () => (await import("./guide")).EGG,
    },
  ],
  events: {
    outcomes: { captured: "good" },
    endings: ["won", "lost", "unfinished"],
  },
};
export default game;
