import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import typescript from "typescript-eslint";
import { forbiddenTo, ROOMS } from "./rooms.js";

/** An import of a room above is an error. */
const walls = Object.keys(ROOMS).map((room) => ({
  files: [`src/${room}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: forbiddenTo(room).map((other) => ({
          regex: `^(\\.\\./)+${other}/`,
          message: `${room} may not import ${other} (rooms.js)`,
        })),
      },
    ],
  },
}));

// The types are checked by svelte-check and tsc, which also know every name: `no-undef` would need a list of them.
export default defineConfig(
  { ignores: ["src/wire.ts", "src/facts.ts", "src/games/*/operands.ts"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { "no-undef": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  ...walls,
  // The pictures are SVG that this room writes itself; neither names nor texts of players go through it.
  { files: ["src/art/**/*.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
  // Vitest reads from the pattern which fixtures another one needs.
  { files: ["e2e/**/*.ts"], rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] } },
);
