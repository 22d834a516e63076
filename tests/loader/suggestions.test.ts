import { describe, expect, it } from "vitest";
import type { Problem } from "../../src/problem.ts";
import { applySuggestion, suggestionOf } from "../support/apply-corrections.ts";
import { copyOfData } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { findProblems } from "../support/problems.ts";
import { groups } from "./damaged/groups.ts";

const nameOf = ({ code, message }: Problem) => `${code}: ${message}`;

/** Hints that give the very words to write, or the name to give; these are tried below. */
const saysWhatToWrite =
  /^(Write \S+ instead of |Write (?:- )?"?\w+"?: (?!\(|and one)|Rename (it|the file|the folder) to [\w/-]+(\.yaml)?\.$|Move it to \w+\/|Start .* in column \d)/;

describe.each(groups)("a suggestion for damaged %s, made as written,", (_, damages) => {
  it.each(few(Object.entries(damages), 2))("mends it and brings no other problem: %s", (_, damage) => {
    const damaged = copyOfData();
    damage(damaged);
    const problems = findProblems(damaged);
    const before = problems.map(nameOf);
    // Of many alike, the first few show whether they work.
    for (const problem of problems.slice(0, 5)) {
      const suggestion = suggestionOf(problem);
      if (saysWhatToWrite.test(problem.hint ?? "")) expect(suggestion, problem.hint).not.toEqual([]);
      if (suggestion.length === 0) continue;
      const data = copyOfData(damaged.dir);
      applySuggestion(data, suggestion);
      // A file that can be read again may have remarks of its own.
      const after = findProblems(data)
        .filter(({ severity }) => severity === "error")
        .map(nameOf);
      expect(after, problem.hint).not.toContain(nameOf(problem));
      const others = after.filter((name) => !before.includes(name));
      expect(others, problem.hint).toEqual([]);
    }
  });
});
