// @module-tag nightly
import { rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { runSite, start } from "../support/cli.ts";
import { copyOfData, type DataFolder, root } from "../support/data-folder.ts";
import { hashFiles, namesIn } from "../support/folders.ts";
import { withPlug } from "../support/plugs.ts";

const addHamel = ["add", "city", "Hamel", "--no-input"];

describe("a signal", () => {
  const addWith = (data: DataFolder, env: Record<string, string>, signal: string, args = addHamel) =>
    runSite(args, { cwd: dirname(data.dir), env: withPlug("kill-at.mjs", { KILL_WITH: signal, ...env }) });

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])(
    "%s that comes before an addition is written ends it with %i, and nothing is changed",
    (signal, code) => {
      const data = copyOfData();
      const before = hashFiles(data.dir);
      for (const at of ["1", "2"])
        expect(addWith(data, { KILL_OUT: join(data.dir, ".site-add."), KILL_AT: at }, signal)).toEqual({
          code,
          stdout: "",
          stderr: "",
        });
      expect(hashFiles(data.dir)).toEqual(before);
      expect(namesIn(data.dir).filter((name) => name.startsWith("."))).toEqual([]);
    },
  );

  test.each(["SIGINT", "SIGTERM"])(
    "%s that comes while an addition is written does not cut it off: the exit code is that of a whole one",
    (signal) => {
      for (const at of ["1", "3", "5"]) {
        const data = copyOfData();
        const before = hashFiles(data.dir);
        const ended = addWith(data, { KILL_OUT: join(data.dir, ".site-add/"), KILL_AT: at }, signal);
        expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining("Added Hamel:"), stderr: "" });
        expect(runSite(["add", "--undo", "--data", data.dir]).code).toBe(0);
        expect(hashFiles(data.dir)).toEqual(before);
      }
    },
  );

  test("that comes while corrections are planned leaves the files as they are", () => {
    const data = copyOfData().edit("pages/home.yaml", "type: home", "tpye: home");
    const before = hashFiles(data.dir);
    const env = { KILL_OUT: join(data.dir, ".site-add."), KILL_AT: "1" };
    expect(addWith(data, env, "SIGINT", ["validate", "--fix"]).code).toBe(130);
    expect(hashFiles(data.dir)).toEqual(before);
  });
});

describe("two commands that change the data at once", () => {
  test("do so one after the other, and lose nothing", async () => {
    const data = copyOfData();
    const names = ["Gutters", "Siding", "Skylights"];
    const runs = names.map((name) => start(["add", "service", name, "--no-input"], dirname(data.dir)));
    for (const { ended } of runs) expect(await ended).toEqual([0, null]);
    const orders = names.map(
      (name) => /^order: (\d)$/m.exec(data.read(`services/${name.toLowerCase()}.yaml`))?.[1],
    );
    expect(orders.sort()).toEqual(["2", "3", "4"]);
    expect(namesIn(data.dir)).not.toContain(".site-add.lock");
  });

  test.each([
    ["an addition", addHamel],
    ["taking one back", ["add", "--undo"]],
    ["corrections", ["validate", "--fix"]],
  ])("wait for each other, and say for whom: %s", async (_, args) => {
    const data = copyOfData();
    if (args.includes("--undo")) runSite(["add", "service", "Gutters", "--data", data.dir]);
    const since = new Date().toISOString();
    const lock = join(data.dir, ".site-add.lock");
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), since }));
    const { ended, until } = start(args, dirname(data.dir));
    expect(await until("\n")).toBe(
      `Another command changes the data (process ${process.pid} on this machine, since ${since.slice(11, 19)} UTC on ${since.slice(0, 10)}); this one waits for it. If none runs there, remove data/.site-add.lock.\n`,
    );
    rmSync(lock);
    expect(await ended).toEqual([0, null]);
  });
});

test("Ctrl-D ends the questions, and says that nothing was added", async () => {
  const data = copyOfData();
  const before = hashFiles(data.dir);
  const line = `stty cols 80; "${process.execPath}" "${join(root, "scripts", "site.mjs")}" add service Gutters; echo "exit $?"`;
  // A terminal of its own, whose keyboard is closed at the first question.
  const { child, ended, printed, until } = start(["-qec", line, "/dev/null"], dirname(data.dir), "script");
  await until("leaves it open");
  child.stdin.end("\u0004");
  await ended;
  expect(printed()).toContain("Nothing was added.\r\nexit 130");
  expect(hashFiles(data.dir)).toEqual(before);
});
