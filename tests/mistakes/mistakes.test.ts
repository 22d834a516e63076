// @module-tag nightly
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { tryChangeText } from "../../scripts/edit/change.ts";
import type { Problem } from "../../src/problem.ts";
import { once } from "../../src/site/once.ts";
import { applySuggestion, suggestionOf } from "../support/apply-corrections.ts";
import { copyOfData, realData } from "../support/data-folder.ts";
import { seedOr } from "../support/nightly.ts";
import { findProblems } from "../support/problems.ts";
import { drawMistakes, type Mistake } from "./draw.ts";

/** How many are drawn; MISTAKES=2000 SEED=7 looks further than every test run can. */
const count = Number(process.env.MISTAKES ?? 200);
const seed = seedOr(11);

/** For machines that do other work at the same time; 200 take 30 s alone. */
const timeout = 120_000 + count * 2000;

interface Report {
  mistake: Mistake;
  problems: Problem[];
  /** The file as its corrections leave it; undefined where there are none. */
  corrected: string | undefined;
  original: string;
  /** What the suggestions, made as written, do not mend or bring along. */
  left: string[];
}

const reports = once((): Report[] => {
  const data = copyOfData(realData);
  return drawMistakes(realData, count, seed).map((mistake) => {
    const { file, text } = mistake;
    const original = data.read(file);
    const problems = findProblems(data.write(file, text));
    const corrections = problems.flatMap((problem) => problem.corrections ?? []);
    const corrected = corrections.length > 0 ? tryChangeText(text, file, corrections) : undefined;
    const left = problems.flatMap((problem) => {
      const suggestion = suggestionOf(problem);
      if (suggestion.length === 0) return [];
      const mended = copyOfData(data.dir);
      applySuggestion(mended, suggestion);
      const known = problems.filter((other) => other !== problem).map(({ message }) => message);
      return findProblems(mended).flatMap(({ message }) => (known.includes(message) ? [] : message));
    });
    data.write(file, original);
    return { mistake, problems, corrected, original, left };
  });
});

/** Mistakes with what was said of them, for the person who reads a failing test. */
const described = (some: readonly Report[]) =>
  some.map(({ mistake: { slip, file, line, before, after }, problems }) =>
    [
      `${slip}, ${file}:${line}: ${before} => ${after}`,
      ...problems.map(
        ({ code, message, hint, position }) =>
          `  ${position?.file}:${position?.line} ${code} ${message} ${hint}`,
      ),
    ].join("\n"),
  );

/** The words that the slip destroyed. */
function lostWords({ before, after }: Mistake): string[] {
  const words = (line: string): string[] => line.match(/[\w/-]+/g) ?? [];
  return words(before).filter((word) => !words(after).includes(word));
}

describe(`${count} mistakes in lines of the shipped data, drawn with SEED=${seed},`, { timeout }, () => {
  it("are seen, unless the file says the same, but for one in a hundred", () => {
    const unseen = reports().filter(({ problems }) => problems.length === 0);
    const wrong = unseen.filter(
      ({ mistake, original }) => !isDeepStrictEqual(parse(mistake.text), parse(original)),
    );
    expect(wrong.length / count, described(wrong).join("\n")).toBeLessThanOrEqual(0.01);
    expect(unseen.length).toBeLessThan(count / 10);
  });

  it("give one message for one cause, on its line or the one beside it, but for one in a hundred", () => {
    const wrong = reports().filter(({ mistake: { file, line }, problems }) => {
      const isBeside = ({ position }: Problem) =>
        position?.file === file && Math.abs((position.line ?? Number.NaN) - line) <= 1;
      return problems.length > 1 || !problems.every(isBeside);
    });
    expect(wrong.length / count, described(wrong).join("\n")).toBeLessThanOrEqual(0.01);
  });

  it("have the right words named, at least 95 % of those that have destroyed some", () => {
    const some = reports().filter(
      ({ mistake, problems }) =>
        /^a (letter|name|number|list)|^yes/.test(mistake.slip) &&
        problems.length > 0 &&
        lostWords(mistake).length > 0,
    );
    const wrong = some.filter(({ mistake, problems }) =>
      lostWords(mistake).every((word) => !problems.some(({ hint = "" }) => hint.includes(word))),
    );
    expect(some.length).toBeGreaterThan(count / 4);
    expect(wrong.length / some.length, described(wrong).join("\n")).toBeLessThanOrEqual(0.05);
  });

  it("are never corrected to anything but what stood there, and a third of all are", () => {
    const corrected = reports().filter((report) => report.corrected !== undefined);
    expect(described(corrected.filter((report) => report.corrected !== report.original))).toEqual([]);
    expect(corrected.length).toBeGreaterThan(count / 3);
  });

  it("have suggestions that mend them and bring no other problem, made as written, but for one in a hundred", () => {
    const wrong = reports().filter(({ left }) => left.length > 0);
    expect(wrong.length / count, described(wrong).join("\n")).toBeLessThanOrEqual(0.01);
  });
});
