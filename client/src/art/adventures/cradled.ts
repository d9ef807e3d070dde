/** The Child: in its pram, on its feet, or carried. Box 0 0 100 100. */
import type { Pen } from "../paper";
import { draw, type Drawing } from "../paper";
import { emblem } from "../way/emblems";

const WALKING: Drawing = [
  ["7d9a50", "|M36 34C24 18 6 18-4 24C4 40 20 48 36 46Z", 3],
  ["d9a08a", "|M31 36C22 28 12 26 4 28C12 36 22 42 32 43Z"],
  ["b08d62", "M36 54Q26 74 22 94H78Q74 74 64 54Z", 7],
  ["d8bd8f", "M34 56Q50 68 66 56L70 64Q50 78 30 64Z", 3],
  ["9db56a", "M50 10C32 10 24 22 24 36C24 52 38 60 50 60C62 60 76 52 76 36C76 22 68 10 50 10Z", 6],
  ["1d1030", "|M38 30a6.4 7 0 1 0 .1 0Z"],
  ["ffffff", "M36 32a2 2 0 1 0 .1 0ZM60 32a2 2 0 1 0 .1 0Z"],
  ["5f7a3f", "M44 50Q50 53 56 50", -2],
  ["8a6a44", "|M32 92H46V99H30Z", 1],
];

export const cradled = (how: "pram" | "walking", p: Pen): string =>
  how === "pram" ? emblem([["cradle", 50, 48, 1]], p) : draw(WALKING, [], p);
