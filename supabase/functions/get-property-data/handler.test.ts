import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { ask, pageRequest, refusal, TestPlatform } from "../_shared/test-platform.ts";
import { createPropertyHandler } from "./handler.ts";

const record = { squareFootage: 1878, ownerName: "Rolando Villarreal", taxAssessments: {}, lotSize: 8843 };

async function lookUp(
  upstream: TestPlatform["upstream"],
  body: unknown = { address: "5500 Grand Lake Dr, San Antonio, TX, 78244" },
) {
  const platform = new TestPlatform();
  platform.upstream = upstream;
  const { status, text } = await ask(createPropertyHandler(platform), pageRequest(body));
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
    const handler = createPropertyHandler(platform);
    const request = () => pageRequest({ address: "1 Elm St" });
    const { status, text } = await ask(handler, request());
    deepStrictEqual([status, text], [200, refusal("unavailable")]);
    platform.upstream = () => Response.json([record]);
    strictEqual((await ask(handler, request())).text, '{"success":true,"squareFootage":1878}');
  });

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
}

Deno.test("asks once for the same address, however it is written, also when there is no record", async () => {
  const platform = new TestPlatform();
  const handler = createPropertyHandler(platform);
  for (const answer of [() => Response.json([record]), () => new Response("[]")]) {
    platform.upstream = answer;
    platform.calls.length = 0;
    const street = answer().headers.get("content-type")?.includes("json") ? "Elm St" : "Oak St";
    const spellings = [
      `1 ${street}, Maple Grove, MN`,
      ` 1  ${street} ,maple grove,MN, `,
      `1 ${street.toUpperCase()}, MAPLE GROVE, mn`,
    ];
    const texts: string[] = [];
    for (const address of spellings) texts.push((await ask(handler, pageRequest({ address }))).text);
    deepStrictEqual([new Set(texts).size, platform.calls.length], [1, 1]);
  }
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
  const { platform } = await lookUp(() => Response.json([]), { address: "<script>&limit=500#?address=2" });
  const url = new URL(platform.calls[0]?.url ?? "");
  deepStrictEqual([...url.searchParams], [["address", "<script>&limit=500#?address=2"]]);
});

Deno.test("says that it is misconfigured without its secret", async () => {
  const platform = new TestPlatform();
  platform.variables.RENTCAST_API_KEY = "";
  const { status, text } = await ask(createPropertyHandler(platform), pageRequest({ address: "1 Elm St" }));
  deepStrictEqual([status, text, platform.calls], [500, refusal("misconfigured"), []]);
});

Deno.test("asks the host that the environment names", async () => {
  const platform = new TestPlatform();
  platform.variables.RENTCAST_BASE_URL = "http://127.0.0.1:9";
  platform.upstream = () => Response.json([record]);
  await ask(createPropertyHandler(platform), pageRequest({ address: "1 Elm St" }));
  strictEqual(platform.calls[0]?.url, "http://127.0.0.1:9/v1/properties?address=1+Elm+St");
});

Deno.test("logs neither address nor key nor what RentCast said", async () => {
  const { platform } = await lookUp(() => Response.json({ message: "rc_test_secret" }, { status: 401 }));
  deepStrictEqual(platform.lines, [
    '{"function":"get-property-data","status":200,"code":"unavailable","upstreamStatus":401,"ms":0}',
  ]);
});
