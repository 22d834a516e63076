import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type OutputName, outputs, schemaOf } from "../../scripts/schemas/index.ts";
import { problemCodes } from "../../src/problem.ts";
import { builtMinimal } from "../support/built-minimal.ts";
import { few } from "../support/nightly.ts";
import { runHere } from "../support/run-here.ts";
import { readSarif } from "../support/sarif.ts";

const names = Object.keys(outputs) as OutputName[];
const ajv = new Ajv2020({ strict: true, allErrors: true });
const validators = new Map(names.map((name) => [name, ajv.compile(schemaOf(name))]));

function faultsOf(name: OutputName, value: unknown): ErrorObject[] {
  const validate = validators.get(name);
  validate?.(value);
  return validate?.errors ?? [];
}

const printedBy: [name: OutputName, args: string[]][] = [
  ["problems", ["validate"]],
  ["problems", ["validate", "--release"]],
  ["problems", ["links", "--dist", "dist"]],
  ["problems", ["audit"]],
  ["problems", ["audit", "--dist", "damaged"]],
  ["routes", ["routes"]],
  ["rules", ["audit", "--list"]],
  ["explanation", ["explain"]],
  ["explanation", ["explain", "biz/no-bonded"]],
  ["explanation", ["explain", "title/length"]],
  ["explanation", ["explain", "set"]],
  ["explanation", ["explain", "/roofers-pine-bend-lake-county"]],
  ["explanation", ["explain", "/estimate"]],
  ["change", ["rename", "page", "/contact", "/write-to-us", "--dry-run"]],
  ["change", ["remove", "city", "Pine Bend", "--dry-run"]],
  ["difference", ["diff", "before", "dist"]],
  ["difference", ["diff", "damaged", "dist"]],
  ["difference", ["diff", "before", "damaged"]],
  ["verify", ["verify"]],
  ["verify", ["verify", "--dist", "damaged"]],
  ["release", ["release", "--date", "2026-03-02"]],
  ["doctor", ["doctor"]],
];

const { cwd, data } = await builtMinimal();

describe("what --format json prints", () => {
  /** The one line that a command prints, read. */
  async function print(args: string[]): Promise<unknown> {
    const { stdout, stderr } = await runHere([...args, "--format", "json"], cwd);
    expect(stdout.trimEnd().split("\n"), stderr).toHaveLength(1);
    return JSON.parse(stdout);
  }

  beforeAll(async () => {
    data.write("redirects.yaml", "redirects:\n  - from: /estimate\n    to: /contact\n");
    expect(faultsOf("build", await print(["build"]))).toEqual([]);
    cpSync(join(cwd, "dist"), join(cwd, "before"), { recursive: true });
    data.edit("pages/contact.yaml", "heading: Ask for a quote", "heading: Ask us for a quote");
    expect(faultsOf("build", await print(["build"]))).toEqual([]);
    cpSync(join(cwd, "dist"), join(cwd, "damaged"), { recursive: true });
    writeFileSync(join(cwd, "damaged", "contact.html"), "<title>Roofs</title></html>");
    rmSync(join(cwd, "damaged", "roof-repair.html"));
  }, 120_000);

  it.each(few(printedBy))("is as the schema of %s says, of site %j", async (name, args) => {
    expect(faultsOf(name, await print(args))).toEqual([]);
  });

  it.each(few(problemCodes.map((code) => [code] as const)))("is so of site explain %s", async (code) => {
    expect(faultsOf("explanation", await print(["explain", code]))).toEqual([]);
  });
});

it("is a valid log of SARIF for the audit, in which each rule says who says so and each finding has its name", async () => {
  const args = ["audit", "--dist", "damaged"];
  const { stdout } = await runHere([...args, "--format", "sarif"], cwd);
  const { automationDetails, tool, results } = readSarif(stdout);
  expect(automationDetails.id).toBe("site/audit/");
  expect(results.length).toBeGreaterThan(5);
  const rule = tool.driver.rules.find(({ id }) => id === "canon/one");
  expect(rule).toMatchObject({
    help: { text: expect.stringMatching(/\w\.$/) as string },
    helpUri: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  });
  const { problems } = JSON.parse((await runHere([...args, "--format", "json"], cwd)).stdout);
  expect(results.map(({ partialFingerprints }) => partialFingerprints["problem/v1"])).toEqual(
    problems.map(({ fingerprint }: { fingerprint: string }) => fingerprint),
  );
});

describe("site schema", () => {
  it("lists every output with the commands that print it", async () => {
    const { code, stdout } = await runHere(["schema"]);
    expect(code).toBe(0);
    expect(stdout.split("\n").map((line) => line.split(" ")[0])).toEqual([...names, ""]);
    expect(stdout).toContain("\nroutes       printed by routes\n");
  });

  it.each(names)("prints that of %s, in which every field is described", async (name) => {
    const { code, stdout } = await runHere(["schema", name]);
    expect(code).toBe(0);
    const schema = JSON.parse(stdout);
    expect(schema).toEqual(JSON.parse(JSON.stringify(schemaOf(name))));
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(undescribed(schema)).toEqual([]);
  });

  it.each(names)("refuses of %s what it does not name", (name) => {
    expect(faultsOf(name, { stranger: 1 })).not.toEqual([]);
    expect(faultsOf(name, [])).not.toEqual([]);
  });
});

/** Names of the fields that say nothing about themselves. */
function undescribed(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, { description?: string }> };
  const own = Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : name));
  return [...own, ...Object.values(schema).flatMap(undescribed)];
}
