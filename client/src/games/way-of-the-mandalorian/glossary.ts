/** The words of Way of the Mandalorian: how they are called, what they mean, and the rule that says so. */
import { t } from "../../text/text.svelte";
import type { Explained } from "../../ui/explain/explaining.svelte";
import { formsOf, type Word } from "../../ui/explain/terms";

const WORDS: Readonly<Record<string, readonly [about: string, rule: string]>> = {
  action: ["client-wm-about-actions", "WM-22"],
  mission: ["client-wm-about-missions", "WM-39"],
  reward: ["client-wm-about-reward", "WM-50"],
  penalty: ["client-wm-about-penalty", "WM-51"],
  equipment: ["client-wm-about-equipping", "WM-26"],
  event: ["client-wm-about-events", "WM-42"],
  temporary: ["client-wm-about-temporaries", "WM-47"],
  symbol: ["client-wm-about-symbols", "WM-49"],
  credit: ["client-wm-about-credits", "WM-10"],
  market: ["client-wm-about-deck", "WM-31"],
  slot: ["client-wm-about-slots", "WM-27"],
  job: ["client-wm-about-job", "WM-37"],
  sale: ["client-wm-about-sale", "WM-35"],
};
const ATTRIBUTES = ["firepower", "armour", "piloting", "cunning"] as const;

const forms = (id: string): string[] => formsOf(t(`client-wm-word-${id}`));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** The name of an attribute; attributes are explained as symbols. */
const attribute = (of: string): string => t(`way-of-the-mandalorian-attribute-${of}`);

export const words = (): Word[] => [
  ...Object.keys(WORDS).map((id) => ({ id, forms: forms(id) })),
  ...ATTRIBUTES.map((of) => ({ id: of, forms: [attribute(of)] })),
];

/** What a word means. */
export function word(id: string): Explained | null {
  const of = ATTRIBUTES.find((one) => one === id);
  const [about, rule] = WORDS[of ? "symbol" : id] ?? [];
  return about && rule ? { title: capital(of ? attribute(of) : (forms(id)[0] ?? "")), text: t(about), rule } : null;
}
