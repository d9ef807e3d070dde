/** The browser's local storage. A browser that stores nothing (private windows) is no reason to stop. */

const PREFIX = "cantina.";

/** What was stored under a name, undefined if there is nothing or it cannot be read. */
export function stored<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Store a value; undefined removes it. */
export function store(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // the page works without it
  }
}

/**
 * The secret links of a table that this browser has: invitations, which its host hands out, the one for spectators, and
 * those of own seats, which open them without the browser's cookie. Earlier versions kept one `secret` of one `seat`.
 */
export interface TableLinks {
  seats?: string[];
  watch?: string;
  own?: Record<number, string>;
  seat?: number;
  secret?: string;
}
export const storedLinks = (table: string): TableLinks => stored<TableLinks>(`table.${table}`) ?? {};
export const storeLinks = (table: string, more: TableLinks): void =>
  store(`table.${table}`, { ...storedLinks(table), ...more });

/** Keep the secret link of an own seat. */
export const storeOwnLink = (table: string, seat: number, link: string): void =>
  storeLinks(table, { own: { ...storedLinks(table).own, [seat]: link } });

/** The own seats at a table whose secret links are kept. */
export function ownLinks(table: string): { seat: number; link: string }[] {
  const { own = {}, seat, secret } = storedLinks(table);
  const earlier = seat !== undefined && secret ? { [seat]: secret } : {};
  return Object.entries({ ...earlier, ...own }).map(([one, link]) => ({ seat: Number(one), link }));
}
