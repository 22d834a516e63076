import { hostname } from "node:os";
import { describe, expect, test } from "vitest";
import { finishSwap } from "../../scripts/publish/journal.ts";
import { isHolder, type Lock, tryLock } from "../../scripts/publish/lock.ts";
import { Publication } from "../../scripts/publish/publish.ts";
import { UserError } from "../../scripts/user-error.ts";
import { ModelDisk } from "../support/model-disk.ts";

const out = "/dist";
const oldSite = { "a.html": "old a", "b.html": "old b" };
const newSite = { "a.html": "new a", "c.html": "new c" };

/** What ends a build without a word: nothing after it runs. */
class End extends Error {}

function readyDisk(): ModelDisk {
  return new ModelDisk().put("dist", oldSite, true).put(`dist.staging-${process.pid}`, newSite, false);
}

function publish(disk: ModelDisk, isDurable = false): unknown {
  const lock = tryLock(out, disk) as Lock;
  const publication = new Publication(out, lock, { isDurable }, disk);
  let found: unknown;
  try {
    publication.replace(Object.keys(newSite));
  } catch (error) {
    if (error instanceof End) throw error;
    found = publication.explain(error);
  }
  publication.close();
  return found;
}

function changesOf(isDurable: boolean): string[] {
  const disk = readyDisk();
  expect(publish(disk, isDurable)).toBeUndefined();
  return disk.log.map((change) => change.replaceAll(String(process.pid), "<pid>"));
}

function publishUntil(change: number, isDurable: boolean): ModelDisk {
  const disk = readyDisk();
  disk.before = (number) => {
    if (number >= change) throw new End();
  };
  try {
    publish(disk, isDurable);
  } catch (error) {
    if (!(error instanceof End)) throw error;
  }
  return disk;
}

/** Locks of a process that has ended are not those of this one. */
function withoutItsLock(disk: ModelDisk): ModelDisk {
  disk.remove("/dist.lock");
  return disk;
}

/** What a preview finds on a disk, and what is left beside it after the next build has opened the target. */
function siteOn(disk: ModelDisk): Record<string, string> | undefined {
  finishSwap(out, withoutItsLock(disk));
  expect(disk.list("/").filter((name) => name.endsWith(".swap"))).toEqual([]);
  return disk.filesOf("/dist");
}

const durableChanges = changesOf(true);

describe("publishing", () => {
  test("syncs the contents, then the journal, and only then moves folders", () => {
    expect(durableChanges).toEqual([
      "create /dist.lock",
      "sync /dist.staging-<pid>/a.html",
      "sync /dist.staging-<pid>/c.html",
      "sync /dist.staging-<pid>",
      "write /dist.swap",
      "sync /dist.swap",
      "sync /",
      "rename /dist /dist.replaced-<pid>",
      "rename /dist.staging-<pid> /dist",
      "sync /",
      "remove /dist.replaced-<pid>/a.html",
      "remove /dist.replaced-<pid>/b.html",
      "remove /dist.replaced-<pid>",
      "remove /dist.swap",
      "remove /dist.lock",
    ]);
    expect(changesOf(false)).toEqual(durableChanges.filter((change) => !/^sync .*staging/.test(change)));
  });

  const points = durableChanges.map((change, index) => [index + 1, change] as const);

  test.each(points)("killed before change %i (%s) leaves one whole site", (number) => {
    const before = durableChanges.slice(0, number - 1);
    const isNew = before.includes("write /dist.swap");
    expect(siteOn(publishUntil(number, true).afterKill())).toEqual(isNew ? newSite : oldSite);
  });

  test.each(points)("without power from change %i (%s) on leaves one whole site", (number) => {
    const found = publishUntil(number, true).afterPowerLoss().map(siteOn);
    for (const site of found) expect([oldSite, newSite]).toContainEqual(site);
    const isPublished =
      durableChanges.slice(0, number - 1).filter((change) => change === "sync /").length > 0;
    if (isPublished) expect(found).toEqual(found.map(() => newSite));
  });

  test("without --durable keeps the names through a loss of power, but not contents", () => {
    const names = publishUntil(99, false)
      .afterPowerLoss()
      .map((disk) => Object.keys(siteOn(disk) ?? {}));
    expect(names).toEqual(names.map(() => Object.keys(newSite)));
    const [first] = publishUntil(99, false).afterPowerLoss();
    expect(siteOn(first as ModelDisk)).toEqual({ "a.html": "", "c.html": "" });
  });
});

