/** The sections of the music, as data: their mode, pace, chords and patterns. All of it is around D. */
import type { Instrument } from "./instruments";

/** A stroke of a pattern: the eighth of the bar it falls on, and how loud. */
export type Stroke = readonly [eighth: number, loud: number];
/** A turn of a melody: eighths, steps from the root of the chord, and how loud. */
export type Motif = readonly (readonly [eighth: number, step: number, loud: number])[];

export interface SectionPlan {
  /** half tones of the seven steps above D */
  mode: readonly number[];
  /** seconds of an eighth */
  eighth: number;
  /** the steps that four bars are built on */
  chords: readonly (readonly number[])[];
  /** for each bar one of them; the step above the root, an octave is 7 */
  bass: readonly (readonly (readonly [eighth: number, step: number, loud: number])[])[];
  /** how often a bar of a phrase has a melody, and who plays it */
  melody: { often: readonly number[]; by: readonly Instrument[]; motifs: readonly Motif[] };
  strokes: Readonly<Partial<Record<"drum" | "rattle", readonly (readonly Stroke[])[]>>>;
  pad: number;
  wind: number;
  /** how often a bell answers at the end of a phrase */
  bell: number;
}

const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];

/** Three and three and two: the gait of a rider who is in no hurry. */
const RIDING = [
  [
    [0, 0, 1],
    [3, 4, 0.7],
    [6, 7, 0.6],
  ],
  [
    [0, 0, 1],
    [3, 0, 0.6],
    [6, 4, 0.7],
  ],
  [
    [0, 0, 1],
    [3, 4, 0.7],
    [5, 6, 0.4],
    [6, 7, 0.6],
  ],
  [
    [0, 0, 1],
    [6, 4, 0.6],
  ],
] as const;
const RESTING = [
  [[0, 0, 0.8]],
  [[0, 0, 0.8]],
  [
    [0, 0, 0.8],
    [4, 4, 0.5],
  ],
] as const;

const CALLS: readonly Motif[] = [
  [
    [0, 4, 1],
    [3, 5, 0.7],
    [4, 4, 0.8],
    [6, 2, 0.7],
  ],
  [
    [1, 2, 0.7],
    [2, 4, 0.8],
    [3, 6, 1],
    [6, 5, 0.7],
  ],
  [
    [0, 7, 1],
    [3, 6, 0.8],
    [6, 4, 0.8],
    [7, 5, 0.5],
  ],
  [
    [2, 4, 0.8],
    [3, 4, 0.6],
    [5, 3, 0.7],
    [6, 2, 0.8],
  ],
  [
    [0, 2, 0.9],
    [1, 1, 0.5],
    [3, 2, 0.7],
    [6, 4, 0.9],
  ],
  [
    [3, 8, 0.9],
    [4, 7, 0.7],
    [6, 6, 0.7],
    [7, 4, 0.7],
  ],
  [
    [0, 4, 0.9],
    [6, 7, 0.8],
  ],
  [
    [2, 0, 0.7],
    [3, 2, 0.8],
    [4, 4, 0.8],
    [5, 6, 0.7],
    [6, 7, 0.9],
  ],
];
const SPARSE: readonly Motif[] = [
  [[0, 4, 0.8]],
  [
    [3, 7, 0.7],
    [6, 6, 0.6],
  ],
  [
    [2, 2, 0.7],
    [4, 4, 0.8],
  ],
  [
    [0, 7, 0.8],
    [5, 8, 0.5],
  ],
  [
    [1, 6, 0.6],
    [3, 4, 0.7],
  ],
  [
    [4, 4, 0.6],
    [6, 2, 0.7],
  ],
];
const UNEASY: readonly Motif[] = [
  [
    [0, 7, 0.9],
    [2, 8, 0.7],
    [3, 7, 0.8],
  ],
  [
    [0, 4, 0.8],
    [1, 5, 0.6],
    [2, 4, 0.7],
    [6, 1, 0.8],
  ],
  [
    [3, 1, 0.8],
    [4, 0, 0.7],
  ],
  [
    [0, 2, 0.8],
    [3, 1, 0.8],
    [6, 0, 0.7],
  ],
  [
    [5, 4, 0.7],
    [6, 5, 0.8],
    [7, 4, 0.6],
  ],
];

