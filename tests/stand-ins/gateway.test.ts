import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/data-folder.ts";
import { startStandInSite } from "../support/stand-ins.ts";
import { postJson, summaryOf } from "./requests.ts";

const echo = `Deno.serve(async (request) => {
  const { method, headers } = request;
  const body = await request.text();
  const names = ["SUPABASE_ANON_KEY", "RESEND_API_KEY", "RESEND_BASE_URL", "RENTCAST_API_KEY", "RENTCAST_BASE_URL", "SUPABASE_PUBLISHABLE_KEYS"];
  const env = Object.fromEntries(names.map((name) => [name, Deno.env.get(name)]));
  const refused = (act) => { try { act(); return "allowed"; } catch (error) { return error.name; } };
  return Response.json({
    method, length: body.length, headers: Object.fromEntries(headers), env, pid: Deno.pid,
    home: refused(() => Deno.env.get("HOME")), file: refused(() => Deno.readTextFileSync("/etc/hostname")),
    network: await fetch("http://127.0.0.1:9999/").catch((error) => error.name),
  }, { status: 201, headers: { "X-Own": "yes" } });
});`;

/** A preview with functions of these sources; what it reports is kept. */
async function start(sources: Record<string, string>) {
  const functionsDir = temporaryFolder();
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(join(functionsDir, name));
    writeFileSync(join(functionsDir, name, "index.ts"), source);
  }
  const reported: string[] = [];
  const site = await startStandInSite(
    { functionsDir, report: (line) => reported.push(line) },
    temporaryFolder(),
  );
  return { ...site, reported };
}

interface Echo {
  method: string;
  length: number;
  headers: Record<string, string>;
  env: Record<string, string>;
  pid: number;
  home: string;
  file: string;
  network: string;
}

/** True while a process runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("the functions gateway", () => {
  it("runs a function once, with the environment of the platform and nothing else", async () => {
    const { url, close } = await start({ echo });
    const forged = {
      "X-Forwarded-For": "10.0.0.9",
      "CF-Connecting-IP": "10.0.0.9",
      Cookie: "a=b",
      apikey: "k",
    };
    const answer = await postJson(`${url}/functions/v1/echo?x=1`, { a: 1 }, forged);
    expect([answer.status, answer.headers.get("x-own")]).toEqual([201, "yes"]);
    const seen = (await answer.json()) as Echo;
    expect(seen).toMatchObject({
      method: "POST",
      length: 7,
      home: "NotCapable",
      file: "NotCapable",
      network: "NotCapable",
    });
    expect(seen.headers).toMatchObject({
      apikey: "k",
      "content-type": "application/json",
      "x-forwarded-for": "127.0.0.1",
      "cf-connecting-ip": "127.0.0.1",
    });
    expect(seen.headers).not.toHaveProperty("cookie");
    expect(seen.env).toEqual({
      SUPABASE_ANON_KEY: "stand-in-anon-key",
      RESEND_API_KEY: "re_stand_in",
      RESEND_BASE_URL: `${url}/_resend`,
      RENTCAST_API_KEY: "stand-in-rentcast-key",
      RENTCAST_BASE_URL: `${url}/_rentcast`,
    });
    const again = (await (await postJson(`${url}/functions/v1/echo`, {})).json()) as Echo;
    expect(again.pid).toBe(seen.pid);
    await close();
    expect(isRunning(seen.pid)).toBe(false);
  });

  it.each(["unknown", "", "%2e%2e%2fecho", "echo/index.ts", "_shared"])(
    "knows no function %j",
    async (name) => {
      const { url } = await start({ echo, _shared: echo });
      const answer = await postJson(`${url}/functions/v1/${name}`, {});
      expect(answer.status).toBe(404);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.json()).toEqual({ code: "NOT_FOUND", message: "Requested function was not found" });
    },
  );

  it("answers 503 for a function that does not start, and says why", async () => {
    const { url, reported } = await start({ broken: 'throw new Error("no secret");' });
    const answer = await postJson(`${url}/functions/v1/broken`, {});
    expect(answer.status).toBe(503);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toMatchObject({ code: "BOOT_ERROR" });
    expect(reported.at(-1)).toBe(
      "The function broken does not start: error: Uncaught (in promise) Error: no secret",
    );
  });

  it("starts a function again that ended by itself", async () => {
    const mortal = `Deno.serve((request) => request.method === "DELETE" ? Deno.exit(3) : new Response("alive"));`;
    const { url, reported } = await start({ mortal });
    const address = `${url}/functions/v1/mortal`;
    expect(await summaryOf(fetch(address))).toBe("200 alive");
    expect((await fetch(address, { method: "DELETE" })).status).toBe(503);
    expect(reported.at(-1)).toMatch(/^The function mortal did not answer \(/);
    await expect.poll(() => summaryOf(fetch(address)), { timeout: 20_000 }).toBe("200 alive");
  });

  it("reports what a function prints", async () => {
    const loud = `Deno.serve(() => { console.log("one\\ntwo"); return new Response("ok"); });`;
    const { url, reported } = await start({ loud });
    await fetch(`${url}/functions/v1/loud`);
    await expect.poll(() => reported).toEqual(["loud: one", "loud: two"]);
  });
});
