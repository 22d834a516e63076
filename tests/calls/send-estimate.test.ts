import { afterEach, describe, expect, it, vi } from "vitest";
import type { Clock } from "../../src/calls/clock.ts";
import { endpoints, freshCalls, request, standInBrowser } from "../support/backend.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const impatient: Clock = { now: () => 0, wait: () => new Promise(() => undefined), random: () => 0 };

describe("sendEstimate", () => {
  it("sends exactly the fields of the service's contract, in its order, all of them strings", async () => {
    const asked = standInBrowser(() => new Response("OK"));
    const { sendEstimate } = await freshCalls();
    expect(await sendEstimate(request)).toEqual({ ok: true, value: undefined });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: "https://mail.example/api/v1.0/email/send",
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    expect(asked[0]?.body).toBe(
      '{"lib_version":"4.4.1","user_id":"key","service_id":"service","template_id":"template",' +
        '"template_params":{"from_name":"Zoë O\\"Neil & Co","from_email":"zoe@example.com",' +
        '"phone":"612-555-0100","address":"1 Main Street","work_type":"both","hear_about_us":"lawn-sign",' +
        '"message":"Two rooms,\\none <hall>","to_email":"office@maple-roofing.example"}}',
    );
  });

  it.each([
    [400, "The user_id parameter is required", "rejected"],
    [401, "Unauthorized", "misconfigured"],
    [403, "Forbidden", "blocked"],
    [412, "Precondition Failed", "rejected"],
    [451, "Unavailable For Headless Browser", "headless"],
    [500, "Oh  no\n", "rejected"],
  ])("says of an answer with status %i what it means, and does not try again", async (status, text, kind) => {
    const asked = standInBrowser(() => new Response(text, { status }));
    const { sendEstimate } = await freshCalls();
    const detail = text.replace(/\s+/g, " ").trim();
    expect(await sendEstimate(request)).toEqual({ ok: false, kind, status, detail });
    expect(asked).toHaveLength(1);
  });

  it("calls a connection that fails a failure of the network, and does not try again", async () => {
    const asked = standInBrowser(() => Promise.reject(new TypeError("Failed to fetch")));
    const { sendEstimate } = await freshCalls();
    expect(await sendEstimate(request)).toEqual({ ok: false, kind: "network", detail: "Failed to fetch" });
    expect(asked).toHaveLength(1);
  });

  it("takes nothing but the service's own word for success", async () => {
    standInBrowser(() => new Response("<html>Sign in to this network</html>"));
    const { sendEstimate } = await freshCalls();
    expect(await sendEstimate(request)).toEqual({
      ok: false,
      kind: "malformed",
      status: 200,
      detail: "<html>Sign in to this network</html>",
    });
  });

  it("stops waiting for an answer after twenty seconds", async () => {
    vi.useFakeTimers();
    const asked = standInBrowser(() => new Promise(() => undefined));
    const { sendEstimate } = await freshCalls();
    const outcome = sendEstimate(request);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toEqual({ ok: false, kind: "timeout", detail: "no answer within 20000 ms" });
    expect(asked).toHaveLength(1);
  });

  it("refuses a browser that a program drives, before anything is sent", async () => {
    const asked = standInBrowser(() => new Response("OK"));
    vi.stubGlobal("navigator", { languages: ["en"], webdriver: true });
    const { sendEstimate } = await freshCalls();
    const outcome = await sendEstimate(request);
    expect(outcome).toMatchObject({
      kind: "headless",
      status: 451,
      detail: "Unavailable For Headless Browser",
    });
    expect(asked).toEqual([]);
  });

  it("refuses the senders of the data, before anything is sent", async () => {
    const asked = standInBrowser(() => new Response("OK"));
    const { sendEstimate } = await freshCalls();
    const outcome = await sendEstimate({ ...request, email: "spam@example.com" });
    expect(outcome).toEqual({ ok: false, kind: "blocked", status: 403, detail: "Forbidden" });
    expect(asked).toEqual([]);
  });

  it.each(["publicKey", "serviceId", "templateId"])("says that the %s is missing", async (key) => {
    standInBrowser(() => new Response("OK"), { ...endpoints, mail: { ...endpoints.mail, [key]: "" } });
    const { sendEstimate } = await freshCalls();
    const outcome = await sendEstimate(request);
    expect(outcome).toMatchObject({ ok: false, kind: "misconfigured", detail: /required/ });
  });

  it("tries again while the service is throttled", async () => {
    let tries = 0;
    const waits: number[] = [];
    standInBrowser(() => {
      tries += 1;
      return tries < 3 ? new Response("Too Many Requests", { status: 429 }) : new Response("OK");
    });
    const { sendEstimate } = await freshCalls();
    const wait = async (ms: number) => void waits.push(ms);
    expect(await sendEstimate(request, { ...impatient, wait })).toEqual({ ok: true, value: undefined });
    expect(waits).toEqual([1000, 2000]);
  });

  it.each(["0", "1", "3600", "Wed, 21 Oct 2065 07:28:00 GMT", "soon"])(
    "tries three times and no more, whatever the service asks for (Retry-After: %s)",
    async (retryAfter) => {
      const waits: number[] = [];
      const asked = standInBrowser(
        () => new Response("Too Many Requests", { status: 429, headers: { "retry-after": retryAfter } }),
      );
      const { sendEstimate } = await freshCalls();
      const wait = async (ms: number) => void waits.push(ms);
      const outcome = await sendEstimate(request, { ...impatient, wait });
      expect(outcome).toMatchObject({ ok: false, kind: "throttled" });
      expect(asked).toHaveLength(3);
      expect(waits).toEqual([1000, 2000]);
    },
  );
});

describe("the endpoints file", () => {
  it.each([
    ["is missing", () => new Response("", { status: 404 }), "misconfigured"],
    ["cannot be served", () => new Response("", { status: 503 }), "rejected"],
    ["is no JSON", () => new Response("{"), "malformed"],
    ["holds something else", () => Response.json([]), "malformed"],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch")), "network"],
  ])("is asked for again after it %s", async (_, answer, kind) => {
    let isMended = false;
    standInBrowser(() => new Response("OK"));
    const mended = fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
      url === "/endpoints.json" && !isMended ? answer() : mended(url, init),
    );
    const { sendEstimate } = await freshCalls();
    expect(await sendEstimate(request)).toMatchObject({ ok: false, kind });
    isMended = true;
    expect(await sendEstimate(request)).toEqual({ ok: true, value: undefined });
  });
});
