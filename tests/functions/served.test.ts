import { afterAll, beforeAll, expect, it } from "vitest";
import { settings } from "../../supabase/functions/_shared/settings.generated.ts";
import { type LocalServer, listen } from "../support/local-server.ts";
import { type ServedFunction, serveFunction } from "./deno.ts";

const names = ["send-confirmation-email", "get-property-data"] as const;
type Name = (typeof names)[number];

const bodies: Record<Name, unknown> = {
  "send-confirmation-email": {
    firstName: "Zoë",
    lastName: "O'Neill",
    email: "zoe@oak.example",
    workType: "interior",
  },
  "get-property-data": { address: "5500 Grand Lake Dr, San Antonio, TX, 78244" },
};
const answers: Record<Name, string> = {
  "send-confirmation-email": '{"success":true}',
  "get-property-data": '{"success":true,"squareFootage":1878}',
};

const [origin = ""] = settings.origins;
const running = new Map<Name, ServedFunction>();
let upstream: LocalServer;

beforeAll(async () => {
  upstream = await listen((request, response) => {
    request.resume().once("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(request.url === "/emails" ? '{"id":"1"}' : '[{"squareFootage":1878,"ownerName":"Ana"}]');
    });
  });
  const host = `127.0.0.1:${upstream.port}`;
  const env = {
    SUPABASE_ANON_KEY: "stand-in-anon-key",
    RESEND_API_KEY: "re_test_secret",
    RESEND_BASE_URL: upstream.url,
    RENTCAST_API_KEY: "rc_test_secret",
    RENTCAST_BASE_URL: upstream.url,
  };
  for (const name of names) running.set(name, await serveFunction(name, env, host));
}, 60_000);

afterAll(async () => {
  await Promise.all([...running.values()].map((one) => one.close()));
  upstream.close();
});

async function ask(name: Name, body: string, client: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${running.get(name)?.url}/${name}`, {
    method: "POST",
    headers: {
      apikey: "stand-in-anon-key",
      "content-type": "application/json",
      origin,
      "cf-connecting-ip": client,
    },
    body,
  });
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  return { status: response.status, text: await response.text() };
}

it.each(names)("%s runs unmodified in Deno and answers", async (name) => {
  expect(await ask(name, JSON.stringify(bodies[name]), "203.0.113.1")).toEqual({
    status: 200,
    text: answers[name],
  });
});

it.each(names)("%s refuses 10 MB and goes on answering", async (name) => {
  const body = JSON.stringify({ address: "x".repeat(10_000_000) });
  for (const client of ["203.0.113.2", "203.0.113.3"])
    expect(await ask(name, body, client)).toEqual({
      status: 413,
      text: '{"success":false,"error":"too_large"}',
    });
  const { text } = await ask(name, JSON.stringify(bodies[name]), "203.0.113.2");
  expect(text).toBe(answers[name]);
});

it.each(names)("%s refuses most of 1,000 requests in a row and goes on answering others", async (name) => {
  const body = JSON.stringify({
    ...(bodies[name] as object),
    ...(name === names[0] && { email: "flood@oak.example" }),
  });
  const statuses = new Map<number, number>();
  for (let count = 0; count < 1000; count++) {
    const { status } = await ask(name, body, "203.0.113.4");
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([200, 429]);
  expect(statuses.get(429)).toBeGreaterThan(900);
  const other = JSON.stringify({
    ...(bodies[name] as object),
    ...(name === names[0] && { email: "ana@oak.example" }),
  });
  expect((await ask(name, other, "203.0.113.5")).text).toBe(answers[name]);
});

it("nothing that was printed tells who asked, or a key", () => {
  const printed = [...running.values()].flatMap((one) => one.lines);
  expect(printed.length).toBeGreaterThan(2000);
  for (const secret of [
    "Zoë",
    "O'Neill",
    "oak.example",
    "Grand Lake",
    "203.0.113",
    "_test_secret",
    "anon-key",
    "Ana",
  ])
    expect(printed.join("\n")).not.toContain(secret);
});