describe("a disk that refuses a change", () => {
  const swap = durableChanges.indexOf("rename /dist.staging-<pid> /dist") + 1;
  const refusals = durableChanges
    .map((change, index) => [index + 1, change] as const)
    .filter(([number]) => number > 1 && number < durableChanges.length);

  function fullDisk(isRefused: (change: number) => boolean): ModelDisk {
    const disk = readyDisk();
    disk.before = (change) => {
      if (isRefused(change)) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    };
    return disk;
  }

  test.each(refusals)("at number %i (%s) leaves one whole site, and the build says which", (number) => {
    const disk = fullDisk((change) => change === number);
    const error = publish(disk, true) as UserError;
    const isNew = number > swap;
    const outcome = isNew ? "The new site is in its place." : "Nothing was published; what was there stays.";
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toBe(`The disk is full. ${outcome}`);
    expect(error.hint).toBe("Free some space and build again; for a moment both sites need their room.");
    expect(disk.filesOf("/dist")).toEqual(isNew ? newSite : oldSite);
    expect(siteOn(disk)).toEqual(isNew ? newSite : oldSite);
    expect(disk.list("/")).toEqual(["dist"]);
  });

  test.each(refusals)("and all after it, at number %i (%s), has a whole site once it is mended", (number) => {
    const disk = fullDisk((change) => change >= number);
    expect(() => publish(disk, true)).toThrow("no space");
    disk.before = () => undefined;
    const isNew = durableChanges.slice(0, number - 1).includes("write /dist.swap");
    expect(siteOn(disk)).toEqual(isNew ? newSite : oldSite);
  });

  test.each([
    ["EROFS", "/dist.swap is on a disk that can only be read", "Choose another folder with --out."],
    [
      "EACCES",
      "You are not allowed to write /dist.swap",
      "Give yourself the right to write there, or choose another folder with --out.",
    ],
    [
      "EBUSY",
      "/dist.swap is in use by another program, or a disk is mounted there",
      "Close that program, or choose a folder inside of it with --out.",
    ],
  ])("with %s is explained", (code, what, hint) => {
    const disk = readyDisk();
    disk.before = (change) => {
      if (change === 2) throw Object.assign(new Error(code), { code, path: "/dist.swap" });
    };
    expect(publish(disk)).toEqual(
      new UserError(`${what}. Nothing was published; what was there stays.`, hint),
    );
  });

  test("with a fault that nobody can mend is passed on as it is", () => {
    const disk = readyDisk();
    const fault = new Error("a mistake in the tool");
    disk.before = (change) => {
      if (change === 2) throw fault;
    };
    expect(publish(disk)).toBe(fault);
  });
});

test.each(["", "dist.staging-1", "\n", ".\n", "../data\n", "dist.staging-x\n", "other.staging-1\n"])(
  "a journal that says %j begins no swap and moves nothing",
  (text) => {
    const disk = readyDisk().put("data", { "business.yaml": "mine" }, true);
    disk.write("/dist.swap", text);
    expect(siteOn(disk)).toEqual(oldSite);
    expect(disk.filesOf("/data")).toEqual({ "business.yaml": "mine" });
  },
);

describe("the lock of a target", () => {
  const holder = (more: object) =>
    JSON.stringify({ pid: 1, host: hostname(), since: new Date().toISOString(), ...more });

  function lockedDisk(text: string): ModelDisk {
    const disk = new ModelDisk();
    disk.write("/dist.lock", text);
    return disk;
  }

  test("is held once, and free again after its release", () => {
    const disk = new ModelDisk();
    const lock = tryLock(out, disk) as Lock;
    expect(tryLock(out, disk)).toMatchObject({ pid: process.pid, host: hostname() });
    lock.release();
    expect(disk.list("/")).toEqual([]);
    const again = tryLock(out, disk);
    expect(isHolder(again)).toBe(false);
    (again as Lock).release();
  });

  test.each([
    ["a process that has ended", holder({ pid: 2 ** 22 + 1 })],
    ["another process that had the id of this one", holder({ pid: process.pid })],
    ["a process from before this machine was started", holder({ since: "2001-01-01T00:00:00.000Z" })],
    ["nobody who can be read", '{"pid":'],
  ])("is taken over from %s", (_, text) => {
    const disk = lockedDisk(text);
    const lock = tryLock(out, disk);
    expect(isHolder(lock)).toBe(false);
    expect(disk.list("/")).toEqual(["dist.lock"]);
    (lock as Lock).release();
  });

  test.each([
    ["a process that runs", holder({})],
    ["a process of another machine, which cannot be asked", holder({ pid: 2 ** 22 + 1, host: "elsewhere" })],
  ])("is left to %s", (_, text) => {
    const disk = lockedDisk(text);
    expect(tryLock(out, disk)).toEqual(JSON.parse(text));
    expect(disk.read("/dist.lock")).toBe(text);
  });

  test("that someone else has taken over stops the publication before the old site is touched", () => {
    const disk = readyDisk();
    const publication = new Publication(out, tryLock(out, disk) as Lock, {}, disk);
    disk.write("/dist.lock", holder({}));
    expect(() => publication.replace([])).toThrow("Another build has taken /dist over");
    publication.close();
    expect(disk.filesOf("/dist")).toEqual(oldSite);
    expect(disk.read("/dist.lock")).toBe(holder({ since: JSON.parse(disk.read("/dist.lock") ?? "").since }));
  });
});
