// @module-tag nightly
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settings } from "../../supabase/functions/_shared/settings.generated.ts";
import { type LocalServer, listen } from "../support/local-server.ts";
import { type DatabaseServer, keys, openDatabase, serveDatabase } from "./database.ts";
import { type ServedFunction, serveFunction } from "./deno.ts";

/** What the real functions, two processes of each before one database, sent and paid under attack. */
const mails: { to: string; subject: string; text: string; html: string }[] = [];
const lookUps: string[] = [];

const confirmation = "send-confirmation-email";
const property = "get-property-data";
const running = new Map<string, ServedFunction[]>();
const [origin = ""] = settings.origins;
let upstream: LocalServer;
let postgres: PGlite;
let database: DatabaseServer;

beforeAll(async () => {
  upstream = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const isMail = pathname === "/emails";
    if (isMail) mails.push(JSON.parse(Buffer.concat(chunks).toString()));
    else lookUps.push(searchParams.get("address") ?? "");
    const house = { squareFootage: 1850, formattedAddress: searchParams.get("address") };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(isMail ? { id: "1" } : [house]));
  });
  postgres = await openDatabase();
  database = await serveDatabase(postgres);
  const host = `127.0.0.1:${upstream.port}`;
  const env = {
    SUPABASE_URL: database.url,
    SUPABASE_ANON_KEY: keys.anon,
    SUPABASE_SERVICE_ROLE_KEY: keys.service,
    RESEND_API_KEY: "re_test_secret",
    RESEND_BASE_URL: upstream.url,
    RENTCAST_API_KEY: "rc_test_secret",
    RENTCAST_BASE_URL: upstream.url,
  };
  const hosts = `${host},${database.url.slice("http://".length)}`;
  for (const name of [confirmation, property])
    running.set(name, await Promise.all([1, 2].map(() => serveFunction(name, env, hosts))));
}, 120_000);

afterAll(async () => {
  await Promise.all([...running.values()].flat().map((one) => one.close()));
  await database.close();
  upstream.close();
});

interface Asked {
  client?: string;
  headers?: Record<string, string>;
  /** Which of the processes; by default one after the other. */
  process?: number;
}

let turn = 0;
async function ask(name: string, body: unknown, options: Asked = {}) {
  const { client = "192.0.2.1", headers = {}, process = turn++ } = options;
  const processes = running.get(name) ?? [];
  const response = await fetch(`${processes[process % processes.length]?.url}/${name}`, {
    method: "POST",
    headers: {
      origin,
      apikey: keys.anon,
      "content-type": "application/json",
      "cf-connecting-ip": client,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

const visitor = { firstName: "Ana", lastName: "García", email: "ana@oak.example", workType: "interior" };
const to = (inbox: RegExp) => mails.filter((mail) => inbox.test(mail.to));

/** A visitor whom nobody knows yet asks for both calls and gets what he asked for. */
async function expectVisitorIsServed(name: string, house = `7 Birch Lane, ${name}, MN 55369`): Promise<void> {
  const client = `192.0.2.${name.length}`;
  expect(await ask(confirmation, { ...visitor, email: `${name}@birch.example` }, { client })).toBe(200);
  expect(to(new RegExp(`^${name}@birch`))).toHaveLength(1);
  expect(await ask(property, { address: house }, { client })).toBe(200);
}

it("mails a victim twice, of 20 requests at once from one address", async () => {
  const victim = { ...visitor, email: "victim@oak.example" };
  const statuses = await Promise.all(
    Array.from("abcdefghijklmnopqrst", (letter) =>
      ask(confirmation, { ...victim, firstName: `Ana${letter}` }, { client: "198.51.100.1" }),
    ),
  );
  expect(to(/victim@oak/)).toHaveLength(2);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(18);
  await expectVisitorIsServed("flooded");
}, 60_000);

it("pays for no junk, and once for a house in eight spellings", async () => {
  const before = lookUps.length;
  for (let at = 0; at < 30; at++)
    expect(await ask(property, { address: `junk ${at} asdf` }, { client: "198.51.100.4" })).toBe(400);
  expect(lookUps.length).toBe(before);
  for (const address of [
    "12 Maple Street, Maple Grove, MN 55311",
    "12 maple street,maple grove,mn 55311",
    "12 Maple St., Maple Grove, MN 55311",
    "12 MAPLE ST, MAPLE GROVE, MINNESOTA 55311-1234",
    "12 Maple Street Maple Grove MN 55311",
    "12 Maple Street, 55311",
    "12 Maple St, Maple Grove, Minnesota",
    "12 Maple Street, Maple Grove, MN 55311, USA",
  ])
    expect(await ask(property, { address }, { client: "198.51.100.5" })).toBe(200);
  expect(lookUps.length - before).toBe(1);
  await expectVisitorIsServed("spellings");
});

it("keeps in the database, and prints, no word of who asked", async () => {
  const { rows } = await postgres.query("select * from public.call_memory");
  expect(rows.length).toBeGreaterThan(5);
  const printed = [...running.values()].flat().flatMap(({ lines }) => lines);
  expect(printed.length).toBeGreaterThan(50);
  expect(JSON.stringify([rows, printed])).not.toMatch(
    /\bana|garcía|victim|oak|maple|198\.51|@|55311|_secret|anon-key/i,
  );
});

it("mails a victim twice while the database is down", async () => {
  database.isDown = true;
  for (let at = 0; at < 20; at++) {
    const email = `offline+${at}@oak.example`;
    await ask(confirmation, { ...visitor, email }, { client: `1.1.1.${at}`, process: 0 });
  }
  expect(to(/offline/)).toHaveLength(2);
}, 60_000);
