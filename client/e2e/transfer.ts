/** How many bytes a browser is sent, compressed as they are. */
import type { Page } from "playwright-core";
import { eventually } from "./patience";

export class Transfer {
  #sizes = new Map<string, number>();
  #open = 0;

  constructor(readonly page: Page) {
    page.on("request", () => this.#open++);
    page.on("requestfailed", () => this.#open--);
    page.on("requestfinished", async (request) => {
      this.#sizes.set(new URL(request.url()).pathname, (await request.sizes()).responseBodySize);
      this.#open--;
    });
  }

  /** When everything has come: the sizes of all files with one of these endings. */
  async files(...endings: string[]): Promise<Map<string, number>> {
    await this.page.waitForLoadState("networkidle");
    if (!(await eventually(() => this.#open === 0))) throw new Error(`${this.#open} requests have no answer`);
    return new Map([...this.#sizes].filter(([name]) => endings.some((ending) => name.endsWith(ending))));
  }

  async sum(...endings: string[]): Promise<number> {
    return [...(await this.files(...endings)).values()].reduce((all, one) => all + one, 0);
  }
}
