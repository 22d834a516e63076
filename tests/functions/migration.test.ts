// @module-tag nightly
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callAs, openDatabase } from "./database.ts";

let database: PGlite;
beforeAll(async () => {
  database = await openDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.exec("delete from public.call_memory"));

const key = (name: string) => Buffer.from(name).toString("hex").padEnd(64, "0").slice(0, 64);
const limit = (name: string, max: number, seconds: number) => ({ key: key(name), max, seconds });
const take = (...wanted: ReturnType<typeof limit>[]) =>
  callAs(database, "service_role", "take_calls", { wanted });
const rowsOf = async () => (await database.query("select * from public.call_memory order by key")).rows;

/** Lets time pass for everything that is remembered. */
const age = (seconds: number) =>
  database.exec(
    `update public.call_memory set expires_at = expires_at - interval '${seconds} s',
     taken = array(select at - interval '${seconds} s' from unnest(taken) as at)`,
  );

describe("take_calls", () => {
  it("grants so many within any span of time, and says how long to wait", async () => {
    const two = limit("a", 2, 3600);
    expect([await take(two), await take(two)]).toEqual([0, 0]);
    expect(await take(two)).toBeGreaterThan(3590);
    await age(1800);
    const half = Number(await take(two));
    expect([half > 1790, half <= 1800]).toEqual([true, true]);
    await age(1800);
    expect([await take(two), await take(two), await take(two)]).toEqual([0, 0, 3600]);
  });

  it("counts one span after the other, not the calendar's days", async () => {
    const two = limit("a", 2, 3600);
    await take(two);
    await age(3000);
    expect([await take(two), Number(await take(two)) <= 600]).toEqual([0, true]);
    await age(600);
    // The first no longer counts, the second does.
    expect([await take(two), Number(await take(two)) > 2990]).toEqual([0, true]);
  });

  it("takes from all limits or from none", async () => {
    const [many, one] = [limit("a", 5, 60), limit("b", 1, 60)];
    expect([await take(many, one), await take(one, many), await take(many, one)]).toEqual([0, 60, 60]);
    for (let count = 0; count < 4; count++) expect(await take(many)).toBe(0);
    expect(await take(many)).toBe(60);
  });

  it("grants 100 calls at once no more than there is room for", async () => {
    const [own, all] = [limit("own", 50, 60), limit("all", 30, 60)];
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 ? take(own, all) : take(all, own))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
    expect(await rowsOf()).toHaveLength(2);
  });

  it("deletes what no longer counts, so that the table does not grow with visitors", async () => {
    for (let client = 0; client < 20; client++) await take(limit(`client ${client}`, 5, 60));
    expect(await rowsOf()).toHaveLength(20);
    await age(120);
    await take(limit("later", 5, 60));
    expect(await rowsOf()).toHaveLength(1);
  });

  it("keeps of a row only what still counts", async () => {
    const many = limit("a", 5, 60);
    for (const seconds of [0, 30, 20, 20]) {
      await age(seconds);
      expect(await take(many)).toBe(0);
    }
    const [row] = (await rowsOf()) as { taken: Date[] }[];
    expect(row?.taken).toHaveLength(3);
  });
});

describe("remembered answers", () => {
  const recall = (name: string) => callAs(database, "service_role", "recall_answer", { wanted: key(name) });
  const remember = (names: string[], given: unknown, seconds = 60) =>
    callAs(database, "service_role", "remember_answer", { keys: names.map(key), given, seconds });

  it("are found under each of their keys, until their time is over", async () => {
    await remember(["a", "b", "a"], { squareFootage: 1850 });
    expect([await recall("a"), await recall("b"), await recall("c")]).toEqual([
      { squareFootage: 1850 },
      { squareFootage: 1850 },
      null,
    ]);
    await age(61);
    expect(await recall("a")).toBeNull();
    await remember(["a"], { squareFootage: null });
    expect(await recall("a")).toEqual({ squareFootage: null });
  });
});

describe("nobody but the functions of the project", () => {
  const arguments_: [name: string, values: Record<string, unknown>][] = [
    ["take_calls", { wanted: [] }],
    ["recall_answer", { wanted: key("a") }],
    ["remember_answer", { keys: [key("a")], given: { squareFootage: 1 }, seconds: 60 }],
  ];

  it.each(["anon", "authenticated"])("calls one with the role %s", async (role) => {
    for (const [name, values] of arguments_)
      await expect(callAs(database, role, name, values)).rejects.toThrow("permission denied");
  });

  it.each(["anon", "authenticated", "service_role"])("reads or writes the table as %s", async (role) => {
    await take(limit("a", 1, 60));
    for (const statement of [
      "select * from public.call_memory",
      "delete from public.call_memory",
      "update public.call_memory set taken = '{}'",
      `insert into public.call_memory (key, expires_at) values ('${key("b")}', now())`,
    ]) {
      const run = database.transaction(async (transaction) => {
        await transaction.exec(`set local role ${role}`);
        await transaction.query(statement);
      });
      await expect(run).rejects.toThrow("permission denied");
    }
    expect(await rowsOf()).toHaveLength(1);
  });

  it("reads it where a project grants everything again: row-level security is on and has no policy", async () => {
    await take(limit("a", 1, 60));
    await database.transaction(async (transaction) => {
      await transaction.exec("grant all on public.call_memory to anon; set local role anon");
      expect((await transaction.query("select * from public.call_memory")).rows).toEqual([]);
      await transaction.rollback();
    });
  });

  it("gives the functions tables of their own", async () => {
    const { rows } = await database.query<{ settings: string[] }>(
      "select proconfig as settings from pg_proc where prosecdef and pronamespace = 'public'::regnamespace",
    );
    expect(rows).toHaveLength(3);
    for (const { settings } of rows) expect(settings).toEqual(['search_path=""']);
  });

  it("stores an address or another text in place of a hash", async () => {
    const wanted = [{ key: "ana@maple.example", max: 1, seconds: 60 }];
    await expect(callAs(database, "service_role", "take_calls", { wanted })).rejects.toThrow(
      "check constraint",
    );
  });
});
