/** The rules of Bounty Hunters in the order in which they are read: sections and the numbers in them. */
import type { Chapter } from "./chapters";

export const CHAPTERS: readonly Chapter[] = [
  { id: "cards", rules: ["BH-01", "BH-02", "BH-06", "BH-07", "BH-08", "BH-03", "BH-09", "BH-10", "BH-04", "BH-11", "BH-12", "BH-05"] },
  { id: "setup", rules: ["BH-13", "BH-14", "BH-15", "BH-S07", "BH-S06", "BH-17", "BH-S50"] },
  { id: "guild-master", rules: ["BH-16", "BH-S51", "BH-106", "BH-108", "BH-107"] },
  { id: "turn", rules: ["BH-19", "BH-20", "BH-21"] },
  { id: "drawing", rules: ["BH-22", "BH-23", "BH-24"] },
  { id: "empty-decks", rules: ["BH-109", "BH-S01", "BH-S05", "BH-S03", "BH-S02", "BH-S04"] },
  { id: "choosing", rules: ["BH-25", "BH-26", "BH-S09", "BH-S08", "BH-27", "BH-28", "BH-S60", "BH-S21", "BH-29"] },
  { id: "selling-and-playing", rules: ["BH-33", "BH-34", "BH-35", "BH-36", "BH-37", "BH-38", "BH-39", "BH-40"] },
  { id: "reserving", rules: ["BH-41", "BH-44", "BH-S19", "BH-42", "BH-43", "BH-45", "BH-S17", "BH-S13", "BH-S14", "BH-S18", "BH-S20"] },
  { id: "confrontations", rules: ["BH-46", "BH-47", "BH-50", "BH-51", "BH-53", "BH-S25", "BH-S22", "BH-48", "BH-52", "BH-49", "BH-67", "BH-66", "BH-S26"] },
  { id: "without-a-target", rules: ["BH-54", "BH-S23", "BH-55", "BH-S24", "BH-56", "BH-S27", "BH-57"] },
  { id: "capture", rules: ["BH-58", "BH-59", "BH-S29", "BH-60", "BH-S28", "BH-61", "BH-S15", "BH-62", "BH-S35", "BH-64", "BH-65", "BH-63"] },
  { id: "passing", rules: ["BH-30", "BH-31", "BH-32", "BH-S49"] },
  { id: "crates", rules: ["BH-68", "BH-69", "BH-70", "BH-S39", "BH-S43"] },
  { id: "contracts", rules: ["BH-71", "BH-72", "BH-S42", "BH-73", "BH-74", "BH-S41", "BH-75", "BH-76", "BH-77", "BH-78", "BH-S44", "BH-79"] },
  {
    id: "end",
    rules: [
      "BH-80", "BH-81", "BH-82", "BH-S31", "BH-83", "BH-S12", "BH-S16", "BH-S32", "BH-84", "BH-85", "BH-S33", "BH-86", "BH-87", "BH-S34", "BH-S38",
    ],
  },
  {
    id: "scoring",
    rules: [
      "BH-88", "BH-89", "BH-90", "BH-S40", "BH-91", "BH-92", "BH-93", "BH-S36", "BH-S37", "BH-94", "BH-S45", "BH-96", "BH-95", "BH-97", "BH-98",
      "BH-S46",
    ],
  },
  { id: "introductory", rules: ["BH-99", "BH-100", "BH-101", "BH-S48", "BH-102", "BH-103"] },
  { id: "secrets", rules: ["BH-18", "BH-104", "BH-105", "BH-S61", "BH-S10", "BH-S52", "BH-S53", "BH-S54", "BH-S55", "BH-S62", "BH-S63"] },
  { id: "same-time", rules: ["BH-S11", "BH-S58", "BH-S59", "BH-S56"] },
];
/** Numbers that speak to builders and testers only: what must hold of the program or of a set of cards. */
export const FOR_BUILDERS: readonly string[] = ["BH-110", "BH-111", "BH-112", "BH-113", "BH-114", "BH-S30", "BH-S47", "BH-S57"];
