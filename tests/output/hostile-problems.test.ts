import { expect, it } from "vitest";
import { formats } from "../../scripts/output/problems.ts";
import { reportProblems } from "../../scripts/output/report.ts";
import { visibleStyled } from "../../scripts/output/visible.ts";
import type { Problem } from "../../src/problem.ts";

/** A problem that quotes what clears a screen, starts a workflow command, and turns letters around. */
const problem: Problem<string> = {
  code: "broken-internal-link",
  severity: "error",
  message: "/a\u001b[2J\u009b31m\n::error::b\u202ec is linked here.",
  hint: "Remove \u0007it.",
  position: { file: "pages/a\n\u001b]0;x\u0007.yaml", line: 1, column: 1 },
  related: [{ file: "pages/\u001b[1mb.yaml", line: 2, column: 1 }],
};

function printed(format: (typeof formats)[number]): string {
  let text = "";
  const terminal = {
    out: (line: string) => {
      text += line;
    },
    err: () => undefined,
    isColored: false,
    cwd: "/",
  };
  reportProblems([problem], { format, dataDir: "/data" }, terminal);
  return text;
}

it.each(formats)("prints no character in the format %s that a terminal obeys", (format) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(printed(format)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
});

it("prints a sentence on one line, with a sign for each such character", () => {
  expect(printed("text").split("\n").slice(0, 3)).toEqual([
    "data/pages/a␊␛]0;x␇.yaml:1:1  error  broken-internal-link",
    "  /a␛[2J␡31m␊::error::b\ufffdc is linked here.",
    "  Fix: Remove ␇it.",
  ]);
});

it("starts no command of the workflow but its own", () => {
  expect(printed("github").split("\n")).toHaveLength(1);
});

it("says in JSON exactly what was found", () => {
  const { problems } = JSON.parse(printed("json")) as { problems: { message: string }[] };
  expect(problems[0]?.message).toBe(problem.message);
});

it("leaves colors in finished output, and nothing else", () => {
  expect(visibleStyled("\u001b[31mred\u001b[39m\tx\u001b[2J\u001b]0;t\u0007\n")).toBe(
    "\u001b[31mred\u001b[39m\tx␛[2J␛]0;t␇\n",
  );
});
