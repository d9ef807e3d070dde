/** What is on its way between a page and the server: requests, actions without an answer, updates that are not shown yet. */
import type { Page, Request, WebSocket } from "playwright-core";
import type { Down, Up, Update } from "../src/wire";

export class Traffic {
  /** every update that came over a live connection */
  readonly updates: Update[] = [];
  readonly #requests = new Set<Request>();
  readonly #sent = new Set<string>(); // the keys of all actions
  readonly #unanswered = new Map<string, boolean>(); // keys, and whether an update follows: a repeated action may change nothing
  readonly #sockets = new Map<WebSocket, string>(); // with the last message of each
  #expected = false; // an update: one follows the first message, and everything that is done
  #waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on("request", (request) => {
      // connections of a page that is left need not be reported as closed
      if (request.isNavigationRequest()) for (const socket of [...this.#sockets.keys()]) this.#close(socket);
      this.#requests.add(request);
    });
    page.on("requestfinished", (request) => this.#requests.delete(request));
    page.on("requestfailed", (request) => this.#requests.delete(request));
    page.on("websocket", (socket) => {
      this.#sockets.set(socket, "");
      socket.on("framesent", ({ payload }) => this.#send(socket, JSON.parse(String(payload)) as Up | { seq: number }));
      socket.on("framereceived", ({ payload }) => this.#receive(socket, String(payload)));
      socket.on("close", () => this.#close(socket));
    });
  }

  #send(socket: WebSocket, message: Up | { seq: number }): void {
    if (!this.#sockets.has(socket)) return; // it was closed: nothing of it is answered
    if ("seq" in message) this.#expected = true;
    else this.#ask(message.key ?? "");
  }

  #ask(key: string): void {
    this.#unanswered.set(key, !this.#sent.has(key));
    this.#sent.add(key);
  }

  #receive(socket: WebSocket, text: string): void {
    const message = JSON.parse(text) as Down;
    if (this.#sockets.has(socket)) this.#sockets.set(socket, text);
    if ("seq" in message) {
      this.updates.push(message);
      this.#expected = false;
    } else this.#answer(("done" in message ? message.done : message.refused) ?? "", "done" in message);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #answer(key: string, done: boolean): void {
    if (done && this.#unanswered.get(key)) this.#expected = true;
    this.#unanswered.delete(key);
  }

  /** Of what a closed connection has carried nothing is awaited: the next one sends it again. */
  #close(socket: WebSocket): void {
    this.#sockets.delete(socket);
    this.#unanswered.clear();
    this.#expected = false;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** What is on its way, in words; nothing if all has come. */
  get open(): string[] {
    const requests = [...this.#requests].map((request) => request.url());
    return [
      ...requests,
      ...[...this.#unanswered.keys()].map((key) => `action ${key}`),
      ...(this.#expected ? ["update"] : []),
    ];
  }

  /** The last message of each open connection, by its address. */
  get last(): Record<string, string> {
    return Object.fromEntries(
      [...this.#sockets].filter(([, text]) => text).map(([socket, text]) => [socket.url(), text]),
    );
  }

  /** Wait for the next message, or at most this long. */
  next(patience: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, patience);
      this.#waiting.push(() => (clearTimeout(timer), done()));
    });
  }
}
