/** What this browser keeps between visits. A browser that keeps nothing (private windows) is no reason to stop. */

const PREFIX = "cantina.";

/** What was kept under a name, if it can be read. */
export function kept<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Keep something; undefined lets go of it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // it lasts as long as the page
  }
}

/**
 * What is kept of a table: the links its host hands out, the one to watch it, and the one of an own seat where this browser
 * is not known for the person who sits there. Others are known by their cookie.
 */
export interface KeptTable {
  seats?: string[];
  watch?: string;
  seat?: number;
  secret?: string;
}
export const keptTable = (table: string): KeptTable => kept<KeptTable>(`table.${table}`) ?? {};
export const keepTable = (table: string, more: KeptTable): void => keep(`table.${table}`, { ...keptTable(table), ...more });
