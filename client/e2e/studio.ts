/** A browser without a page in which the sounds are rendered: what `src/sound/studio.ts` can do, called from here. */
import type { Page } from "playwright-core";
import { build } from "vite";
import { ROOT } from "./server";

type Studio = typeof import("../src/sound/studio");

declare global {
  var studio: Studio;
}

/** Put the studio into a page; it can be called there as `studio`. */
export async function intoStudio(page: Page): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: `${ROOT}client/src/sound/studio.ts`, formats: ["iife"], name: "studio" },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  await page.addScriptTag({ content: `${output[0].code};globalThis.studio = studio;` });
  return page;
}
