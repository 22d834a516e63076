import { afterEach, describe, expect, it, vi } from "vitest";
import { endpoints, freshCalls, request, standInBrowser } from "../support/backend.ts";

afterEach(() => vi.unstubAllGlobals());

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
});

it.each([
  ["is missing", () => new Response("", { status: 404 }), "misconfigured"],
  ["cannot be served", () => new Response("", { status: 503 }), "rejected"],
  ["is no JSON", () => new Response("{"), "malformed"],
  ["holds something else", () => Response.json([]), "malformed"],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch")), "network"],
])("the endpoints file is asked for again after it %s", async (_, answer, kind) => {
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
