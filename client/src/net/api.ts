/** Requests to the server, with typed answers. A failure is a RequestError with words for the reader. */
import { heard, language, t } from "../text/text.svelte";
import type {
  Briefing,
  Cards,
  Course,
  Here,
  Links,
  Listed,
  Mine,
  Moment,
  Offered,
  Open,
  Outline,
  OwnLink,
  Picture,
  Problem,
  Seated,
  Stored,
  Update,
} from "../wire";

/** A failed request: what the server answered, or that it did not answer. */
export class RequestError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

/** The server was not reached, or what came is not from it. */
export const networkError = (): RequestError =>
  new RequestError({ error: "client-unreached", text: t("client-unreached") }, 0);

/** What to tell the reader about a failed request. */
export const problemOf = (error: unknown): Problem => (error instanceof RequestError ? error : networkError()).problem;

/** The URL of a path below the page. */
export const urlOf = (path: string): string => new URL(path, document.baseURI.replace(/[?#].*$/, "")).href;

export interface RequestOptions {
  method?: string;
  body?: unknown;
  /** a secret link to show */
  link?: string | undefined;
}

async function ask(path: string, { method = "GET", body, link }: RequestOptions): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (link) headers["authorization"] = `Bearer ${link}`;
  let answer: Response;
  try {
    answer = await fetch(urlOf(path), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw networkError();
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

/** The answer of the server, or that something else answered in its place. */
async function errorOf(answer: Response): Promise<RequestError> {
  try {
    const problem = (await answer.json()) as Problem;
    if (typeof problem.text === "string" && typeof problem.error === "string")
      return new RequestError({ ...problem, text: heard(problem.text) }, answer.status);
  } catch {
    // no words of ours
  }
  return networkError();
}

async function json<T>(path: string, asking: RequestOptions = {}): Promise<T> {
  const answer = await ask(path, asking);
  try {
    return (await answer.json()) as T;
  } catch {
    throw networkError();
  }
}
const text = async (path: string, asking: RequestOptions = {}): Promise<string> => (await ask(path, asking)).text();

const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

/** The viewer to be, and the link that allows it. */
export interface Viewing {
  seat: number | null;
  link?: string | undefined;
}

/** Through whose eyes something is looked at, after the end: another seat's, or a spectator's, who comes without a seat. */
const eyes = ({ seat }: Viewing, from: number | null): string => query(from === null ? {} : { seat, from_seat: from });

export const api = {
  server: () => json<Here>("api/server"),
  games: () => json<Offered[]>("api/games"),
  listed: () => json<Listed[]>("api/tables"),
  mine: () => json<Mine[]>("api/mine"),
  texts: (game: string, language: string) => text(`api/games/${game}/texts/${language}`),
  /** the cards that a table began with */
  cards: (table: string, { seat, link }: Viewing) =>
    json<Cards>(`api/tables/${table}/cards${query({ seat })}`, { link }),
  schemas: () => json<{ $defs: Record<string, unknown> }>("api/schemas.json"),
  open: (body: Open) => json<Links>("api/tables", { method: "POST", body }),
  outline: (table: string) => json<Outline>(`api/tables/${table}`),
  mineAt: (table: string) => json<Mine>(`api/tables/${table}/mine`),
  view: (table: string, { seat, link }: Viewing) =>
    json<Update>(`api/tables/${table}/view${query({ seat })}`, { link }),
  picture: (table: string, { seat, link }: Viewing) =>
    json<Picture>(`api/tables/${table}/picture${query({ seat })}`, { link }),
  briefing: (table: string, { seat, link }: Viewing) =>
    json<Briefing>(`api/tables/${table}/briefing${query({ seat })}`, { link }),
  moment: (table: string, viewing: Viewing, seq: number, from: number | null) =>
    json<Update>(`api/tables/${table}/moments/${seq}${eyes(viewing, from)}`, { link: viewing.link }),
  pastPicture: (table: string, viewing: Viewing, seq: number, from: number | null) =>
    json<Picture>(`api/tables/${table}/moments/${seq}/picture${eyes(viewing, from)}`, { link: viewing.link }),
  course: (table: string, viewing: Viewing, from: number | null) =>
    json<Course>(`api/tables/${table}/course${eyes(viewing, from)}`, { link: viewing.link }),
  /** what the viewer was shown from a number on, moment by moment; first that of the number itself */
  passage: (table: string, { seat, link }: Viewing, since: number) =>
    json<Moment[]>(`api/tables/${table}/passage${query({ seat, since })}`, { link }),
  record: (table: string, { seat, link }: Viewing) => text(`api/tables/${table}/record${query({ seat })}`, { link }),
  rematch: (table: string, { link }: Viewing) =>
    json<Links>(`api/tables/${table}/rematch`, { method: "POST", body: {}, link }),
  /** the answer holds the secret of the seat */
  sit: (table: string, seat: number, name: string, invitation?: string) =>
    json<Seated>(`api/tables/${table}/seats/${seat}/sit`, { method: "POST", body: { name }, link: invitation }),
  /** a request of a seat without a live connection */
  request: (table: string, seat: number, name: string, body: object) =>
    json<Stored>(`api/tables/${table}/seats/${seat}/${name}`, { method: "POST", body }),
  ownLink: (table: string, seat: number) => json<OwnLink>(`api/tables/${table}/seats/${seat}/link`, { method: "POST" }),
  /** a link below our address as a QR code */
  code: (link: string) => text("api/code", { method: "POST", body: { link } }),
};
