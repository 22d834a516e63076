import { vi } from "vitest";
import type { EstimateRequest } from "../../src/calls/calls.ts";
import type { Endpoints } from "../../src/calls/endpoints.ts";

export const endpoints: Endpoints = {
  mail: {
    origin: "https://mail.example",
    publicKey: "key",
    serviceId: "service",
    templateId: "template",
    toEmail: "office@maple-roofing.example",
    blockHeadless: true,
    blockedEmails: ["spam@example.com"],
  },
  functions: { url: "https://maple.example", anonKey: "anon" },
};

export const request: EstimateRequest = {
  firstName: "Zoë",
  lastName: 'O"Neil & Co',
  phone: "612-555-0100",
  email: "zoe@example.com",
  address: "1 Main Street",
  workType: "both",
  hearAboutUs: "lawn-sign",
  message: "Two rooms,\none <hall>",
};

/** What the browser side asked of the network. */
export interface Asked {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** Gives the calls a browser: its answers are those of `answer`, and the endpoints file names `known`. */
export function standInBrowser(
  answer: (asked: Asked) => Response | Promise<Response>,
  known = endpoints,
): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("navigator", { languages: ["en"], webdriver: false });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (url === "/endpoints.json") return Response.json(known);
    const { method = "GET", body } = init;
    const call = { url, method, headers: Object.fromEntries(new Headers(init.headers)), body: String(body) };
    asked.push(call);
    return answer(call);
  });
  return asked;
}

/** The calls as a page that was just opened has them. */
export async function freshCalls(): Promise<typeof import("../../src/calls/calls.ts")> {
  vi.resetModules();
  return import("../../src/calls/calls.ts");
}
