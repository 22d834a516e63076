import { execFile } from "node:child_process";
import { join } from "node:path";
import { UserError } from "../user-error.ts";

/** Longest output that is read: an audit of 100,000 pages with a finding on each. */
const mostBytes = 2 ** 28;

/**
 * Runs a command as a process of its own and reads what it prints for programs. So a call answers what a person or CI is
 * told, calls do not wait for each other, and what one uses of memory goes with it.
 */
export function runSite<Answer extends object>(
  [command = "", ...rest]: readonly string[],
  { root, cwd, signal }: { root: string; cwd: string; signal: AbortSignal },
): Promise<Answer> {
  const line = [join(root, "scripts", "site.mjs"), command, "--format", "json", "--no-color", ...rest];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      line,
      { cwd, signal, maxBuffer: mostBytes, encoding: "utf8" },
      (error, stdout, stderr) => {
        const isAnswer = !error || error.code === 1;
        if (isAnswer && stdout.startsWith("{")) resolve(JSON.parse(stdout));
        else reject(new UserError(stderr.trim() || `site ${command} was ended before it answered.`));
      },
    );
  });
}
