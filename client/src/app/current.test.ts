import { describe, expect, it } from "vitest";
import { begins } from "./current.svelte";

const PAGE = `<!doctype html><title>Cantina</title><script type="module" crossorigin src="./assets/index-1a2b.js"></script>`;

describe("a page as it is served now", () => {
  it("begins with the script that runs here", () => {
    expect(begins(PAGE, "./assets/index-1a2b.js")).toBe(true);
  });
  it("or with a newer one", () => {
    expect(begins(PAGE, "./assets/index-9z8y.js")).toBe(false);
    expect(begins(PAGE, "./assets/index-1a2b.j")).toBe(false);
  });
  it("or is no page of ours at all", () => {
    expect(begins("<h1>Log in to this Wi-Fi</h1>", "./assets/index-1a2b.js")).toBe(null);
  });
});
