/** How many bytes a browser is sent, as they are sent: packed. */
import type { Page } from "playwright-core";

export class Scales {
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

  /** When everything has come: the sizes of all files with such an ending. */
  async files(...endings: string[]): Promise<Map<string, number>> {
    await this.page.waitForLoadState("networkidle");
    while (this.#open > 0) await new Promise((later) => setTimeout(later, 20));
    return new Map([...this.#sizes].filter(([name]) => endings.some((ending) => name.endsWith(ending))));
  }

  async sum(...endings: string[]): Promise<number> {
    return [...(await this.files(...endings)).values()].reduce((all, one) => all + one, 0);
  }
}
