/** All sounds and a minute of music as WAV files, to listen to: `npm run sounds -- FOLDER`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { intoStudio } from "../e2e/studio";
import { measured } from "../src/sound/measure";
import type { Section } from "../src/sound/music/sections";
import { RECIPES, SOUNDS, type Sound } from "../src/sound/recipes";
import { wav } from "../src/sound/wav";

const RATE = 44100;
const MINUTE = 60;
const folder = resolve(process.argv.at(-1) ?? "sounds");
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await intoStudio(await browser.newPage());

/** What the page has rendered, as samples here. */
function kept(name: string, packed: readonly string[]): void {
  const channels = packed.map((one) => {
    const bytes = Buffer.from(one, "base64");
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  const { peak, level, loudest, long } = measured(channels, RATE);
  const told = [`peak ${peak.toFixed(2)}`, `level ${level.toFixed(1)}`, `loudest ${loudest.toFixed(1)} dB`];
  console.log(name.padEnd(14), ...told, `${long.toFixed(2)} s`);
  writeFileSync(join(folder, `${name}.wav`), wav(channels, RATE));
}

const clips = (sound: Sound, time: number): Promise<string[]> =>
  page.evaluate(async ([one, at]) => studio.packed(await studio.clip(one, at)), [sound, time] as const);
const music = (section: Section): Promise<string[]> =>
  page.evaluate(async ([one, seconds]) => studio.packed(await studio.music("cantina", seconds, [[0, one]])), [
    section,
    MINUTE,
  ] as const);

mkdirSync(folder, { recursive: true });
for (const sound of SOUNDS)
  for (const time of RECIPES[sound].layers.keys())
    kept(time ? `${sound}-${time + 1}` : sound, await clips(sound, time));

for (const section of ["lobby", "play", "tense", "result"] as const) kept(`music-${section}`, await music(section));
await browser.close();
