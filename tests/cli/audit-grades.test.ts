import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtMinimal } from "../support/built-minimal.ts";
import { runHere } from "../support/run-here.ts";

const { cwd, data } = await builtMinimal();

it("fails at the grade that --fail-on names, which its help explains", async () => {
  const failsOn = async (grade: string) => (await runHere(["audit", "--fail-on", grade], cwd)).code;
  // The small business has errors of the kind that hide nothing.
  expect([await failsOn("error"), await failsOn("critical")]).toEqual([1, 0]);
  const home = join(cwd, "dist", "index.html");
  const good = readFileSync(home, "utf8");
  writeFileSync(home, good.replace("<head>", '<head><meta name="robots" content="noindex">'));
  const { code, stdout } = await runHere(["audit", "--fail-on", "critical"], cwd);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^dist\/index\.html:\d+:\d+ {2}critical {2}index\/expected\n/);
  expect(stdout).toMatch(/ \(1 critical\), \d+ warnings/);
  writeFileSync(home, good);
  const { stdout: help } = await runHere(["audit", "--help"]);
  expect(help.replace(/\s+/g, " ")).toContain(
    'that makes the exit code 1 (choices: "warning", "error", "critical", default: "error")',
  );
  expect(help).toContain("site audit --fail-on critical");
});

const faults: [fault: string, isCritical: boolean, from: RegExp, to: string][] = [
  ["a wrong number on every page", true, /612-555-0100/g, "612-555-0109"],
  ["a wrong number behind the links of every page", true, /tel:\+16125550100/g, "tel:+16125550109"],
  ["a wrong number behind the links for texts", true, /sms:\+16125550101/g, "sms:+16125550109"],
  ["a wrong email address on every page", false, /hello@maple/g, "hallo@maple"],
  ["no style sheet", true, /(<link rel="stylesheet"[^>]* href=")[^"]*/g, "$1/assets/gone.css"],
  ["no script", false, /(<script[^>]* src=")[^"]*/g, "$1/assets/gone.js"],
];
it.each(faults)("calls %s critical: %s", { tags: "nightly" }, async (_, isCritical, from, to) => {
  const dist = join(cwd, "dist");
  const pages = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const good = new Map(pages.map((file) => [file, readFileSync(join(dist, file), "utf8")]));
  expect(good.get("index.html")).toMatch(from);
  for (const [file, html] of good) writeFileSync(join(dist, file), html.replace(from, to));
  const { code } = await runHere(["audit", "--fail-on", "critical"], cwd);
  for (const [file, html] of good) writeFileSync(join(dist, file), html);
  expect(code).toBe(isCritical ? 1 : 0);
});

it("says that data with problems may be why pages are missing", { tags: "nightly" }, async () => {
  expect((await runHere(["audit"], cwd)).stderr).toMatch(/^9 pages judged by \d+ rules\.\n$/);
  data.edit("pages/contact.yaml", "title: Free", "title: Free: free");
  expect((await runHere(["audit"], cwd)).stderr).toContain(
    "The data has problems, so this may change once they are mended; npx site validate lists them.\n",
  );
});
