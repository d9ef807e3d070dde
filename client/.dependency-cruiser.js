import { forbiddenTo, ROOMS } from "./rooms.js";

const walls = Object.keys(ROOMS)
  .filter((room) => forbiddenTo(room).length)
  .map((room) => ({
    name: `${room}-imports-a-room-above`,
    severity: "error",
    from: { path: `^src/${room}/` },
    to: { path: `^src/(${forbiddenTo(room).join("|")})/` },
  }));

export default {
  forbidden: [
    ...walls,
    { name: "cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "a-game-imports-another",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/games/[^/]+/", pathNot: "^src/games/$1/" },
    },
    {
      name: "a-game-is-known-by-its-game.ts-alone",
      severity: "error",
      from: { pathNot: "^src/games/[^/]+/|\\.test\\.ts$" },
      to: { path: "^src/games/[^/]+/", pathNot: "^src/games/[^/]+/game\\.ts$" },
    },
    {
      name: "the-registry-loads-no-drawn-table",
      severity: "error",
      from: { path: "^src/games/[^/]+/game\\.ts$" },
      to: { path: "^src/games/[^/]+/", dependencyTypesNot: ["dynamic-import"] },
    },
    {
      name: "not-found",
      severity: "error",
      from: {},
      // parts of packages that only their export maps name
      to: { couldNotResolve: true, pathNot: "^(svelte|vite|vitest)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
