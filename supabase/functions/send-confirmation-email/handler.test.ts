import { deepStrictEqual, match, notStrictEqual, ok, strictEqual } from "node:assert/strict";
import type { Handler } from "../_shared/endpoint.ts";
import { ask, pageRequest, refusal, TestPlatform, testSettings } from "../_shared/test-platform.ts";
import { createConfirmationHandler } from "./handler.ts";
import { testWords as words } from "./test-words.ts";

const [workType = "", label = ""] = Object.entries(words.workTypes)[0] ?? [];
const ana = { firstName: "Ana", lastName: "García", email: "ana@maple.example", workType };

function createHandlerFor(platform: TestPlatform): Handler {
  return createConfirmationHandler(platform, testSettings, words);
}

async function confirm(
  upstream: TestPlatform["upstream"],
  body: unknown = ana,
  platform = new TestPlatform(),
) {
  platform.upstream = upstream;
  const { status, text } = await ask(createHandlerFor(platform), pageRequest(body));
  return { status, text, platform };
}

const accepted = () => Response.json({ id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" });
const resendError =
  (statusCode: number, name: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ statusCode, name, message: "re_test_secret" }, { status: statusCode, headers });

Deno.test("sends one mail through Resend", async () => {
  const { status, text, platform } = await confirm(accepted);
  deepStrictEqual([status, text], [200, '{"success":true}']);
  const [call] = platform.calls;
  deepStrictEqual(
    [platform.calls.length, call?.method, call?.url],
    [1, "POST", "https://api.resend.com/emails"],
  );
  strictEqual(call?.headers.get("authorization"), "Bearer re_test_secret");
  strictEqual(call?.headers.get("content-type"), "application/json");
  match(call?.headers.get("user-agent") ?? "", /^\S+$/);
  match(call?.headers.get("idempotency-key") ?? "", /^confirmation\/[0-9a-f]{64}$/);
  const mail = JSON.parse(call?.body ?? "");
  deepStrictEqual(Object.keys(mail), ["from", "to", "reply_to", "subject", "text", "html"]);
  deepStrictEqual([mail.from, mail.to, mail.reply_to], [words.from, ["ana@maple.example"], words.replyTo]);
  strictEqual(mail.subject, words.subject.replace("{workType}", label));
  deepStrictEqual(platform.deadlines, [8_000]);
});

const lasting: [
  name: string,
  answer: (platform: TestPlatform) => Response | Promise<Response>,
  status?: number,
][] = [
  ["validation_error", resendError(400, "validation_error"), 400],
  ["invalid_idempotency_key", resendError(400, "invalid_idempotency_key"), 400],
  ["missing_api_key", resendError(401, "missing_api_key"), 401],
  ["restricted_api_key", resendError(401, "restricted_api_key"), 401],
  ["invalid_api_key", resendError(403, "invalid_api_key"), 403],
  ["not_found", resendError(404, "not_found"), 404],
  ["method_not_allowed", resendError(405, "method_not_allowed"), 405],
  ["invalid_parameter", resendError(422, "invalid_parameter"), 422],
  ["daily_quota_exceeded", resendError(429, "daily_quota_exceeded"), 429],
  ["monthly_quota_exceeded", resendError(429, "monthly_quota_exceeded"), 429],
  ["application_error", resendError(500, "application_error"), 500],
  ["a page in place of JSON", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), 502],
  ["a 200 that is not JSON", () => new Response("<h1>Welcome</h1>"), 200],
  ["a 200 without an id", () => Response.json({}), 200],
  ["no connection", () => Promise.reject(new TypeError("connection refused"))],
  ["no answer within the time", (platform) => platform.hang()],
];
for (const [name, answer, upstreamStatus] of lasting)
  Deno.test(`tries once and says unavailable for ${name}`, async () => {
    const platform = new TestPlatform();
    const { status, text } = await confirm(() => answer(platform), ana, platform);
    deepStrictEqual([status, text, platform.calls.length], [200, refusal("unavailable"), 1]);
    const line = {
      function: "send-confirmation-email",
      status: 200,
      code: "unavailable",
      upstreamStatus,
      ms: 0,
    };
    deepStrictEqual(platform.lines, [JSON.stringify(line)]);
  });

