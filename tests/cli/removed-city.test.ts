// @module-tag nightly
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import type { ReportedProblem } from "../../scripts/output/problems.ts";
import { runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";

const id = "orange-county/costa-mesa";
const file = `cities/${id}.yaml`;
const path = "/painters-costa-mesa-orange-county";

function problemsOf(command: string, data: DataFolder): { code: number | null; problems: ReportedProblem[] } {
  const { code, stdout } = runSite([command, "--format", "json"], { cwd: dirname(data.dir) });
  return { code, problems: JSON.parse(stdout).problems };
}

/** Every line of the data that names the city or links its page, found without the tool. */
function linesThatPointAtIt(data: DataFolder): string[] {
  return readdirSync(data.dir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) =>
      data
        .read(name)
        .split("\n")
        .flatMap((line, index) => {
          const text = line.replace(/^\s*#.*/, "");
          return text.includes(id) || text.includes(path) ? `data/${name}:${index + 1}` : [];
        }),
    )
    .sort();
}

it.each(["validate", "links"])(
  "%s reports a city that is gone once, with everyone who points at it",
  (command) => {
    const data = copyOfData(realData).remove(file);
    const referrers = linesThatPointAtIt(data);
    expect(referrers.length).toBeGreaterThan(8);
    const { code, problems } = problemsOf(command, data);
    expect(code).toBe(1);
    expect(problems.map((problem) => problem.code)).toEqual(["unknown-nearby-area"]);
    const [{ message, hint, related = [], ...place }] = problems as [ReportedProblem];
    expect([place, ...related].map((at) => `${at.file}:${at.line}`).sort()).toEqual(referrers);
    expect(message).toBe(
      `The nearby area ${id} is named here and in ${referrers.length - 1} more places, but there is no file ${file}.`,
    );
    expect(hint).toBe(
      `If Costa Mesa has no page of its own, write place: Costa Mesa instead of city: ${id}; else add its file.`,
    );
  },
);

it.each([
  ["a field it does not have", "landmarks:", "landmark:"],
  ["YAML that cannot be read", "city: Costa Mesa", 'city: "Costa Mesa'],
  ["a county that does not exist", "county: orange-county", "county: Orange County"],
])("does not report those who point at a city with %s", (_, from, to) => {
  const data = copyOfData(realData).edit(file, from, to);
  const { code, problems } = problemsOf("validate", data);
  expect(code).toBe(1);
  expect(problems.map((problem) => problem.file)).toEqual([`data/${file}`]);
});

it("does not report those who link a page that is not valid", () => {
  const data = copyOfData(realData).edit("pages/contact-us.yaml", "breadcrumb:", "breadcrum:");
  const { problems } = problemsOf("validate", data);
  expect(problems.map((problem) => problem.file)).toEqual(["data/pages/contact-us.yaml"]);
});
