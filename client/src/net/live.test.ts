import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" }, baseURI: "https://cantina.example/below/#/table/T" });
const { Live } = await import("./live.svelte");
const { waitFor } = await import("./waits");
const { need, speak } = await import("../text/text.svelte");
type Sent = Record<string, unknown>;

/** A world without a network: sockets that do what the test says, and time that passes when it says so. */
class Net {
  sockets: {
    address: string;
    sent: Sent[];
    closed: boolean;
    say: (message: Sent) => void;
    end: (code: number) => void;
    open: () => void;
  }[] = [];
  waiting: { after: number; work: () => void }[] = [];
  keys = 0;
  connect = (address: string): never => {
    const one = {
      address,
      sent: [] as Sent[],
      closed: false,
      onopen: null as null | (() => void),
      onmessage: null as null | ((m: { data: unknown }) => void),
      onclose: null as null | ((c: { code: number }) => void),
    };
    const socket = Object.assign(one, {
      send: (text: string) => void one.sent.push(JSON.parse(text) as Sent),
      close: () => void (one.closed = true),
      open: () => one.onopen?.(),
      say: (message: Sent) => one.onmessage?.({ data: JSON.stringify(message) }),
      end: (code: number) => one.onclose?.({ code }),
    });
    this.sockets.push(socket);
    return socket as never;
  };
  later = (after: number, work: () => void): (() => void) => {
    const one = { after, work };
    this.waiting.push(one);
    return () => void this.waiting.splice(this.waiting.indexOf(one), this.waiting.includes(one) ? 1 : 0);
  };
  chance = (): number => 0.5;
  key = (): string => `k${++this.keys}`;
  /** let the shortest wait pass */
  pass(): void {
    const [next] = [...this.waiting].sort((a, b) => a.after - b.after);
    if (next) this.waiting.splice(this.waiting.indexOf(next), 1);
    next?.work();
  }
  get last() {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket");
    return socket;
  }
}

const news = (seq: number, ...texts: string[]): Sent => ({
  seq,
  events: texts.map((text) => ({ kind: "dealt", text })),
  view: null,
  legal: [],
  table: {},
});
let net: Net;
let live: InstanceType<typeof Live>;
const connected = (): void => {
  live.open();
  net.last.open();
  net.last.say(news(2, "a", "b"));
};

beforeEach(async () => {
  await need("client");
  net = new Net();
  live = new Live("T", { seat: 1 }, net);
});

