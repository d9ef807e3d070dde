import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import BountyCard from "./bounty/BountyCard.svelte";
import Confrontation from "./bounty/Confrontation.svelte";
import type { BountyCardData } from "./cards";
import Pile from "./Pile.svelte";
import Plaque from "./Plaque.svelte";
import { faults, texts } from "./testing/svg";
import AttributeMeter from "./way/AttributeMeter.svelte";
import WayCard from "./way/WayCard.svelte";

const luke: BountyCardData = {
  type: "target",
  name: "Люк",
  character: "luke",
  points: 16,
  shield: [5, 4, 4],
  bonus: "contract",
  copies: 4,
};
const bossk: BountyCardData = { type: "hunter", name: "Bossk", character: "bossk", penalty: 3, attack: [5, 0, 4] };
const embo: BountyCardData = { type: "hunter", name: "Embo", character: "embo", penalty: 0, attack: [1, 2, 0] };
const press = (): void => {};

describe("a card", () => {
  it("that can be pressed is a button and says whether it is chosen", () => {
    const { body } = render(BountyCard, { props: { card: luke, onclick: press, chosen: true } });
    expect(body).toMatch(/<button[^>]*aria-pressed="true"/);
    expect(render(BountyCard, { props: { card: luke } }).body).toMatch(/<div[^>]*role="img"/);
  });

  it("that cannot be chosen stays within reach, and says so", () => {
    const { body } = render(BountyCard, { props: { card: luke, onclick: press, forbidden: true } });
    expect(body).toContain('aria-disabled="true"');
    expect(body).not.toContain(" disabled");
  });

  it("carries its name as it was handed over, whole in the tip", () => {
    const long = { ...luke, name: "Дуже довге ім’я, якого не вмістить жодна карта на світі" };
    expect(render(BountyCard, { props: { card: long } }).body).toContain(`title="${long.name}"`);
  });

  it("face down tells nothing: no name, no number, no face", () => {
    const { body } = render(BountyCard, { props: { card: luke, faceDown: true, label: "a card" } });
    expect(body).not.toContain("Люк");
    expect(texts(body)).toEqual([]);
    const other = render(BountyCard, {
      props: { card: { ...luke, name: "Grogu", character: "grogu", points: 20 }, faceDown: true, label: "a card" },
    });
    expect(other.body).toBe(body);
  });

  it("shows each state by a class, not by colour alone", () => {
    for (const state of ["chosen", "captured", "reserved", "forbidden", "fresh"]) {
      const { body } = render(BountyCard, { props: { card: luke, [state]: true } });
      expect(body, state).toMatch(/class="mark/);
      expect(body, state).toMatch(new RegExp(`class="card[^"]*${state}`));
    }
  });

  it("of the other game does the same", () => {
    const { body } = render(WayCard, {
      props: {
        card: { type: "event", id: "crossfire", name: "Crossfire", symbols: [2, 0, 0, 0], cost: 200 },
        onclick: press,
        label: "Crossfire, 200",
      },
    });
    expect(body).toContain('aria-label="Crossfire, 200"');
    expect(texts(body)).toEqual(["200", "2"]);
  });
});

describe("a confrontation", () => {
  const props = {
    target: luke,
    attack: [bossk, embo],
    strength: [6, 2, 4],
    missing: [0, 2, 0],
    says: "2 blue missing",
  } as const;

  it("shows the values of every card, and what is missing", () => {
    const { body } = render(Confrontation, { props });
    for (const text of ["16", "5", "0", "1", "2"]) expect(texts(body)).toContain(text);
    expect(body).toContain('aria-label="2 blue missing"');
  });

  it("too small for a row of its own shows what is missing in shapes, and says the same", () => {
    const small = (missing: readonly [number, number, number]): string =>
      render(Confrontation, { props: { ...props, attack: [], missing, tight: true } }).body.split('class="needs')[1] ??
      "";
    const body = small([0, 7, 9]);
    expect(texts(body)).toEqual(["7", "9"]);
    expect(body).toContain('aria-label="2 blue missing"');
    expect(texts(small([0, 0, 0]))).toEqual([]); // ticks
    expect(render(Confrontation, { props }).body).not.toContain('class="needs');
  });

  it("shows beside a tucked hunter what it costs, and nothing for one that costs nothing", () => {
    const lost = [...render(Confrontation, { props }).body.matchAll(/class="lost[^>]*>([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(lost).toEqual(["−3"]);
  });

  it("without a target shows its first attacker whole, and misses nothing", () => {
    const { body } = render(Confrontation, { props: { ...props, target: undefined } });
    expect(body).toContain("nobody");
    expect(body).not.toContain("2 blue missing");
  });

  it("is one picture without clashing ids", () => {
    expect(
      faults(render(Confrontation, { props }).body).filter(
        (fault) => fault === "an id twice" || fault.startsWith("leads"),
      ),
    ).toEqual([]);
  });
});

describe("a deck", () => {
  it("is as high as it has cards, and a mere outline when it has none", () => {
    const high = (count: number): number =>
      (render(Pile, { props: { of: "hunter", count } }).body.match(/class="under/g) ?? []).length;
    expect([63, 20, 7, 1, 0].map(high)).toEqual([6, 3, 1, 0, 0]);
    expect(render(Pile, { props: { of: "hunter", count: 0 } }).body).toContain('class="empty');
  });
});

describe("a deck whose game draws its backs itself", () => {
  it("shows that picture on top", () => {
    const { body } = render(Pile, { props: { picture: '<path d="M1 2H3"/>', count: 3, label: "three" } });
    expect(body).toContain('<path d="M1 2H3"/>');
  });
});

describe("a plaque", () => {
  it("says in words what its signs say", () => {
    const { body } = render(Plaque, {
      props: {
        seat: 2,
        name: "Zsófia",
        kind: "bot",
        kindLabel: "a bot",
        status: "stand-in",
        says: "a bot stands in",
        tallies: [{ of: "credit", value: 3, label: "3 credits" }],
      },
    });
    for (const words of ["Zsófia", "a bot", "a bot stands in", "3 credits"]) expect(body).toContain(words);
  });
});

describe("the meter of attributes", () => {
  it("says for each what there is and what is asked", () => {
    const names = { firepower: "вогнева міць", armour: "броня", piloting: "пілотування", cunning: "хитрість" };
    const { body } = render(AttributeMeter, { props: { required: [3, 0, 1, 2], available: [4, 0, 0, 2], names } });
    for (const words of ["вогнева міць 4/3", "броня 0/0", "пілотування 0/1", "хитрість 2/2"])
      expect(body).toContain(words);
  });
});
