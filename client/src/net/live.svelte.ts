/**
 * A live connection to a table. It reconnects by itself; an action that was not answered is said
 * again with the same key, so it is played once, whatever happened on the way.
 */
import { heard, language, t } from "../text/text.svelte";
import type { Done, Down, Problem, Refused, Up, Update } from "../wire";
import { urlOf, type Viewing, RequestError } from "./api";
import { LATER, REFUSED, RESTARTS, waitFor } from "./waits";

export type Line = Update["events"][number];
type Without<T> = T extends unknown ? Omit<T, "key"> : never;
export type SeatRequest = Without<Up>;

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
}

/** The world around a connection; tests have one of their own. */
export interface World {
  connect(address: string): Socket;
  later(milliseconds: number, work: () => void): () => void;
  chance(): number;
  key(): string;
}

const WORLD: World = {
  connect: (address) => new WebSocket(address) as unknown as Socket,
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  key: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};

const PATIENCE = 10_000; // for an answer, before the connection is taken for dead

interface Pending {
  request: SeatRequest;
  sent: boolean;
  done: () => void;
  failed: (trouble: RequestError) => void;
  giveUp: () => void;
}

export type ConnectionState = "connecting" | "online" | "waiting" | "refused" | "closed";

export class Live {
  /** all that the viewer knows now */
  update = $state.raw<Update | null>(null);
  /** all lines of the log so far */
  log = $state.raw<Line[]>([]);
  state = $state<ConnectionState>("connecting");
  /** why there is no connection: the server restarts, its database is away, or it cannot be reached */
  lostBecause = $state<"" | "restart" | "later" | "network">("");
  /** why the connection was refused for good */
  problem = $state.raw<Problem | null>(null);
  /** the number of requests that wait for an answer */
  sending = $state(0);
  /** when the last update came, by the clock of the page: clocks run on from there */
  at = $state(0);

  /**
   * Puts a new state into the page; the component that shows it may measure before and after. `fresh`: the log comes from
   * its beginning, at first and in another language, so it is no news.
   */
  show: (change: () => void, update: Update, fresh: boolean) => void = (change) => change();

  readonly table: string;
  readonly viewing: Viewing;
  #world: World;
  #socket: Socket | null = null;
  #tries = 0;
  #seen = 0;
  #retry: (() => void) | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown from it but its size, which is `sending`
  #pending = new Map<string, Pending>();
  #spoken = "";

  constructor(table: string, viewing: Viewing, world: World = WORLD) {
    this.table = table;
    this.viewing = viewing;
    this.#world = world;
  }

  /** Connect, and stay connected. */
  open(): void {
    globalThis.addEventListener?.("online", this.#now);
    globalThis.addEventListener?.("offline", this.#lost);
    this.#connect();
  }

  /** Disconnect for good; requests without an answer are dropped. */
  close(): void {
    globalThis.removeEventListener?.("online", this.#now);
    globalThis.removeEventListener?.("offline", this.#lost);
    this.state = "closed";
    this.#drop();
    this.#retry?.();
    for (const key of [...this.#pending.keys()]) this.#fail(key);
  }

  /** Reconnect from the beginning, with all texts in the current language. */
  reloadTexts(): void {
    if (this.#spoken === language() || this.state === "closed") return;
    this.#seen = 0;
    this.#drop();
    this.#retry?.();
    this.#connect();
  }

  /** Send a request; resolves when it is stored. */
  request(request: SeatRequest): Promise<void> {
    return new Promise((done, failed) => {
      const key = this.#world.key();
      this.#pending.set(key, { request, sent: false, done, failed, giveUp: () => {} });
      this.sending = this.#pending.size;
      if (this.state === "online") this.#send(key);
      else if (this.state === "closed" || this.state === "refused" || !isAction(request)) this.#fail(key);
    });
  }

  /** Play an action; with `confirmed` false the server may ask back first. */
  act(action: string, confirmed = true): Promise<void> {
    return this.request({ wish: "act", action, confirmed });
  }

  #address(): string {
    const { seat, link } = this.viewing;
    const address = new URL(urlOf(`api/tables/${this.table}/live`));
    address.protocol = address.protocol.replace("http", "ws");
    if (seat !== null) address.searchParams.set("seat", String(seat));
    if (link) address.searchParams.set("link", link);
    return address.href;
  }

  #connect(): void {
    this.#retry = null;
    if (this.update === null) this.state = "connecting";
    const socket = this.#world.connect(this.#address());
    this.#socket = socket;
    this.#spoken = language();
    socket.onopen = () => socket.send(JSON.stringify({ seq: this.#seen, language: this.#spoken }));
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Down);
    socket.onclose = ({ code }) => this.#ended(code);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #receive(message: Down): void {
    if ("seq" in message) this.#applyUpdate(message);
    else if ("refused" in message) this.#refused(message);
    else this.#stored(message);
  }

  #applyUpdate(update: Update): void {
    const fresh = this.#seen === 0;
    this.#seen = update.seq;
    this.#tries = 0;
    this.show(
      () => {
        this.log = fresh ? update.events : [...this.log, ...update.events];
        this.update = update;
        this.at = Date.now();
      },
      update,
      fresh,
    );
    if (this.state !== "online") {
      this.state = "online";
      this.lostBecause = "";
      for (const key of this.#pending.keys()) this.#send(key);
    }
  }

  #send(key: string): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    pending.sent = true;
    pending.giveUp();
    pending.giveUp = this.#world.later(PATIENCE, () => this.#ended(0));
    this.#socket?.send(JSON.stringify({ ...pending.request, key }));
  }

  #stored({ done }: Done): void {
    this.#settled(done)?.done();
  }

  #refused(refused: Refused): void {
    const problem = { ...refused, text: heard(refused.text) };
    if (refused.refused === null) this.problem = problem;
    else this.#settled(refused.refused)?.failed(new RequestError(problem, 409));
  }

  #settled(key: string | null): Pending | undefined {
    const pending = this.#pending.get(key ?? "");
    if (pending) {
      pending.giveUp();
      this.#pending.delete(key ?? "");
      this.sending = this.#pending.size;
    }
    return pending;
  }

  #fail(key: string): void {
    this.#settled(key)?.failed(new RequestError({ error: "client-lost", text: t("client-lost") }, 0));
  }

  /** The connection was lost. Actions wait for the next one; of other requests it is unknown whether they were received. */
  #ended(code: number): void {
    this.#drop();
    if (this.state === "closed") return;
    for (const [key, pending] of [...this.#pending]) {
      pending.giveUp();
      if (!isAction(pending.request)) this.#fail(key);
    }
    if (code === REFUSED && this.problem) {
      this.state = "refused";
      for (const key of [...this.#pending.keys()]) this.#fail(key);
      return;
    }
    this.problem = null;
    this.state = "waiting";
    this.lostBecause = code === RESTARTS ? "restart" : code === LATER ? "later" : "network";
    this.#retry = this.#world.later(waitFor(this.#tries++, code, this.#world.chance()), () => this.#connect());
  }

  #now = (): void => {
    if (this.state !== "waiting") return;
    this.#retry?.();
    this.#tries = 0;
    this.#connect();
  };

  #lost = (): void => {
    if (this.state === "online" || this.state === "connecting") this.#ended(0);
  };
}

const isAction = (request: SeatRequest): boolean => request.wish === undefined || request.wish === "act";