describe("a live connection", () => {
  it("goes to the table below the address of the page, and says hello", () => {
    live.open();
    expect(net.last.address).toBe("wss://cantina.example/below/api/tables/T/live?seat=1");
    net.last.open();
    expect(net.last.sent).toEqual([{ seq: 0, language: "en" }]);
    expect(live.state).toBe("connecting");
  });
  it("of a spectator shows the link", () => {
    new Live("T", { seat: null, link: "s3cret" }, net).open();
    expect(net.last.address).toBe("wss://cantina.example/below/api/tables/T/live?link=s3cret");
  });
  it("gathers the log and keeps the last state", () => {
    connected();
    net.last.say(news(3, "c"));
    expect([live.state, live.update?.seq, live.log.map((line) => line.text)]).toEqual(["online", 3, ["a", "b", "c"]]);
  });
  it("says a wish and hears that it is stored", async () => {
    connected();
    const wish = live.act("draw target");
    expect(net.last.sent.at(-1)).toEqual({ wish: "act", action: "draw target", confirmed: true, key: "k1" });
    expect(live.sending).toBe(1);
    net.last.say({ done: "k1" });
    await wish;
    expect([live.sending, net.waiting]).toEqual([0, []]);
  });
  it("hears why a wish is refused", async () => {
    connected();
    const wish = live.act("sell 3");
    net.last.say({ refused: "k1", error: "x", text: "No!", rule: "BH-20" });
    await expect(wish).rejects.toMatchObject({ problem: { text: "No!", rule: "BH-20" } });
  });
  it("comes back by itself and asks for what it has missed", () => {
    connected();
    net.last.end(1006);
    expect([live.state, live.lostBecause]).toEqual(["waiting", "network"]);
    net.pass();
    net.last.open();
    expect(net.last.sent).toEqual([{ seq: 2, language: "en" }]);
    net.last.say(news(3, "c"));
    expect([live.state, live.log.map((line) => line.text)]).toEqual(["online", ["a", "b", "c"]]);
  });
  it("says an action again that was not answered, with the same key", async () => {
    connected();
    const wish = live.act("draw target");
    net.last.end(1012);
    expect(live.lostBecause).toBe("restart");
    net.pass();
    net.last.open();
    expect(net.last.sent).toHaveLength(1);
    net.last.say(news(2));
    expect(net.last.sent.at(-1)).toEqual({ wish: "act", action: "draw target", confirmed: true, key: "k1" });
    net.last.say({ done: "k1" });
    await wish;
  });
  it("plays an action that was wished for while it was away", async () => {
    connected();
    net.last.end(1013);
    expect(live.lostBecause).toBe("later");
    const wish = live.act("finish");
    net.pass();
    net.last.open();
    net.last.say(news(2));
    expect(net.last.sent.at(-1)).toMatchObject({ action: "finish", key: "k1" });
    net.last.say({ done: "k1" });
    await wish;
  });
  it("does not say other wishes twice: nobody knows whether they were heard", async () => {
    connected();
    const wish = live.request({ wish: "undo" });
    net.last.end(1006);
    await expect(wish).rejects.toMatchObject({ problem: { error: "client-lost" } });
    net.pass();
    net.last.open();
    net.last.say(news(2));
    expect(net.last.sent).toHaveLength(1);
    await expect((net.last.end(1006), live.request({ wish: "undo" }))).rejects.toMatchObject({
      problem: { error: "client-lost" },
    });
  });
  it("takes a connection for dead that answers nothing", () => {
    connected();
    void live.act("finish");
    net.pass();
    expect([live.state, net.sockets[0]?.closed]).toEqual(["waiting", true]);
  });
  it("waits longer each time, and begins again once it was online", () => {
    connected();
    const waits = [0, 1, 2].map(() => {
      net.last.end(1006);
      const wait = net.waiting[0]?.after ?? 0;
      net.pass();
      return wait;
    });
    expect(waits).toEqual([300, 600, 1200]);
    net.last.say(news(2));
    net.last.end(1006);
    expect(net.waiting[0]?.after).toBe(300);
  });
  it("ends where nobody can come in, with the reason", async () => {
    live.open();
    net.last.say({ refused: null, error: "table-unknown", text: "There is no such table" });
    net.last.end(1008);
    expect([live.state, live.problem?.text, net.waiting]).toEqual(["refused", "There is no such table", []]);
    await expect(live.act("finish")).rejects.toMatchObject({ problem: { error: "client-lost" } });
  });
  it("tries again later where the server says so with its refusal", () => {
    live.open();
    net.last.say({ refused: null, error: "request-store", text: "Later" });
    net.last.end(1013);
    expect([live.state, live.problem, net.waiting.length]).toEqual(["waiting", null, 1]);
  });
  it("tells everything again in another language, which is no news", async () => {
    const fresh: boolean[] = [];
    live.show = (change, _, one) => (fresh.push(one), change());
    connected();
    net.last.say(news(3, "c"));
    live.reloadTexts();
    expect(net.sockets).toHaveLength(1);
    await speak("uk");
    live.reloadTexts();
    net.last.open();
    expect(net.last.sent).toEqual([{ seq: 0, language: "uk" }]);
    net.last.say(news(2, "x", "y"));
    expect(live.log.map((line) => line.text)).toEqual(["x", "y"]);
    expect(fresh).toEqual([true, false, true]);
    await speak("en");
  });
  it("is over when it is closed, and lets go of what was not answered", async () => {
    connected();
    const wish = live.act("finish");
    live.close();
    await expect(wish).rejects.toMatchObject({ problem: { error: "client-lost" } });
    expect([live.state, net.sockets[0]?.closed, net.waiting]).toEqual(["closed", true, []]);
  });
  it("lets the component that shows it measure before and after", () => {
    const seen: string[] = [];
    live.show = (change, update) => {
      seen.push(`before ${live.update?.seq ?? "-"}`);
      change();
      seen.push(`after ${update.seq}`);
    };
    connected();
    expect(seen).toEqual(["before -", "after 2"]);
  });
});

describe("waiting", () => {
  it("is spread by chance, never longer than a quarter of a minute", () => {
    expect([waitFor(0, 1006, 0), waitFor(0, 1006, 1)]).toEqual([200, 400]);
    expect(waitFor(30, 1006, 1)).toBe(15_000);
  });
  it("is longer where the server is busy", () => {
    expect(waitFor(0, 1013, 0)).toBeGreaterThan(waitFor(0, 1012, 1));
  });
});