for (const [status, name] of [
  [429, "rate_limit_exceeded"],
  [409, "concurrent_idempotent_requests"],
] as const) {
  Deno.test(`waits as long as Resend says and tries again after ${name}`, async () => {
    const refusals = [resendError(status, name, { "retry-after": "2" }), resendError(status, name)];
    const { text, platform } = await confirm(() => (refusals.shift() ?? accepted)());
    deepStrictEqual([text, platform.waits], ['{"success":true}', [2_000, 1_000]]);
    strictEqual(new Set(platform.calls.map((call) => call.headers.get("idempotency-key"))).size, 1);
    strictEqual(new Set(platform.calls.map((call) => call.body)).size, 1);
  });

  Deno.test(`gives up after five times ${name}`, async () => {
    const { text, platform } = await confirm(resendError(status, name));
    deepStrictEqual([text, platform.calls.length], [refusal("unavailable"), 5]);
  });
}

Deno.test("does not wait past the time that a visitor has", async () => {
  const { text, platform } = await confirm(resendError(429, "rate_limit_exceeded", { "retry-after": "8" }));
  deepStrictEqual([text, platform.waits], [refusal("unavailable"), []]);
});

Deno.test("counts a mail as sent that went out before its words were changed", async () => {
  const { text } = await confirm(resendError(409, "invalid_idempotent_request"));
  strictEqual(text, '{"success":true}');
});

async function keyOf(body: unknown): Promise<string> {
  const { platform } = await confirm(accepted, body);
  return platform.calls[0]?.headers.get("idempotency-key") ?? "none";
}

Deno.test("uses the same idempotency key for the same request, in any process", async () => {
  const key = await keyOf(ana);
  strictEqual(await keyOf({ ...ana }), key);
  strictEqual(
    await keyOf({ workType, email: " ANA@Maple.example ", lastName: "García ", firstName: " Ana" }),
    key,
  );
  for (const change of [{ firstName: "Anna" }, { lastName: "Garcia" }, { email: "ana@oak.example" }])
    notStrictEqual(await keyOf({ ...ana, ...change }), key);
  const [, other = ""] = Object.keys(words.workTypes);
  notStrictEqual(await keyOf({ ...ana, workType: other }), key);
});

Deno.test("keeps apart what only runs together", async () => {
  notStrictEqual(
    await keyOf({ ...ana, firstName: "A", lastName: "BC" }),
    await keyOf({ ...ana, firstName: "AB", lastName: "C" }),
  );
});

const fields = ["firstName", "lastName", "email", "workType"] as const;
const hostileValues: unknown[] = [
  "",
  "   ",
  7,
  true,
  null,
  [],
  ["Ana"],
  {},
  { firstName: "Ana" },
  [["Ana"]],
  "Ana\r\nBcc: all@maple.example",
  "\nAna",
  "Ana\r",
  "Ana\u0000",
  "Ana\u0085",
  "Ana\u2028",
  "Ana\u202Eana",
  "\uD800",
  "x".repeat(300),
];
for (const field of fields)
  Deno.test(`sends nothing for a hostile ${field}`, async () => {
    for (const value of hostileValues) {
      const { status, text, platform } = await confirm(accepted, { ...ana, [field]: value });
      deepStrictEqual([value, status, text, platform.calls], [value, 400, refusal("invalid_input"), []]);
    }
  });

