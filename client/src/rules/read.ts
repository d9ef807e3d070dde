/** The rules of a game as they are written down, rule by rule: what stands there for testers is left out. */

export interface Rule {
  id: string;
  text: string;
}
export interface Section {
  title: string;
  rules: Rule[];
}

const RULE = /^(?:- )?\*\*([A-Z]{2}-[A-Z]?\d+)([^*]*)\*\*(.*)$/;
const ROW = /^\| *([A-Z]{2}-[A-Z]?\d+)\b[^|]*\|([^|]*)\|([^|]*)\|/;
const HEADING = /^#{2,3} (?:[\d.]+ )?(.*)$/;
const FOR_TESTERS = /^\s*- (?:\*\*)?(?:Tests?|T)\b/;

/** Plain words: without the marks of the notation, and without the sources in front. */
const plain = (text: string): string =>
  text
    .replace(/^(?:\s*(?:\*\*)?\[[^\]]*\](?:\*\*)?(?!\())+/, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();

/** The rule that a line begins, if it begins one: a paragraph, or a row of a table with a question and its ruling. */
function ruleOf(line: string): Rule | null {
  const found = RULE.exec(line);
  if (found) return { id: found[1] ?? "", text: [plain(found[2] ?? ""), plain(found[3] ?? "")].filter(Boolean).join(" ") };
  const row = ROW.exec(line);
  return row ? { id: row[1] ?? "", text: `${plain(row[2] ?? "")} ${plain(row[3] ?? "")}` } : null;
}

/** The sections that hold rules with one of these beginnings of a number. */
export function sectionsOf(text: string, kinds: readonly string[]): Section[] {
  const sections: Section[] = [];
  let open: Rule | null = null;
  let skipping = false;
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line);
    const rule = ruleOf(line);
    if (heading) {
      sections.push({ title: plain(heading[1] ?? ""), rules: [] });
      open = null;
    } else if (rule) {
      open = kinds.some((kind) => rule.id.startsWith(`${kind}-`)) ? rule : null;
      if (open) sections.at(-1)?.rules.push(open);
      skipping = false;
    } else if (!line.trim()) skipping = false;
    else if (FOR_TESTERS.test(line)) skipping = true;
    else if (open && !skipping && line.startsWith("- ")) open.text += `\n${plain(line.slice(2))}`;
  }
  return sections.filter((section) => section.rules.length);
}

/** Which rules are shown of each game; what a story has in store is not. */
export const KINDS: Readonly<Record<string, readonly string[]>> = { "bounty-hunters": ["BH"], "way-of-the-mandalorian": ["WM"], "mandalorian-adventures": ["MA", "MQ"] };

/** The rules that have all these words in them, with their sections. */
export function found(sections: readonly Section[], words: string): Section[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...sections];
  const fits = (rule: Rule, title: string): boolean => wanted.every((word) => `${rule.id} ${rule.text} ${title}`.toLocaleLowerCase().includes(word));
  return sections.map(({ title, rules }) => ({ title, rules: rules.filter((rule) => fits(rule, title)) })).filter((section) => section.rules.length);
}
