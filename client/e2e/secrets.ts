/** No page ever receives a card that its seat may not know: all it is sent is compared with what the engine says. */
import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import type { Line } from "../src/net/live.svelte";
import type { Moment, Update } from "../src/wire";
import type { Guest } from "./guest";
import { ONE_GAME_MORE, PYTHON, ROOT } from "./server";

interface Message {
  address: string;
  text: string;
}
const isLive = ({ address }: Message): boolean => address === "live";

/** Everything that the page of a guest is sent from now on, at a seat or as a spectator. */
export class Received {
  readonly messages: Message[] = [];
  readonly #bodies: Promise<unknown>[] = []; // of answers that have begun to come

  constructor(
    { page }: Guest,
    readonly seat: number | null,
  ) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.messages.push({ address: "live", text: String(payload) }));
    });
    page.on("response", (answer) => {
      const message = { address: new URL(answer.url()).pathname, text: "" };
      this.messages.push(message);
      this.#bodies.push(
        answer.text().then(
          (text) => (message.text = text),
          () => "",
        ),
      );
    });
  }

  /** What came before the game was over: afterwards everything is open. */
  async before(): Promise<Message[]> {
    await Promise.all(this.#bodies);
    const end = this.messages.findIndex((one) => isLive(one) && one.text.includes('"result":{'));
    return this.messages.slice(0, end < 0 ? this.messages.length : end);
  }
}

/** What a viewer was sent of the game: views with what may be played, pictures, and the story. */
function sent(seat: number | null, messages: readonly Message[]): object {
  const texts = messages.filter((one) => isLive(one) && one.text.includes('"seq"')).map(({ text }) => text);
  const updates = texts.map((text) => JSON.parse(text) as Update);
  const lines: readonly Line[] = updates.flatMap(({ events }): readonly Line[] => events);
  const pictures = messages.filter(({ address, text }) => address.endsWith("/picture") && text);
  const passages = messages.filter(({ address, text }) => address.endsWith("/passage") && text);
  return {
    seat,
    views: updates.filter(({ view }) => view).map(({ view, asked, legal, outlook }) => [view, asked, legal, outlook]),
    passages: passages.flatMap(({ text }) => (JSON.parse(text) as Moment[]).flatMap(({ view }) => view ?? [])),
    pictures: pictures.map(({ text }) => (JSON.parse(text) as { text: string }).text),
    story: lines.filter(({ kind }) => kind === "event").map(({ text }) => text),
  };
}

const TABLE = String.raw`tables\/[\w-]+(?:\/mine|\/picture|\/cards|\/briefing|\/passage)?`;
const API = String.raw`api\/(?:server|mine|tables|schemas\.json|games(?:\/[\w-]+\/texts\/\w+)?|${TABLE})`;
/** What a page may ask for: the same for a stranger, or the guest's own, or compared with what the engine says. */
const ASKED = new RegExp(String.raw`^\/(?:$|assets\/.+|${API})$`);

/** No page was sent anything in this game that its viewer may not know. */
export async function nothingSecret(guest: Guest, ...all: Received[]): Promise<void> {
  const { page, at, update } = guest;
  const record = await (await page.request.get(`${at}api/tables/${update?.table.id}/record?seat=0`)).text();
  const before = await Promise.all(all.map((one) => one.before()));
  const addresses = before
    .flat()
    .filter((one) => !isLive(one))
    .map(({ address }) => address);
  expect(addresses.filter((address) => !ASKED.test(address))).toEqual([]);
  const viewers = all.map(({ seat }, i) => sent(seat, before[i] ?? []));
  const input = JSON.stringify({ record, viewers, texts: before.flat().map(({ text }) => text) });
  const engine = spawnSync(PYTHON, ["client/e2e/knows.py"], {
    cwd: ROOT,
    env: { ...process.env, ...ONE_GAME_MORE },
    input,
    encoding: "utf-8",
    maxBuffer: 1 << 26,
  });
  expect(engine.stderr).toBe("");
  for (const messages of before) expect(messages.filter(isLive).length).toBeGreaterThan(3);
  expect(JSON.parse(engine.stdout)).toEqual([]);
}
