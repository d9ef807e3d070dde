/** Which lessons this browser has seen to their end. */
import { store, stored } from "../../ui/storage";

const PLACE = "learnt";
const all = (): string[] => stored<string[]>(PLACE) ?? [];

export const hasLearnt = (lesson: string): boolean => all().includes(lesson);

export function keepLearnt(lesson: string): void {
  if (!hasLearnt(lesson)) store(PLACE, [...all(), lesson]);
}
