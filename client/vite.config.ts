import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, runnerImport } from "vite";
import { defineConfig } from "vitest/config";

type Page = typeof import("./page/page.ts");

/** Pictures for the start page, and a page that says something without modules and without scripts. */
function page(): Plugin {
  let made: Page;
  return {
    name: "page",
    async config() {
      made = (await runnerImport<Page>("./page/page.ts")).module;
      return { define: { __HEROES__: JSON.stringify(made.heroes()) } };
    },
    generateBundle() {
      for (const { file, text } of made.FILES) this.emitFile({ type: "asset", fileName: file, source: text });
    },
    configureServer(server) {
      for (const { file, text, media } of made.FILES)
        server.middlewares.use(`/${file}`, (_, answer) => void answer.setHeader("content-type", media).end(text));
    },
    transformIndexHtml: (html) => made.completed(html),
  };
}

/** Fluent files travel without their comments, which are for those who translate. */
function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(readFileSync(path, "utf-8").replace(/^#.*\n/gm, ""))}`;
    },
  };
}

// The page may be served below any path (a reverse proxy with a prefix), so nothing in it names the root.
export default defineConfig({
  base: "./",
  plugins: [svelte(), page(), texts()],
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    cssMinify: true,
    modulePreload: { polyfill: false },
    // The server serves it from there, and it travels in the wheel.
    outDir: "../src/cantina/server/client",
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { include: ["src/**/*.test.ts", "pictures/*.test.ts"] },
});
