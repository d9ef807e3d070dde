/** Whether this page is still the version that the server serves: after an update of the server it is not. */
import { urlOf } from "../net/api";

/** Whether a page loads this script; null if it is not a page of ours (a login page of some network, say). */
export const loads = (page: string, script: string): boolean | null =>
  /<script[^>]*type="module"/.test(page) ? page.includes(`"${script}"`) : null;

class Version {
  outdated = $state(false);
}
export const version = new Version();

/** Compare with the page that the server serves now. If it cannot be reached nothing changes. */
export async function checkVersion(): Promise<void> {
  const script = document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
  try {
    const answer = await fetch(urlOf("./"), { cache: "no-cache" });
    if (answer.ok) version.outdated = loads(await answer.text(), script) === false;
  } catch {
    // the next check may succeed
  }
}
