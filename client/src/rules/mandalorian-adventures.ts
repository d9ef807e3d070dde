/** The rules of The Mandalorian: Adventures in the order in which they are read: sections and the numbers in them. */
import type { Chapter } from "./chapters";

export const CHAPTERS: readonly Chapter[] = [
  { id: "goal", rules: ["MA-01", "MA-02", "MA-174", "MQ-74", "MQ-97", "MA-175", "MA-130", "MQ-75", "MA-169", "MA-170", "MA-171"] },
  {
    id: "setup",
    rules: [
      "MA-17", "MA-18", "MQ-87", "MA-19", "MA-20", "MA-21", "MQ-86", "MA-22", "MA-23", "MA-24", "MA-25", "MA-26",
      "MQ-62", "MA-27", "MA-28", "MQ-63", "MQ-64", "MA-29", "MA-30",
    ],
  },
  { id: "turn", rules: ["MA-35", "MA-36", "MQ-13", "MA-37", "MA-38", "MQ-29", "MA-172", "MA-173", "MQ-94"] },
  {
    id: "actions",
    rules: [
      "MA-43", "MA-39", "MA-40", "MA-41", "MA-42", "MQ-14", "MA-93", "MA-94", "MA-95", "MA-96", "MA-97", "MQ-27",
      "MQ-91", "MA-166", "MA-167", "MA-168",
    ],
  },
  { id: "movement", rules: ["MA-44", "MA-50", "MA-45", "MA-46", "MQ-01", "MQ-59", "MA-47", "MA-48", "MA-49", "MQ-12", "MQ-05", "MQ-02", "MQ-03"] },
  {
    id: "map",
    rules: [
      "MA-51", "MQ-10", "MA-52", "MA-53", "MQ-11", "MA-54", "MA-57", "MA-55", "MA-56", "MA-165", "MA-98", "MA-99",
      "MA-100", "MA-101", "MA-102", "MQ-09",
    ],
  },
  {
    id: "attack-intel",
    rules: [
      "MA-58", "MA-59", "MA-60", "MA-61", "MA-62", "MA-63", "MQ-17", "MQ-15", "MQ-16", "MA-64", "MA-65", "MA-66",
      "MQ-19", "MA-67", "MQ-18", "MA-68", "MA-69",
    ],
  },
  { id: "plan", rules: ["MA-70", "MA-71", "MA-72", "MA-73", "MQ-23", "MA-74", "MA-75", "MQ-20", "MQ-21", "MA-76", "MQ-22", "MQ-88", "MA-77", "MQ-24"] },
  {
    id: "skill-cards",
    rules: [
      "MA-05", "MA-86", "MA-87", "MQ-26", "MA-88", "MA-89", "MA-90", "MQ-98", "MA-91", "MQ-25", "MA-92", "MA-191",
      "MQ-95", "MA-192", "MQ-85",
    ],
  },
  { id: "threats", rules: ["MA-78", "MA-79", "MA-80", "MA-81", "MA-82", "MA-83", "MA-84", "MA-142", "MA-85", "MQ-28", "MA-143", "MA-144", "MQ-65"] },
  {
    id: "enemy-effects",
    rules: [
      "MA-145", "MA-146", "MQ-04", "MQ-07", "MA-147", "MA-148", "MA-149", "MQ-08", "MA-150", "MQ-06", "MA-151", "MA-152",
      "MA-153", "MQ-47", "MA-154",
    ],
  },
  {
    id: "event-step",
    rules: [
      "MA-103", "MQ-34", "MA-106", "MA-105", "MA-104", "MA-108", "MQ-30", "MA-111", "MA-107", "MA-109", "MA-110", "MQ-32",
      "MQ-35", "MQ-33",
    ],
  },
  { id: "sabotage", rules: ["MA-04", "MQ-81", "MA-136", "MA-137", "MA-139", "MA-138", "MQ-31", "MQ-53", "MA-140", "MA-141", "MQ-52"] },
  {
    id: "events",
    rules: [
      "MA-112", "MQ-80", "MA-131", "MA-132", "MA-133", "MQ-39", "MA-113", "MA-114", "MA-115", "MA-116", "MQ-48", "MQ-49",
      "MA-117", "MQ-50", "MQ-51", "MA-118", "MA-134", "MQ-36", "MA-135", "MQ-37", "MQ-38",
    ],
  },
  {
    id: "enemies",
    rules: [
      "MA-123", "MA-119", "MA-120", "MQ-43", "MA-121", "MQ-40", "MQ-42", "MQ-44", "MA-122", "MA-124", "MQ-46", "MA-125",
      "MA-126", "MA-127", "MQ-41", "MA-128", "MQ-45", "MA-129",
    ],
  },
  {
    id: "child",
    rules: [
      "MA-155", "MA-156", "MA-157", "MQ-89", "MA-158", "MA-160", "MA-162", "MA-163", "MQ-55", "MQ-56", "MQ-57", "MQ-58",
      "MA-161", "MQ-60", "MA-164", "MQ-61", "MA-159", "MQ-90",
    ],
  },
  { id: "modes", rules: ["MA-31", "MA-06", "MA-32", "MA-33", "MA-34", "MQ-93", "MQ-69", "MQ-68", "MA-181", "MA-182", "MA-183"] },
  { id: "shared", rules: ["MA-184", "MA-190", "MA-185", "MQ-76", "MA-186", "MA-187", "MA-188", "MQ-92", "MQ-77", "MA-189", "MQ-54", "MQ-79", "MQ-78"] },
  {
    id: "campaign",
    rules: [
      "MA-08", "MA-07", "MA-09", "MQ-70", "MA-10", "MA-11", "MQ-73", "MA-12", "MA-13", "MA-176", "MA-14", "MA-15",
      "MA-16", "MQ-71", "MQ-72",
    ],
  },
  { id: "information", rules: ["MA-177", "MA-178", "MQ-84", "MA-179", "MA-180", "MQ-83", "MQ-66"] },
];

/** Numbers that speak to builders and testers only: what must hold of the program or of a set of cards. */
export const FOR_BUILDERS: readonly string[] = ["MA-03", "MQ-67", "MQ-82", "MQ-96"];
