/** The few words that must be there without any script of ours: for browsers without scripts, and for old ones. */
import { readdirSync, readFileSync } from "node:fs";

const TEXT = new URL("../../src/cantina/text/", import.meta.url);

/** One line of a Fluent file, in every language that has the file. */
export function everywhere(key: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const language of readdirSync(TEXT, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    let text = "";
    try {
      text = readFileSync(new URL(`${language.name}/client.ftl`, TEXT), "utf-8");
    } catch {
      continue;
    }
    const line = text.split("\n").find((one) => one.startsWith(`${key} = `));
    if (line) found[language.name] = line.slice(key.length + 3);
  }
  return found;
}

const paragraphs = (key: string): string =>
  Object.entries(everywhere(key))
    .map(([language, words]) => `<p lang="${language}">${words.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`)
    .join("");

/** What a browser shows that runs no scripts. */
export const noScript = (): string => `<noscript>${paragraphs("client-no-script")}</noscript>`;

/** A script for browsers that do not know modules: it says so, in words they can show. */
export const forOld = (): string => {
  const words = JSON.stringify(everywhere("client-old-browser"));
  return `var words=${words},language=(navigator.language||"en").slice(0,2);document.getElementById("app").appendChild(document.createTextNode(words[language]||words.en));\n`;
};
