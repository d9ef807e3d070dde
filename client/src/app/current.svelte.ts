/** Whether this page is still the one that the server serves: one that was opened before an update is not. */
import { below } from "../net/api";

/** Whether a page begins with this script; null if it is no page of ours, but what some network puts in its place. */
export const begins = (page: string, script: string): boolean | null => (/<script[^>]*type="module"/.test(page) ? page.includes(`"${script}"`) : null);

class Current {
  old = $state(false);
}
export const current = new Current();

/** Look whether the server has another page by now. Whoever cannot be reached says nothing about it. */
export async function look(): Promise<void> {
  const script = document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
  try {
    const answer = await fetch(below("./"), { cache: "no-cache" });
    if (answer.ok) current.old = begins(await answer.text(), script) === false;
  } catch {
    // the next time, then
  }
}
