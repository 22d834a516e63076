import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { maxBodyBytes, readJson } from "./body.ts";
import { createHandler, createTools, type Handler } from "./endpoint.ts";
import {
  ask,
  pageRequest,
  refusal,
  TestPlatform,
  testKey,
  testOrigin,
  testSettings,
} from "./test-platform.ts";

function echoHandler(
  platform: TestPlatform,
  respond = () => Promise.resolve({ success: true as const }),
): Handler {
  const read = (body: Record<string, unknown>) => (Object.keys(body).length === 0 ? undefined : body);
  return createHandler(
    { name: "echo", read: (request) => readJson(request, read), respond },
    createTools(platform, testSettings),
  );
}

async function expectRefusal(request: Request, status: number, error: string): Promise<void> {
  const answer = await ask(echoHandler(new TestPlatform()), request);
  deepStrictEqual([answer.status, answer.text], [status, refusal(error)]);
}

Deno.test("answers a preflight without key and body", async () => {
  const answer = await ask(
    echoHandler(new TestPlatform()),
    new Request("http://localhost/", { method: "OPTIONS", headers: { origin: testOrigin } }),
  );
  deepStrictEqual([answer.status, answer.text], [204, ""]);
  strictEqual(answer.headers.get("access-control-allow-methods"), "POST, OPTIONS");
});

for (const origin of [
  "https://evil.example",
  "null",
  "http://www.maple.example",
  "https://maple.example",
  "https://www.maple.example.evil.example",
  "https://www.maple.example:8443",
  `${testOrigin}/`,
  `${testOrigin} https://evil.example`,
])
  Deno.test(`serves no page of ${origin}`, async () => {
    const platform = new TestPlatform();
    const handler = echoHandler(platform);
    const preflight = new Request("http://localhost/", { method: "OPTIONS", headers: { origin } });
    strictEqual((await ask(handler, preflight)).headers.get("access-control-allow-methods"), null);
    const { status, text } = await ask(handler, pageRequest({ a: 1 }, { headers: { origin } }));
    deepStrictEqual([status, text], [403, refusal("forbidden")]);
  });

Deno.test("serves a program, which names no origin, within the same limits", async () => {
  const handler = echoHandler(new TestPlatform());
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) {
    const request = pageRequest({ a: 1 });
    request.headers.delete("origin");
    statuses.push((await ask(handler, request)).status);
  }
  deepStrictEqual([statuses.indexOf(429), new Set(statuses.slice(0, 30))], [30, new Set([200])]);
});

Deno.test("serves the origins that the environment adds", async () => {
  const platform = new TestPlatform();
  platform.variables.SITE_ORIGINS = "http://127.0.0.1:4173,http://localhost:4173";
  for (const origin of platform.variables.SITE_ORIGINS.split(",")) {
    const response = await echoHandler(platform)(pageRequest({ a: 1 }, { headers: { origin } }));
    deepStrictEqual([response.status, response.headers.get("access-control-allow-origin")], [200, origin]);
  }
});

for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"])
  Deno.test(`refuses ${method}`, async () => {
    const request = new Request("http://localhost/", { method, headers: { apikey: testKey } });
    const answer = await ask(echoHandler(new TestPlatform()), request);
    deepStrictEqual([answer.status, answer.headers.get("allow")], [405, "POST, OPTIONS"]);
    strictEqual(answer.text, refusal("method_not_allowed"));
  });

for (const apikey of ["", "stand-in-anon-kex", "stand-in-anon-key2", "stand-in-anon-ke", "undefined"])
  Deno.test(`refuses the key "${apikey}"`, () =>
    expectRefusal(pageRequest({ a: 1 }, { headers: { apikey } }), 401, "unauthorized"));

Deno.test("takes any of the publishable keys", async () => {
  const platform = new TestPlatform();
  platform.variables = {
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1","phone":"sb_publishable_2"}',
  };
  const handler = echoHandler(platform);
  for (const apikey of ["sb_publishable_1", "sb_publishable_2"])
    strictEqual((await ask(handler, pageRequest({ a: 1 }, { headers: { apikey } }))).status, 200);
  strictEqual((await ask(handler, pageRequest({ a: 1 }))).status, 401);
});

for (const SUPABASE_PUBLISHABLE_KEYS of ["", "{}", "no JSON", "null", '{"default":""}', '{"default":7}'])
  Deno.test(`serves nobody when the keys are ${SUPABASE_PUBLISHABLE_KEYS || "empty"}`, async () => {
    const platform = new TestPlatform();
    platform.variables = { SUPABASE_PUBLISHABLE_KEYS, SUPABASE_ANON_KEY: "" };
    const answer = await ask(echoHandler(platform), pageRequest({ a: 1 }, { headers: { apikey: "" } }));
    deepStrictEqual([answer.status, answer.text], [500, refusal("misconfigured")]);
  });

for (const type of ["text/plain", "multipart/form-data; boundary=x", "application/jsonp", ""])
  Deno.test(`refuses the content type "${type}"`, () =>
    expectRefusal(pageRequest({ a: 1 }, { headers: { "content-type": type } }), 415, "unsupported_media"));

for (const type of ["application/json;charset=UTF-8", "Application/JSON ; charset=utf-8"])
  Deno.test(`takes the content type ${type}`, async () => {
    const request = pageRequest({ a: 1 }, { headers: { "content-type": type } });
    strictEqual((await ask(echoHandler(new TestPlatform()), request)).status, 200);
  });

