import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Handler } from "../_shared/endpoint.ts";
import { ask, pageRequest, refusal, TestPlatform, testSettings } from "../_shared/test-platform.ts";
import { createPropertyHandler } from "./handler.ts";

const handlerFor = (platform: TestPlatform): Handler => createPropertyHandler(platform, testSettings);

const record = { squareFootage: 1878, ownerName: "Rolando Villarreal", taxAssessments: {}, lotSize: 8843 };

async function lookUp(
  upstream: TestPlatform["upstream"],
  body: unknown = { address: "5500 Grand Lake Dr, San Antonio, TX, 78244" },
) {
  const platform = new TestPlatform();
  platform.upstream = upstream;
  const { status, text } = await ask(handlerFor(platform), pageRequest(body));
  return { status, text, platform };
}

Deno.test("answers with the square footage and nothing else of the record", async () => {
  const { status, text, platform } = await lookUp(() => Response.json([record, { squareFootage: 1 }]));
  deepStrictEqual([status, text], [200, '{"success":true,"squareFootage":1878}']);
  const [call] = platform.calls;
  strictEqual(
    call?.url,
    "https://api.rentcast.io/v1/properties?address=5500+Grand+Lake+Dr%2C+San+Antonio%2C+TX%2C+78244",
  );
  deepStrictEqual(
    [call?.method, call?.headers.get("x-api-key"), call?.headers.get("accept"), call?.body],
    ["GET", "rc_test_secret", "application/json", ""],
  );
  deepStrictEqual(platform.deadlines, [8_000]);
  deepStrictEqual(platform.lines, ['{"function":"get-property-data","status":200,"code":"ok","ms":0}']);
});

const unknown: [name: string, answer: () => Response][] = [
  ["404", () => Response.json({ status: 404, error: "resource/not-found" }, { status: 404 })],
  ["400", () => Response.json({ status: 400, error: "bad address" }, { status: 400 })],
  ["an empty list", () => Response.json([])],
  ["a record without the field", () => Response.json([{ lotSize: 1 }])],
  ["a square footage of 0", () => Response.json([{ squareFootage: 0 }])],
  ["a square footage that is a text", () => Response.json([{ squareFootage: "1878" }])],
  ["a record that is null", () => Response.json([null])],
];
for (const [name, answer] of unknown)
  Deno.test(`says not_found for ${name}`, async () => {
    const { status, text } = await lookUp(answer);
    deepStrictEqual([status, text], [200, refusal("not_found")]);
  });

const failures: [name: string, answer: (platform: TestPlatform) => Response | Promise<Response>][] = [
  ...[401, 403, 405, 429, 500, 504].map((status): (typeof failures)[number] => [
    String(status),
    () => Response.json({ status, error: "auth/secret-detail", message: "rc_test_secret" }, { status }),
  ]),
  ["no connection", () => Promise.reject(new TypeError("connection refused"))],
  ["no answer within the time", (platform) => platform.hang()],
  ["an object in place of a list", () => Response.json({ squareFootage: 1878 })],
  ["half an answer", () => new Response('[{"squareFootage":18')],
  ["an answer without end", () => new Response(endless())],
];
for (const [name, answer] of failures)
  Deno.test(`says unavailable for ${name}`, async () => {
    const platform = new TestPlatform();
    platform.upstream = () => answer(platform);
    const handler = handlerFor(platform);
    const request = () => pageRequest({ address: "1 Elm St, Maple Grove, MN" });
    const { status, text } = await ask(handler, request());
    deepStrictEqual([status, text], [200, refusal("unavailable")]);
    platform.upstream = () => Response.json([record]);
    strictEqual((await ask(handler, request())).text, '{"success":true,"squareFootage":1878}');
  });

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
}

/** Asks for addresses one after the other. Returns the texts of the answers. */
async function lookUpAll(handler: Handler, addresses: string[], client = "203.0.113.7"): Promise<string[]> {
  const texts: string[] = [];
  for (const address of addresses)
    texts.push(
      (await ask(handler, pageRequest({ address }, { headers: { "cf-connecting-ip": client } }))).text,
    );
  return texts;
}

