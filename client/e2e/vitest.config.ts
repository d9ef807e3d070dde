import { defineConfig } from "vitest/config";

// Browsers at a live server: they need the built client (make client) and Chromium.
export default defineConfig({
  test: { include: ["e2e/*.test.ts"], root: new URL("..", import.meta.url).pathname, testTimeout: 180_000, hookTimeout: 90_000, fileParallelism: false },
});
