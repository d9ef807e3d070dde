/**
 * The rooms of `src/`, and the rooms whose files each may import. Everything else is refused: by eslint, which also sees
 * imports of types in components, and by dependency-cruiser, which also sees dynamic imports and cycles. `wire.ts`, the
 * types of the messages, and `facts.ts`, what never changes about the games, are generated and belong to no room.
 */
export const ROOMS = {
  text: [],
  art: [],
  sound: ["art"],
  net: ["text"],
  ui: ["text", "art", "sound", "net"],
  games: ["text", "art", "sound", "net", "ui"],
  table: ["text", "art", "sound", "net", "ui", "games"],
  rules: ["text", "art", "net", "ui", "games"],
  app: ["text", "art", "net", "ui", "games", "table", "rules"],
};

/** The rooms that a room may not import. */
export const forbiddenTo = (room) =>
  Object.keys(ROOMS).filter((other) => other !== room && !ROOMS[room].includes(other));
