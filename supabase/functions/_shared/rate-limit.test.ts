import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { LruMap } from "./lru-map.ts";
import { RateLimit } from "./rate-limit.ts";

Deno.test("grants the burst, then as many as the minute brings", () => {
  const limit = new RateLimit({ burst: 2, perMinute: 30 });
  const take = (seconds: number) => limit.take("one", seconds * 1000);
  deepStrictEqual([0, 0, 0, 1, 2, 2, 60, 60, 60].map(take), [0, 0, 2, 1, 0, 2, 0, 0, 2]);
});

Deno.test("takes no tokens away when the clock runs back", () => {
  const limit = new RateLimit({ burst: 2, perMinute: 60 });
  deepStrictEqual(
    [10_000, 5_000, 5_000].map((now) => limit.take("one", now)),
    [0, 0, 1],
  );
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
