import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Handler } from "../_shared/endpoint.ts";
import { ask, pageRequest, TestPlatform, testSettings } from "../_shared/test-platform.ts";
import { createConfirmationHandler } from "./handler.ts";
import { testWords as words } from "./test-words.ts";

const [workType = ""] = Object.keys(words.workTypes);
const ana = { firstName: "Ana", lastName: "García", email: "ana@maple.example", workType };
const createHandlerFor = (platform: TestPlatform) => createConfirmationHandler(platform, testSettings, words);

Deno.test("serves twenty visitors behind one address at once", async () => {
  const platform = new TestPlatform();
  const handler = createHandlerFor(platform);
  const visitors = Array.from({ length: 20 }, (_, at) => ({ ...ana, email: `visitor${at}@maple.example` }));
  const answers = await Promise.all(visitors.map((visitor) => ask(handler, pageRequest(visitor))));
  deepStrictEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  strictEqual(platform.calls.length, 20);
});

/** The statuses of requests from ever new clients, one after the other. */
async function statusesOf(handler: Handler, requests: (typeof ana)[], client?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const [at, request] of requests.entries()) {
    const headers = { "cf-connecting-ip": client ?? `203.0.113.${at}` };
    statuses.push((await ask(handler, pageRequest(request, { headers }))).status);
  }
  return statuses;
}

Deno.test("sends one address two mails a day, however it is written, from however many clients", async () => {
  const platform = new TestPlatform();
  const handler = createHandlerFor(platform);
  const spellings = [
    "victim@gmail.com",
    "Victim+1@gmail.com",
    "vic.tim@googlemail.com",
    "VICTIM+news+2@GMAIL.COM",
  ];
  const flood = Array.from({ length: 150 }, (_, at) => ({
    ...ana,
    firstName: `Ana ${"abcdefghij"[at % 10]}`,
    email: spellings[at % 4] ?? "",
  }));
  const statuses = await statusesOf(handler, flood);
  deepStrictEqual([statuses.filter((status) => status === 200).length, platform.calls.length], [2, 2]);
  deepStrictEqual(new Set(statuses.slice(2)), new Set([429]));
  deepStrictEqual(await statusesOf(handler, [ana]), [200]);
  platform.time += 24 * 3600_000;
  deepStrictEqual(await statusesOf(handler, flood.slice(0, 3)), [200, 200, 429]);
});

Deno.test("sends an hour no more mails than the data says, and leaves room for others than one client", async () => {
  const platform = new TestPlatform();
  const handler = createHandlerFor(platform);
  const strangers = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...ana, email: `${name}${at}@oak.example` }));
  const alone = await statusesOf(handler, strangers("a", 25), "198.51.100.9");
  deepStrictEqual([alone.indexOf(429), platform.calls.length], [20, 20]);
  deepStrictEqual(await statusesOf(handler, [ana]), [200]);
  const many = await statusesOf(handler, strangers("b", 60));
  deepStrictEqual([many.indexOf(429), platform.calls.length], [39, 60]);
  platform.time += 3600_000;
  // What was refused for want of room took nothing from the address.
  deepStrictEqual(await statusesOf(handler, strangers("b", 60).slice(59)), [200]);
});
