/** Cards to look at: some of each kind. Tables get theirs from the server. */
import type { BountyCardData, Quad, Triple, WayCardData } from "../cards";
import { EQUIPMENT } from "../way/equipment";
import { EVENTS } from "../way/happenings";
import { MISSIONS } from "../way/missions";

export const words = (id: string): string => id.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase());

const target = (
  name: string,
  character: string,
  points: number,
  shield: Triple,
  bonus: "none" | "credit" | "contract",
  copies: number,
): BountyCardData => ({ type: "target", name, character, points, shield, bonus, copies });
const hunter = (name: string, character: string, penalty: number, attack: Triple): BountyCardData => ({
  type: "hunter",
  name,
  character,
  penalty,
  attack,
});
const droid = (name: string, family: string, cost: number, attack: Triple, copies = 4): BountyCardData => ({
  type: "droid",
  name,
  family,
  cost,
  attack,
  copies,
});
const crate = (name: string, cost: number, points: number, icons: number): BountyCardData => ({
  type: "crate",
  name,
  cost,
  points,
  icons,
});

export const TARGETS: readonly BountyCardData[] = [
  target("Grogu", "grogu", 20, [3, 6, 5], "none", 3),
  target("Luke", "luke", 16, [5, 4, 4], "contract", 4),
  target("Chewbacca", "chewbacca", 16, [4, 1, 6], "none", 5),
  target("Padmé Amidala", "padme-amidala", 12, [1, 5, 4], "contract", 5),
  target("Kanan Jarrus", "kanan-jarrus", 13, [4, 5, 2], "contract", 6),
  target("Han Solo", "han-solo", 11, [4, 2, 2], "credit", 6),
  target("Qi’ra", "qira", 8, [1, 3, 2], "credit", 7),
  target("Omega", "omega", 6, [1, 1, 2], "credit", 8),
];

export const HUNTERS: readonly BountyCardData[] = [
  hunter("Boba Fett", "boba-fett", 3, [4, 2, 4]),
  hunter("Din Djarin", "din-djarin", 2, [2, 3, 2]),
  hunter("Cad Bane", "cad-bane", 3, [4, 3, 2]),
  hunter("Bossk", "bossk", 1, [3, 0, 2]),
  hunter("IG-11", "ig-11", 2, [1, 1, 5]),
  hunter("Aurra Sing", "aurra-sing", 2, [1, 3, 3]),
  hunter("Fennec Shand", "fennec-shand", 2, [1, 5, 1]),
  hunter("Embo", "embo", 0, [1, 2, 0]),
  hunter("Dengar", "dengar", 1, [3, 1, 1]),
  hunter("4-LOM", "4-lom", 1, [0, 3, 2]),
  hunter("Zuckuss", "zuckuss", 0, [0, 1, 2]),
  hunter("Hondo Ohnaka", "hondo-ohnaka", 1, [2, 1, 2]),
];

export const MARKET: readonly BountyCardData[] = [
  droid("Astromech", "astromech", 1, [3, 1, 0]),
  droid("Astromech", "astromech", 1, [0, 3, 1]),
  droid("Astromech", "astromech", 1, [1, 0, 3]),
  droid("Протокольний дроїд", "protocol", 2, [2, 2, 2]),
  droid("Protokolldroid", "protocol", 2, [3, 1, 3], 3),
  droid("Droid protokolarny", "protocol", 2, [3, 3, 1], 3),
  droid("Protocol droid", "protocol", 2, [1, 3, 3], 3),
  droid("Protocol droid", "protocol", 3, [3, 3, 3]),
  crate("1 crate", 1, 2, 1),
  crate("2 crates", 2, 3, 2),
  crate("3 crates", 3, 5, 3),
];

const contract = (
  kind: "two-targets" | "same-target" | "target-and-crate",
  targets: string[],
  units: number[],
  duo: number,
): BountyCardData => ({ type: "contract", name: "Contract", kind, targets, units, duo });

export const CONTRACTS: readonly BountyCardData[] = [
  contract("two-targets", ["grogu", "luke"], [3, 3], 4),
  contract("two-targets", ["padme-amidala", "omega"], [2, 1], 4),
  contract("same-target", ["chewbacca"], [3], 4),
  contract("target-and-crate", ["han-solo"], [2], 2),
];

const LONG: Readonly<Record<string, string>> = {
  "forged-breastplate": "Kovácsolt mellvért a hegyekből",
  "borrowed-gunship": "Позичений бойовий корабель",
  "bring-the-child-home": "Відвезіть дитину додому",
};
const named = (id: string): string => LONG[id] ?? words(id);

const symbols = (i: number): Quad =>
  [
    [2, 0, 0, 0],
    [0, 2, 1, 0],
    [0, 0, 2, 3],
    [1, 0, 0, 2],
    [3, 1, 0, 1],
    [0, 3, 0, 0],
  ][i % 6] as unknown as Quad;

export const EQUIPMENT_CARDS: readonly WayCardData[] = Object.keys(EQUIPMENT).map((id, i) => ({
  type: "equipment",
  id,
  name: named(id),
  symbols: symbols(i),
  cost: 200 + 200 * (i % 3),
  temporary: i % 2 === 0,
}));
export const EVENT_CARDS: readonly WayCardData[] = Object.keys(EVENTS).map((id, i) => ({
  type: "event",
  id,
  name: named(id),
  symbols: symbols(i + 1),
  cost: 200,
}));

const levelOf = (i: number): number => (i < 20 ? 1 : i < 34 ? 2 : i < 44 ? 3 : 4);
export const MISSION_CARDS: readonly (WayCardData & { type: "mission" })[] = Object.keys(MISSIONS).map((id, i) => ({
  type: "mission",
  id,
  name: named(id),
  level: levelOf(i),
  requires: [
    [2, 1, 4, 3],
    [3, 2, 2, 3],
    [4, 3, 0, 3],
    [5, 1, 3, 1],
  ][i % 4] as unknown as Quad,
  reward: [300, 500, 600, 5000][levelOf(i) - 1] ?? 0,
  penalty: [100, 200, 300, 800][levelOf(i) - 1] ?? 0,
}));

export const CHARACTERS: readonly (WayCardData & { type: "character" })[] = [
  { type: "character", id: "din-djarin", name: "Din Djarin", symbols: [2, 1, 1, 1] },
  { type: "character", id: "fennec-shand", name: "Fennec Shand", symbols: [1, 1, 1, 2] },
  { type: "character", id: "bo-katan-kryze", name: "Bo-Katan Kryze", symbols: [1, 1, 2, 0] },
  { type: "character", id: "boba-fett", name: "Boba Fett", symbols: [2, 2, 1, 1] },
];
