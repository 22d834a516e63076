import { describe, expect, it, onTestFinished } from "vitest";
import { startPreview } from "../../scripts/preview/server.ts";
import type { Endpoints } from "../../src/calls/endpoints.ts";
import { DataFolder, temporaryFolder } from "../support/data-folder.ts";
import { startStandInSite } from "../support/stand-ins.ts";
import { sendBody, sendMail, summaryOf } from "./requests.ts";

const empty: Endpoints = {
  mail: {
    origin: "https://api.emailjs.com",
    publicKey: "",
    serviceId: "",
    templateId: "",
    toEmail: "office@maple.example",
    blockHeadless: true,
    blockedEmails: ["spam@maple.example"],
  },
  functions: { url: "", anonKey: "" },
};

/** A built folder with an endpoints file and a header for every path. */
function builtFolder(endpoints: Endpoints, path = "endpoints.json"): string {
  return new DataFolder(temporaryFolder())
    .write(path, JSON.stringify(endpoints))
    .write("_headers", "/*\n  Referrer-Policy: no-referrer\n").dir;
}

const readJson = async (url: string) => (await fetch(url)).json();

describe("the endpoints file of a preview", () => {
  it("names the preview itself, with ids where the data has none", async () => {
    const { url } = await startStandInSite({}, builtFolder(empty));
    const answer = await fetch(`${url}/endpoints.json`);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await answer.json()).toEqual({
      mail: {
        origin: url,
        publicKey: "stand-in-public-key",
        serviceId: "stand-in-service",
        templateId: "stand-in-template",
        toEmail: "office@maple.example",
        blockHeadless: false,
        blockedEmails: ["spam@maple.example"],
      },
      functions: { url, anonKey: "stand-in-anon-key" },
    });
  });

  it("keeps the ids of the data, which the stand-ins then know", async () => {
    const mail = { ...empty.mail, publicKey: "pk", serviceId: "s", templateId: "t" };
    const dir = builtFolder({ mail, functions: { url: "https://x.supabase.co", anonKey: "anon" } });
    const { url } = await startStandInSite({}, dir);
    const body = { ...sendBody(), user_id: "pk", service_id: "s", template_id: "t" };
    expect(await sendMail(url, body)).toBe("200 OK");
    expect(await sendMail(url)).toMatch(/^400 The Public Key is invalid/);
    expect(await readJson(`${url}/endpoints.json`)).toMatchObject({
      mail: { origin: url, publicKey: "pk", serviceId: "s", templateId: "t" },
      functions: { url, anonKey: "anon" },
    });
  });

  it("stands below a base path as well, and its ids are known once a page has read it", async () => {
    const mail = { ...empty.mail, publicKey: "pk" };
    const { url } = await startStandInSite({}, builtFolder({ ...empty, mail }, "sub/endpoints.json"));
    expect(await readJson(`${url}/sub/endpoints.json`)).toMatchObject({ mail: { origin: url } });
    expect(await sendMail(url, { ...sendBody(), user_id: "pk" })).toBe("200 OK");
    expect((await fetch(`${url}/endpoints.json`)).status).toBe(404);
  });

  it("uses the name by which the preview was called", async () => {
    const { url } = await startStandInSite({}, builtFolder(empty));
    const byName = url.replace("127.0.0.1", "localhost");
    expect(await readJson(`${byName}/endpoints.json`)).toMatchObject({ mail: { origin: byName } });
  });

  it("is served as it is, like everything else, by a preview without stand-ins", async () => {
    const dir = builtFolder(empty);
    const { url, close } = await startPreview(dir, 0, { standIns: false });
    onTestFinished(close);
    expect(await readJson(`${url}/endpoints.json`)).toEqual(empty);
    expect(await sendMail(url)).toBe("405 Method not allowed\n");
    expect((await fetch(`${url}/_outbox`)).status).toBe(404);
  });
});

it("a preview with stand-ins is a static host for every other path", async () => {
  const { url } = await startStandInSite({}, builtFolder(empty));
  expect(await summaryOf(fetch(`${url}/contact`, { method: "POST" }))).toBe("405 Method not allowed\n");
  expect((await fetch(`${url}/api/v1.0/email`)).status).toBe(404);
  expect((await fetch(`${url}/_outbox-other`)).status).toBe(404);
});
