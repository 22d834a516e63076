import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { buildSite } from "../build/build.ts";
import type { Shard } from "../build/shard.ts";
import {
  baseOption,
  type CommandContext,
  dataOption,
  examples,
  exitCodes,
  formatOption,
  originOption,
  outOption,
  parsePositive,
} from "../command-line.ts";
import { endBySignal } from "../interruption.ts";
import { countBySeverity, type Format } from "../output/problems.ts";
import { ProgressBar, stderrScreen } from "../output/progress.ts";
import { reportProblems } from "../output/report.ts";
import type { BuildReport } from "../schemas/reports.ts";
import { requireDataDir } from "../user-error.ts";

interface Options {
  data: string;
  format: Format;
  out: string;
  url?: string;
  base: string;
  release?: boolean;
  clean?: boolean;
  force?: boolean;
  durable?: boolean;
  jobs: number;
  shard?: Shard;
}

const digestHelp = `
With --format json it prints one object. Its "digest" stands for the bytes of the whole folder, and site verify
computes it again: SHA-256 of the lines that sha256sum prints for all files, sorted by their paths.`;

/** `site build`: validates, proves the links, renders what changed and publishes it in one step. */
export function addBuild(program: Command, { root, terminal, exit }: CommandContext): void {
  program
    .command("build")
    .description("check the data, render every page that changed, and publish the folder in one step")
    .addOption(dataOption())
    .addOption(formatOption())
    .addOption(outOption("the folder to publish").default("dist"))
    .addOption(originOption())
    .addOption(baseOption())
    .option(
      "--release",
      "build nothing while samples and placeholder values are left, for a site that goes live",
    )
    .option("--clean", "render everything again")
    .option("--force", "replace the folder even if it holds the site of another business")
    .option("--durable", "wait until the disk holds every new file, for a folder that is served in place")
    .option("--jobs <n>", "threads at the same time", parsePositive, availableParallelism())
    .option("--shard <i/n>", "write one of n parts; all parts copied together are the whole site", parseShard)
    .addHelpText(
      "after",
      `${digestHelp}\n${examples([
        ["site build", "build data/ into dist/"],
        ["site build --out /tmp/site --clean", "build everything again, into another folder"],
        ["site build --shard 2/4", "write the second of four parts, on one of four machines"],
        ["site build --url https://preview.example.com --base /new/", "build for another address"],
      ])}`,
    )
    .action(async (options: Options) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const out = resolve(terminal.cwd, options.out);
      process.once("SIGTERM", () => void endBySignal(exitCodes.terminated));
      const progress = new ProgressBar(stderrScreen());
      const { problems, report } = await buildSite({
        root,
        dataDir,
        out,
        base: options.base,
        isRelease: options.release ?? false,
        isClean: options.clean ?? false,
        isForced: options.force ?? false,
        isDurable: options.durable ?? false,
        jobs: options.jobs,
        onProgress: progress.update,
        onWait: terminal.err,
        ...(options.url && { url: options.url }),
        ...(options.shard && { shard: options.shard }),
      }).finally(() => progress.end());
      if (!report) {
        terminal.err("The data has errors, so nothing was built; the old site stays as it is.");
        return exit(reportProblems(problems, { format: options.format, dataDir }, terminal));
      }
      if (options.format === "json") terminal.out(JSON.stringify(report));
      else terminal.out(summarize(report, terminal.cwd));
      const { warning } = countBySeverity(problems);
      if (warning > 0) terminal.err(`Warnings of the data: ${warning}. \`npx site validate\` shows them.`);
      exit(exitCodes.clean);
    });
}

function summarize(
  { pages, rendered, unchanged, removed, bytes, ms, out }: BuildReport,
  cwd: string,
): string {
  const parts = [
    `${rendered} rendered`,
    `${unchanged} unchanged`,
    ...(removed > 0 ? [`${removed} removed`] : []),
  ];
  return `${pages} pages in ${relative(cwd, out) || "."} (${parts.join(", ")}), ${(bytes / 1e6).toFixed(1)} MB, ${(ms.total / 1000).toFixed(1)} s`;
}

function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new InvalidArgumentError("Write which part of how many, for example 1/4 for the first of four.");
  return { index, count };
}
