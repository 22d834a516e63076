// @module-tag nightly
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import { tryChangeText } from "../../scripts/edit/change.ts";
import type { Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import { applySuggestion, suggestionOf } from "../support/apply-corrections.ts";
import { DataFolder, realData } from "../support/data-folder.ts";
import { seedOr } from "../support/nightly.ts";
import { drawMistakes } from "./draw.ts";
import { describeMistake, judge } from "./judge.ts";
import type { Mistake } from "./mistake.ts";

/** How many are drawn; MISTAKES=2000 SEED=7 looks further than every test run can. */
const count = Number(process.env.MISTAKES ?? 200);
const seed = seedOr(11);

/** For machines that do other work at the same time; 200 take 15 s alone. */
const timeoutMs = 60_000 + count * 1000;

interface Report {
  mistake: Mistake;
  problems: Problem[];
}

describe(`${count} seeded single mistakes in the shipped data`, () => {
  const folder = mkdtempSync(join(tmpdir(), "site-mistakes-"));
  let reports: Report[];

  beforeAll(() => {
    cpSync(realData, folder, { recursive: true });
    const memory = new CheckMemory();
    const { site, problems } = checkData(folder, { memory });
    const known = new Set(problems.map(({ message }) => message));
    reports = drawMistakes(site as Site, count, seed).map((mistake) => {
      const path = join(folder, mistake.file);
      const original = readFileSync(path, "utf8");
      writeFileSync(path, mistake.text);
      const found = checkData(folder, { memory }).problems.filter(({ message }) => !known.has(message));
      writeFileSync(path, original);
      return { mistake, problems: found };
    });
  }, timeoutMs);

  afterAll(() => rmSync(folder, { recursive: true }));

  it("are reported on their line", () => {
    expect(described(reports.filter((report) => !judged(report).isOnLine))).toEqual([]);
  });

  it("give one message for one cause", () => {
    expect(described(reports.filter((report) => !judged(report).isOne))).toEqual([]);
  });

  it("have the right correction named first, at least 95 % of those that have one", () => {
    const correctable = reports.filter(({ mistake }) => mistake.correction !== undefined);
    const wrong = correctable.filter((report) => judged(report).namesCorrection === false);
    expect(correctable.length).toBeGreaterThan(count / 4);
    expect(wrong.length / correctable.length, described(wrong).join("\n")).toBeLessThanOrEqual(0.05);
  });

  it("are never corrected to anything but what stood there, and half of those with a correction are", () => {
    const outcomes = reports.map((report) => ({ report, outcome: outcomeOf(report) }));
    const wrong = outcomes.filter(({ outcome }) => outcome === "other").map(({ report }) => report);
    expect(described(wrong)).toEqual([]);
    const correctable = outcomes.filter(({ report }) => report.mistake.correction !== undefined);
    const restored = correctable.filter(({ outcome }) => outcome === "restored");
    expect(restored.length / correctable.length).toBeGreaterThan(0.5);
  });

  it(
    "have suggestions that mend them and bring no other problem, made as written",
    () => {
      const known = new Set(checkData(folder).problems.map(({ message }) => message));
      const data = new DataFolder(folder);
      const memory = new CheckMemory();
      const wrong = reports.filter(({ mistake, problems }) =>
        problems.some((problem) => {
          const suggestion = suggestionOf(problem);
          if (suggestion.length === 0 || suggestion.some(({ kind }) => kind === "rename")) return false;
          const files = [...new Set(suggestion.map((one) => ("file" in one ? one.file : one.place.file)))];
          const originals = [...new Set([mistake.file, ...files])].map(
            (file) => [file, data.read(file)] as const,
          );
          data.write(mistake.file, mistake.text);
          try {
            applySuggestion(data, suggestion);
          } catch {
            // A path that a template is filled with is mended where the name in it stands, not here.
            for (const [file, text] of originals) data.write(file, text);
            return false;
          }
          const after = checkData(folder, { memory }).problems.filter(({ message }) => !known.has(message));
          for (const [file, text] of originals) data.write(file, text);
          const before = new Set(problems.map(({ message }) => message));
          return after.some(({ message }) => message === problem.message || !before.has(message));
        }),
      );
      expect(described(wrong)).toEqual([]);
    },
    timeoutMs,
  );

  it("are of every kind, in every kind of file", () => {
    const kinds = new Set(reports.map(({ mistake }) => mistake.kind));
    const folders = new Set(reports.map(({ mistake }) => mistake.file.split("/")[0]));
    expect(kinds.size).toBeGreaterThanOrEqual(35);
    for (const name of ["cities", "counties", "pages", "images", "projects", "services"])
      expect(folders).toContain(name);
  });

  function outcomeOf({ mistake, problems }: Report): "none" | "restored" | "other" {
    const corrections = problems.flatMap((problem) => problem.corrections ?? []);
    if (corrections.length === 0) return "none";
    const corrected = tryChangeText(mistake.text, mistake.file, corrections);
    if (corrected === undefined) return "none";
    return corrected === readFileSync(join(folder, mistake.file), "utf8") ? "restored" : "other";
  }
});

function judged({ mistake, problems }: Report) {
  return judge(mistake, problems);
}

function described(reports: readonly Report[]): string[] {
  return reports.map(({ mistake, problems }) => describeMistake(mistake, problems));
}
