/** Requests to the server, with typed answers. Whatever goes wrong is a Trouble with words for the reader. */
import { language, t } from "../text/text.svelte";
import type { Cards, Here, Links, Listed, Mine, Offered, Open, Outline, OwnLink, Picture, Problem, Stored, Update } from "../wire";

/** Something could not be done: what the server said, or that it said nothing. */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

/** The server was not reached, or what came is not from it. */
export const unreached = (): Trouble => new Trouble({ error: "client-unreached", text: t("client-unreached") }, 0);

/** The address of something below the address of the page, wherever that is. */
export const below = (path: string): string => new URL(path, document.baseURI.replace(/[?#].*$/, "")).href;

export interface Asking {
  method?: string;
  body?: unknown;
  /** a secret link to show */
  link?: string | undefined;
}

async function ask(path: string, { method = "GET", body, link }: Asking): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (link) headers["authorization"] = `Bearer ${link}`;
  let answer: Response;
  try {
    answer = await fetch(below(path), { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw unreached();
  }
  if (!answer.ok) throw await troubleOf(answer);
  return answer;
}

/** What the server said, or that something else answered in its place. */
async function troubleOf(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Problem;
    if (typeof problem.text === "string" && typeof problem.error === "string") return new Trouble(problem, answer.status);
  } catch {
    // no words of ours
  }
  return unreached();
}

async function json<T>(path: string, asking: Asking = {}): Promise<T> {
  const answer = await ask(path, asking);
  try {
    return (await answer.json()) as T;
  } catch {
    throw unreached();
  }
}
const text = async (path: string, asking: Asking = {}): Promise<string> => (await ask(path, asking)).text();

const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

/** Through whose eyes, and with which link. */
export interface Eyes {
  seat: number | null;
  link?: string | undefined;
}

export const api = {
  server: () => json<Here>("api/server"),
  games: () => json<Offered[]>("api/games"),
  listed: () => json<Listed[]>("api/tables"),
  mine: () => json<Mine[]>("api/mine"),
  cards: (game: string) => json<Cards>(`api/games/${game}/cards`),
  schemas: () => json<{ $defs: Record<string, unknown> }>("api/schemas.json"),
  open: (said: Open) => json<Links>("api/tables", { method: "POST", body: said }),
  outline: (table: string) => json<Outline>(`api/tables/${table}`),
  mineAt: (table: string) => json<Mine>(`api/tables/${table}/mine`),
  view: (table: string, { seat, link }: Eyes) => json<Update>(`api/tables/${table}/view${query({ seat })}`, { link }),
  picture: (table: string, { seat, link }: Eyes) => json<Picture>(`api/tables/${table}/picture${query({ seat })}`, { link }),
  moment: (table: string, { seat, link }: Eyes, seq: number, from: number | null) =>
    json<Update>(`api/tables/${table}/moments/${seq}${query({ seat, from_seat: from })}`, { link }),
  record: (table: string, { seat, link }: Eyes) => text(`api/tables/${table}/record${query({ seat })}`, { link }),
  rematch: (table: string) => json<Links>(`api/tables/${table}/rematch`, { method: "POST", body: {} }),
  /** a wish of a seat, where there is no live connection */
  wish: (table: string, seat: number, wish: string, said: object, link?: string) =>
    json<Stored>(`api/tables/${table}/seats/${seat}/${wish}`, { method: "POST", body: said, link }),
  ownLink: (table: string, seat: number) => json<OwnLink>(`api/tables/${table}/seats/${seat}/link`, { method: "POST" }),
  /** a link below our address as a QR code */
  code: (link: string) => text("api/code", { method: "POST", body: { link } }),
};
