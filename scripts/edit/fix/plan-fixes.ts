import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Correction, Problem } from "../../../src/problem.ts";
import { checkData } from "../../check/check-data.ts";
import { CheckMemory } from "../../check/check-memory.ts";
import { tryChangeText } from "../change.ts";
import type { FileChange } from "../journal.ts";
import { checkWouldBe } from "../would-be.ts";

/** What `validate --fix` would do: the changed files, and the problems that a person has to mend. */
export interface FixPlan {
  changes: FileChange[];
  /** Problems that the changes mend. */
  fixed: number;
  left: Problem[];
  /** Files whose corrections would bring other problems to light, and are not made. */
  withheld: string[];
  /** The first problem that they would bring to light. */
  revealed?: Problem | undefined;
}

/** Rounds after which no more is tried; a round mends all that can be seen, and shows what was hidden behind it. */
const maxRounds = 10;

/** Files that are tried one by one, where all corrections together bring more problems to light than they mend. */
const maxTried = 20;

/**
 * Works out every certain correction of a data folder, without writing. A correction that does not help is not made, and
 * neither are those of a file that leave more problems than there were, or one of a kind that there was not.
 */
export function planFixes(dataDir: string): FixPlan {
  const memory = new CheckMemory();
  const before = checkData(dataDir, { memory }).problems;
  const correct = (mayChange: (file: string) => boolean) =>
    correctInRounds({ dataDir, memory, before }, mayChange);
  const all = correct(() => true);
  if (!isWorse(before, all.left)) return { ...all, withheld: [] };
  const files = [...new Set(before.flatMap(filesOf))].sort();
  const safe = files.length > maxTried ? [] : files.filter((file) => !isWorse(before, tried(file).left));
  const some = correct((file) => safe.includes(file));
  const plan = isWorse(before, some.left) ? { changes: [], fixed: 0, left: before } : some;
  const changed = new Set(plan.changes.map(({ file }) => file));
  const names = new Set(before.map(nameOf));
  return {
    ...plan,
    withheld: all.changes.map(({ file }) => file).filter((file) => !changed.has(file)),
    revealed: all.left.find((problem) => !names.has(nameOf(problem))),
  };

  function tried(file: string) {
    return correct((other) => other === file);
  }
}

function isWorse(before: readonly Problem[], after: readonly Problem[]): boolean {
  const codes = new Set(before.map(({ code }) => code));
  return after.length > before.length || after.some(({ code }) => !codes.has(code));
}

/** Corrects the files that `mayChange`, and what comes to light in them behind other mistakes. */
function correctInRounds(
  { dataDir, memory, before }: { dataDir: string; memory: CheckMemory; before: Problem[] },
  mayChange: (file: string) => boolean,
): Omit<FixPlan, "withheld" | "revealed"> {
  const texts = new Map<string, string>();
  const read = (file: string) => texts.get(file) ?? readFileSync(join(dataDir, file), "utf8");
  let problems = before;
  let fixed = 0;
  const refused = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const open = problems.filter((problem) => filesOf(problem).every(mayChange));
    const made = correctAll(open, read, refused);
    if (made.texts.size === 0) break;
    const would = checkWouldBe(dataDir, new Map([...texts, ...made.texts]), { memory }).problems;
    const useless = made.mended.filter((problem) => would.some((other) => nameOf(problem) === nameOf(other)));
    for (const problem of useless) refused.add(nameOf(problem));
    // Without those that did not help, the rest is tried again.
    if (useless.length > 0) continue;
    for (const [file, text] of made.texts) texts.set(file, text);
    fixed += made.mended.length;
    problems = would;
  }
  const changes = [...texts].map(([file, text]) => ({
    file,
    before: readFileSync(join(dataDir, file)),
    after: Buffer.from(text),
  }));
  return { changes, fixed, left: problems };
}

/** Corrects the files of all problems that say how, each problem wholly or not at all. */
function correctAll(
  problems: readonly Problem[],
  read: (file: string) => string,
  refused: ReadonlySet<string>,
): { texts: Map<string, string>; mended: Problem[] } {
  const accepted = new Map<string, Correction[]>();
  const mended: Problem[] = [];
  for (const problem of problems) {
    if (!problem.corrections || refused.has(nameOf(problem))) continue;
    const files = filesOf(problem);
    const together = new Map(
      files.map((file) => [
        file,
        [...(accepted.get(file) ?? []), ...(problem.corrections ?? []).filter((one) => fileOf(one) === file)],
      ]),
    );
    if (
      [...together].some(([file, corrections]) => tryChangeText(read(file), file, corrections) === undefined)
    )
      continue;
    for (const [file, corrections] of together) accepted.set(file, corrections);
    mended.push(problem);
  }
  const texts = [...accepted].map(
    ([file, corrections]) => [file, tryChangeText(read(file), file, corrections) ?? read(file)] as const,
  );
  return { texts: new Map(texts), mended };
}

/** The files that the corrections of a problem change. */
function filesOf({ corrections = [] }: Problem): string[] {
  return [...new Set(corrections.map(fileOf))];
}

function fileOf(correction: Correction): string {
  return "file" in correction ? correction.file : correction.place.file;
}

function nameOf({ code, message, position, place }: Problem): string {
  return [code, position?.file ?? place?.file, place?.pointer ?? position?.line, message].join(" ");
}
