import { afterEach, describe, expect, it, vi } from "vitest";
import { endpoints, freshCalls, request, standInBrowser } from "../support/backend.ts";

afterEach(() => vi.unstubAllGlobals());

describe("confirmEstimate", () => {
  it("calls its function as the client of the platform does, with the four fields of the contract", async () => {
    const asked = standInBrowser(() => Response.json({ success: true }));
    const { confirmEstimate } = await freshCalls();
    expect(await confirmEstimate(request)).toEqual({ ok: true, value: undefined });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: "https://maple.example/functions/v1/send-confirmation-email",
      method: "POST",
      headers: { apikey: "anon", authorization: "Bearer anon", "content-type": "application/json" },
      body: '{"firstName":"Zoë","lastName":"O\\"Neil & Co","email":"zoe@example.com","workType":"both"}',
    });
    expect(asked[0]?.headers["x-client-info"]).toMatch(/^supabase-js\/2\.109\.0/);
  });
});

describe("lookUpSquareFootage", () => {
  it.each([
    [
      "names no area",
      () => Response.json({ success: true }),
      "malformed",
      "the answer has no square footage",
    ],
    [
      "names an area of nothing",
      () => Response.json({ success: true, squareFootage: 0 }),
      "malformed",
      "the answer has no square footage",
    ],
    [
      "writes the area as text",
      () => Response.json({ success: true, squareFootage: "1542" }),
      "malformed",
      "the answer has no square footage",
    ],
    ["answers null", () => Response.json(null), "malformed", "the answer does not say whether it succeeded"],
    [
      "answers in text",
      () => new Response("hello"),
      "malformed",
      "the answer does not say whether it succeeded",
    ],
  ])("fails where the function %s", async (_, answer, kind, detail) => {
    standInBrowser(answer);
    const { lookUpSquareFootage } = await freshCalls();
    expect(await lookUpSquareFootage("1 Main Street")).toEqual({ ok: false, kind, detail });
  });

  it("says that URL or key are missing, and asks nobody", async () => {
    const asked = standInBrowser(() => Response.json({}), {
      ...endpoints,
      functions: { url: "", anonKey: "" },
    });
    const { lookUpSquareFootage } = await freshCalls();
    expect(await lookUpSquareFootage("1 Main Street")).toMatchObject({ ok: false, kind: "misconfigured" });
    expect(asked).toEqual([]);
  });
});
