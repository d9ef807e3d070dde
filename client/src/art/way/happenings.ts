/** The emblem of each event (WM-06). */
import type { Emblem } from "./emblems";

export const EVENTS: Readonly<Record<string, Emblem>> = {
  crossfire: [
    ["beam", 50, 50, 1, 32],
    ["beam", 50, 50, 1, -34, "5ad0ff"],
    ["burst", 50, 50, 0.42],
  ],
  "hail-of-debris": [
    ["rock", 30, 30, 0.34, 20],
    ["patch", 66, 28, 0.36, 30],
    ["cog", 34, 68, 0.34, 10],
    ["rock", 68, 68, 0.44, -20, "7a6a64"],
    ["wind", 50, 12, 0.3, 60, "ffffff"],
  ],
  "asteroid-drift": [
    ["rock", 38, 42, 0.66],
    ["rock", 74, 66, 0.42, 40, "7a6a78"],
    ["rock", 74, 24, 0.26, 80, "a5968a"],
    ["rock", 22, 80, 0.22],
  ],
  "web-of-lies": [
    ["web", 50, 50, 0.92],
    ["bubble", 50, 52, 0.42, 0, "f6ebd3", "8a5ad0"],
  ],
  "ambush-at-the-gate": [
    ["gate", 50, 50, 0.88],
    ["hood", 38, 68, 0.4, 0, "2d2636", "ff5a3c"],
    ["hood", 62, 70, 0.4, 0, "3a2f3a", "ff5a3c"],
  ],
  "blockade-run": [
    ["cruiser", 44, 24, 0.6],
    ["cruiser", 56, 78, 0.6, 180, "5a5f70"],
    ["shuttle", 52, 51, 0.4, 90],
  ],
  "hidden-sniper": [
    ["rock", 32, 68, 0.52],
    ["rock", 72, 74, 0.46, 60, "7a6a64"],
    ["rifle", 54, 46, 0.6, -8],
    ["sight", 70, 30, 0.46],
  ],
  "heavy-escort": [
    ["guard", 28, 54, 0.66, 0, "5a6a82"],
    ["guard", 72, 54, 0.66, 0, "5a6a82"],
    ["guard", 50, 58, 0.76, 0, "8a3b32"],
  ],
  standoff: [
    ["moon", 50, 40, 0.72, 0, "ffcf6a"],
    ["figure", 22, 62, 0.56, 0, "3a2f3a"],
    ["figure", 78, 62, 0.56, 0, "5a2f2f"],
  ],
  "old-grudge": [
    ["sword", 40, 46, 0.76, -30],
    ["sword", 60, 46, 0.76, 30, "8d97a8"],
    ["drop", 50, 78, 0.3, 0, "b3303a"],
  ],
  "lucky-shot": [
    ["slab", 46, 54, 0.7, -8],
    ["beam", 58, 46, 0.8, -36],
    ["burst", 50, 52, 0.4],
  ],
  sandstorm: [
    ["swirl", 50, 50, 0.9],
    ["rock", 70, 76, 0.16],
    ["rock", 30, 82, 0.12],
  ],
  "cave-in": [
    ["cliffs", 50, 50, 0.96, 0, "6a5650"],
    ["rock", 42, 28, 0.34],
    ["rock", 60, 50, 0.4, 50, "7a6a64"],
    ["rock", 44, 74, 0.44, 100],
  ],
  "acid-rain": [
    ["cloud", 50, 32, 0.82, 0, "8a9a6a"],
    ["drop", 28, 70, 0.26, 14, "a8e04a"],
    ["drop", 50, 78, 0.3, 14, "a8e04a"],
    ["drop", 72, 70, 0.26, 14, "a8e04a"],
  ],
  "barroom-brawl": [
    ["burst", 62, 38, 0.66, 12],
    ["mug", 42, 58, 0.62, -24],
  ],
  "frozen-night": [
    ["moon", 70, 28, 0.4],
    ["flake", 44, 56, 0.68],
  ],
  "engine-trouble": [
    ["cloud", 62, 28, 0.52, 0, "7a7480"],
    ["thruster", 44, 58, 0.72, 24],
    ["bolt", 74, 64, 0.32, 10],
  ],
  "narrow-canyon": [
    ["cliffs", 50, 50, 1],
    ["shuttle", 52, 50, 0.4, 10],
  ],
  "fuel-shortage": [
    ["canister", 46, 50, 0.78, -14, "b3303a", "f3e6c6"],
    ["drop", 76, 74, 0.3, 0, "f0bf4c"],
  ],
  "thick-fog": [
    ["figure", 50, 54, 0.66, 0, "3a4a62"],
    ["fog", 50, 54, 0.92],
  ],
  "tail-wind": [
    ["wind", 40, 56, 0.78],
    ["shuttle", 66, 34, 0.46, 74],
  ],
  "double-cross": [
    ["hood", 36, 48, 0.62, 0, "8a3b32"],
    ["hood", 64, 56, 0.62, 0, "2f4a78"],
    ["sword", 50, 70, 0.4, 90],
  ],
  "false-trail": [
    ["prints", 36, 58, 0.56, -16, "f0d8a8"],
    ["prints", 68, 40, 0.5, 34, "8fa8d0"],
  ],
  "curious-patrol": [
    ["guard", 40, 56, 0.72, 0, "dfe4ec", "5a5f70"],
    ["eye", 70, 28, 0.42],
  ],
  "loose-tongue": [["tongue", 50, 50, 0.76]],
  "rival-hunter": [
    ["bucket", 50, 52, 0.86, 0, "5a4a52"],
    ["cheeks", 50, 52, 0.86, 0, "4a3a42"],
    ["visor", 50, 52, 0.86],
    ["sight", 50, 50, 0.92],
  ],
};
