import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { entryOf } from "../../scripts/explain/catalog.ts";
import { schemaOf } from "../../scripts/schemas/index.ts";
import { problemCodes } from "../../src/problem.ts";
import { copyOfData } from "../support/data-folder.ts";
import { checkedCodes, makeExample, printedProblems } from "../support/example-problems.ts";
import { few } from "../support/nightly.ts";
import { faultsOfSarif, readSarif } from "../support/sarif.ts";

const isJson = new Ajv2020({ strict: true, allErrors: true }).compile(schemaOf("problems"));

const examples = checkedCodes.map((code) => [code] as const);

it.each(few(examples))("the example of each code %s is valid in --format sarif and --format json", (code) => {
  const { data, problems } = makeExample(code);
  const { results } = readSarif(printedProblems(data, problems, "sarif"));
  expect(results.map(({ ruleId }) => ruleId)).toEqual(problems.map(() => code));
  const printed = JSON.parse(printedProblems(data, problems, "json"));
  isJson(printed);
  expect(isJson.errors).toBeNull();
  expect(printed.problems).toHaveLength(problems.length);
});

describe("--format sarif", () => {
  it("is valid for data without problems", () => {
    const run = readSarif(printedProblems(copyOfData(), [], "sarif"));
    expect(run.tool).toEqual({ driver: { name: "site", rules: [] } });
    expect(run.results).toEqual([]);
  });

  it("is valid with every code at once, each with its explanation", () => {
    const problems = problemCodes.map((code) => ({ code, severity: "error" as const, message: "x" }));
    const { tool } = readSarif(printedProblems(copyOfData(), problems, "sarif"));
    expect(tool.driver.rules).toEqual(
      [...problemCodes].sort().map((id) => ({
        id,
        shortDescription: { text: entryOf(id).summary },
        fullDescription: { text: entryOf(id).meaning },
        help: { text: entryOf(id).fix, markdown: entryOf(id).fix },
      })),
    );
  });

  it("has a place and a name for each result, as code scanning needs them", () => {
    const problem = { code: "links-disagree", severity: "error", message: "x" } as const;
    const place = { file: "pages/50% #1.yaml", pointer: "" };
    const related = Array.from({ length: 200 }, (_, index) => ({
      file: `p${index}.html`,
      path: `/p${index}`,
    }));
    const { results } = readSarif(
      printedProblems(
        copyOfData(),
        [problem, { ...problem, place }, { ...problem, related }, { ...problem, message: "y" }],
        "sarif",
      ),
    );
    expect(
      results.map(({ locations: [at] }) => [
        at?.physicalLocation.artifactLocation.uri,
        at?.physicalLocation.region.startLine,
      ]),
    ).toEqual([
      ["data/business.yaml", 1],
      ["data/pages/50%25%20%231.yaml", 1],
      ["data/p0.html", 1],
      ["data/business.yaml", 1],
    ]);
    expect(results[2]?.relatedLocations).toHaveLength(100);
    expect(results[2]?.relatedLocations?.[1]).toMatchObject({ message: { text: "/p1" } });
    const names = results.map(({ partialFingerprints }) => partialFingerprints["problem/v1"]);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{16}$/);
  });
});

it("the schemas refuse what is not as they say", () => {
  expect(faultsOfSarif({ version: "2.1.0" })).not.toEqual([]);
  expect(isJson({ problems: [], counts: { error: 0, warning: 0 } })).toBe(false);
  const problem = { code: "x", severity: "error", message: "x", line: 1 };
  expect(isJson({ problems: [problem], counts: { error: 1, warning: 0, info: 0 } })).toBe(false);
});
