import { defineConfig } from "vitest/config";
import { PATIENCE, START_PATIENCE, TEST_PATIENCE } from "./patience.ts";

// Browsers at a live server: they need the built client (make client), the compiled games and Chromium.
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["e2e/*.test.ts"],
    globalSetup: "e2e/setup.ts",
    testTimeout: TEST_PATIENCE,
    hookTimeout: START_PATIENCE,
    maxWorkers: 2,
    isolate: false, // one browser for all files of a worker
    slowTestThreshold: 15_000,
    expect: { poll: { timeout: PATIENCE } },
  },
});
