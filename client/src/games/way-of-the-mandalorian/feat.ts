/** What was worth most in a game of Way of the Mandalorian: completed missions, by the credits that they brought. */
import type { Line } from "../../net/live.svelte";

export const feat = (line: Line): number =>
  line.kind === "event" && line.event === "completed" ? (line.operands[1] ?? 0) : 0;
