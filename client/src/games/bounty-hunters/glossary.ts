/** The words of Bounty Hunters: how they are called, what they mean, and the rule that says so. */
import { t } from "../../text/text.svelte";
import type { Explained } from "../../ui/explain/explaining.svelte";
import { formsOf, type Word } from "../../ui/explain/terms";

const WORDS: Readonly<Record<string, readonly [about: string, rule: string]>> = {
  target: ["client-bh-about-deck-target", "BH-07"],
  hunter: ["client-bh-about-deck-hunter", "BH-08"],
  contract: ["client-bh-about-deck-contract", "BH-71"],
  market: ["client-bh-about-deck-market", "BH-03"],
  droid: ["client-bh-about-droids", "BH-66"],
  crate: ["client-bh-about-crates", "BH-70"],
  credit: ["client-bh-about-credits", "BH-35"],
  capture: ["client-bh-about-captures", "BH-58"],
  reserve: ["client-bh-about-reserved", "BH-41"],
  points: ["client-bh-about-points", "BH-94"],
};
export type WordId = keyof typeof WORDS;

const forms = (id: string): string[] => formsOf(t(`client-bh-word-${id}`));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const words = (): Word[] => Object.keys(WORDS).map((id) => ({ id, forms: forms(id) }));

/** What a word means. */
export function word(id: string): Explained | null {
  const [about, rule] = WORDS[id] ?? [];
  return about && rule ? { title: capital(forms(id)[0] ?? ""), text: t(about), rule } : null;
}
