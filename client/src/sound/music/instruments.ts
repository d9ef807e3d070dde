/** The instruments of the music: layers for a note of pitch 1, which is multiplied by the pitch that is played. */
import { BELL, type Layer, MARIMBA } from "../layer";

const strings = (loud: number, long: number, low: number, room: number): Layer => ({
  wave: "string",
  long,
  loud,
  attack: 0.004,
  hertz: 1,
  filters: [{ kind: "lowpass", hertz: [low, low * 0.5, low * 0.3] }],
  room,
});

/** Two voices that are a little apart, one at each side. */
const pad = (cents: number, pan: number): Layer => ({
  wave: "triangle",
  long: 1,
  loud: 0.03,
  attack: 1.3,
  hold: 2.4,
  hertz: 2 ** (cents / 1200),
  wobble: { hertz: 0.23, cents: 4 },
  pan,
  filters: [{ kind: "lowpass", hertz: [420, 900, 480], q: 0.4 }],
  room: 0.55,
});

export const INSTRUMENTS = {
  bass: [strings(0.6, 1.5, 900, 0.12), { wave: "sine", long: 1, loud: 0.16, attack: 0.01, hertz: 1, room: 0 }],
  lute: [strings(0.5, 1.8, 3200, 0.5)],
  pad: [pad(-3.5, -0.6), pad(3.5, 0.6)],
  bar: [{ wave: "sine", long: 1.1, loud: 0.17, attack: 0.004, hertz: 1, partials: MARIMBA, room: 0.6 }],
  bell: [{ wave: "sine", long: 2.6, loud: 0.05, attack: 0.004, hertz: 1, partials: BELL, room: 0.8 }],
  drum: [
    { wave: "sine", long: 0.32, loud: 0.42, attack: 0.004, hertz: [1.9, 0.95, 0.9], room: 0.25 },
    { wave: "sand", long: 0.06, loud: 0.2, filters: [{ kind: "lowpass", hertz: 900 }], room: 0.3 },
  ],
  rattle: [
    {
      wave: "hiss",
      long: 0.07,
      loud: 0.05,
      attack: 0.012,
      filters: [{ kind: "bandpass", hertz: 6200, q: 1.2 }],
      room: 0.3,
    },
  ],
  wind: [
    {
      wave: "sand",
      long: 6,
      loud: 0.07,
      attack: 2.4,
      hold: 0.6,
      filters: [{ kind: "bandpass", hertz: [320, 760, 380], q: 1.1 }],
      room: 0.6,
    },
  ],
} satisfies Record<string, readonly Layer[]>;
export type Instrument = keyof typeof INSTRUMENTS;
