/** Which sounds are let through: not the same one again at once, not several on one another, not more than can be told apart. */
import { RECIPES, type Sound } from "./recipes";

const GAP = 0.09; // seconds until the same sound can be heard again, if its recipe does not say
const APART = 0.05; // between two different ones; the more important one is heard
const MOST = 8; // at the same time

interface Heard {
  sound: Sound;
  from: number;
  to: number;
}

export class Gate {
  #heard: Heard[] = [];

  /** Whether a sound may begin at this moment; then it counts as heard. */
  admits(sound: Sound, at: number): boolean {
    this.#heard = this.#heard.filter(({ from, to }) => Math.max(to, from + GAP_OF_ANY) > at);
    const { weight, gap = GAP, lasts } = RECIPES[sound];
    const again = this.#heard.some((one) => one.sound === sound && Math.abs(at - one.from) < gap);
    const covered = this.#heard.some((one) => Math.abs(at - one.from) < APART && RECIPES[one.sound].weight >= weight);
    const crowded = this.#heard.filter(({ from, to }) => from <= at && to > at).length >= MOST && weight < 4;
    if (again || covered || crowded) return false;
    this.#heard.push({ sound, from: at, to: at + lasts[0] });
    return true;
  }
}
const GAP_OF_ANY = Math.max(...Object.values(RECIPES).map(({ gap = GAP }) => gap));

const TOGETHER = 3; // of one moment
const SPACE = 0.17; // seconds from one of them to the next

/** What is heard of a moment: the most important sounds, each once, as they happened; and how long after the moment. */
export function chosen(sounds: readonly Sound[]): { sound: Sound; after: number }[] {
  const each = [...new Set(sounds)];
  const weight = (sound: Sound): number => RECIPES[sound].weight;
  const heaviest = [...each].sort((a, b) => weight(b) - weight(a)).slice(0, TOGETHER);
  return each.filter((one) => heaviest.includes(one)).map((sound, i) => ({ sound, after: i * SPACE }));
}
