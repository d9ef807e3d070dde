/**
 * An animated WebP out of single pictures, each of which covers what has changed since the one before. Browsers make and
 * show WebP but make no animated one; its container is short enough to be written here.
 * https://developers.google.com/speed/webp/docs/riff_container
 */

/** A picture of an animation: where it lies, what it shows, and for how many milliseconds. */
export interface Frame {
  /** even numbers */
  x: number;
  y: number;
  width: number;
  height: number;
  /** a WebP file of this size */
  picture: Uint8Array;
  milliseconds: number;
}

const ANIMATED = 0b10;
const NO_BLENDING = 0b10; // a frame replaces what lies below it
const FOREVER = 0;

const bytes = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => Math.floor(value / 2 ** (8 * i)) % 256);
const word = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);

/** A named part of a file, filled up to an even length. */
function chunk(name: string, content: ArrayLike<number>): number[] {
  const rest = content.length % 2 ? [0] : [];
  return [...new TextEncoder().encode(name), ...bytes(content.length, 4), ...Array.from(content), ...rest];
}

/** The parts of a WebP file, by name, each as it stands there. */
export function chunksOf(file: Uint8Array): [name: string, part: Uint8Array][] {
  const found: [string, Uint8Array][] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const length = word(file, at + 4);
    const end = at + 8 + length + (length % 2);
    found.push([new TextDecoder().decode(file.subarray(at, at + 4)), file.subarray(at, end)]);
    at = end;
  }
  return found;
}

/** The parts of a single picture that hold its points. */
const points = (picture: Uint8Array): number[] =>
  chunksOf(picture)
    .filter(([name]) => ["ALPH", "VP8 ", "VP8L"].includes(name))
    .flatMap(([, part]) => Array.from(part));

function framed({ x, y, width, height, picture, milliseconds }: Frame): number[] {
  if (x % 2 || y % 2) throw new Error(`a frame cannot lie at ${x}, ${y}: the format knows even numbers only`);
  const place = [x / 2, y / 2, width - 1, height - 1, Math.round(milliseconds)].flatMap((one) => bytes(one, 3));
  return chunk("ANMF", [...place, NO_BLENDING, ...points(picture)]);
}

/** An animation of a size that goes on forever. */
export function animated(width: number, height: number, frames: readonly Frame[]): Uint8Array {
  const canvas = chunk("VP8X", [ANIMATED, 0, 0, 0, ...bytes(width - 1, 3), ...bytes(height - 1, 3)]);
  const background = chunk("ANIM", [...bytes(0, 4), ...bytes(FOREVER, 2)]);
  const all = [...new TextEncoder().encode("WEBP"), ...canvas, ...background, ...frames.flatMap(framed)];
  return Uint8Array.from([...new TextEncoder().encode("RIFF"), ...bytes(all.length, 4), ...all]);
}