const spellings = [
  "12 Maple Street, Maple Grove, MN 55311",
  " 12  maple street ,maple grove,mn 55311, ",
  "12 MAPLE ST., MAPLE GROVE, MN 55311",
  "12 Maple St, Maple Grove, Minnesota 55311-1234",
  "12 maple st maple grove mn 55311",
  "12 Maple Street, 55311",
  "12 Maple Street, Maple Grove, MN",
  "12 Maple Street, Maple Grove, MN 55311, USA",
  "12 Maple Str Maple Grove Minnesota",
];

Deno.test("pays once for a house, however it is written", async () => {
  const platform = new TestPlatform();
  platform.upstream = () => Response.json([{ ...record, formattedAddress: spellings[0] }]);
  const texts = await lookUpAll(handlerFor(platform), [...spellings, ...spellings.toReversed()]);
  deepStrictEqual(new Set(texts), new Set(['{"success":true,"squareFootage":1878}']));
  strictEqual(platform.calls.length, 1);
});

Deno.test("pays once for a house that has no record", async () => {
  const platform = new TestPlatform();
  platform.upstream = () => new Response("[]");
  const texts = await lookUpAll(handlerFor(platform), spellings.slice(0, 5));
  deepStrictEqual(new Set(texts), new Set([refusal("not_found")]));
  strictEqual(platform.calls.length, 1);
});

Deno.test("pays once for twenty visitors who ask for a house at the same moment", async () => {
  const platform = new TestPlatform();
  platform.upstream = () => Response.json([record]);
  const handler = handlerFor(platform);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(handler, pageRequest({ address: spellings[0] }))),
  );
  deepStrictEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  strictEqual(platform.calls.length, 1);
});

Deno.test("keeps houses apart", async () => {
  const platform = new TestPlatform();
  platform.upstream = () => new Response("[]");
  const houses = [
    "12 Maple St, Maple Grove, MN 55311",
    "12 Maple St, Maple Grove, MN 55369",
    "12 Maple Ave, Maple Grove, MN 55311",
    "12 N Maple St, Maple Grove, MN 55311",
    "12b Maple St, Maple Grove, MN 55311",
    "12 Maple St Apt 4, Maple Grove, MN 55311",
    "12 Maple St Apt 5, Maple Grove, MN 55311",
    "12 Maple St, Plymouth, MN",
    "12 Maple St, Plymouth, WI",
    "12 Lake St, Clair, MN 55311",
    "12 Lake St Clair Dr, Maple Grove, MN 55311",
  ];
  await lookUpAll(handlerFor(platform), houses);
  strictEqual(platform.calls.length, houses.length);
  await lookUpAll(handlerFor(platform), [
    "12 Maple St, #4, Maple Grove, MN 55311",
    "12 Maple St Unit 4, Maple Grove, MN 55311",
  ]);
});

Deno.test("spends no more a day than the data says, one client a tenth, and answers what it knows", async () => {
  const platform = new TestPlatform();
  platform.upstream = () => new Response("[]");
  const handler = handlerFor(platform);
  const houses = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `${from + at} Maple St, Maple Grove, MN 55311`);
  const alone = await lookUpAll(handler, houses(0, 30));
  deepStrictEqual([alone.indexOf(refusal("rate_limited")), platform.calls.length], [20, 20]);
  for (let client = 1; client < 20; client++)
    await lookUpAll(handler, houses(client * 100, client * 100 + 20), `198.51.100.${client}`);
  strictEqual(platform.calls.length, 200);
  const [known, unknown] = await lookUpAll(
    handler,
    ["5 Maple St, Maple Grove, MN 55311", "99 Maple St, Maple Grove, MN 55311"],
    "192.0.2.1",
  );
  deepStrictEqual([known, unknown], [refusal("not_found"), refusal("rate_limited")]);
  platform.time += 24 * 3600_000;
  deepStrictEqual(await lookUpAll(handler, ["99 Maple St, Maple Grove, MN 55311"], "192.0.2.1"), [
    refusal("not_found"),
  ]);
  strictEqual(platform.calls.length, 201);
});