export const SECTIONS = {
  /** waiting for the others: wind, long chords, now and then a string */
  lobby: {
    mode: DORIAN,
    eighth: 0.48,
    chords: [
      [0, 0, 3, 0],
      [0, 6, 3, 0],
      [0, 2, 6, 0],
      [0, 4, 3, 3],
    ],
    bass: RESTING,
    melody: { often: [0.5, 0.25, 0.6, 0.1], by: ["lute", "lute", "bar"], motifs: SPARSE },
    strokes: {},
    pad: 1,
    wind: 1,
    bell: 0.3,
  },
  /** the game goes its way */
  play: {
    mode: DORIAN,
    eighth: 0.43,
    chords: [
      [0, 3, 0, 4],
      [0, 6, 3, 0],
      [0, 2, 3, 4],
      [0, 0, 6, 3],
      [3, 0, 4, 0],
    ],
    bass: RIDING,
    melody: { often: [0.75, 0.35, 0.65, 0.15], by: ["lute", "lute", "bar"], motifs: [...CALLS, ...SPARSE] },
    strokes: {
      drum: [
        [[0, 0.5]],
        [],
        [
          [0, 0.45],
          [6, 0.25],
        ],
        [],
      ],
      rattle: [
        [
          [3, 0.6],
          [6, 0.8],
        ],
        [],
        [
          [2, 0.4],
          [3, 0.6],
          [6, 0.8],
        ],
      ],
    },
    pad: 0.7,
    wind: 0.5,
    bell: 0.15,
  },
  /** it will be over soon */
  tense: {
    mode: PHRYGIAN,
    eighth: 0.37,
    chords: [
      [0, 0, 1, 0],
      [0, 1, 6, 0],
      [0, 5, 1, 0],
      [0, 3, 1, 1],
    ],
    bass: [
      [
        [0, 0, 1],
        [2, 0, 0.5],
        [3, 0, 0.8],
        [5, 0, 0.5],
        [6, 1, 0.8],
      ],
      [
        [0, 0, 1],
        [3, 0, 0.8],
        [4, 0, 0.5],
        [6, 4, 0.8],
      ],
      [
        [0, 0, 1],
        [2, 0, 0.5],
        [3, 7, 0.7],
        [6, 6, 0.7],
      ],
    ],
    melody: { often: [0.5, 0.3, 0.5, 0.3], by: ["lute", "bar"], motifs: UNEASY },
    strokes: {
      drum: [
        [
          [0, 1],
          [3, 0.6],
          [6, 0.8],
        ],
        [
          [0, 1],
          [3, 0.6],
          [5, 0.3],
          [6, 0.8],
        ],
        [
          [0, 1],
          [6, 0.7],
          [7, 0.4],
        ],
      ],
      rattle: [
        [
          [2, 0.5],
          [3, 0.8],
          [6, 1],
          [7, 0.6],
        ],
        [
          [1, 0.4],
          [3, 0.8],
          [5, 0.5],
          [6, 1],
        ],
      ],
    },
    pad: 0.85,
    wind: 0.9,
    bell: 0.35,
  },
  /** it is over: light, and time */
  result: {
    mode: MIXOLYDIAN,
    eighth: 0.46,
    chords: [
      [0, 3, 0, 0],
      [0, 6, 3, 0],
      [0, 4, 3, 0],
    ],
    bass: RESTING,
    melody: { often: [0.7, 0.5, 0.7, 0.2], by: ["lute", "bar"], motifs: [...SPARSE, ...CALLS.slice(0, 3)] },
    strokes: { rattle: [[], [], [[6, 0.5]]] },
    pad: 1,
    wind: 0.4,
    bell: 0.5,
  },
} as const satisfies Record<string, SectionPlan>;
export type Section = keyof typeof SECTIONS;
