/**
 * The music, bar by bar: what is played in a bar follows from a seed, its number and the section, so the same table hears
 * the same music, and no end of it has to be written.
 */
import { between, type Chance, chance, pick } from "../../art/seed";
import { D2, D3, hertzOf } from "../pitch";
import type { Instrument } from "./instruments";
import { type Motif, type Section, type SectionPlan, SECTIONS } from "./sections";

/** A note: when in its bar, in seconds, who plays it, and how. */
export interface Note {
  at: number;
  by: Instrument;
  hertz: number;
  loud: number;
  long: number;
  pan: number;
}
export interface Bar {
  notes: Note[];
  /** seconds until the next one */
  long: number;
}

export const PHRASE = 4; // bars
const EIGHTHS = 8;
const LATE = 0.012; // seconds by which a hand may be late
const STEPS = 7;
const OVERLAP = 2.4; // seconds for which a chord still sounds under the next one

/** The pitch of a step of a mode; steps go on above the seventh and below the first. */
export const pitchOf = (mode: readonly number[], step: number, from: number): number =>
  from + 12 * Math.floor(step / STEPS) + (mode[((step % STEPS) + STEPS) % STEPS] ?? 0);

/** Which chords a phrase is built on: a step further than the phrase before, so that none follows itself. */
function chordsOf(seed: string, phrase: number, section: Section): readonly number[] {
  const { chords }: SectionPlan = SECTIONS[section];
  const r = chance(`${seed} ${section} chords`);
  let at = -1;
  for (let i = 0; i <= phrase; i++) at += 1 + Math.floor(r() * (chords.length - 1));
  return chords[Math.abs(at) % chords.length] ?? [0];
}

/** Who has the melody of a phrase, and whether another instrument answers. */
function voicesOf(seed: string, phrase: number, section: Section): { by: Instrument; answered: boolean } {
  const plan: SectionPlan = SECTIONS[section];
  const r = chance(`${seed} ${section} phrase ${phrase}`);
  return { by: pick(r, plan.melody.by), answered: r() < 0.25 };
}

class Writer {
  readonly notes: Note[] = [];
  constructor(
    readonly plan: SectionPlan,
    readonly r: Chance,
  ) {}

  add(by: Instrument, eighth: number, note: number, loud: number, long: number, pan = 0): void {
    const at = eighth * this.plan.eighth + between(this.r, 0, LATE);
    const strength = loud * between(this.r, 0.86, 1.06);
    this.notes.push({ at, by, hertz: hertzOf(note), loud: strength, long, pan });
  }
}

function bass(to: Writer, root: number): void {
  for (const [eighth, step, loud] of pick<readonly (readonly [number, number, number])[]>(to.r, to.plan.bass))
    to.add("bass", eighth, pitchOf(to.plan.mode, folded(root) + step, D2), loud, 1);
}
/** Roots stay low: the sixth step of a chord is the one below the first. */
const folded = (root: number): number => (root > 4 ? root - STEPS : root);

/** Four voices, folded into the middle, so that each moves little from chord to chord. */
function pad(to: Writer, root: number): void {
  const long = to.plan.eighth * EIGHTHS;
  for (const [voice, third] of [0, 2, 4, 6].entries()) {
    const step = (((root + third) % STEPS) + STEPS) % STEPS;
    const low = voice === 0 && step > 3 ? step - STEPS : step;
    const loud = to.plan.pad * (third === 6 ? 0.5 : 1);
    to.add("pad", 0, pitchOf(to.plan.mode, low, voice % 2 ? D3 + 12 : D3), loud, long + OVERLAP);
  }
}

function melody(to: Writer, root: number, by: Instrument): void {
  const motif: Motif = pick(to.r, to.plan.melody.motifs);
  const shift = to.r() < 0.2 ? 2 : 0; // the same turn from the third
  for (const [eighth, step, loud] of motif)
    to.add(
      by,
      eighth,
      pitchOf(to.plan.mode, folded(root) + step + shift, D3 + 12),
      loud,
      1,
      between(to.r, -0.35, 0.35),
    );
}

function strokes(to: Writer): void {
  for (const [by, patterns] of Object.entries(to.plan.strokes))
    for (const [eighth, loud] of pick(to.r, patterns))
      to.add(by as "drum" | "rattle", eighth, by === "drum" ? D2 - 1 : D3, loud, 1, by === "rattle" ? 0.3 : 0);
}

/** A bar of the music. */
export function barOf(seed: string, number: number, section: Section): Bar {
  const plan: SectionPlan = SECTIONS[section];
  const [phrase, place] = [Math.floor(number / PHRASE), number % PHRASE];
  const { by, answered } = voicesOf(seed, phrase, section);
  const root = chordsOf(seed, phrase, section)[place] ?? 0;
  const to = new Writer(plan, chance(`${seed} ${section} bar ${number}`));
  bass(to, root);
  pad(to, root);
  strokes(to);
  if (to.r() < (plan.melody.often[place] ?? 0)) melody(to, root, by);
  if (answered && place % 2) melody(to, root, by === "lute" ? "bar" : "lute");
  if (place === PHRASE - 1 && to.r() < plan.bell)
    to.add("bell", pick(to.r, [0, 3, 6]), pitchOf(plan.mode, 4, D3 + 24), 0.8, 1, 0.25);
  if (place % 2 === 0 && plan.wind) to.add("wind", 0, 0, plan.wind, 1, between(to.r, -0.5, 0.5));
  return { notes: to.notes, long: plan.eighth * EIGHTHS };
}
