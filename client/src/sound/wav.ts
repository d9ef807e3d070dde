/** Samples as a WAV file of 16 bits. */

const HEAD = 44; // bytes

export function wav(channels: readonly Float32Array[], rate: number): Uint8Array {
  const count = channels[0]?.length ?? 0;
  const frame = channels.length * 2;
  const file = new DataView(new ArrayBuffer(HEAD + count * frame));
  const word = (at: number, letters: string): void =>
    [...letters].forEach((letter, i) => file.setUint8(at + i, letter.charCodeAt(0)));
  word(0, "RIFF");
  file.setUint32(4, HEAD - 8 + count * frame, true);
  word(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true); // samples as they are
  file.setUint16(22, channels.length, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * frame, true);
  file.setUint16(32, frame, true);
  file.setUint16(34, 16, true);
  word(36, "data");
  file.setUint32(40, count * frame, true);
  channels.forEach((samples, channel) =>
    samples.forEach((one, i) =>
      file.setInt16(HEAD + i * frame + channel * 2, Math.round(Math.max(-1, Math.min(1, one)) * 32767), true),
    ),
  );
  return new Uint8Array(file.buffer);
}
