import { describe, expect, it } from "vitest";
import { read, type Route, write } from "./route.svelte";

const ROUTES: [string, Route][] = [
  ["#/", { page: "start" }],
  ["#/mine", { page: "mine" }],
  ["#/new/bounty-hunters", { page: "new", game: "bounty-hunters" }],
  ["#/table/a_B-9", { page: "table", table: "a_B-9" }],
  ["#/join/T1/3/s3cr-t", { page: "join", table: "T1", seat: 3, secret: "s3cr-t" }],
  ["#/watch/T1/s3cr-t", { page: "watch", table: "T1", secret: "s3cr-t" }],
  ["#/rules/bounty-hunters", { page: "rules", game: "bounty-hunters", entry: "" }],
  ["#/rules/bounty-hunters/BH-53", { page: "rules", game: "bounty-hunters", entry: "BH-53" }],
  ["#/learn/bounty-hunters", { page: "learn", game: "bounty-hunters" }],
];

describe("addresses", () => {
  it.each(ROUTES)("%s leads somewhere and back", (hash, route) => {
    expect(read(hash)).toEqual(route);
    expect(write(route)).toBe(hash);
  });
  it.each(["", "#", "#/"])("%s is the start", (hash) => expect(read(hash)).toEqual({ page: "start" }));
  it.each([
    "#/table",
    "#/table/",
    "#/table/a/b",
    "#/join/T1/x/s",
    "#/join/T1/2",
    "#/join/T1/123/s",
    "#/watch/T1",
    "#/what",
    "#/table/<b>",
    "#/new/%20",
    `#/table/${"x".repeat(65)}`,
  ])("%s leads nowhere", (hash) => expect(read(hash)).toEqual({ page: "nowhere" }));
});
