import { describeFault } from "../start/world-fault.mjs";
import type { CheckResult, Machine, Places } from "./check.ts";
import {
  checkCache,
  checkDataFolder,
  checkDisk,
  checkFunctions,
  checkOutFolder,
  checkRelease,
  checkToolFolder,
} from "./folder-checks.ts";
import { checkFonts } from "./font-check.ts";
import {
  checkChromium,
  checkDeno,
  checkDependencies,
  checkJava,
  checkNode,
  checkPictures,
} from "./machine-checks.ts";

/** Every check, in the order of the report: what all work needs comes first. */
const checks: ((machine: Machine, places: Places) => CheckResult | Promise<CheckResult>)[] = [
  checkNode,
  checkToolFolder,
  checkDependencies,
  checkPictures,
  checkFonts,
  checkDataFolder,
  checkRelease,
  checkFunctions,
  checkOutFolder,
  checkDisk,
  checkCache,
  checkChromium,
  checkDeno,
  checkJava,
];

/** Looks at the machine and the configuration. A check that fails by itself is a problem, and the others go on. */
export async function examine(machine: Machine, places: Places): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks)
    try {
      results.push(await check(machine, places));
    } catch (error) {
      const fault = describeFault(error) ?? {
        message: error instanceof Error ? error.message : String(error),
        fix: "This is a mistake in the tool, or the machine hides what was asked for. Please report it.",
      };
      results.push({
        id: check.name,
        status: "problem",
        message: `This could not be checked: ${fault.message}`,
        fix: fault.fix,
      });
    }
  return results;
}

/** Results by status, for a summary. */
export function countByStatus(results: readonly CheckResult[]): Record<CheckResult["status"], number> {
  const counts = { ok: 0, warning: 0, problem: 0 };
  for (const { status } of results) counts[status]++;
  return counts;
}
