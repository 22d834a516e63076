import { join } from "node:path";
import pc from "picocolors";
import { describe, expect, it } from "vitest";
import { formatResults } from "../../scripts/commands/doctor.ts";
import type { CheckResult, Machine } from "../../scripts/doctor/check.ts";
import { countByStatus, examine } from "../../scripts/doctor/doctor.ts";
import { thisMachine } from "../../scripts/doctor/this-machine.ts";
import { copyOfData, fixtureSite, root, temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const whole: Machine = {
  nodeVersion: "20.19.0",
  neededNode: ">=20.19",
  whyStale: () => undefined,
  findChromium: async () => "/usr/bin/chromium",
  encode: async () => 100,
  readFont: async () => {},
  versionOf: (program) => `${program} 1.2.3\nand more`,
  freeBytes: () => 50e9,
  sizeOf: () => 120e6,
  isFolder: () => true,
  canWrite: () => true,
};

const places = { root: "/tool", dataDir: fixtureSite("minimal"), out: "/work/dist", cacheDir: "/tool/cache" };

async function results(change: Partial<Machine>, dataDir = places.dataDir): Promise<CheckResult[]> {
  return examine({ ...whole, ...change }, { ...places, dataDir });
}

const saidBy = ({ id, status, message }: CheckResult) => `${status} ${id}: ${message}`;

const failure = (text: string) => () => {
  throw new Error(text);
};

it("site doctor on a machine that has everything finds all well but for the samples of the data", async () => {
  const found = await results({});
  expect(found.map(saidBy)).toEqual([
    "ok node: Node 20.19.0",
    "ok folder: The path of the tool has no letters that stop it.",
    "ok dependencies: The installed packages are those of package-lock.json.",
    "ok pictures: sharp encodes AVIF, WebP and PNG.",
    "ok fonts: The data has no fonts of its own.",
    "ok data: The data has no problems.",
    expect.stringMatching(/^warning release: \d+ samples or placeholder values are left in the data; /),
    "warning functions: The edge functions hold other words, limits or origins than the data.",
    "ok out: The site can be written to /work/dist.",
    "ok disk: 50.0 GB free",
    "ok cache: The cache holds 120 MB.",
    "ok chromium: Chromium at /usr/bin/chromium",
    "ok deno: deno 1.2.3",
    "ok java: java 1.2.3",
  ]);
});

describe("site doctor says what is missing and how to mend it", () => {
  it.each<[what: string, change: Partial<Machine>]>([
    ["an old Node", { nodeVersion: "18.20.1" }],
    ["stale packages", { whyStale: () => "node_modules/ajv is not installed yet." }],
    [
      "no support for a type of picture",
      { encode: async (type) => (type === "avif" ? Promise.reject(new Error("heif: no encoder\nmore")) : 1) },
    ],
    ["no Chromium", { findChromium: async () => undefined }],
    ["no Deno", { versionOf: (program) => (program === "deno" ? failure("ENOENT")() : "java 1") }],
    ["no Java", { versionOf: (program) => (program === "java" ? failure("ENOENT")() : "deno 1") }],
    ["a full disk", { freeBytes: () => 199e6 }],
    ["a large cache", { sizeOf: () => 2.5e9 }],
    ["a folder that cannot be written", { canWrite: () => false }],
    ["no data folder", { isFolder: () => false }],
    ["a check that fails by itself, and the others go on", { freeBytes: failure("EIO") }],
  ])("%s", async (_, change) => {
    const found = await results(change);
    expect(found).toHaveLength(14);
    const usual = ["release", "functions"];
    const [fault, ...more] = found.filter(({ id, status }) => !usual.includes(id) && status !== "ok");
    expect(more).toEqual([]);
    expect(fault && `${saidBy(fault)}\n${fault.fix}`.replaceAll(root, "")).toMatchSnapshot();
  });

  it("errors in the data", async () => {
    const data = copyOfData();
    data.edit("business.yaml", "founded: 1971", "founded: seventies");
    data.edit("counties/lake-county.yaml", "order: 1", "order: first");
    expect(await results({}, data.dir)).toContainEqual({
      id: "data",
      status: "problem",
      message: "The data has 2 errors.",
      fix: "Run npx site validate, which shows each with its fix.",
    });
  });

  it("warnings in the data", async () => {
    const data = copyOfData();
    data.edit("cities/lake-county/maple-grove.yaml", "  - city: lake-county/pine-bend\n", "");
    expect(await results({}, data.dir)).toContainEqual({
      id: "data",
      status: "warning",
      message: "The data has 1 remark.",
      fix: "Run npx site validate, which shows each.",
    });
  });

  it("a font that is none, found by the real machine", async () => {
    const data = copyOfData().write("fonts/broken.woff2", "not a font");
    const { readFont } = thisMachine(root);
    expect(await results({ readFont }, data.dir)).toContainEqual({
      id: "fonts",
      status: "problem",
      message: "broken.woff2 cannot be read as a font.",
      fix: "Save the file in fonts/ of the data folder again, as WOFF2, WOFF, TTF or OTF.",
    });
  });
});

describe("the report", () => {
  it("has a line for each check, the fix below, and a sum", () => {
    const found: CheckResult[] = [
      { id: "node", status: "ok", message: "Node 20.19.0" },
      { id: "pictures", status: "problem", message: "No sharp.", fix: "Install it." },
      { id: "java", status: "warning", message: "No Java.", fix: "Install it too." },
    ];
    expect(formatResults(found, pc.createColors(false))).toBe(`ok       node      Node 20.19.0
problem  pictures  No sharp.
                   Fix: Install it.
warning  java      No Java.
                   Fix: Install it too.

1 problem, 1 warning`);
    expect(countByStatus(found)).toEqual({ ok: 1, warning: 1, problem: 1 });
  });

  it("of this machine and the minimal site has no problem; as JSON it is one object", async () => {
    const out = join(temporaryFolder(), "dist");
    const args = ["--data", fixtureSite("minimal"), "--out", out, "--format", "json"];
    const { code, stdout, stderr } = await runHere(["doctor", ...args]);
    const { checks, counts } = JSON.parse(stdout) as { checks: CheckResult[]; counts: { problem: number } };
    expect({ code, stderr, problems: checks.filter(({ status }) => status === "problem") }).toEqual({
      code: 0,
      stderr: "",
      problems: [],
    });
    expect(counts.problem).toBe(0);
    expect(checks).toHaveLength(14);
  });

  it("with a problem ends with code 1", async () => {
    const out = join(temporaryFolder(), "dist");
    const { code, stdout } = await runHere(["doctor", "--data", "nowhere", "--out", out]);
    expect(code).toBe(1);
    expect(stdout).toContain("Fix: Name the folder with --data <dir>.");
  });
});
