import { describe, expect, it } from "vitest";
import { formatGithub } from "../../scripts/output/github.ts";
import type { ReportedProblem } from "../../scripts/output/problems.ts";

function problems(code: string, count: number, severity: ReportedProblem["severity"] = "error") {
  return Array.from(
    { length: count },
    (_, index): ReportedProblem => ({
      code,
      severity,
      message: `${code} ${index + 1}.`,
      hint: "Mend it.",
      file: `data/${code}.yaml`,
      line: index + 1,
      column: 3,
    }),
  );
}

const linesOf = (found: ReportedProblem[]) => formatGithub(found).split("\n");

describe("annotations for GitHub, which shows ten of a kind", () => {
  it("are one for each problem while there are ten", () => {
    const lines = linesOf(problems("unknown-field", 10));
    expect(lines).toHaveLength(10);
    expect(lines[9]).toBe(
      "::error file=data/unknown-field.yaml,line=10,col=3,title=unknown-field::unknown-field 10.%0AMend it.",
    );
  });

  it("are one for thirty problems of a code, and beside it one for each other problem", () => {
    const lines = linesOf([
      ...problems("missing-image", 1),
      ...problems("unknown-field", 30),
      ...problems("broken-internal-link", 2),
    ]);
    expect(lines.map((line) => /title=([^:]*)/.exec(line)?.[1])).toEqual([
      "missing-image",
      "unknown-field (30 times)",
      "broken-internal-link",
      "broken-internal-link",
    ]);
    expect(lines[1]).toContain("data/unknown-field.yaml:2 unknown-field 2.%0A");
    expect(lines[1]?.endsWith("data/unknown-field.yaml:30 unknown-field 30.")).toBe(true);
  });

  it("fold the most frequent code only, where that is enough", () => {
    const lines = linesOf([...problems("unknown-field", 5), ...problems("missing-field", 7)]);
    expect(lines).toHaveLength(6);
    expect(lines[5]).toContain("title=missing-field (7 times)::");
  });

  it("sum up what is left where there are more than ten codes", () => {
    const lines = linesOf(Array.from({ length: 12 }, (_, index) => problems(`code-${index}`, 2)).flat());
    expect(lines).toHaveLength(10);
    expect(lines[9]).toBe(
      "::error title=6 more::data/code-9.yaml:1 code-9 1. Mend it.%0Adata/code-9.yaml:2 code-9 2. Mend it.%0Adata/code-10.yaml:1 code-10 1. Mend it.%0Adata/code-10.yaml:2 code-10 2. Mend it.%0Adata/code-11.yaml:1 code-11 1. Mend it.%0Adata/code-11.yaml:2 code-11 2. Mend it.",
    );
  });

  it("count errors, warnings and notices each by themselves", () => {
    const lines = linesOf([...problems("missing-field", 10), ...problems("isolated-city", 10, "warning")]);
    expect(lines).toHaveLength(20);
    expect(lines.filter((line) => line.startsWith("::warning "))).toHaveLength(10);
  });

  it("lose no problem, however many there are of however many codes", () => {
    const found = Array.from({ length: 25 }, (_, index) => problems(`code-${index}`, index + 1)).flat();
    const text = formatGithub(found);
    expect(text.split("\n")).toHaveLength(10);
    for (const { message } of found) expect(text).toContain(message);
  });

  it("keep the hints and other places of those they fold", () => {
    const found = problems("unknown-field", 11);
    const [, second] = found as [ReportedProblem, ReportedProblem];
    Object.assign(second, { hint: "Write it so.", related: [{ file: "data/a.yaml", line: 7 }] });
    expect(formatGithub(found)).toContain(
      "%0Adata/unknown-field.yaml:2 unknown-field 2. Write it so. Also: data/a.yaml:7%0A",
    );
  });

  it("name the page of a problem without a file", () => {
    const page = problems("links-disagree", 11).map(({ file: _, line: __, column: ___, ...rest }) => ({
      ...rest,
      path: "/contact",
    }));
    expect(formatGithub(page)).toContain("%0A/contact links-disagree 2.%0A");
  });

  it("escape what ends a property or a line, and leave the colons of a sentence", () => {
    const [first] = problems("link/broken", 1);
    const found = { ...first, file: "data/a:b,c%.yaml", message: "50%: a\nb::c, d" } as ReportedProblem;
    expect(formatGithub([found])).toBe(
      "::error file=data/a%3Ab%2Cc%25.yaml,line=1,col=3,title=link/broken::50%25: a%0Ab::c, d%0AMend it.",
    );
  });

  it("say the address of a page on the web in words, because it is no file of the change", () => {
    const file = "https://www.oak.example/contact";
    const found = problems("title/length", 11, "warning").map((problem) => ({ ...problem, file }));
    expect(formatGithub(found.slice(0, 1))).toBe(
      `::warning title=title/length::${file}:1 title/length 1. Mend it.`,
    );
    expect(formatGithub(found)).toMatch(
      /^::warning title=title\/length \(11 times\)::https:\/\/www\.oak\.example\/contact:1 title/,
    );
  });
});