const hostileBodies: [name: string, body: unknown][] = [
  ["a missing field", { firstName: "Ana", lastName: "García", email: "ana@maple.example" }],
  ["a field too many", { ...ana, bcc: "all@maple.example" }],
  ["a nested request", { request: ana }],
  ["a list", [ana]],
  [
    "a prototype in place of a field",
    `{"firstName":"A","lastName":"B","email":"a@b.example","__proto__":{"workType":"x"}}`,
  ],
  ["a prototype beside the fields", JSON.stringify(ana).replace("{", '{"__proto__":{"isAdmin":true},')],
  ["an address without @", { ...ana, email: "ana" }],
  ["two addresses", { ...ana, email: "ana@maple.example,all@maple.example" }],
  ["an address with a name", { ...ana, email: "Ana <ana@maple.example>" }],
  ["script as the address", { ...ana, email: "<script>alert(1)</script>@maple.example" }],
  ["script as the work type", { ...ana, workType: "<script>alert(1)</script>" }],
  ["a work type that every object has", { ...ana, workType: "constructor" }],
  ["a label in place of a work type", { ...ana, workType: label }],
];
for (const [name, body] of hostileBodies)
  Deno.test(`sends nothing for ${name}`, async () => {
    const { status, text, platform } = await confirm(accepted, body);
    deepStrictEqual([status, text, platform.calls], [400, refusal("invalid_input"), []]);
  });

Deno.test("names no field and no value in a log, whatever happens", async () => {
  const secrets = ["Ana", "García", "maple.example", "203.0.113.7", "re_test_secret", "stand-in-anon-key"];
  const platform = new TestPlatform();
  for (const answer of [
    accepted,
    resendError(422, "invalid_parameter"),
    () => Promise.reject(new Error("Ana")),
  ])
    await confirm(answer, ana, platform);
  await confirm(accepted, { ...ana, email: "ana@maple.example\n" }, platform);
  strictEqual(platform.lines.length, 4);
  for (const secret of secrets) ok(!platform.lines.join("\n").includes(secret), secret);
});

for (const [firstName, lastName] of [
  ["You won $500, claim at evil-prize.com", "Now"],
  ["Win at https://evil.example", "García"],
  ["Ana", "www.evil.example"],
  ["Call 1", "800"],
  ["x".repeat(41), "Quux"],
  ["x".repeat(20), "y".repeat(21)],
  ["<b>Ana</b>", "García"],
  ["Ana", "- - -"],
  ["A\u0300\u0301\u0302\u0303na", "García"],
  ["Ana\u200b", "García"],
  ["Ana 🎉", "García"],
] as const)
  Deno.test(`prints nothing of the name ${firstName.slice(0, 40)} ${lastName.slice(0, 20)}`, async () => {
    const { status, platform } = await confirm(accepted, { ...ana, firstName, lastName });
    const mail = JSON.parse(platform.calls[0]?.body ?? "");
    strictEqual(status, 200);
    for (const part of [mail.subject, mail.text, mail.html]) {
      ok(!part.includes(firstName) && !part.includes(lastName) && !/evil|500/.test(part), part);
      ok(!/\{(firstName|lastName)\}/.test(part));
    }
    ok(mail.text.startsWith(`${words.plainGreeting}\n\n`));
    ok(mail.html.includes(words.plainGreeting));
  });

for (const [firstName, lastName] of [
  ["Zoë", "O'Neill"],
  ["Anne-Marie", "D’Angelo"],
  ["María José", "de la Cruz"],
  ["李", "小龙"],
  ["अनिता", "शर्मा"],
] as const)
  Deno.test(`greets ${firstName} ${lastName} by name`, async () => {
    const { platform } = await confirm(accepted, { ...ana, firstName, lastName });
    ok(JSON.parse(platform.calls[0]?.body ?? "").text.includes(`${firstName} ${lastName}`));
  });

Deno.test("sends nothing where the data has no words", async () => {
  const platform = new TestPlatform();
  const { status, text } = await ask(
    createConfirmationHandler(platform, testSettings, undefined),
    pageRequest(ana),
  );
  deepStrictEqual([status, text, platform.calls], [500, refusal("misconfigured"), []]);
});

Deno.test("says that it is misconfigured without its secret", async () => {
  const platform = new TestPlatform();
  delete platform.variables.RESEND_API_KEY;
  const { status, text } = await confirm(accepted, ana, platform);
  deepStrictEqual([status, text, platform.calls], [500, refusal("misconfigured"), []]);
});

Deno.test("sends to the host that the environment names", async () => {
  const platform = new TestPlatform();
  platform.variables.RESEND_BASE_URL = "http://127.0.0.1:9/_resend";
  await confirm(accepted, ana, platform);
  strictEqual(platform.calls[0]?.url, "http://127.0.0.1:9/_resend/emails");
});
