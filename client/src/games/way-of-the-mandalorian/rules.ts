/** The rules of Way of the Mandalorian in the order in which they are read: sections and the numbers in them. */
import type { Chapter, Thing } from "../rulebook";

export const CHAPTERS: readonly Chapter[] = [
  { id: "aim", rules: ["WM-10", "WM-01", "WM-A62", "WM-08", "WM-A46", "WM-A63", "WM-A67"] },
  { id: "cards", rules: ["WM-02", "WM-03", "WM-09", "WM-A01", "WM-04", "WM-05", "WM-06", "WM-A25", "WM-07"] },
  {
    id: "setup",
    rules: [
      "WM-11",
      "WM-12",
      "WM-13",
      "WM-A60",
      "WM-14",
      "WM-15",
      "WM-16",
      "WM-17",
      "WM-18",
      "WM-A53",
      "WM-A55",
      "WM-A65",
      "WM-19",
      "WM-20",
    ],
  },
  { id: "turn", rules: ["WM-21", "WM-A54", "WM-22", "WM-23", "WM-A17", "WM-24", "WM-A16", "WM-A71", "WM-85", "WM-83"] },
  {
    id: "equipping",
    rules: ["WM-25", "WM-A03", "WM-26", "WM-27", "WM-A06", "WM-A04", "WM-28", "WM-A07", "WM-30", "WM-29", "WM-A05"],
  },
  { id: "drawing", rules: ["WM-31", "WM-A08", "WM-A09", "WM-A11", "WM-32", "WM-A10"] },
  { id: "reshuffle", rules: ["WM-67", "WM-33", "WM-A12", "WM-A13"] },
  { id: "selling", rules: ["WM-34", "WM-A19", "WM-35", "WM-A20", "WM-36", "WM-A21"] },
  { id: "quick-job", rules: ["WM-37", "WM-38", "WM-A18"] },
  { id: "attempt", rules: ["WM-39", "WM-40", "WM-A42", "WM-A41", "WM-A43"] },
  {
    id: "events",
    rules: ["WM-41", "WM-A24", "WM-42", "WM-A22", "WM-A23", "WM-43", "WM-44", "WM-A26", "WM-A66", "WM-A69", "WM-A61"],
  },
  { id: "strength", rules: ["WM-45", "WM-46", "WM-A40", "WM-48", "WM-49", "WM-A02"] },
  {
    id: "result",
    rules: ["WM-50", "WM-51", "WM-52", "WM-A44", "WM-53", "WM-A45", "WM-54", "WM-47", "WM-55", "WM-A39", "WM-56"],
  },
  { id: "characters", rules: ["WM-57", "WM-58", "WM-A38"] },
  { id: "fennec-shand", rules: ["WM-59", "WM-A35", "WM-A36", "WM-A37"] },
  { id: "bo-katan-kryze", rules: ["WM-60", "WM-A34", "WM-A32", "WM-A33"] },
  { id: "boba-fett", rules: ["WM-61", "WM-A27", "WM-A28", "WM-A29", "WM-A30", "WM-A31"] },
  { id: "end-of-turn", rules: ["WM-A14", "WM-63", "WM-A15", "WM-64", "WM-65", "WM-A47", "WM-A72", "WM-66"] },
  {
    id: "end-of-game",
    rules: ["WM-68", "WM-A48", "WM-69", "WM-A49", "WM-70", "WM-72", "WM-A50", "WM-71", "WM-A51", "WM-A52"],
  },
  {
    id: "knowledge",
    rules: [
      "WM-73",
      "WM-A56",
      "WM-A57",
      "WM-A58",
      "WM-A59",
      "WM-74",
      "WM-A68",
      "WM-75",
      "WM-A70",
      "WM-76",
      "WM-A64",
      "WM-77",
      "WM-A73",
      "WM-86",
    ],
  },
];

/** Numbers for builders and testers only: what must hold of the program or of a set of cards. */
export const FOR_BUILDERS: readonly string[] = ["WM-62", "WM-78", "WM-79", "WM-80", "WM-81", "WM-82", "WM-84"];

const word = (id: string, about = id): Thing => [`client-wm-word-${id}`, `client-wm-about-${about}`];
const character = (name: string): Thing => [`way-of-the-mandalorian-character-${name}`, `client-wm-ability-${name}`];

export const THINGS: readonly Thing[] = [
  word("action", "actions"),
  word("mission", "missions"),
  word("reward"),
  word("penalty"),
  word("equipment", "equipping"),
  word("temporary", "temporaries"),
  word("event", "events"),
  word("symbol", "symbols"),
  word("credit", "credits"),
  word("slot", "slots"),
  word("job"),
  word("sale"),
  ["client-wm-deck", "client-wm-about-deck"],
  ["client-wm-to-the-end", "client-wm-about-end"],
  ...["din-djarin", "fennec-shand", "bo-katan-kryze", "boba-fett"].map(character),
];
