/** A number from a text, the same on every machine (FNV-1a). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export type Chance = () => number;

/** An endless row of numbers in [0, 1) that belongs to a text: what is drawn from it looks the same everywhere. */
export function chance(text: string): Chance {
  let a = hash(text);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (r: Chance, low: number, high: number): number => low + r() * (high - low);

export const pick = <T>(r: Chance, of: readonly T[]): T => of[Math.floor(r() * of.length)] as T;
