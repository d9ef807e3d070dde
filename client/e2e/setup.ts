/** One server for all tests that do not end theirs. */
import { mkdirSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { ROOT, Server } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(`${ROOT}artefacts/client`, { recursive: true });
  const server = await new Server().open();
  project.provide("url", server.url);
  return () => server.close();
}
