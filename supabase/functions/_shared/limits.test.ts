import { deepStrictEqual, match, notStrictEqual, strictEqual } from "node:assert/strict";
import { Database } from "./database.ts";
import { Limits } from "./limits.ts";
import { LruMap } from "./lru-map.ts";
import { MemoryLimits } from "./memory-limits.ts";
import { TestPlatform } from "./test-platform.ts";

const two = (key: string) => [{ key, max: 2, seconds: 60 }];

function withDatabase(answer: TestPlatform["upstream"]) {
  const platform = new TestPlatform();
  platform.variables.SUPABASE_URL = "https://maple.supabase.co";
  platform.variables.SUPABASE_SERVICE_ROLE_KEY = "secret-service-key";
  platform.upstream = answer;
  return { platform, limits: new Limits(new Database(platform), platform) };
}

Deno.test("grants so many within any span of time, and says how long to wait", () => {
  const limits = new MemoryLimits();
  const take = (seconds: number) => {
    const wait = limits.wait(two("one"), seconds * 1000);
    if (wait === 0) limits.count(two("one"), seconds * 1000);
    return wait;
  };
  deepStrictEqual([0, 30, 30, 59.5, 60, 61, 90, 90].map(take), [0, 0, 30, 1, 0, 29, 0, 30]);
});

Deno.test("forgets the entry used longest ago", () => {
  const map = new LruMap<number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  deepStrictEqual([map.get("a"), map.get("b"), map.get("c"), map.size], [1, undefined, 3, 2]);
  map.set("c", 4);
  strictEqual(map.size, 2);
});

Deno.test("takes from all limits or from none", async () => {
  const platform = new TestPlatform();
  const limits = new Limits(new Database(platform), platform);
  const both = [...two("a"), { key: "b", max: 1, seconds: 60 }];
  deepStrictEqual(
    [await limits.take(both), await limits.take(both), await limits.take(two("a"))],
    [0, 60, 0],
  );
  strictEqual(await limits.take(two("a")), 60);
});

Deno.test("asks the database with its secret key, and names nobody", async () => {
  const { platform, limits } = withDatabase(() => Response.json(0));
  strictEqual(await limits.take(two("ana@maple.example")), 0);
  const [call] = platform.calls;
  strictEqual(call?.url, "https://maple.supabase.co/rest/v1/rpc/take_calls");
  deepStrictEqual(
    [call?.headers.get("apikey"), call?.headers.get("authorization")],
    ["secret-service-key", "Bearer secret-service-key"],
  );
  const { wanted } = JSON.parse(call?.body ?? "");
  deepStrictEqual([wanted.length, wanted[0].max, wanted[0].seconds], [1, 2, 60]);
  match(wanted[0].key, /^[0-9a-f]{64}$/);
  // Who does not know the key cannot tell an address by hashing all of them.
  const other = new TestPlatform();
  other.variables.SUPABASE_SERVICE_ROLE_KEY = "another-key";
  notStrictEqual(await new Database(other).hash("ana@maple.example"), wanted[0].key);
});

Deno.test("believes the database, which knows of other processes", async () => {
  const { limits } = withDatabase(() => Response.json(77));
  strictEqual(await limits.take(two("a")), 77);
});

Deno.test("does not ask the database about a flood that this process has granted enough", async () => {
  const { platform, limits } = withDatabase(() => Response.json(0));
  for (let count = 0; count < 50; count++) await limits.take(two("a"));
  strictEqual(platform.calls.length, 2);
});

const failures: [name: string, answer: (platform: TestPlatform) => Response | Promise<Response>][] = [
  ["is not there", () => Promise.reject(new TypeError("connection refused"))],
  ["does not answer in time", (platform) => platform.hang()],
  ["lacks the migration", () => Response.json({ code: "PGRST202" }, { status: 404 })],
  ["refuses the key", () => Response.json({ message: "secret" }, { status: 401 })],
  ["fails", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["answers something else", () => Response.json({ wait: "none" })],
];
for (const [name, answer] of failures)
  Deno.test(`counts in memory where the database ${name}, and never grants without a limit`, async () => {
    const { platform, limits } = withDatabase((_) => answer(platform));
    const waits: number[] = [];
    for (let count = 0; count < 4; count++) waits.push(await limits.take(two("a")));
    deepStrictEqual(waits, [0, 0, 60, 60]);
    for (const line of platform.lines) {
      const { ms: _, ...rest } = JSON.parse(line);
      deepStrictEqual([rest.database, rest.code], ["take_calls", "counts_in_memory"]);
    }
  });

Deno.test("leaves a database alone for a while that did not answer, then asks again", async () => {
  const { platform, limits } = withDatabase(() => new Response("", { status: 500 }));
  for (const key of ["a", "b", "c"]) await limits.take(two(key));
  deepStrictEqual([platform.calls.length, platform.lines.length], [1, 1]);
  platform.time += 30_000;
  platform.upstream = () => Response.json(0);
  await limits.take(two("d"));
  strictEqual(platform.calls.length, 2);
});
