import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/data-folder.ts";
import { type FaultyService, faultCookieOf, startStandInSite } from "../support/stand-ins.ts";
import { postJson, sendBody, sendMail, summaryOf } from "./requests.ts";

const paths: Record<Exclude<FaultyService, "host">, string> = {
  emailjs: "/api/v1.0/email/send",
  "get-property-data": "/functions/v1/get-property-data",
  "send-confirmation-email": "/functions/v1/send-confirmation-email",
  "send-form": "/functions/v1/send-form",
  endpoints: "/endpoints.json",
};
const services = Object.keys(paths) as (keyof typeof paths)[];

/** A preview of a folder with an endpoints file; no function needs to exist to fail. */
function start(options = {}) {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "endpoints.json"), '{"mail":{},"functions":{}}');
  return startStandInSite(options, dir);
}

/** Calls a service that was told to fail. */
function call(url: string, service: keyof typeof paths, fault: number | string, init: RequestInit = {}) {
  const headers = { Cookie: `theme=dark; ${faultCookieOf({ [service]: fault })}` };
  if (service === "endpoints") return fetch(url + paths.endpoints, { headers, ...init });
  const body = JSON.stringify(sendBody());
  return fetch(url + paths[service], { method: "POST", body, headers, ...init });
}

describe.each(services)("%s, asked to fail by a cookie", (service) => {
  it.each([400, 403, 404, 429, 500, 503])("answers %d, readable from any origin", async (status) => {
    const { url, outbox } = await start();
    const answer = await call(url, service, status);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await outbox()).toEqual([]);
  });

  it("drops the connection", async () => {
    const { url } = await start();
    await expect(call(url, service, "drop")).rejects.toThrow("fetch failed");
  });

  it("answers 200 with broken JSON", async () => {
    const { url } = await start();
    const answer = await call(url, service, "malformed");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it("hangs until the client leaves", async () => {
    const { url } = await start();
    const leaving = call(url, service, "hang", { signal: AbortSignal.timeout(60) });
    await expect(leaving).rejects.toThrow("aborted due to timeout");
  });

  it("says so when it does not know the fault", async () => {
    const { url } = await start();
    expect(await summaryOf(call(url, service, "burn"))).toBe('400 "burn" is no fault of a stand-in');
  });
});

describe("faults", () => {
  it("hang no longer than the preview runs", async () => {
    const { url, close } = await start();
    const hanging = call(url, "emailjs", "hang").catch((error: Error) => error.message);
    await sendMail(url);
    await close();
    expect(await hanging).toBe("fetch failed");
  });

  it("let a slow service answer as usual, later", async () => {
    const { url, outbox } = await start({ slowMs: 5 });
    expect(await summaryOf(call(url, "emailjs", "slow"))).toBe("200 OK");
    expect(await outbox()).toHaveLength(1);
  });

  it("touch the service they name and no other, in this browser and no other", async () => {
    const { url } = await start();
    const cookie = faultCookieOf({ endpoints: 500, "get-property-data": 503 });
    const asked = (path: string) => fetch(url + path, { headers: { Cookie: cookie } });
    expect((await asked("/endpoints.json")).status).toBe(500);
    expect((await asked("/functions/v1/get-property-data")).status).toBe(503);
    expect((await asked("/_outbox")).status).toBe(200);
    expect((await fetch(`${url}/endpoints.json`)).status).toBe(200);
    const mail = postJson(url + paths.emailjs, sendBody(), { Cookie: cookie });
    expect(await summaryOf(mail)).toBe("200 OK");
  });

  it("leave the preflight alone", async () => {
    const { url } = await start();
    expect((await call(url, "emailjs", 500, { method: "OPTIONS", body: null })).status).toBe(204);
  });

  it("of a function say so as the function would", async () => {
    const { url } = await start();
    expect(await (await call(url, "get-property-data", 503)).json()).toEqual({
      success: false,
      error: "Service Unavailable",
    });
  });
});
