/** What a reader has chosen for this browser, and how the page follows it. */
import { named, wanted } from "../text/languages";
import { LANGUAGES, speak } from "../text/text.svelte";
import { TRIALS } from "../text/trial";
import { store, stored } from "./storage";

export const THEMES = ["auto", "dark", "light"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;
/** how fast others are seen to act */
export const PACES = ["slow", "normal", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];
/** how the log is read: like a story, or what has happened last first */
export const LOG_ORDERS = ["newest", "oldest"] as const;
export type LogOrder = (typeof LOG_ORDERS)[number];
export const SIZES = [100, 125, 150, 200] as const;

export interface Choices {
  language: string;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  text: (typeof SIZES)[number];
  pace: Pace;
  log: LogOrder;
  /** anything is heard at all */
  sound: boolean;
  /** how loud, from 0 to 100; music is asked for by making it louder than nothing */
  effects: number;
  music: number;
  confirm: boolean;
  /** tables as text */
  plain: boolean;
  name: string;
}

const DEFAULTS: Choices = {
  language: "",
  theme: "auto",
  motion: "auto",
  text: 100,
  pace: "normal",
  log: "newest",
  sound: true,
  effects: 80,
  music: 0,
  confirm: false,
  plain: false,
  name: "",
};

/** Stored preferences; what is missing or invalid has its default. */
export function complete(found: unknown): Choices {
  const given = (typeof found === "object" && found !== null ? found : {}) as Partial<Choices>;
  const known = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      typeof given[name as keyof Choices] === typeof value ? given[name as keyof Choices] : value,
    ]),
  ) as unknown as Choices;
  const one = <T>(value: T, of: readonly T[]): T => (of.includes(value) ? value : (of[0] as T));
  const loud = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));
  return {
    ...known,
    effects: loud(known.effects),
    music: loud(known.music),
    theme: one(known.theme, THEMES),
    motion: one(known.motion, MOTIONS),
    text: one(known.text, SIZES),
    log: one(known.log, LOG_ORDERS),
    pace: PACES.includes(known.pace) ? known.pace : DEFAULTS.pace,
  };
}

export const preferences = $state(complete(stored("settings")));

/** Apply the preferences to the page. */
export function dress(root: HTMLElement = document.documentElement): void {
  root.dataset["theme"] = preferences.theme;
  root.dataset["motion"] = preferences.motion;
  root.style.setProperty("--letters", String(preferences.text / 100));
}

/** Change preferences, and store them. */
export async function choose(changes: Partial<Choices>): Promise<void> {
  Object.assign(preferences, changes);
  store("settings", $state.snapshot(preferences));
  dress();
  if (changes.language) await speak(changes.language);
}

/** The language to begin with: that of the address, the chosen one, or the first of the browser's that there is. */
export function firstLanguage(search: string = location.search): string {
  const asked = named(search);
  if ([...LANGUAGES, ...TRIALS].includes(asked)) return asked;
  return LANGUAGES.includes(preferences.language) ? preferences.language : wanted(navigator.languages, LANGUAGES);
}

/** Whether nothing should move. */
export const still = (): boolean =>
  preferences.motion === "none" ||
  (preferences.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
