import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { maxBodyBytes } from "./body.ts";
import { createHandler, type Handler } from "./endpoint.ts";
import { ask, pageRequest, refusal, TestPlatform, testKey } from "./test-platform.ts";

const rates = { client: { burst: 3, perMinute: 6 }, all: { burst: 5, perMinute: 60 } };

function echoHandler(
  platform: TestPlatform,
  respond = () => Promise.resolve({ success: true as const }),
): Handler {
  const read = (body: Record<string, unknown>) => (Object.keys(body).length === 0 ? undefined : body);
  return createHandler({ name: "echo", rates, read, respond }, platform);
}

async function expectRefusal(request: Request, status: number, error: string): Promise<void> {
  const answer = await ask(echoHandler(new TestPlatform()), request);
  deepStrictEqual([answer.status, answer.text], [status, refusal(error)]);
}

Deno.test("answers a preflight without key and body", async () => {
  const answer = await ask(
    echoHandler(new TestPlatform()),
    new Request("http://localhost/", { method: "OPTIONS" }),
  );
  deepStrictEqual([answer.status, answer.text], [204, ""]);
  strictEqual(answer.headers.get("access-control-allow-methods"), "POST, OPTIONS");
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
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks++;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    await expectRefusal(pageRequest("", { body, headers }), 413, "too_large");
    deepStrictEqual([chunks <= 10, isCancelled], [true, true]);
  }
});

Deno.test("refuses a client after its burst, says when to come back, and serves others", async () => {
  const platform = new TestPlatform();
  const handler = echoHandler(platform);
  const from = (address: string) =>
    ask(handler, pageRequest({ a: 1 }, { headers: { "x-forwarded-for": address } }));
  for (let count = 0; count < 3; count++) strictEqual((await from("203.0.113.7")).status, 200);
  const refused = await from("203.0.113.7, 198.51.100.1");
  deepStrictEqual([refused.status, refused.text], [429, refusal("rate_limited")]);
  strictEqual(refused.headers.get("retry-after"), "10");
  strictEqual((await from("203.0.113.8")).status, 200);
  platform.time += 10_000;
  strictEqual((await from("203.0.113.7")).status, 200);
});

Deno.test("takes the address that Cloudflare names before one that a client can make up", async () => {
  const handler = echoHandler(new TestPlatform());
  const statuses: number[] = [];
  for (const forged of ["1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"]) {
    const headers = { "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": forged };
    statuses.push((await ask(handler, pageRequest({ a: 1 }, { headers }))).status);
  }
  deepStrictEqual(statuses, [200, 200, 200, 429]);
});

Deno.test("bounds all clients together, whatever addresses they claim", async () => {
  const handler = echoHandler(new TestPlatform());
  const statuses: number[] = [];
  for (let client = 1; client <= 7; client++) {
    const request = pageRequest({ a: 1 }, { headers: { "x-forwarded-for": `203.0.113.${client}` } });
    statuses.push((await ask(handler, request)).status);
  }
  deepStrictEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
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
