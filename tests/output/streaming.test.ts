import { expect, it } from "vitest";
import type { Format } from "../../scripts/output/problems.ts";
import { reportProblems } from "../../scripts/output/report.ts";
import type { Problem } from "../../src/problem.ts";
import { root } from "../support/data-folder.ts";

/** Problems that are made when they are asked for; `made` counts them. */
function* manyProblems(count: number, made = { count: 0 }): Generator<Problem> {
  for (; made.count < count; made.count++)
    yield {
      code: "links-disagree",
      severity: "error",
      message: `Page ${made.count} differs.`,
      hint: "Build it.",
    };
}

function printed(problems: Iterable<Problem>, format: Format): string[] {
  const parts: string[] = [];
  const terminal = {
    out: (text: string, end = "\n") => void parts.push(text + end),
    err: () => {},
    isColored: false,
    cwd: root,
  };
  reportProblems(problems, { format, dataDir: "data" }, terminal);
  return parts;
}

it.each<Format>(["text", "json", "sarif"])("prints many problems in parts as %s", (format) => {
  const parts = printed(manyProblems(2_000), format);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(70_000);
  expect(parts.join("").endsWith("\n")).toBe(true);
});

it.each<Format>(["text", "json"])("prints the first problems as %s before the last are found", (format) => {
  const made = { count: 0 };
  let atFirst = 0;
  const terminal = {
    out: () => {
      atFirst ||= made.count;
    },
    err: () => {},
    isColored: false,
    cwd: root,
  };
  expect(reportProblems(manyProblems(5_000, made), { format, dataDir: "data" }, terminal)).toBe(1);
  expect(atFirst).toBeLessThan(made.count);
});

it("is one object in JSON and one log in SARIF, however long", () => {
  const json = JSON.parse(printed(manyProblems(2_000), "json").join(""));
  expect([json.problems.length, json.counts.error]).toEqual([2_000, 2_000]);
  const sarif = printed(manyProblems(2_000), "sarif").join("");
  const log = JSON.parse(sarif);
  expect(log.runs[0].results).toHaveLength(2_000);
  expect(log.runs[0].results[7]).toEqual({
    ruleId: "links-disagree",
    ruleIndex: 0,
    level: "error",
    message: { text: "Page 7 differs. Build it." },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "data/business.yaml", uriBaseId: "%SRCROOT%" },
          region: { startLine: 1 },
        },
      },
    ],
    partialFingerprints: { "problem/v1": expect.stringMatching(/^[0-9a-f]{16}$/) as string },
  });
  expect(sarif).toBe(`${JSON.stringify(log, null, 2)}\n`);
});
