import type { DataFolder } from "../../support/data-folder.ts";

/** One mistake of a person in the painter's data, which shows in many places and is one problem. */
export interface Cause {
  name: string;
  damage(data: DataFolder): void;
  /** Severity, code, and the file that is wrong, which is not always one that complains. */
  problem: string;
  hint: string;
}

/** A cause with its problem behind it, and the words of the hint on a line of their own. */
export function cause(name: string, damage: Cause["damage"]) {
  return (report: TemplateStringsArray, ...words: unknown[]): Cause => {
    const [problem = "", hint = ""] = String.raw({ raw: report }, ...words)
      .trim()
      .split(/\n */);
    return { name, damage, problem, hint };
  };
}
