/**
 * A film of a page, as an animated picture. The page runs several times slower than it would, by its timers and by its
 * animations alike, so that a busy computer has time to look at it often enough; what was seen is played at full speed.
 */
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { animated, type Frame } from "./animation";
import { captured } from "./capture";

/** how many times slower: a picture takes a tenth of a second on a free computer, and half a second on a busy one */
export const SLOWER = 8;
const WIDTH = 1440;
const HEIGHT = 900;
const SCALE = 5 / 9; // 800 x 500
const EVERY = 110; // milliseconds of the film between two pictures, at least
const LAST = 1500; // the last picture stays for a while
const QUALITIES = [0.5, 0.35, 0.2, 0.05]; // the first that is small enough is taken
const BETTER = 0.3; // for a picture that is seen for longer than
const STILL = 350; // milliseconds

/** What was seen, and when, in milliseconds of the page. */
interface Look {
  png: string;
  at: number;
}
type Clock = typeof globalThis & { setTimeout: unknown; setInterval: unknown };

/** To be run in a page before everything else: all its timers and clocks are so many times slower. */
export function slowDown(slower: number): void {
  const here = globalThis as Clock;
  const [timeout, interval, frame] = [here.setTimeout, here.setInterval, here.requestAnimationFrame];
  here.setTimeout = ((work: TimerHandler, wait = 0, ...more: unknown[]) =>
    timeout(work, wait * slower, ...more)) as typeof timeout;
  here.setInterval = ((work: TimerHandler, wait = 0, ...more: unknown[]) =>
    interval(work, wait * slower, ...more)) as typeof interval;
  const now = performance.now.bind(performance);
  performance.now = () => now() / slower;
  here.requestAnimationFrame = (work) => frame((at) => work(at / slower));
}

/** Make a page slow before it is opened. */
export async function slowed(page: Page): Promise<CDPSession> {
  await page.addInitScript(slowDown, SLOWER);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWER });
  return devtools;
}

/** Wait by the clock of the film. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((over) => setTimeout(over, milliseconds * SLOWER));

/** Look at the page again and again while something is done in it. */
async function seen(devtools: CDPSession, done: () => Promise<void>): Promise<Look[]> {
  const looks: Look[] = [];
  const begun = performance.now();
  let isOver = false;
  const work = done().finally(() => (isOver = true));
  work.catch(() => {}); // a failure is thrown below, when the last picture is there, so that the server is ended too
  const clip = { x: 0, y: 0, width: WIDTH, height: HEIGHT, scale: SCALE };
  while (!isOver) {
    const at = (performance.now() - begun) / SLOWER;
    looks.push({ png: await captured(devtools, { format: "png", clip }), at });
    const next = begun + (at + EVERY) * SLOWER - performance.now();
    if (next > 0) await new Promise((over) => setTimeout(over, next));
  }
  await work;
  return looks;
}

/** How good a frame is, by its place among the frames. */
type QualityOf = (frame: number) => number;
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  data: string;
}
type Desk = typeof globalThis & { before?: ImageData | undefined };

/** In an empty page: what of a picture differs from the one before, as WebP; null where nothing does. */
async function encode([png, quality]: readonly [string, number]): Promise<Part | null> {
  const TOLERANCE = 6; // of 255: less is not seen
  const MARGIN = 8; // colours of a lossy picture run over their edges
  const here = globalThis as Desk;
  const drawing = (width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] => {
    const canvas = new OffscreenCanvas(width, height);
    return [canvas, canvas.getContext("2d", { alpha: false }) as OffscreenCanvasRenderingContext2D];
  };
  const decode = async (): Promise<ImageData> => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const [, pen] = drawing(picture.width, picture.height);
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  };
  /** The smallest rectangle with even corners that holds all that has changed: left, top, right, bottom. */
  const changed = (now: ImageData, before: ImageData): [number, number, number, number] | null => {
    let [left, top, right, bottom] = [now.width, now.height, 0, 0];
    for (let at = 0; at < now.data.length; at++) {
      if (Math.abs((now.data[at] ?? 0) - (before.data[at] ?? 0)) <= TOLERANCE) continue;
      const [x, y] = [(at >> 2) % now.width, Math.floor((at >> 2) / now.width)];
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = Math.max(bottom, y + 1);
    }
    if (!right) return null;
    [left, top] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
    const [most, lowest] = [Math.min(now.width, right + MARGIN), Math.min(now.height, bottom + MARGIN)];
    return [left - (left % 2), top - (top % 2), most, lowest];
  };
  const now = await decode();
  const part = here.before ? changed(now, here.before) : ([0, 0, now.width, now.height] as const);
  if (!part) return null;
  here.before = now;
  const [x, y, right, bottom] = part;
  const [canvas, pen] = drawing(right - x, bottom - y);
  pen.putImageData(now, -x, -y);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  const data = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
  return { x, y, width: right - x, height: bottom - y, data };
}

/** The frames of what was seen; a picture like the one before makes that one last longer. */
async function framesOf(looks: readonly Look[], context: BrowserContext, qualityOf: QualityOf): Promise<Frame[]> {
  const page = await context.newPage();
  const frames: Frame[] = [];
  for (const [i, { png, at }] of looks.entries()) {
    const part = await page.evaluate(encode, [png, qualityOf(frames.length)] as const);
    const milliseconds = (looks[i + 1]?.at ?? at + LAST) - at;
    const last = frames.at(-1);
    if (part) frames.push({ ...part, picture: Buffer.from(part.data, "base64"), milliseconds });
    else if (last) last.milliseconds += milliseconds;
  }
  await page.close();
  return frames;
}

/** As good as its size allows: what stands still for a while is drawn better than what passes. */
async function inSize(looks: readonly Look[], context: BrowserContext, most: number): Promise<Uint8Array> {
  let frames = await framesOf(looks, context, () => 0);
  for (const quality of QUALITIES) {
    const stays = frames.map(({ milliseconds }) => milliseconds > STILL);
    frames = await framesOf(looks, context, (frame) => (stays[frame] ? quality + BETTER : quality));
    const made = animated(WIDTH * SCALE, HEIGHT * SCALE, frames);
    console.log(
      `${looks.length} looks, ${frames.length} pictures, quality ${quality}: ${Math.round(made.length / 1000)} kB`,
    );
    if (made.length <= most) return made;
  }
  throw new Error(`the film does not become smaller than ${most} bytes`);
}

/** What is seen of a slowed page while something is done in it, in at most so many bytes. */
export async function film(
  devtools: CDPSession,
  page: Page,
  most: number,
  done: () => Promise<void>,
): Promise<Uint8Array> {
  return inSize(await seen(devtools, done), page.context(), most);
}
