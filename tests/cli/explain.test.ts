import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { printed, refused, runSite } from "../support/cli.ts";
import { copyOfData, root } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const minimal = ["--data", "tests/fixtures/sites/minimal"];

describe("site explain <path>", () => {
  it("says where everything on a page comes from and who leads to it", async () => {
    const { code, stdout, stderr } = await runHere(
      ["explain", "roofers-maple-grove-lake-county/"],
      dirname(copyOfData().dir),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    await expect(stdout).toMatchFileSnapshot(join(root, "tests/fixtures/printed/explained-city.txt"));
  });

  it("takes the address of the site in front, and prints the same for programs", async () => {
    const { stdout } = await runHere([
      "explain",
      "https://www.maple-roofing.example/contact",
      "--format",
      "json",
      ...minimal,
    ]);
    const { head, ...page } = JSON.parse(stdout);
    expect([Object.keys(page), head[0]]).toMatchSnapshot();
  });

  it("says where a redirect leads", async () => {
    const data = copyOfData().write("redirects.yaml", "redirects:\n  - from: /quote\n    to: /contact\n");
    const cwd = dirname(data.dir);
    expect(await runHere(["explain", "/quote"], cwd)).toEqual(
      printed(
        "/quote  redirect\n  Leads to /contact, by data/redirects.yaml:2:11.\n  npx site explain /contact says more of that page.\n",
      ),
    );
    expect(JSON.parse((await runHere(["explain", "/quote", "--format", "json"], cwd)).stdout)).toEqual({
      path: "/quote",
      type: "redirect",
      to: "/contact",
      source: { file: "data/redirects.yaml", line: 2, column: 11 },
    });
  });

  it("proposes the nearest paths for one that no page has", async () => {
    expect(await runHere(["explain", "/contract", ...minimal])).toEqual(
      refused(
        "No page has the path /contract.\n  Fix: Write one of /contact; npx site routes lists every page, npx site explain every problem code.\n",
      ),
    );
  });

  it("explains what it can of data with problems, and says so", async () => {
    const data = copyOfData().edit("pages/home.yaml", "(/roof-repair)", "(/roof)");
    const { code, stdout, stderr } = await runHere(["explain", "/contact"], dirname(data.dir));
    expect(code).toBe(0);
    expect(stdout.split("\n")[0]).toBe("/contact  contact page");
    expect(stderr).toBe(
      "The data has problems, so this may change once they are mended; npx site validate lists them.\n",
    );
  });

  it("says when and why a build rendered the page last", { tags: "nightly", timeout: 120_000 }, () => {
    const data = copyOfData();
    const cwd = dirname(data.dir);
    const rendered = () =>
      JSON.parse(runSite(["explain", "/contact", "--format", "json"], { cwd }).stdout).rendered;
    expect(rendered()).toBeUndefined();
    runSite(["build"], { cwd });
    const first = rendered();
    expect(first).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      reason: "first build",
      out: "dist",
    });
    data.edit("pages/home.yaml", "Roofs that last", "Roofs that stay");
    runSite(["build"], { cwd });
    expect(rendered()).toEqual(first);
    data.edit("pages/contact.yaml", "Ask for a quote", "Ask us for a quote");
    runSite(["build"], { cwd });
    expect(rendered().reason).toBe("its data changed");
    data.edit("navigation.yaml", "Free quote", "A free quote");
    runSite(["build"], { cwd });
    expect(rendered().reason).toBe("the layout changed");
    expect(runSite(["explain", "/contact"], { cwd }).stdout.split("\n")[2]).toMatch(
      /^ {2}Last rendered \d{4}-\d\d-\d\d \d\d:\d\d UTC into dist: the layout changed\.$/,
    );
  });
});
