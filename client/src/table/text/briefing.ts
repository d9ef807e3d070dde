/** What is read out before a game, such as the story and the briefing of a mission, and whether its reader has put it away. */
import { api, type Viewing } from "../../net/api";
import { store, stored } from "../../ui/storage";
import type { Briefing } from "../../wire";

/** What is read out at a table, null where there is nothing, or where it cannot be had now. */
export async function storyOf(table: string, viewing: Viewing): Promise<Briefing | null> {
  try {
    const told = await api.briefing(table, viewing);
    return told.paragraphs.length ? told : null;
  } catch {
    return null;
  }
}

const name = (table: string): string => `story.${table}`;

/** Whether the story is to be shown: at the beginning, until it is folded away, and whenever it was unfolded again. */
export const isUnfolded = (table: string): boolean => stored<boolean>(name(table)) !== false;

/** Remember in this browser whether the story of a table is shown. */
export const keepUnfolded = (table: string, unfolded: boolean): void => store(name(table), unfolded);
