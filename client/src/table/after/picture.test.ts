import { describe, expect, it } from "vitest";
import { faults } from "../../art/testing/svg";
import { addressOf, escaped, HIGH, pictureOf, type Scene, short, WIDE } from "./picture";

const scene = (more: Partial<Scene> = {}): Scene => ({
  id: "t1",
  game: "Bounty Hunters",
  headline: "Anna wins!",
  players: [
    { name: "Anna", seat: 0, points: "34", won: true, face: { inner: "<circle r='1'/>", box: "12 8 78 78" } },
    { name: "Zap", seat: 1, points: "−3", won: false, face: { inner: "<rect/>", box: "0 0 100 100" } },
  ],
  link: "https://cantina.example/#/table/t1",
  hero: "",
  colours: { deep: "#1c3a33", tint: "#2f7d57", glow: "#ffd98a8c" },
  shapes: ["green", "blue", "orange"],
  ...more,
});
const crowns = (svg: string): number => svg.split('stroke="#1c1424" stroke-width="1.2"').length - 1;

describe("the picture to send", () => {
  it("tells the game, who has won, everybody's name and points, and where it can be seen", () => {
    const svg = pictureOf(scene());
    for (const words of [
      "Bounty Hunters",
      "Anna wins!",
      "Anna",
      "Zap",
      "34",
      "−3",
      "https://cantina.example/#/table/t1",
    ])
      expect(svg).toContain(`>${words}</text>`);
  });
  it("crowns the winners, and nobody else", () => {
    expect(crowns(pictureOf(scene()))).toBe(1);
    expect(crowns(pictureOf(scene({ players: scene().players.map((one) => ({ ...one, won: true })) })))).toBe(2);
    expect(crowns(pictureOf(scene({ players: scene().players.map((one) => ({ ...one, won: false })) })))).toBe(0);
  });
  it("is markup whatever people call themselves", () => {
    const [anna, zap] = scene().players as [Scene["players"][number], Scene["players"][number]];
    const svg = pictureOf(scene({ headline: "<b>&", players: [{ ...anna, name: `"<script>'&` }, zap] }));
    expect(svg).not.toContain("<script>");
    expect(svg).toContain("&lt;script&gt;");
    expect(faults(svg)).toEqual([]);
  });
  it("is as wide as pages show pictures of links, with one player or six", () => {
    const [anna] = scene().players as [Scene["players"][number]];
    const six = Array.from({ length: 6 }, (_, seat) => ({ ...anna, seat, name: "A very long name indeed" }));
    const svg = pictureOf(scene({ players: six }));
    expect(svg).toContain(`width="${WIDE}" height="${HIGH}"`);
    expect(faults(svg)).toEqual([]);
    const middles = [...svg.matchAll(/<clipPath id="f\d"><circle cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(middles.length).toBe(6);
    for (const x of middles) expect(x > 60 && x < WIDE - 60).toBe(true);
    expect(new Set(middles).size).toBe(6);
  });
  it("has no link where nobody may look on, and the picture of the game where there is one", () => {
    expect(pictureOf(scene({ link: "" }))).not.toContain("https://cantina");
    expect(pictureOf(scene())).not.toContain("<image");
    expect(pictureOf(scene({ hero: "data:image/svg+xml,x&y" }))).toContain('<image href="data:image/svg+xml,x&amp;y"');
  });
  it("rains shapes where a player has won", () => {
    const nobody = scene({ players: scene().players.map((one) => ({ ...one, won: false })) });
    const shapes = (of: Scene): number => pictureOf(of).split('opacity=".75"').length - 1;
    expect([shapes(scene()) > 10, shapes(nobody)]).toEqual([true, 0]);
  });
  it("of the same table is the same", () => {
    expect(pictureOf(scene())).toBe(pictureOf(scene()));
    expect(pictureOf(scene({ id: "t2" }))).not.toBe(pictureOf(scene()));
  });
  it("can be put into an address", () =>
    expect(addressOf("<svg a='#1'/>")).toBe("data:image/svg+xml,%3Csvg%20a%3D'%231'%2F%3E"));
});

describe("texts in a picture", () => {
  it("lose what is markup", () =>
    expect(escaped(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"));
  it("are shortened by letters, also where one is two signs", () => {
    expect([short("abcdef", 4), short("abcd", 4), short("ab cdef", 4)]).toEqual(["abc…", "abcd", "ab…"]);
    expect(short("🤖🤖🤖🤖", 3)).toBe("🤖🤖…");
  });
});
