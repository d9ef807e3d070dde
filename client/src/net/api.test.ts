import { afterEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" }, baseURI: "https://cantina.example/below/?x=1#/mine" });
const { api, urlOf, RequestError } = await import("./api");
const { need, t } = await import("../text/text.svelte");

const answering = (...answers: (Response | Error)[]): ReturnType<typeof vi.fn> => {
  const asked = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error || !next) throw next;
    return next;
  });
  vi.stubGlobal("fetch", asked);
  return asked;
};
const answer = (body: unknown, status = 200): Response =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
afterEach(() => vi.unstubAllGlobals);

describe("requests", () => {
  it("go below the address of the page", () => {
    expect(urlOf("api/mine")).toBe("https://cantina.example/below/api/mine");
  });
  it("say the language, what is meant, and show a link where there is one", async () => {
    const asked = answering(answer({ done: "sit", link: "own" }));
    expect(await api.sit("T", 2, "Anna", "s3cret")).toEqual({ done: "sit", link: "own" });
    expect(asked).toHaveBeenCalledWith("https://cantina.example/below/api/tables/T/seats/2/sit", {
      method: "POST",
      headers: { "accept-language": "en", "content-type": "application/json", authorization: "Bearer s3cret" },
      body: '{"name":"Anna"}',
    });
  });
  it("leave out what is not asked for", async () => {
    const asked = answering(answer({}), answer({}), answer({}), answer({}));
    await api.moment("T", { seat: 1 }, 7, null);
    await api.moment("T", { seat: null }, 7, 2);
    await api.course("T", { seat: 1 }, 2);
    await api.pastPicture("T", { seat: 1 }, 7, 1);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      "https://cantina.example/below/api/tables/T/moments/7", // a spectator comes without a seat
      "https://cantina.example/below/api/tables/T/moments/7?from_seat=2",
      "https://cantina.example/below/api/tables/T/course?seat=1&from_seat=2",
      "https://cantina.example/below/api/tables/T/moments/7/picture?seat=1&from_seat=1",
    ]);
  });
});

describe("trouble", () => {
  it("has the words of the server, with the rule or the field", async () => {
    answering(answer({ error: "table-name", text: "A name has …", field: "name" }, 422));
    await expect(api.mine()).rejects.toMatchObject({
      status: 422,
      problem: { error: "table-name", field: "name" },
      message: "A name has …",
    });
  });
  it.each([
    new TypeError("network"),
    answer("<html>Bad gateway</html>", 502),
    answer({ detail: "?" }, 500),
    answer("no json"),
  ])("has words of ours where the server has none", async (what) => {
    await need("client");
    answering(what);
    const trouble = await api.mine().catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(RequestError);
    expect(trouble).toMatchObject({ status: 0, problem: { error: "client-unreached", text: t("client-unreached") } });
  });
});
