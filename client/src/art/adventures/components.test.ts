import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { doorsOf, MAPS } from "../testing/maps";
import { faults, texts } from "../testing/svg";
import ActionSpace from "./ActionSpace.svelte";
import type { SkillData } from "./cards";
import Child from "./Child.svelte";
import EventCard from "./EventCard.svelte";
import Figure from "./Figure.svelte";
import Goal from "./Goal.svelte";
import AdventureMap from "./Map.svelte";
import type { MapCell, MapData } from "./mapping";
import MissionPicture from "./MissionPicture.svelte";
import PlanCard from "./PlanCard.svelte";
import Sabotage from "./Sabotage.svelte";
import Sign from "./Sign.svelte";
import SkillCard from "./SkillCard.svelte";
import type { Step } from "./steps";
import Token from "./Token.svelte";
import Track from "./Track.svelte";

const map = MAPS["transport"] as MapData;
const press = (): void => {};
const count = (body: string, pattern: RegExp): number => (body.match(pattern) ?? []).length;

describe("a map", () => {
  it("is a group with a name, with a group for each cell that its caller names", () => {
    const { body } = render(AdventureMap, { props: { map, label: "Тюремний транспорт", says: (n) => `клітина ${n}` } });
    expect(body).toContain('aria-label="Тюремний транспорт"');
    expect(count(body, /aria-label="клітина \d+"/g)).toBe(map.cells.length);
    expect(body).not.toContain("<button");
  });

  it("has a button only where something can be done, named as the cell is", () => {
    const { body } = render(AdventureMap, {
      props: { map, says: (n) => `cell ${n}`, press: (n) => (n < 3 ? press : undefined) },
    });
    expect(count(body, /<button/g)).toBe(3);
    expect(body).toMatch(/<button[^>]*aria-label="cell 2"/);
    expect(count(body, /aria-label="cell 2"/g)).toBe(1);
  });

  it("says which cell is chosen", () => {
    const { body } = render(AdventureMap, {
      props: { map, press: () => press, marks: (n) => ({ chosen: n === 4 }) },
    });
    expect(count(body, /aria-pressed="true"/g)).toBe(1);
  });

  it("lets its caller decide what Tab reaches", () => {
    const { body } = render(AdventureMap, { props: { map, press: () => press, tabindex: (n) => (n ? -1 : 0) } });
    expect(count(body, /tabindex="0"/g)).toBe(1);
  });

  it("draws each door, closed or open, and lets it be named", () => {
    const { body } = render(AdventureMap, {
      props: { map, doors: doorsOf(map, [1]), doorSays: (n) => `door ${n}` },
    });
    expect(count(body, /class="door[^"]*"/g)).toBe(6);
    expect(count(body, /class="door[^"]* open/g)).toBe(1);
    expect(body).toContain('aria-label="door 5"');
  });

  it("draws no door between cells that do not touch", () => {
    const { body } = render(AdventureMap, {
      props: { map, doors: [{ number: 0, cells: [0, 20], open: false }] },
    });
    expect(body).not.toContain('class="door');
  });

  it("shows each mark by a shape", () => {
    const of = (mark: object): string => render(AdventureMap, { props: { map, marks: () => mark } }).body;
    const marks = [
      {},
      { reachable: true },
      { target: true },
      { path: 2 },
      { chosen: true },
      { danger: true },
      { harm: 2 },
      { dimmed: true },
    ];
    expect(new Set(marks.map(of)).size).toBe(marks.length);
    expect(texts(of({ harm: 2 })).filter((text) => text === "2").length).toBeGreaterThanOrEqual(map.cells.length);
  });

  it("draws who would walk and who would shoot, and leaves out what leads nowhere", () => {
    const { body } = render(AdventureMap, {
      props: {
        map,
        courses: [
          { kind: "walk", cells: [0, 1] },
          { kind: "shot", cells: [0, 5] },
          { kind: "look", cells: [3] },
        ],
      },
    });
    expect(count(body, /<g class="(walk|shot|look)/g)).toBe(2);
  });

  it("shows what stands on a cell, where its caller puts it", () => {
    const piece = createRawSnippet((cell: () => MapCell) => ({ render: () => `<b>at ${cell().name}</b>` }));
    const { body } = render(AdventureMap, { props: { map, piece } });
    for (const { name } of map.cells) expect(body).toContain(`at ${name}<`);
  });

  it("has the number of each numbered cell", () => {
    const { body } = render(AdventureMap, { props: { map } });
    expect(texts(body).sort()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  });

  it("is one picture without clashing ids, also beside another", () => {
    const { body } = render(AdventureMap, { props: { map, doors: doorsOf(map) } });
    expect(faults(body).filter((fault) => fault === "an id twice" || fault.startsWith("leads"))).toEqual([]);
  });
});

describe("pieces", () => {
  it("are pictures with a name, or ornaments where their cell names them", () => {
    const token = { name: "trooper", kind: "enemy", shape: "round", of: "shooter", hp: 2 } as const;
    expect(render(Token, { props: { token, label: "Штурмовик, 2" } }).body).toMatch(
      /role="img"[^>]*aria-label="Штурмовик, 2"/,
    );
    expect(render(Token, { props: { token } }).body).toContain('aria-hidden="true"');
    expect(render(Child, { props: { how: "walking", label: "the Child" } }).body).toContain('aria-label="the Child"');
  });

  it("a figure shows a heart for each health, and those that are lost", () => {
    const { body } = render(Figure, {
      props: { character: "cara-dune", hp: 5, damage: 2, label: "Cara Dune, 3 of 5" },
    });
    expect(count(body, /class="full/g)).toBe(3);
    expect(count(body, /class="lost/g)).toBe(2);
    expect(body).toContain('aria-label="Cara Dune, 3 of 5"');
  });

  it("a figure never has less than no health, and shows whose turn it is", () => {
    const { body } = render(Figure, { props: { character: "burg", hp: 5, damage: 9, active: true, down: true } });
    expect(count(body, /class="full/g)).toBe(0);
    expect(body).toMatch(/class="figure[^"]*active/);
  });
});

describe("an action space", () => {
  const lit = (body: string): number => count(body, /<i class="full/g);

  it("fills with what lies in it", () => {
    expect(lit(render(ActionSpace, { props: { of: "move", name: "Move", total: 3 } }).body)).toBe(3);
    expect(lit(render(ActionSpace, { props: { of: "move", name: "Move", total: 9 } }).body)).toBe(6);
  });

  it("shows what a card would add, and that it would bring an event or a crisis", () => {
    const of = (adds: number): string =>
      render(ActionSpace, { props: { of: "plan", name: "Plan", total: 3, adds } }).body;
    expect(count(of(1), /<i class="adds/g)).toBe(1);
    expect(of(1)).not.toMatch(/class="space (event|crisis)/);
    expect(of(2)).toMatch(/class="space event/);
    expect(of(3)).toMatch(/class="space crisis/);
    expect(of(4)).toContain("7");
  });

  it("marks 5 and 6, and says what they mean", () => {
    const { body } = render(ActionSpace, {
      props: { of: "intel", name: "Intel", total: 0, eventLabel: "5: подія", crisisLabel: "6: криза" },
    });
    expect(body).toMatch(/five[^>]*title="5: подія"/);
    expect(body).toMatch(/six[^>]*title="6: криза"/);
  });

  it("is a button where a card can go, else a group; both say how it stands", () => {
    const props = { of: "attack", name: "Attack", total: 4, says: "Attack: 4 of 6" } as const;
    expect(render(ActionSpace, { props }).body).toMatch(/role="group"[^>]*aria-label="Attack: 4 of 6"/);
    const { body } = render(ActionSpace, { props: { ...props, onclick: press, chosen: true } });
    expect(body).toMatch(/<button[^>]*aria-label="Attack: 4 of 6"[^>]*aria-pressed="true"/);
    expect(count(body, /aria-label="Attack: 4 of 6"/g)).toBe(1);
  });

  it("shows the sabotage that lies there", () => {
    const { body } = render(ActionSpace, {
      props: { of: "green", name: "Slice", total: 3, sabotage: [{ colour: "yellow", value: 2 }, { colour: "white" }] },
    });
    expect(count(body, /viewBox="-25/g)).toBe(2);
    expect(texts(body)).toEqual(["2"]);
  });
});

describe("cards", () => {
  const card: SkillData = { name: "quick-draw", character: "burg", strength: 3, symbols: [], actions: ["attack"] };

  it("of skills say their name, their strength and their effect", () => {
    const { body } = render(SkillCard, { props: { card, title: "Швидкий постріл", text: "Атака: +1" } });
    expect(body).toContain('aria-label="Швидкий постріл, 3, Атака: +1"');
    expect(body).toContain(">Атака: +1<");
  });

  it("face down tell nothing but whose they are", () => {
    const down = (name: string, strength: number): string =>
      render(SkillCard, {
        props: { card: { ...card, name, strength }, title: name, text: "secret", faceDown: true, label: "a card" },
      }).body;
    expect(down("quick-draw", 3)).toBe(down("rage", 1));
    expect(down("rage", 1)).not.toContain("secret");
  });

  it("of plans too", () => {
    const { body } = render(PlanCard, {
      props: { of: "defend", title: "Defend", text: "secret", faceDown: true, label: "a plan" },
    });
    expect(body).not.toContain("secret");
    expect(body).not.toContain("Defend");
    expect(render(PlanCard, { props: { of: "defend", title: "Defend", text: "Block 1." } }).body).toContain("Block 1.");
  });

  it("that can be pressed are buttons", () => {
    expect(render(SkillCard, { props: { card, onclick: press, chosen: true } }).body).toMatch(
      /<button[^>]*aria-pressed="true"/,
    );
  });
});

describe("an event", () => {
  const steps: readonly Step[] = [
    { sign: "move", of: "shooter", text: "2 shooters move" },
    { sign: "attack", of: "shooter", text: "1 shooter attacks" },
    { sign: "spawn", text: "a reinforcement", crisis: true },
  ];
  const props = { of: "flanking-fire", back: "shooter", title: "Flanking fire" } as const;

  it("face down shows only its back", () => {
    const { body } = render(EventCard, { props: { ...props, label: "shooters" } });
    expect(body).toContain('aria-label="shooters"');
    expect(body).not.toContain("Flanking fire");
    expect(body).toBe(
      render(EventCard, { props: { ...props, of: "stray-shots", title: "Other", label: "shooters" } }).body,
    );
  });

  it("face up says its steps, in their order, and which of them need a crisis", () => {
    const { body } = render(EventCard, { props: { ...props, steps } });
    const places = steps.map(({ text }) => body.indexOf(text));
    expect(places.every((at) => at > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(count(body, /class="crisis/g)).toBe(1);
  });

  it("tells what is done, what happens now, and what is to come", () => {
    const { body } = render(EventCard, { props: { ...props, steps, now: 1 } });
    expect(count(body, /class="done/g)).toBe(1);
    expect(count(body, /aria-current="step"/g)).toBe(1);
  });
});

describe("the mission", () => {
  it("a track has a place for each token, and says how full it is", () => {
    const { body } = render(Track, {
      props: { name: "Тривога", filled: 2, length: 5, adds: 1, says: "Тривога 2 з 5" },
    });
    expect(count(body, /class="hole/g)).toBe(5);
    expect(count(body, /class="full/g)).toBe(2);
    expect(count(body, /class="adds/g)).toBe(1);
    expect(body).toContain('aria-label="Тривога 2 з 5"');
  });

  it("a track that is nearly full warns, unless that is good", () => {
    const of = (filled: number, good = false): string =>
      render(Track, { props: { name: "Alarm", filled, length: 8, good } }).body;
    expect(of(3)).not.toMatch(/class="track[^"]*near/);
    expect(of(6)).toMatch(/class="track[^"]*near/);
    expect(of(6, true)).not.toMatch(/class="track[^"]*near/);
  });

  it("a goal has its words, and a sign that differs from that of a failure", () => {
    const of = (kind: "objective" | "failure"): string =>
      render(Goal, { props: { kind, heading: "H", text: "What to do." } }).body;
    expect(of("objective")).toContain("What to do.");
    const sign = (body: string): string | undefined => /<path d="([^"]*)"/.exec(body)?.[1];
    expect(sign(of("objective"))).not.toBe(sign(of("failure")));
  });

  it("a picture is an ornament unless it is named", () => {
    expect(render(MissionPicture, { props: { mission: "alive" } }).body).toContain('aria-hidden="true"');
    expect(render(MissionPicture, { props: { mission: "alive", label: "Живим" } }).body).toContain(
      'aria-label="Живим"',
    );
  });
});

describe("small signs", () => {
  it("a sabotage token shows its value, or that it is not known", () => {
    expect(texts(render(Sabotage, { props: { colour: "white", value: 2 } }).body)).toEqual(["2"]);
    expect(texts(render(Sabotage, { props: { colour: "white" } }).body)).toEqual([]);
  });

  it("white and yellow differ by shape, not by colour alone", () => {
    const shape = (colour: "white" | "yellow"): string | undefined =>
      /<path d="([^"]*)"/.exec(render(Sabotage, { props: { colour } }).body)?.[1];
    expect(shape("white")).not.toBe(shape("yellow"));
  });

  it("a sign of a name that no table knows is still a sign", () => {
    for (const of of ["move", "melee", "guard", "of-a-pack"])
      expect(render(Sign, { props: { of, label: of } }).body, of).toMatch(/aria-label="[^"]+"[\s\S]*<path/);
  });
});
