import { describe, expect, it } from "vitest";
import { once } from "../../src/site/once.ts";
import { applySuggestion, suggestionOf } from "../support/apply-corrections.ts";
import { pinEach } from "../support/damages.ts";
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

/** Of a mistake in the painter's data, which shows in many places: the file that is wrong, not always one that complains. */
describe.each(causes)("one cause in %s is one problem, which its suggestion ends:", (_, damages) =>
  pinEach(damages, 1, (damage) => {
    const data = copyOfData(realData);
    damage(data);
    const problems = findProblems(data);
    expect(problems, say(problems)).toHaveLength(1);
    const suggestion = problems.flatMap(suggestionOf);
    if (suggestion.length > 0) {
      applySuggestion(data, suggestion);
      expect(say(findProblems(data))).toBe("");
    }
    // The lines of the painter's files are not pinned: they move with every text of his.
    return problems
      .map(({ severity, code, position, hint }) => `${severity} ${code} ${position?.file}\n${hint}`)
      .join();
  }),
);

it.each(few(Object.entries({ ...patterns, ...paths }), 2))(
  "a path that was published is not reported as lost beside its cause: %s",
  (_, damage) => {
    const data = copyOfData(realData);
    damage(data);
    const [{ code, message } = {}, ...others] = findProblems(data);
    data.write("releases.json", ledger());
    expect([others, findProblems(data)]).toMatchObject([[], [{ code, message }]]);
  },
);

it("what a program left is no mistake", () => {
  const data = copyOfData(realData);
  for (const file of leftovers) data.write(file, "half a li");
  expect(say(findProblems(data))).toBe("");
});
