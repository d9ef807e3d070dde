/** The few words that must be there without any script of ours: for browsers without scripts, and for old ones. */
import { readdirSync, readFileSync } from "node:fs";

const TEXT = new URL("../../src/cantina/text/", import.meta.url);

/** One line of a Fluent file, in every language that has the file. */
export function everywhere(key: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const language of readdirSync(TEXT, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    let text: string;
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

/** A script that says, in words that any browser can show, that this one is too old. */
export const sayOld = (): string =>
  `(function(){var words=${JSON.stringify(everywhere("client-old-browser"))};
var language=(navigator.language||"en").slice(0,2),p=document.createElement("p");
p.setAttribute("role","alert");p.className="narrow";p.appendChild(document.createTextNode(words[language]||words.en));
document.getElementById("app").appendChild(p);})();
`;

const NEEDED = [
  `"noModule" in document.createElement("script")`,
  `window.HTMLDialogElement`,
  `Object.hasOwn`,
  `window.CSS&&CSS.supports("color","light-dark(#000,#fff)")`,
];

/**
 * A script that any browser can run, before all others: where something is missing that the client is made of, or where
 * its first script is not understood, it fetches the words for that. What is asked for is younger than the syntax of the
 * client (ES2022), so that a browser which has it all understands the scripts.
 */
export const lookOut = (words: string): string =>
  `(function(){var said=false;
function say(){if(said)return;said=true;var s=document.createElement("script");s.src=${JSON.stringify(words)};document.body.appendChild(s);}
function shown(){var app=document.getElementById("app");return app&&app.firstChild;}
addEventListener("error",function(e){if(!shown()&&e instanceof window.ErrorEvent&&/SyntaxError/.test(e.message))say();},true);
addEventListener("DOMContentLoaded",function(){if(!shown()&&!(${NEEDED.join("&&")}))say();});})();
`;
