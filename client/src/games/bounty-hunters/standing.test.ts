import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { endOf, sharesOf } = await import("./standing");
const { need, t } = await import("../../text/text.svelte");
type View = import("../../wire").BountyHuntersView;

beforeAll(() => need("client-bounty-hunters"));
const view = (captures: number, left: number | null, phase = "draw"): View =>
  ({ phase, end: { captures, of: 4, left } }) as unknown as View;

describe("the end", () => {
  it("is far while it is not known, or many turns away", () => {
    const label = t("client-bh-end-far", { most: 3 });
    expect(endOf(view(3, null))).toEqual({ turns: undefined, label });
    expect(endOf(view(3, 10))).toEqual({ turns: undefined, label });
  });
  it("is counted in turns once there are few", () => {
    expect(endOf(view(4, 2))).toEqual({ turns: 3, label: t("client-bh-end-near", { left: 2 }) });
    expect(endOf(view(5, 0))).toEqual({ turns: 1, label: t("client-bh-end-now") });
  });
  it("comes", () => expect(endOf(view(4, 0, "over"))).toEqual({ turns: 0, label: t("client-bh-end-over") }));
});

describe("points", () => {
  it("are shown by where they come from", () => {
    expect(sharesOf({ targets: 16, crates: 0, contracts: 3, hunters: -2, total: 17, credits: 1, rank: 1 })).toEqual([
      { of: "targets", value: 16 },
      { of: "contracts", value: 3 },
      { of: "hunters", value: -2 },
    ]);
  });
});
