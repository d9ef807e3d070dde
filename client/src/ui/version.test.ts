import { describe, expect, it } from "vitest";
import { loads } from "./version.svelte";

const PAGE = `<!doctype html><title>Cantina</title><script type="module" crossorigin src="./assets/index-1a2b.js"></script>`;

describe("a page as it is served now", () => {
  it("loads the script that runs here", () => {
    expect(loads(PAGE, "./assets/index-1a2b.js")).toBe(true);
  });
  it("or a newer one", () => {
    expect(loads(PAGE, "./assets/index-9z8y.js")).toBe(false);
    expect(loads(PAGE, "./assets/index-1a2b.j")).toBe(false);
  });
  it("or is no page of ours at all", () => {
    expect(loads("<h1>Log in to this Wi-Fi</h1>", "./assets/index-1a2b.js")).toBe(null);
  });
});
