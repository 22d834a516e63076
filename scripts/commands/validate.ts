import type { Command } from "commander";
import { checkData } from "../check/check-data.ts";
import { type CommandContext, dataOption, formatOption } from "../command-line.ts";
import type { Format } from "../output/problems.ts";
import { reportProblems } from "../output/report.ts";
import { requireDataDir } from "../user-error.ts";

/** `site validate`: everything that can be wrong with the data. */
export function addValidate(program: Command, { terminal, exit }: CommandContext): void {
  program
    .command("validate")
    .description("check the data: fields, references, texts, links; all problems at once")
    .addOption(dataOption())
    .addOption(formatOption())
    .option("--release", "also refuse samples and placeholder values, before a site goes live")
    .action((options: { data: string; format: Format; release?: boolean }) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const { problems } = checkData(dataDir, { isRelease: options.release ?? false });
      exit(reportProblems(problems, { format: options.format, dataDir }, terminal));
    });
}
