import { expect, it } from "vitest";
import { grouped } from "./grouped";

it("a number that is printed has a narrow space between thousands", () => {
  expect([0, 999, 1000, 12345, 1234567].map(grouped)).toEqual([
    "0",
    "999",
    "1\u202f000",
    "12\u202f345",
    "1\u202f234\u202f567",
  ]);
});
