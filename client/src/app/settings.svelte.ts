/** What a reader has chosen for this browser, and how the page follows it. */
import { LANGUAGES, speak } from "../text/text.svelte";
import { wanted } from "../text/languages";
import { keep, kept } from "./kept";

export const THEMES = ["auto", "dark", "light"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;
export const SIZES = [100, 125, 150, 200] as const;

export interface Choices {
  language: string;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  text: (typeof SIZES)[number];
  sound: boolean;
  confirm: boolean;
  /** tables as text */
  plain: boolean;
  name: string;
}

const DEFAULTS: Choices = { language: "", theme: "auto", motion: "auto", text: 100, sound: true, confirm: false, plain: false, name: "" };

/** Choices as they were kept, with what is missing or not understood as it would be without. */
export function complete(found: unknown): Choices {
  const given = (typeof found === "object" && found !== null ? found : {}) as Partial<Choices>;
  const known = Object.fromEntries(Object.entries(DEFAULTS).map(([name, value]) => [name, typeof given[name as keyof Choices] === typeof value ? given[name as keyof Choices] : value])) as unknown as Choices;
  const one = <T>(value: T, of: readonly T[]): T => (of.includes(value) ? value : (of[0] as T));
  return { ...known, theme: one(known.theme, THEMES), motion: one(known.motion, MOTIONS), text: one(known.text, SIZES) };
}

export const settings = $state(complete(kept("settings")));

/** Let the page follow the choices. */
export function dress(root: HTMLElement = document.documentElement): void {
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
  root.style.setProperty("--letters", String(settings.text / 100));
}

/** Change something, and remember it. */
export async function choose(changes: Partial<Choices>): Promise<void> {
  Object.assign(settings, changes);
  keep("settings", $state.snapshot(settings));
  dress();
  if (changes.language) await speak(changes.language);
}

/** The language to begin with: the chosen one, or the first of the browser's that there is. */
export const firstLanguage = (): string => (LANGUAGES.includes(settings.language) ? settings.language : wanted(navigator.languages, LANGUAGES));

/** Whether nothing should move. */
export const still = (): boolean =>
  settings.motion === "none" || (settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
