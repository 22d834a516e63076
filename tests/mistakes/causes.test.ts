import { describe, expect, it } from "vitest";
import { once } from "../../src/site/once.ts";
import { applySuggestion, suggestionOf } from "../support/apply-corrections.ts";
import { copyOfData, realData } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { findProblems, problemLines } from "../support/problems.ts";
import { siteOf } from "../support/site.ts";
import { causes, paths, patterns } from "./rows/causes.ts";
import { leftovers } from "./rows/causes-of-files.ts";

const say = (problems: ReturnType<typeof findProblems>) =>
  problems.map((problem) => problemLines(problem).join("\n")).join("\n\n");

const ledger = once(() => {
  const paths = [...siteOf(realData).paths.keys()].filter((path) => path !== "/404");
  const lines = paths.map((path) => `  "${path}": {"hash":"0123456789abcdef","changedOn":"2024-01-01"}`);
  return `{\n${lines.join(",\n")}\n}\n`;
});

describe.each(causes)("one cause in %s", (_, rows) => {
  it.each(few(rows, 2))(
    "is one problem, which its suggestion ends: $name",
    ({ damage, problem: expected, hint }) => {
      const data = copyOfData(realData);
      damage(data);
      const problems = findProblems(data);
      const said = say(problems);
      expect(
        problems.map((problem) => `${problem.severity} ${problem.code} ${problem.position?.file}`),
        said,
      ).toEqual([expected]);
      const [problem] = problems;
      expect(problem?.hint).toContain(hint);
      const suggestion = problem ? suggestionOf(problem) : [];
      if (suggestion.length === 0) return;
      applySuggestion(data, suggestion);
      expect(say(findProblems(data))).toBe("");
    },
  );
});

describe("a path that was published", () => {
  it.each(few([...patterns, ...paths], 4))(
    "is not reported as lost beside its cause: $name",
    ({ damage, problem: expected }) => {
      const data = copyOfData(realData).write("releases.json", ledger());
      damage(data);
      const problems = findProblems(data);
      expect(
        problems.map((problem) => problem.code),
        say(problems),
      ).toEqual([expected.split(" ")[1]]);
    },
  );
});

it("what a program left is no mistake", () => {
  const data = copyOfData(realData);
  for (const file of leftovers) data.write(file, "half a li");
  expect(say(findProblems(data))).toBe("");
});
