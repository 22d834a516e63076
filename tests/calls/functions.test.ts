import { afterEach, describe, expect, it, vi } from "vitest";
import { describeFailure, type Failure } from "../../src/calls/outcome.ts";
import { endpoints, freshCalls, request, standInBrowser } from "../support/backend.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

  it("tells that the function has refused, and why", async () => {
    standInBrowser(() => Response.json({ success: false, error: "invalid_email" }));
    const { confirmEstimate } = await freshCalls();
    expect(await confirmEstimate(request)).toEqual({ ok: false, kind: "rejected", detail: "invalid_email" });
  });
});

describe("lookUpSquareFootage", () => {
  it("sends the address and returns the square footage", async () => {
    const asked = standInBrowser(() => Response.json({ success: true, squareFootage: 1542 }));
    const { lookUpSquareFootage } = await freshCalls();
    expect(await lookUpSquareFootage("1 Main Street")).toEqual({ ok: true, value: 1542 });
    expect(asked.map(({ url, body }) => [url, body])).toEqual([
      ["https://maple.example/functions/v1/get-property-data", '{"address":"1 Main Street"}'],
    ]);
  });

  it.each([
    [
      "does not know the address",
      () => Response.json({ success: false, error: "not_found" }),
      "rejected",
      "not_found",
    ],
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
    [
      "cannot be reached",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "network",
      "Failed to fetch",
    ],
  ])("fails where the function %s", async (_, answer, kind, detail) => {
    standInBrowser(answer);
    const { lookUpSquareFootage } = await freshCalls();
    expect(await lookUpSquareFootage("1 Main Street")).toEqual({ ok: false, kind, detail });
  });

  it("fails where the answer is broken off", async () => {
    const headers = { "Content-Type": "application/json" };
    standInBrowser(() => new Response('{"success":tru', { headers }));
    const { lookUpSquareFootage } = await freshCalls();
    expect(await lookUpSquareFootage("1 Main Street")).toMatchObject({ ok: false, kind: "malformed" });
  });

  it.each([
    [400, "rejected"],
    [401, "misconfigured"],
    [403, "blocked"],
    [429, "throttled"],
    [500, "rejected"],
  ])("says of status %i what it means, with the error that the function names", async (status, kind) => {
    standInBrowser(() => Response.json({ success: false, error: "some_reason" }, { status }));
    const { lookUpSquareFootage } = await freshCalls();
    const outcome = (await lookUpSquareFootage("1 Main Street")) as Failure;
    expect(outcome).toEqual({ ok: false, kind, status, detail: "some_reason" });
    expect(describeFailure("Property look-up", outcome)).toBe(
      `Property look-up failed: ${kind} ${status} (some_reason)`,
    );
  });

  it("stops waiting for an answer after fifteen seconds", async () => {
    vi.useFakeTimers();
    const asked = standInBrowser(() => new Promise(() => undefined));
    const { lookUpSquareFootage } = await freshCalls();
    const outcome = lookUpSquareFootage("1 Main Street");
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({ ok: false, kind: "timeout" });
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
