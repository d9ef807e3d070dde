/** No page ever receives a card that its seat may not know: all that it hears is compared with what the engine says. */
import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import type { Line } from "../src/net/live.svelte";
import type { Update } from "../src/wire";
import { PYTHON, ROOT } from "./house";
import type { Person } from "./person";

interface Heard {
  address: string;
  text: string;
}

/** Everything that the page of somebody is sent from now on, at a seat or beside the table. */
export class Ears {
  readonly heard: Heard[] = [];

  constructor(
    { page }: Person,
    readonly seat: number | null,
  ) {
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.heard.push({ address: "live", text: String(payload) })));
    page.on("response", async (answer) => {
      const entry = { address: new URL(answer.url()).pathname, text: "" };
      this.heard.push(entry);
      entry.text = await answer.text().catch(() => "");
    });
  }

  /** What was heard before the game was over: afterwards everything is open. */
  get before(): Heard[] {
    const end = this.heard.findIndex(({ address, text }) => address === "live" && text.includes('"result":{'));
    return this.heard.slice(0, end < 0 ? this.heard.length : end);
  }
}

function told({ seat, before }: Ears): object {
  const updates = before.filter(({ address, text }) => address === "live" && text.includes('"seq"')).map(({ text }) => JSON.parse(text) as Update);
  const lines: readonly Line[] = updates.flatMap(({ events }): readonly Line[] => events);
  const pictures = before.filter(({ address, text }) => address.endsWith("/picture") && text).map(({ text }) => (JSON.parse(text) as { text: string }).text);
  return { seat, views: updates.filter(({ view }) => view).map(({ view, legal }) => [view, legal]), pictures, story: lines.filter(({ kind }) => kind === "event").map(({ text }) => text) };
}

/** What can be asked for beside the game: the same for a stranger, or one's own, or compared with what the engine says. */
const ASKED = /^\/(?:$|assets\/.+|api\/(?:server|mine|tables|schemas\.json|games(?:\/[\w-]+\/cards)?|tables\/[\w-]+(?:\/mine|\/picture)?))$/;

/** Nobody has heard anything in this game that they may not know. */
export async function nothingSecret({ page, at, update }: Person, ...ears: Ears[]): Promise<void> {
  const record = await (await page.request.get(`${at}api/tables/${update?.table.id}/record?seat=0`)).text();
  const all = ears.flatMap(({ before }) => before);
  expect(all.map(({ address }) => address).filter((address) => address !== "live" && !ASKED.test(address))).toEqual([]);
  const said = { record, eyes: ears.map(told), texts: all.map(({ text }) => text) };
  const engine = spawnSync(PYTHON, ["client/e2e/knows.py"], { cwd: ROOT, input: JSON.stringify(said), encoding: "utf-8", maxBuffer: 1 << 26 });
  expect(engine.stderr).toBe("");
  for (const one of ears) expect(one.before.filter(({ address }) => address === "live").length).toBeGreaterThan(3);
  expect(JSON.parse(engine.stdout)).toEqual([]);
}
