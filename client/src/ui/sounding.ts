/**
 * What is to be heard, and when it may be: as loud as the reader has chosen, after a first gesture (before it browsers
 * are silent), music only while the page is seen. The synthesiser is loaded when there is something to play.
 */
import type { Section } from "../sound/music/sections";
import type { Sound } from "../sound/recipes";
import type { Speaker } from "../sound/speaker";
import { type Choices, preferences } from "./preferences.svelte";

export type Loudness = Pick<Choices, "sound" | "effects" | "music">;
export type Heard = Pick<Speaker, "play" | "music" | "wake"> & { volumes: { effects: number; music: number } };

/** The page around it; tests have one of their own. */
export interface Surroundings {
  /** whether there was a gesture */
  touched: () => boolean;
  hidden: () => boolean;
  /** loudspeakers, null where there are none */
  speaker: () => Promise<Heard | null>;
}

export class Sounding {
  #loudness: Loudness = { sound: false, effects: 0, music: 0 };
  #wish: { section: Section | null; seed: string } = { section: null, seed: "" };
  #speaker: Heard | null = null;
  #coming: Promise<void> | null = null;

  constructor(readonly around: Surroundings) {}

  /** Play the sounds of a moment. */
  async play(...sounds: readonly Sound[]): Promise<void> {
    if (!sounds.length || !this.#loudness.sound || !this.#loudness.effects) return;
    if (await this.#ready()) this.#speaker?.play(sounds);
  }

  /** The music that fits, null where there is none; it is heard if it was asked for. */
  async music(section: Section | null, seed = ""): Promise<void> {
    this.#wish = { section, seed };
    await this.follow();
  }

  /** Do as is wished: after a change of loudness, after a gesture, when the page is seen again or not seen any more. */
  async follow(loudness: Loudness = this.#loudness): Promise<void> {
    this.#loudness = { ...loudness };
    const isWanted = loudness.sound && loudness.music > 0 && this.#wish.section !== null && !this.around.hidden();
    if (isWanted && !(await this.#ready())) return;
    const { sound, effects, music } = this.#loudness; // they may have changed meanwhile
    if (!this.#speaker) return;
    this.#speaker.volumes = { effects: sound ? effects : 0, music: sound ? music : 0 };
    const goesOn = sound && music > 0 && !this.around.hidden();
    this.#speaker.music(goesOn ? this.#wish.section : null, this.#wish.seed);
  }

  /** There was a gesture: now browsers allow sounds, and nothing has to be loaded when the first one is due. */
  async touch(): Promise<void> {
    const { sound, effects, music } = this.#loudness;
    if (sound && (effects || music) && (await this.#ready())) await this.follow();
  }

  /** Whether something can be heard by now. */
  async #ready(): Promise<boolean> {
    if (!this.around.touched()) return false;
    this.#coming ??= this.around.speaker().then((speaker) => {
      this.#speaker = speaker;
      if (speaker) void this.follow();
    });
    await this.#coming.catch(() => (this.#coming = null)); // the next gesture may have more luck
    await this.#speaker?.wake();
    return this.#speaker !== null;
  }
}

const GESTURES = ["pointerup", "keydown"] as const;
let touched = false;

/** Loudspeakers, where the browser has any. */
async function speaker(): Promise<Heard | null> {
  if (typeof AudioContext === "undefined") return null;
  const { Speaker } = await import("../sound/speaker");
  return new Speaker(new AudioContext({ latencyHint: "interactive" }), (milliseconds, work) => {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  });
}

const sounding = new Sounding({
  touched: () => touched || !!navigator.userActivation?.hasBeenActive,
  hidden: () => document.hidden,
  speaker,
});

/** Play the sounds of a moment, if sounds are wanted. */
export function sound(...sounds: readonly Sound[]): void {
  void sounding.follow(preferences).then(() => sounding.play(...sounds));
}

/** The music for what is shown; null for none. */
export const music = (section: Section | null, seed = ""): void => void sounding.music(section, seed);

/** Follow a change of the preferences. */
export const tune = ({ sound, effects, music }: Loudness): void => void sounding.follow({ sound, effects, music });

/** Listen to the page for as long as there is something to be heard: gestures, and whether it is seen. */
export function attend(): () => void {
  const gesture = (): void => {
    touched = true;
    void sounding.touch();
  };
  const seen = (): void => void sounding.follow();
  for (const name of GESTURES) addEventListener(name, gesture, true);
  document.addEventListener("visibilitychange", seen);
  return () => {
    for (const name of GESTURES) removeEventListener(name, gesture, true);
    document.removeEventListener("visibilitychange", seen);
    void sounding.music(null);
  };
}
