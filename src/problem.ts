/** `error` fails the command, `warning` and `info` do not. */
export type Severity = "error" | "warning" | "info";

/** A place in a data file: the value (or with `isKey` the key) that a JSON pointer names. */
export interface DataPlace {
  /** File, relative to the data folder. */
  file: string;
  /** JSON pointer into the file, "" for the whole file. */
  pointer: string;
  isKey?: boolean;
  /** The words within the value that it is about, such as a link in a long text. */
  words?: string;
}

/** A place with the position a person looks up: line and column from 1. */
export interface Position {
  file: string;
  line?: number;
  column?: number;
  /** Path of a page, where the place is one. */
  path?: string;
}

/** One finding: what is wrong, where, and how to fix it. */
export interface Problem<Code extends string = ProblemCode> {
  code: Code;
  severity: Severity;
  message: string;
  hint?: string;
  /** Where it is in the data; line and column are looked up from it when it is reported. */
  place?: DataPlace;
  /** Position, when it is known without a look-up (YAML syntax errors know theirs). */
  position?: Position;
  /** Path of the page it is about. */
  path?: string;
  /** Names it for lists of known problems: the same in every run while the fault is there. */
  fingerprint?: string;
  /** What a finding of the audit weighs. */
  impact?: number;
  /** True where pages that bring customers cannot be found, used or called from. */
  critical?: boolean;
  /** The other places of the same cause. */
  related?: (DataPlace | Position)[];
  /** What the hint says, for `validate --fix`; only where it cannot be anything else. All of them or none is made. */
  corrections?: Correction[];
  /** What the hint says where a person has to decide. Made as written, it mends the problem and brings no other. */
  proposal?: Correction[];
}

/** A change of a data file that leaves everything else in it as it is. */
export type Correction =
  /** Other words in place of the key, the value or the words within it; quotation marks stay. */
  | { kind: "reword"; place: DataPlace; text: string }
  /** Other YAML in place of the value, quotation marks included. */
  | { kind: "replace"; place: DataPlace; source: string }
  /** The list entry goes, with its line. */
  | { kind: "remove"; place: DataPlace }
  /** Other text between two offsets from 0. */
  | { kind: "splice"; file: string; start: number; end: number; text: string }
  /** Another field on a line of its own, below the field at the place. */
  | { kind: "insert"; place: DataPlace; line: string }
  /** Another name or folder for a file or folder. Only ever proposed: no file is moved without asking. */
  | { kind: "rename"; file: string; to: string };

/** Every code, in its failing state. The names are a contract: scripts of others rely on them. */
export const problemCodes = [
  "absolute-own-link",
  "alias-expansion",
  "ambiguous-scalar",
  "broken-fragment",
  "broken-internal-link",
  "coordinates-outside-state",
  "damaged-ledger",
  "distant-coordinates",
  "distant-nearby-area",
  "distant-zip-code",
  "duplicate-city",
  "duplicate-county",
  "duplicate-id",
  "duplicate-key",
  "duplicate-nearby-area",
  "duplicate-path",
  "duplicate-text",
  "empty-county",
  "empty-file",
  "file-too-large",
  "invalid-encoding",
  "invalid-slug",
  "invalid-value",
  "isolated-city",
  "links-disagree",
  "literal-markup",
  "lost-path",
  "low-contrast",
  "merge-conflict",
  "merge-key",
  "misplaced-file",
  "missing-field",
  "missing-file",
  "missing-image",
  "not-a-file",
  "overlisted-city",
  "placeholder-value",
  "redirect-chain",
  "redirect-loop",
  "redirect-shadow",
  "self-nearby-area",
  "shared-coordinates",
  "unfinished-value",
  "unknown-field",
  "unknown-nearby-area",
  "unknown-placeholder",
  "unknown-reference",
  "unknown-zip-code",
  "unlinked-nearby-area",
  "unreturned-nearby-area",
  "unreadable-file",
  "unsafe-picture",
  "wrong-state",
  "yaml-syntax",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** A problem that fails the command. */
export function asError(problem: Omit<Problem, "severity">): Problem {
  return { severity: "error", ...problem };
}

/** A problem that fails nothing, and that somebody should look at. */
export function asWarning(problem: Omit<Problem, "severity">): Problem {
  return { severity: "warning", ...problem };
}

/** A value that cannot be what it says, at its place. */
export function invalidValue(message: string, hint: string, place: DataPlace): Problem {
  return asError({ code: "invalid-value", message, hint, place });
}

/** The problems that fail the command. */
export function errorsOf<One extends { severity: Severity }>(problems: readonly One[]): One[] {
  return problems.filter(({ severity }) => severity === "error");
}

/** True when at least one problem must fail the command. */
export function hasErrors(problems: Iterable<Problem>): boolean {
  for (const problem of problems) if (problem.severity === "error") return true;
  return false;
}
