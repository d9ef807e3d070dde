import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
const { Sounding } = await import("./sounding");
type Heard = import("./sounding").Heard;

const LOUD = { sound: true, effects: 80, music: 0 };
const MUSICAL = { sound: true, effects: 80, music: 40 };

let around: { touched: boolean; hidden: boolean; loaded: number };
let heard: string[];
let volumes: { effects: number; music: number };
let sounding: InstanceType<typeof Sounding>;

const speaker = (): Heard => ({
  play: (sounds) => void heard.push(sounds.join(" ")),
  music: (section, seed) => void heard.push(section ? `${section} of ${seed}` : "no music"),
  wake: () => Promise.resolve(),
  set volumes(now: { effects: number; music: number }) {
    volumes = now;
  },
  get volumes() {
    return volumes;
  },
});
const last = (): string | undefined => heard.at(-1);

beforeEach(() => {
  around = { touched: true, hidden: false, loaded: 0 };
  heard = [];
  volumes = { effects: 0, music: 0 };
  sounding = new Sounding({
    touched: () => around.touched,
    hidden: () => around.hidden,
    speaker: () => {
      around.loaded++;
      return Promise.resolve(speaker());
    },
  });
});

describe("effects", () => {
  it("are heard as loud as was chosen, and the synthesiser is loaded once", async () => {
    await sounding.follow(LOUD);
    expect(around.loaded).toBe(0);
    await sounding.play("coin");
    await sounding.play("draw", "place");
    expect([heard.filter((one) => one !== "no music"), volumes, around.loaded]).toEqual([
      ["coin", "draw place"],
      { effects: 80, music: 0 },
      1,
    ]);
  });
  it("are not heard before a gesture, nor later instead", async () => {
    around.touched = false;
    await sounding.follow(LOUD);
    await sounding.play("coin");
    expect(around.loaded).toBe(0);
    around.touched = true;
    await sounding.touch();
    expect([around.loaded, heard.includes("coin")]).toEqual([1, false]);
  });
  it("are loaded with the first gesture, so that the first one comes in time; not where nothing is to be heard", async () => {
    await sounding.follow({ ...LOUD, sound: false });
    await sounding.touch();
    expect(around.loaded).toBe(0);
    await sounding.follow(LOUD);
    await sounding.touch();
    expect(around.loaded).toBe(1);
  });
  it("are heard in a page that is not seen: it calls for its player", async () => {
    await sounding.follow(LOUD);
    around.hidden = true;
    await sounding.play("yours");
    expect(heard).toContain("yours");
  });
});

describe("a mute", () => {
  it("silences both, and loads nothing", async () => {
    await sounding.follow({ ...MUSICAL, sound: false });
    await sounding.music("play", "table");
    await sounding.play("coin");
    expect([around.loaded, heard]).toEqual([0, []]);
  });
  it("in the middle stops the music, and brings back what was chosen when it is over", async () => {
    await sounding.follow(MUSICAL);
    await sounding.music("play", "table");
    await sounding.follow({ ...MUSICAL, sound: false });
    expect([last(), volumes]).toEqual(["no music", { effects: 0, music: 0 }]);
    await sounding.follow(MUSICAL);
    expect([last(), volumes]).toEqual(["play of table", { effects: 80, music: 40 }]);
  });
});

describe("music", () => {
  it("is off until it is asked for", async () => {
    await sounding.follow(LOUD);
    await sounding.music("play", "table");
    expect(around.loaded).toBe(0);
    await sounding.follow(MUSICAL);
    expect(last()).toBe("play of table");
  });
  it("follows the game, and ends with the table", async () => {
    await sounding.follow(MUSICAL);
    for (const section of ["lobby", "play", "tense", "result"] as const) await sounding.music(section, "table");
    await sounding.music(null);
    expect(heard.filter((one, i) => one !== heard[i - 1])).toEqual([
      "lobby of table",
      "play of table",
      "tense of table",
      "result of table",
      "no music",
    ]);
  });
  it("stops while the page is not seen", async () => {
    await sounding.follow(MUSICAL);
    await sounding.music("play", "table");
    around.hidden = true;
    await sounding.follow();
    expect(last()).toBe("no music");
    around.hidden = false;
    await sounding.follow();
    expect(last()).toBe("play of table");
  });
  it("waits for a gesture", async () => {
    around.touched = false;
    await sounding.follow(MUSICAL);
    await sounding.music("play", "table");
    expect(heard).toEqual([]);
    around.touched = true;
    await sounding.touch();
    expect(last()).toBe("play of table");
  });
});

describe("a browser without loudspeakers", () => {
  it("is silent, and nothing fails", async () => {
    const silent = new Sounding({ touched: () => true, hidden: () => false, speaker: () => Promise.resolve(null) });
    await silent.follow(MUSICAL);
    await silent.music("play", "table");
    await silent.play("coin");
    expect(heard).toEqual([]);
  });
  it("that could not load the synthesiser tries again", async () => {
    let tries = 0;
    const later = new Sounding({
      touched: () => true,
      hidden: () => false,
      speaker: () => (++tries === 1 ? Promise.reject(new Error("no network")) : Promise.resolve(speaker())),
    });
    await later.follow(LOUD);
    await later.play("coin");
    await later.play("draw");
    expect([tries, heard.filter((one) => one !== "no music")]).toEqual([2, ["draw"]]);
  });
});
