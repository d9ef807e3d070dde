/** No page ever receives a card that its seat may not know: all that it hears is compared with what the engine says. */
import { spawnSync } from "node:child_process";
import { describe, expect } from "vitest";
import type { Line } from "../src/net/live.svelte";
import type { Update } from "../src/wire";
import { PYTHON, ROOT } from "./house";
import { GAMES, it, type Person } from "./person";
import { byMouse, byText, toTheEnd } from "./players";

interface Heard {
  address: string;
  text: string;
}

/** All that a page is sent from now on. */
function listen({ page }: Person): Heard[] {
  const heard: Heard[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push({ address: "live", text: String(payload) })));
  page.on("response", async (answer) => {
    const entry = { address: new URL(answer.url()).pathname, text: "" };
    heard.push(entry);
    entry.text = await answer.text().catch(() => "");
  });
  return heard;
}

/** What was heard before the game was over: afterwards everything is open. */
const before = (heard: readonly Heard[]): Heard[] => {
  const end = heard.findIndex(({ address, text }) => address === "live" && text.includes('"result":{'));
  return heard.slice(0, end < 0 ? heard.length : end);
};

function told(seat: number | null, heard: readonly Heard[]): object {
  const updates = heard.filter(({ address, text }) => address === "live" && text.includes('"seq"')).map(({ text }) => JSON.parse(text) as Update);
  const lines: readonly Line[] = updates.flatMap(({ events }): readonly Line[] => events);
  const pictures = heard.filter(({ address, text }) => address.endsWith("/picture") && text).map(({ text }) => (JSON.parse(text) as { text: string }).text);
  return { seat, views: updates.filter(({ view }) => view).map(({ view, legal }) => [view, legal]), pictures, story: lines.filter(({ kind }) => kind === "event").map(({ text }) => text) };
}

/** What can be heard beside the game: the same for a stranger, or of one's own. */
const OPEN = /^\/(?:$|assets\/.+|api\/(?:server|mine|tables|schemas\.json|games(?:\/[\w-]+\/cards)?|tables\/[\w-]+(?:\/mine|\/picture)?))$/;

describe.each(GAMES)("%s", (game) => {
  it("tells nobody what they may not know", async ({ comes }) => {
    const [anna, cleo] = [await comes(), await comes()];
    const eyes = [
      [0, listen(anna)],
      [null, listen(cleo)],
    ] as const;
    const table = await anna.table({ game, seats: 3, settings: { watch: "anyone" }, options: { max_turns: 4 } });
    await Promise.all([anna.go(`#/table/${table}`), cleo.go(`#/table/${table}`)]);
    await toTheEnd(anna, game === "mandalorian-adventures" ? byText : byMouse);
    await cleo.page.waitForSelector(".headline");
    const record = await (await anna.page.request.get(`${anna.at}api/tables/${table}/record?seat=0`)).text();
    const all = eyes.map(([seat, heard]) => [seat, before(heard)] as const);
    for (const [, heard] of all) expect(heard.map(({ address }) => address).filter((address) => address !== "live" && !OPEN.test(address))).toEqual([]);
    const said = { record, eyes: all.map(([seat, heard]) => told(seat, heard)), texts: all.flatMap(([, heard]) => heard.map(({ text }) => text)) };
    const engine = spawnSync(PYTHON, ["client/e2e/knows.py"], { cwd: ROOT, input: JSON.stringify(said), encoding: "utf-8", maxBuffer: 1 << 26 });
    expect(engine.stderr).toBe("");
    expect(said.eyes.length * said.texts.length).toBeGreaterThan(40);
    expect(JSON.parse(engine.stdout)).toEqual([]);
  });
});
