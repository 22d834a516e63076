import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { runSite } from "../support/cli.ts";
import { copyOfData } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { runHere } from "../support/run-here.ts";

describe("site release", () => {
  it("records a build, which then has the days in its sitemap, and refuses a build of other data", {
    tags: "nightly",
  }, () => {
    const data = copyOfData();
    const cwd = dirname(data.dir);
    const run = (...args: string[]) => runSite(args, { cwd });
    expect(run("build").code).toBe(0);
    expect(readFileSync(join(cwd, "dist", "sitemap.xml"), "utf8")).not.toContain("<lastmod>2026-03-02");

    const release = run("release", "--date", "2026-03-02");
    expect(release.stderr).toMatch(
      /^Recorded, but the data has \d+ problems that no release should have: npx site validate --release\n$/,
    );
    expect({ code: release.code, stdout: release.stdout }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stdout": "releases.json records 8 pages: 8 new, 0 changed. Build again, and the sitemap has the new days.
      ",
      }
    `);
    const ledger = data.read("releases.json");
    expect(ledger.split("\n")[1]).toMatch(/^ {2}"\/": \{"hash":"[0-9a-f]{16}","changedOn":"2026-03-02"\},$/);
    expect(namesIn(data.dir).filter((name) => name.startsWith("releases"))).toEqual(["releases.json"]);

    expect(run("build").code).toBe(0);
    expect(readFileSync(join(cwd, "dist", "sitemap.xml"), "utf8")).toContain("<lastmod>2026-03-02</lastmod>");
    for (const day of ["2026-03-01", "9999-12-31"]) {
      const early = run("release", "--date", day);
      expect(early).toMatchObject({ code: 2, stdout: "" });
      expect(early.stderr).toMatch(
        /Fix: Write --date 2026-03-02, or a later day up to --date \d{4}-\d\d-\d\d\./,
      );
      expect(data.read("releases.json")).toBe(ledger);
    }
    // Nothing that a reader sees has changed since.
    run("release", "--date", "2026-04-01");
    expect(data.read("releases.json")).toBe(ledger);

    expect(run("release", "--dist", "data")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^data holds no page of this site, so nothing is recorded\.\n/) as string,
    });

    data.write("redirects.yaml", "redirects:\n  - from: /quote\n    to: /contact\n");
    const refused = run("release");
    expect({ code: refused.code, stderr: refused.stderr }).toEqual({
      code: 1,
      stderr: "Nothing is recorded: dist was not built from this data. Build it again first.\n",
    });
    expect(refused.stdout).toContain("error  links-disagree");
    expect(data.read("releases.json")).toBe(ledger);

    data.write("releases.json", ledger.replace("{\n", "{\n=======\n"));
    expect(run("release")).toMatchObject({
      code: 1,
      stderr: "",
      stdout: expect.stringContaining("data/releases.json:2:1  error  damaged-ledger") as string,
    });
  });

  it.each([
    ["2026-3-2", "Write 2026-03-02."],
    ["11/26/2026", "Write 2026-11-26."],
    ["2026-02-30", "Write a day as year-month-day, for example 2026-03-02."],
    ["today", "Write a day as year-month-day, for example 2026-03-02."],
  ])("does not take %s for a day", async (day, advice) => {
    const { code, stderr } = await runHere(["release", "--date", day]);
    expect(code).toBe(2);
    expect(stderr).toContain(advice);
  });
});
