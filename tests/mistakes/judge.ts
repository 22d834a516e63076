import type { Problem } from "../../src/problem.ts";
import type { Mistake } from "./mistake.ts";

/** How the report of one mistake measures up. */
export interface Judgement {
  isOne: boolean;
  isOnLine: boolean;
  /** Undefined for a mistake whose correction nobody can know. */
  namesCorrection: boolean | undefined;
}

/** Compares what was reported with what a right report says. */
export function judge({ file, lines, correction }: Mistake, problems: readonly Problem[]): Judgement {
  return {
    isOne: problems.length === 1,
    isOnLine: problems.some(
      ({ position }) => position?.file === file && lines.includes(position.line ?? Number.NaN),
    ),
    namesCorrection:
      correction === undefined
        ? undefined
        : problems.some(({ hint = "" }) => startsWithCorrection(hint, correction)),
  };
}

/** True where the first thing that a hint says to write is the correction: "Write x ...", "Write name: x ...". */
function startsWithCorrection(hint: string, correction: string): boolean {
  const said = hint.replace(/^(Write|Add) /, "");
  return [said, said.replace(/^[\w-]+: /, "")].some((words) => {
    const plain = words.startsWith(correction) ? words : words.replace(/^"/, "");
    return plain.startsWith(correction) && !/^[\w-]/.test(plain.slice(correction.length));
  });
}

/** A mistake and what was reported of it, for the person who reads a failing test. */
export function describeMistake(
  { kind, file, what, lines, correction }: Mistake,
  problems: readonly Problem[],
): string {
  const expected = `${kind} in ${file}: ${what}; expected on line ${lines.join(" or ")}${correction === undefined ? "" : `, with ${correction}`}`;
  const reported = problems.map(
    ({ code, message, hint, position }) => `${position?.file}:${position?.line} ${code} ${message} ${hint}`,
  );
  return [expected, ...reported.map((line) => `  ${line}`)].join("\n");
}