for (const address of [
  "asdf",
  "12",
  "55311",
  "12 Maple Street",
  "Maple Street, Maple Grove, MN 55311",
  "12 55311",
  "12 Main MN",
  "12, MN 55311",
  "12 x 55311",
  "12 34 56 78 55311",
  "PO Box 12, Maple Grove, MN 55311",
  "Maple Grove, MN",
  "1 Maple Street, Maple Grove",
  "1 Maple Street, Maple Grove, Ontario",
  "1 Maple Street, Maple Grove, MN 5531",
  "!!! ??? ###",
  "0000000 aaaa 00000",
  "<script>&limit=500#?address=2",
])
  Deno.test(`asks nobody about ${address}, which names no house`, async () => {
    const { status, text, platform } = await lookUp(() => Response.json([record]), { address });
    deepStrictEqual([status, text, platform.calls], [400, refusal("invalid_input"), []]);
  });

for (const address of [
  "12 1/2 Maple Street, Maple Grove, MN 55311",
  "N95W16000 Richfield Way, Menomonee Falls, WI 53051",
  "12-14 O'Brien Dr., St. Paul, Minnesota",
  "5 Broadway, Boston, MA",
  "100 5th Ave, New York, NY 10011",
  "12, Maple Street, Maple Grove, MN 55311",
  "221B N. Calle de la Luna Sur, San José, California 95110",
  "7 Cañon Rd Washington DC 20001",
])
  Deno.test(`asks about ${address}`, async () => {
    const { platform } = await lookUp(() => Response.json([record]), { address });
    strictEqual(platform.calls.length, 1);
  });

const hostile: unknown[] = [
  {},
  { address: "" },
  { address: " \t " },
  { address: 5500 },
  { address: null },
  { address: ["1 Elm St"] },
  { address: { toString: "1 Elm St" } },
  { address: "1 Elm St\r\nX-Api-Key: mine" },
  { address: "1 Elm St\u2028" },
  { address: "x".repeat(201) },
  { address: "1 Elm St", limit: "500" },
  { Address: "1 Elm St" },
  '{"__proto__":{"address":"1 Elm St"}}',
  '{"address":"1 Elm St","__proto__":{}}',
];
for (const body of hostile)
  Deno.test(`asks nobody about ${typeof body === "string" ? body : JSON.stringify(body).slice(0, 60)}`, async () => {
    const { status, text, platform } = await lookUp(() => Response.json([record]), body);
    deepStrictEqual([status, text, platform.calls], [400, refusal("invalid_input"), []]);
  });

Deno.test("passes script and parameters on as a part of the address only", async () => {
  const address = "2 <script>&limit=500#?address=2, Maple Grove, MN 55311";
  const { platform } = await lookUp(() => Response.json([]), { address });
  const url = new URL(platform.calls[0]?.url ?? "");
  deepStrictEqual([...url.searchParams], [["address", address]]);
});

Deno.test("says that it is misconfigured without its secret", async () => {
  const platform = new TestPlatform();
  platform.variables.RENTCAST_API_KEY = "";
  const { status, text } = await ask(
    handlerFor(platform),
    pageRequest({ address: "1 Elm St, Maple Grove, MN" }),
  );
  deepStrictEqual([status, text, platform.calls], [500, refusal("misconfigured"), []]);
});

Deno.test("asks the host that the environment names", async () => {
  const platform = new TestPlatform();
  platform.variables.RENTCAST_BASE_URL = "http://127.0.0.1:9";
  platform.upstream = () => Response.json([record]);
  await ask(handlerFor(platform), pageRequest({ address: "1 Elm St, Maple Grove, MN" }));
  strictEqual(
    platform.calls[0]?.url,
    "http://127.0.0.1:9/v1/properties?address=1+Elm+St%2C+Maple+Grove%2C+MN",
  );
});

Deno.test("logs neither address nor key nor what RentCast said", async () => {
  const { platform } = await lookUp(() => Response.json({ message: "rc_test_secret" }, { status: 401 }));
  deepStrictEqual(platform.lines, [
    '{"function":"get-property-data","status":200,"code":"unavailable","upstreamStatus":401,"ms":0}',
  ]);
});
