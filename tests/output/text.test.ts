import { expect, it } from "vitest";
import { type FailingGrade, reportProblems } from "../../scripts/output/report.ts";
import type { CountedProblem } from "../../scripts/output/text.ts";
import type { Problem } from "../../src/problem.ts";
import { temporaryFolder } from "../support/data-folder.ts";

type Finding = Problem<string>;

function report(
  problems: Finding[],
  failOn?: FailingGrade,
  counted?: CountedProblem[],
): { text: string; code: 0 | 1 } {
  let text = "";
  const terminal = {
    out: (part: string, end = "\n") => {
      text += part + end;
    },
    err: () => {},
    isColored: false,
    cwd: temporaryFolder(),
  };
  const code = reportProblems(
    problems,
    { format: "text", dataDir: "data", ...(failOn && { failOn }), ...(counted && { counted }) },
    terminal,
  );
  return { text, code };
}

const critical: Finding = {
  code: "index/expected",
  severity: "error",
  message: "/ tells search engines to keep out (robots: noindex), but the data lets them in.",
  hint: "Build the site again.",
  position: { file: "../dist/index.html", line: 3, column: 36 },
  impact: 30,
  critical: true,
};
const error: Finding = {
  code: "link/broken",
  severity: "error",
  message: "A link leads nowhere.",
  path: "/a",
  impact: 9,
};
const warning: Finding = { ...error, code: "title/length", severity: "warning", impact: 3 };
const info: Finding = { ...error, code: "text/low", severity: "info", impact: 1 };

it("says the gravest findings once more at the end of a long list, with their places", () => {
  const long = { ...error, message: `A link leads nowhere: ${"x".repeat(200)}` };
  const { text } = report([critical, long, ...Array.from({ length: 9 }, () => warning), info]);
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toBe("dist/index.html:3:36  critical  index/expected");
  expect(lines.slice(-6)).toEqual([
    "Mend these first:",
    "  dist/index.html:3:36  critical  / tells search engines to keep out (robots: noindex), but the data lets them in.",
    `  /a  error  A link leads nowhere: ${"x".repeat(78)}...`,
    "  /a  warning  A link leads nowhere.",
    "",
    "2 errors (1 critical), 9 warnings, 1 for information",
  ]);
});

it("counts what is not shown, says how to see it, and fails for it", () => {
  const more = (code: string, count: number): CountedProblem[] =>
    Array.from({ length: count }, () => ({ code, severity: "error" }));
  const { text, code } = report([warning], "error", [
    ...more("text/copied", 1200),
    ...more("text/thin", 1),
    { code: "index/expected", severity: "error", critical: true },
  ]);
  expect(text.slice(text.indexOf("Not shown"))).toBe(
    [
      "Not shown here (--format json lists all, --report <dir> shows them in a page):",
      "  1,200 more of text/copied",
      "  1 more of text/thin",
      "  1 more of index/expected",
      "",
      "Mend these first:",
      "  /a  warning  A link leads nowhere.",
      "",
      "1,202 errors (1 critical), 1 warning",
      "",
    ].join("\n"),
  );
  expect(code).toBe(1);
});

it("says nothing twice where all fits on a screen, or where findings have no weight", () => {
  expect(report([critical, warning]).text).not.toContain("Mend these first");
  const { impact: _, ...unweighed } = error;
  expect(report(Array.from({ length: 20 }, () => unweighed)).text).not.toContain("Mend these first");
});

it.each<[what: string, problems: Finding[], fails: Record<FailingGrade, 0 | 1>]>([
  ["nothing", [], { warning: 0, error: 0, critical: 0 }],
  ["what is said for information", [info], { warning: 0, error: 0, critical: 0 }],
  ["a warning", [info, warning], { warning: 1, error: 0, critical: 0 }],
  ["an error", [error, info], { warning: 1, error: 1, critical: 0 }],
  ["a critical error", [critical, info], { warning: 1, error: 1, critical: 1 }],
])("fails on %s only at the grade that is named or below", (_, problems, fails) => {
  const codes = (["warning", "error", "critical"] as const).map((grade) => [
    grade,
    report(problems, grade).code,
  ]);
  expect(Object.fromEntries(codes)).toEqual(fails);
  expect(report(problems).code).toBe(fails.error);
});
