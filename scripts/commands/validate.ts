import type { Command } from "commander";
import { hasErrors } from "../../src/problem.ts";
import { checkData } from "../check/check-data.ts";
import { type CommandContext, dataOption, examples, exitCodes, formatOption } from "../command-line.ts";
import { commit } from "../interruption.ts";
import type { Format } from "../output/problems.ts";
import { reportProblems, type Terminal } from "../output/report.ts";
import { requireDataDir, UserError } from "../user-error.ts";

interface ValidateOptions {
  data: string;
  format: Format;
  release?: boolean;
  fix?: boolean;
  dryRun?: boolean;
}

/** `site validate`: everything that can be wrong with the data. */
export function addValidate(program: Command, { root, terminal, exit }: CommandContext): void {
  program
    .command("validate")
    .description("check the data: fields, references, texts, links; all problems at once")
    .addOption(dataOption())
    .addOption(formatOption())
    .option("--release", "also refuse samples and placeholder values, before a site goes live")
    .option("--fix", "make the corrections that are certain, show them, and report the rest")
    .option("--dry-run", "with --fix: only show the corrections")
    .addHelpText(
      "after",
      examples([
        ["site validate", "every mistake in data/, with its place and fix"],
        ["site validate --release", "the same, and refuse samples, before a site goes live"],
        ["site validate --fix --dry-run", "what --fix would write in place of misspelled names"],
        ["site validate --format github", "mark the lines of a change in GitHub Actions"],
      ]),
    )
    .action(async (options: ValidateOptions) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const { format, release: isRelease = false } = options;
      if (options.dryRun && !options.fix)
        throw new UserError(
          "--dry-run says what --fix would do.",
          "Write npx site validate --fix --dry-run.",
        );
      // Loaded only here: most runs check and nothing more.
      if (options.fix) await fix(dataDir, options, terminal);
      const { problems } = checkData(dataDir, { isRelease, root });
      if (options.dryRun) exit(hasErrors(problems) ? exitCodes.problems : exitCodes.clean);
      else exit(reportProblems(problems, { format, dataDir }, terminal));
    });
}

async function fix(dataDir: string, options: ValidateOptions, terminal: Terminal): Promise<void> {
  const [{ fixAndReport }, { planFixes }, { whileLocked }] = await Promise.all([
    import("../edit/fix/report-fixes.ts"),
    import("../edit/fix/plan-fixes.ts"),
    import("../edit/data-lock.ts"),
  ]);
  if (options.dryRun) return fixAndReport(dataDir, options, terminal);
  return whileLocked(dataDir, terminal, async () => {
    const plan = planFixes(dataDir);
    await commit();
    fixAndReport(dataDir, options, terminal, plan);
  });
}
