/** A real server with a database of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const ROOT = new URL("../../", import.meta.url).pathname;
export const PYTHON = join(ROOT, ".venv/bin/python");
const LOOK = 50; // milliseconds between two looks whether it is open
const PATIENCE = 90_000;

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

export class House {
  #folder = mkdtempSync(join(tmpdir(), "cantina-e2e-"));
  #server: ChildProcess | undefined;
  #said = "";
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Open the doors, on the same port and with the same database each time. */
  async open(): Promise<this> {
    this.#port ||= await freePort();
    const where = ["--host", "127.0.0.1", "--port", String(this.#port), "--database", join(this.#folder, "db.sqlite")];
    // Limits count addresses: behind a proxy that is believed, each person can have one of their own.
    const how = ["-m", "cantina.cli", "serve", ...where, "--proxy", "127.0.0.1", "--no-browser"];
    this.#server = spawn(PYTHON, how, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, CANTINA_RUN: "auto" } });
    this.#server.stderr?.on("data", (words: Buffer) => (this.#said += String(words)));
    for (let waited = 0; waited < PATIENCE && this.#server.exitCode === null; waited += LOOK) {
      const health = await fetch(`${this.url}health`).catch(() => null);
      if (health?.ok) return this;
      await new Promise((later) => setTimeout(later, LOOK));
    }
    throw new Error(`the server does not open: ${this.#said}`);
  }

  /** End the server as a signal does; in peace, or at once. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
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
