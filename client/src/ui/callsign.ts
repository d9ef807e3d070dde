/** A name for a guest who has given none: drawn once for this browser, and the same in every language. */
import { preferences } from "./preferences.svelte";
import { store, stored } from "./storage";

export const CALLSIGNS = [
  "Altair",
  "Bellatrix",
  "Capella",
  "Comet",
  "Corvus",
  "Deneb",
  "Electra",
  "Fornax",
  "Halley",
  "Kestrel",
  "Lyra",
  "Mira",
  "Nova",
  "Orion",
  "Pulsar",
  "Rigel",
  "Sirius",
  "Talitha",
  "Vega",
  "Zephyr",
] as const;

/** The name for a number from 0 up to, but not including, 1. */
export const callsignOf = (chance: number): string =>
  CALLSIGNS[Math.min(CALLSIGNS.length - 1, Math.floor(chance * CALLSIGNS.length))] ?? CALLSIGNS[0];

let drawn = "";

/** The name for this browser. */
export function callsign(chance: () => number = Math.random): string {
  const found = drawn || stored<unknown>("callsign");
  drawn = CALLSIGNS.find((one) => one === found) ?? callsignOf(chance());
  if (drawn !== found) store("callsign", drawn);
  return drawn;
}

/** The name of the guest at this browser. */
export const myName = (): string => preferences.name || callsign();
