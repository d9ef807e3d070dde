/** A real server with a database of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually, START_PATIENCE } from "./patience";

export const ROOT = new URL("../../", import.meta.url).pathname;
export const PYTHON = join(ROOT, ".venv/bin/python");
const SERVE = join(ROOT, "client/e2e/serve.py");

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

const QUICK_DRAW = `${ROOT}tests/add_a_game`;
/** An environment in which the server also knows a game that this client was not built with (docs/add-a-game.md). */
export const ONE_GAME_MORE = {
  CANTINA_GAMES: "quick_draw",
  PYTHONPATH: [process.env["PYTHONPATH"], QUICK_DRAW].filter(Boolean).join(":"),
};

export class Server {
  #folder = mkdtempSync(join(tmpdir(), "cantina-e2e-"));
  #process: ChildProcess | undefined;
  #log = "";
  #port = 0;

  constructor(readonly environment: Record<string, string> = {}) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Start the server, on the same port and with the same database each time. */
  async open(): Promise<this> {
    this.#port ||= await freePort();
    const database = join(this.#folder, "db.sqlite");
    const where = ["--host", "127.0.0.1", "--port", String(this.#port), "--database", database];
    // Limits count addresses: behind a trusted proxy each guest can have one of their own.
    const how = [SERVE, ...where, "--proxy", "127.0.0.1", "--no-browser"];
    const env = { ...process.env, CANTINA_RUN: "auto", ...this.environment };
    this.#process = spawn(PYTHON, how, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"], env });
    this.#process.stderr?.on("data", (words: Buffer) => (this.#log += String(words)));
    const answers = (): Promise<boolean> =>
      fetch(`${this.url}health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await eventually(async () => this.#ended || (await answers()), START_PATIENCE);
    if (this.#ended || !(await answers())) throw new Error(`the server does not start: ${this.#log}`);
    return this;
  }

  get #ended(): boolean {
    return this.#process?.exitCode !== null || this.#process.signalCode !== null;
  }

  /** End the server by a signal: gracefully, or at once. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const server = this.#process;
    if (!server || this.#ended) return;
    await new Promise((ended) => {
      server.once("exit", ended);
      server.kill(signal);
    });
  }

  async close(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
