import pc from "picocolors";
import type { Format } from "../../output/problems.ts";
import type { Terminal } from "../../output/report.ts";
import { dataFlag } from "../../shell-words.ts";
import { withFix } from "../../user-error.ts";
import { formatDiff } from "../report.ts";
import { planFixes } from "./plan-fixes.ts";
import { writeFixes } from "./write-fixes.ts";

/** Makes the certain corrections and shows them as a diff: a result in text, beside the results in other formats. */
export function fixAndReport(
  dataDir: string,
  { data, format, dryRun: isDryRun = false }: { data: string; format: Format; dryRun?: boolean },
  terminal: Terminal,
  plan = planFixes(dataDir),
): void {
  const { changes, fixed, withheld, revealed } = plan;
  if (withheld.length > 0)
    terminal.err(
      `Not corrected, because other problems would come to light: ${withheld.map((file) => `${data}/${file}`).join(", ")}.${revealed ? ` The first of them: ${withFix(revealed)}` : ""}`,
    );
  if (changes.length === 0) {
    terminal.err("Nothing can be corrected with certainty.");
    return;
  }
  if (!isDryRun) writeFixes(dataDir, data, changes);
  const diff = formatDiff(changes, data, pc.createColors(terminal.isColored));
  if (format === "text") terminal.out(`${diff}\n`);
  else terminal.err(diff);
  const count = `${fixed} ${fixed === 1 ? "problem" : "problems"} in ${changes.length} ${changes.length === 1 ? "file" : "files"}`;
  if (isDryRun) terminal.err(`Would correct ${count}; nothing is written.`);
  else terminal.err(`Corrected ${count}.\nTo take it back: npx site add --undo${dataFlag(data)}`);
}
