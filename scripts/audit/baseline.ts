import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { writeAtomically } from "../files/write-atomically.ts";
import { UserError } from "../user-error.ts";
import type { Reported } from "./finding.ts";

/** Findings that a person has accepted, by fingerprint; rule and message are there for the reader. */
export interface Baseline {
  accepted: { fingerprint: string; rule: string; message: string }[];
}

/** Parts what the baseline of these options accepts from what is new; with `accept` it is written first. Throws a `UserError` for a file that is none. */
export function withoutAccepted(
  findings: readonly Reported[],
  { baseline: name, accept = false }: { baseline?: string; accept?: boolean },
  cwd: string,
): { fresh: readonly Reported[]; known: readonly Reported[]; baseline?: Baseline } {
  if (name === undefined) return { fresh: findings, known: [] };
  const file = resolve(cwd, name);
  if (accept) writeBaseline(file, findings);
  const baseline = readBaseline(file);
  return { ...partByBaseline(findings, baseline), baseline };
}

function readBaseline(file: string): Baseline {
  const help = "Write one with: npx site audit --baseline <file> --accept";
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === "ENOENT" ? "is not there" : "is not JSON";
    throw new UserError(`The baseline ${file} ${reason}.`, help);
  }
  if (!isBaseline(value)) throw new UserError(`${file} is no baseline.`, help);
  return value;
}

function isBaseline(value: unknown): value is Baseline {
  const { accepted } = (value ?? {}) as Partial<Baseline>;
  return Array.isArray(accepted) && accepted.every((one) => typeof one?.fingerprint === "string");
}

/** Accepts findings as they are now. */
function writeBaseline(file: string, findings: readonly Reported[]): void {
  const accepted = findings.map(({ fingerprint, rule, message }) => ({
    fingerprint,
    rule: rule.id,
    message,
  }));
  writeAtomically(file, `${JSON.stringify({ accepted }, null, 2)}\n`);
}

/** Parts findings into those nobody has accepted, and those that the baseline holds. */
export function partByBaseline(
  findings: readonly Reported[],
  { accepted }: Baseline,
): { fresh: Reported[]; known: Reported[] } {
  const fingerprints = new Set(accepted.map(({ fingerprint }) => fingerprint));
  return {
    fresh: findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint)),
    known: findings.filter(({ fingerprint }) => fingerprints.has(fingerprint)),
  };
}