for (const body of ["", "{", "null", "7", '"text"', "[]", "[{}]", "true", "{}", '{"a":1}{"a":1}'])
  Deno.test(`refuses the body ${body || "of no bytes"}`, () =>
    expectRefusal(pageRequest(body), 400, "invalid_input"));

Deno.test("refuses bytes that are not UTF-8", () =>
  expectRefusal(
    pageRequest("", { body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) }),
    400,
    "invalid_input",
  ));

Deno.test("takes a body of the full size and refuses one byte more", async () => {
  const bodyOf = (bytes: number) => JSON.stringify({ a: "x".repeat(bytes - 8) });
  strictEqual(bodyOf(maxBodyBytes).length, maxBodyBytes);
  strictEqual((await ask(echoHandler(new TestPlatform()), pageRequest(bodyOf(maxBodyBytes)))).status, 200);
  await expectRefusal(pageRequest(bodyOf(maxBodyBytes + 1)), 413, "too_large");
});

Deno.test("stops reading an endless body that names no length, or a small one", async () => {
  for (const headers of [{}, { "content-length": "10" }] as Record<string, string>[]) {
    let chunks = 0;
    let isCanceled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks++;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel: () => {
        isCanceled = true;
      },
    });
    await expectRefusal(pageRequest("", { body, headers }), 413, "too_large");
    deepStrictEqual([chunks <= 10, isCanceled], [true, true]);
  }
});

/** Sends valid requests one after the other, with headers of its own for each. */
async function statusesOf(
  handler: Handler,
  count: number,
  headersOf: (at: number) => Record<string, string>,
  body: unknown = { a: 1 },
): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++)
    statuses.push((await ask(handler, pageRequest(body, { headers: headersOf(at) }))).status);
  return statuses;
}

Deno.test("refuses a client after thirty requests, says when to come back, and serves others", async () => {
  const platform = new TestPlatform();
  const handler = echoHandler(platform);
  const statuses = await statusesOf(handler, 30, () => ({ "cf-connecting-ip": "203.0.113.7" }));
  deepStrictEqual(new Set(statuses), new Set([200]));
  platform.time += 20_000;
  const refused = await ask(
    handler,
    pageRequest({ a: 1 }, { headers: { "cf-connecting-ip": "203.0.113.7" } }),
  );
  deepStrictEqual([refused.status, refused.text], [429, refusal("rate_limited")]);
  strictEqual(refused.headers.get("retry-after"), "40");
  deepStrictEqual(await statusesOf(handler, 1, () => ({ "cf-connecting-ip": "203.0.113.8" })), [200]);
  platform.time += 40_000;
  deepStrictEqual(await statusesOf(handler, 1, () => ({})), [200]);
});

Deno.test("lets garbage cost nobody anything", async () => {
  const handler = echoHandler(new TestPlatform());
  for (const garbage of ["{", "{}", "[]", "x".repeat(9000)])
    for (const status of await statusesOf(handler, 130, () => ({}), garbage))
      strictEqual(status >= 400, true);
  const wrongKey = await statusesOf(handler, 130, () => ({ apikey: "wrong" }));
  deepStrictEqual(new Set(wrongKey), new Set([401]));
  deepStrictEqual(await statusesOf(handler, 1, () => ({})), [200]);
});

Deno.test("counts a client by the address that Cloudflare names, whatever else a request says", async () => {
  const headers = (at: number) => ({
    "cf-connecting-ip": "203.0.113.7",
    "x-forwarded-for": `1.1.1.${at}`,
    forwarded: `for=1.1.1.${at}`,
    "x-real-ip": `1.1.1.${at}`,
  });
  const statuses = await statusesOf(echoHandler(new TestPlatform()), 31, headers);
  strictEqual(statuses.indexOf(429), 30);
});

Deno.test("counts all clients without that header as one", async () => {
  const handler = echoHandler(new TestPlatform());
  const headers = (at: number) => ({ "cf-connecting-ip": "", "x-forwarded-for": `1.1.1.${at}` });
  strictEqual((await statusesOf(handler, 31, headers)).indexOf(429), 30);
});

Deno.test("counts a network of IPv6 as one client, and the next one as another", async () => {
  const handler = echoHandler(new TestPlatform());
  const spellings = ["2001:db8:0:7::", "2001:0DB8:0000:0007:1:2:3:", "2001:db8:0:7:ffff::"];
  const headers = (at: number) => ({ "cf-connecting-ip": `${spellings[at % 3]}${at + 1}` });
  strictEqual((await statusesOf(handler, 31, headers)).indexOf(429), 30);
  deepStrictEqual(await statusesOf(handler, 1, () => ({ "cf-connecting-ip": "2001:db8:0:8::1" })), [200]);
});

Deno.test("answers when the function itself breaks, and logs no message", async () => {
  const platform = new TestPlatform();
  const handler = echoHandler(platform, () =>
    Promise.reject(new Error("ana@example.org is in this message")),
  );
  const answer = await ask(handler, pageRequest({ a: 1 }));
  deepStrictEqual([answer.status, answer.text], [500, refusal("internal_error")]);
  deepStrictEqual(platform.lines, ['{"function":"echo","status":500,"code":"internal_error","ms":0}']);
});

Deno.test("answers when the body breaks off", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("connection reset")) });
  await expectRefusal(pageRequest("", { body }), 500, "internal_error");
});
