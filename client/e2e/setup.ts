/** One server for all tests that do not end theirs. */
import { mkdirSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { House, ROOT } from "./house";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(`${ROOT}artefacts/client`, { recursive: true });
  const house = await new House().open();
  project.provide("url", house.url);
  return () => house.close();
}
