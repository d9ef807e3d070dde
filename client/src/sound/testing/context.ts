/** A context of Web Audio that renders nothing and remembers everything: what was made, joined, led and started. */

export class Param {
  value = 0;
  readonly events: [name: string, value: number, at: number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.value = value;
    this.events.push(["set", value, at]);
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.events.push(["line", value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    if (value === 0) throw new Error("an exponential ramp never gets to 0");
    this.events.push(["curve", value, at]);
  }
  setTargetAtTime(value: number, at: number, slow: number): void {
    this.value = value;
    this.events.push([`towards in ${slow}`, value, at]);
  }
  cancelScheduledValues(at: number): void {
    this.events.push(["cancel", 0, at]);
  }
}

export class Node {
  readonly to: (Node | Param)[] = [];
  readonly [param: string]: unknown;
  started: number | null = null;
  stopped: number | null = null;
  left = false;
  constructor(
    readonly kind: string,
    params: readonly string[],
    readonly context: FakeContext,
  ) {
    for (const name of params) Object.assign(this, { [name]: new Param() });
  }
  connect<T extends Node | Param>(to: T): T {
    this.to.push(to);
    return to;
  }
  disconnect(): void {
    this.left = true;
  }
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
  param(name: string): Param {
    return this[name] as Param;
  }
}

interface Samples {
  duration: number;
  numberOfChannels: number;
  getChannelData: (channel: number) => Float32Array;
}

export class FakeContext {
  currentTime = 0;
  sampleRate = 8000;
  state = "running";
  readonly made: Node[] = [];
  readonly destination = new Node("destination", [], this);

  #node(kind: string, ...params: string[]): Node {
    const node = new Node(kind, params, this);
    this.made.push(node);
    return node;
  }
  createGain = () => this.#node("gain", "gain");
  createOscillator = () => this.#node("oscillator", "frequency", "detune");
  createBufferSource = () => this.#node("samples", "playbackRate");
  createBiquadFilter = () => this.#node("filter", "frequency", "Q");
  createStereoPanner = () => this.#node("panner", "pan");
  createConvolver = () => this.#node("room");
  createWaveShaper = () => this.#node("curve");
  createDynamicsCompressor = () => this.#node("limiter", "threshold", "ratio", "knee", "attack", "release");
  createBuffer = (channels: number, count: number, rate: number): Samples => {
    const data = Array.from({ length: channels }, () => new Float32Array(count));
    return {
      duration: count / rate,
      numberOfChannels: channels,
      getChannelData: (channel) => data[channel] as Float32Array,
    };
  };
  resume = async (): Promise<void> => void (this.state = "running");
  suspend = async (): Promise<void> => void (this.state = "suspended");

  /** Sources of sound, those that only bend others too. */
  get sources(): Node[] {
    return this.made.filter(({ kind }) => kind === "oscillator" || kind === "samples");
  }
  /** What begins only now. */
  since<T>(work: () => T): Node[] {
    const before = this.made.length;
    work();
    return this.made.slice(before);
  }
}

export const fake = (): FakeContext & AudioContext => new FakeContext() as unknown as FakeContext & AudioContext;

/** Timers that are moved by hand. */
export class Timers {
  now = 0;
  #all: { every: number; next: number; work: () => void }[] = [];
  every = (every: number, work: () => void): (() => void) => {
    const one = { every, next: this.now + every, work };
    this.#all.push(one);
    return () => (this.#all = this.#all.filter((other) => other !== one));
  };
  get running(): number {
    return this.#all.length;
  }
  /** Let time pass: of the timers, and of a context. */
  pass(milliseconds: number, clock?: FakeContext): void {
    for (const end = this.now + milliseconds; ;) {
      const due = this.#all.filter(({ next }) => next <= end).sort((a, b) => a.next - b.next)[0];
      const now = due?.next ?? end;
      if (clock) clock.currentTime += (now - this.now) / 1000;
      this.now = now;
      if (!due) return;
      due.next += due.every;
      due.work();
    }
  }
}
