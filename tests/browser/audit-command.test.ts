// @module-tag nightly
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { type CliRun, runSite } from "../support/cli.ts";
import { temporaryFolder } from "../support/data-folder.ts";

const { dir } = inject("built");

/** A copy of the built site. */
function copyOfBuild(): string {
  const dist = join(temporaryFolder(), "dist");
  cpSync(dir, dist, { recursive: true });
  return dist;
}

function withDoubleTitle(): string {
  const dist = copyOfBuild();
  const file = join(dist, "about-us.html");
  const html = readFileSync(file, "utf8");
  writeFileSync(file, html.replace("</head>", "<title>Another</title></head>"));
  return dist;
}

function codesOf({ stdout }: CliRun): string[] {
  const { problems } = JSON.parse(stdout) as { problems: { code: string; severity: string }[] };
  return problems.flatMap(({ code, severity }) => (severity === "info" ? [] : code));
}

describe("site audit", () => {
  it("ends with 1 at an error and says where, what and how to mend it", () => {
    const { code, stdout, stderr } = runSite(["audit", "--dist", withDoubleTitle()]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/about-us\.html:7:1 {2}error {2}title\/one\n/);
    expect(stdout).toContain("  /about-us has 2 titles; one is right.\n");
    expect(stdout).toContain("  Fix: The data is right; build the site again: npx site build\n");
    expect(stderr).toMatch(/^58 pages judged by \d+ rules\.$/m);
  });

  it("reports only what the baseline does not hold", () => {
    const dist = withDoubleTitle();
    const baseline = join(temporaryFolder(), "baseline.json");
    const accepted = runSite([
      "audit",
      "--dist",
      dist,
      "--baseline",
      baseline,
      "--accept",
      "--format",
      "json",
    ]);
    expect([accepted.code, codesOf(accepted)]).toEqual([0, []]);
    expect(accepted.stderr).toMatch(/, \d+ findings accepted\.$/m);
    const file = join(dist, "contact-us.html");
    writeFileSync(file, readFileSync(file, "utf8").replace(/<title>[^<]*<\/title>/, "<title></title>"));
    const later = runSite(["audit", "--dist", dist, "--baseline", baseline, "--format", "json"]);
    expect(later.code).toBe(1);
    expect(codesOf(later)).toContain("title/one");
    expect(later.stdout).not.toContain("/about-us has 2 titles");
  });

  it("refuses a baseline that is not there or is none, and --accept without a file", () => {
    const missing = join(temporaryFolder(), "none.json");
    const help = "\n  Fix: Write one with: npx site audit --baseline <file> --accept\n";
    expect(runSite(["audit", "--dist", dir, "--baseline", missing])).toMatchObject({
      code: 2,
      stderr: `The baseline ${missing} is not there.${help}`,
    });
    const wrong = join(temporaryFolder(), "wrong.json");
    writeFileSync(wrong, "{}");
    expect(runSite(["audit", "--dist", dir, "--baseline", wrong])).toMatchObject({
      code: 2,
      stderr: `${wrong} is no baseline.${help}`,
    });
    expect(runSite(["audit", "--accept"])).toMatchObject({
      code: 2,
      stderr: "--accept needs the file to write.\n  Fix: Add --baseline <file>.\n",
    });
    expect(existsSync(missing)).toBe(false);
  });
});
