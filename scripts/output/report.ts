import pc from "picocolors";
import type { Problem } from "../../src/problem.ts";
import { formatGithub } from "./github.ts";
import { countBySeverity, type Format, toReported } from "./problems.ts";
import { type DescribeCode, formatSarif } from "./sarif.ts";
import { formatText } from "./text.ts";

/** Where a command prints: results to `out`, everything else to `err`. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  isColored: boolean;
  cwd: string;
}

/** Prints problems in the format asked for. Returns the exit code: 1 when there is an error. */
export function reportProblems(
  problems: readonly Problem<string>[],
  options: { format: Format; dataDir: string; describe?: DescribeCode },
  terminal: Terminal,
): 0 | 1 {
  const reported = toReported(problems, options.dataDir, terminal.cwd);
  const counts = countBySeverity(reported);
  const text = {
    text: () => formatText(reported, counts, terminal.cwd, pc.createColors(terminal.isColored)),
    json: () => JSON.stringify({ problems: reported, counts }),
    github: () => formatGithub(reported),
    sarif: () => formatSarif(reported, options.describe),
  }[options.format]();
  if (text !== "") terminal.out(text);
  return counts.error > 0 ? 1 : 0;
}
