import { resolve } from "node:path";
import type { Command } from "commander";
import { hasErrors } from "../../src/problem.ts";
import { requireBuiltDir } from "../build/publish.ts";
import { checkData, linkCodes } from "../check/check-data.ts";
import { type CommandContext, dataOption, examples, formatOption } from "../command-line.ts";
import { checkBuiltLinks } from "../links/built-links.ts";
import type { Format } from "../output/problems.ts";
import { reportProblems } from "../output/report.ts";
import { requireDataDir } from "../user-error.ts";

/** `site links`: proves every internal link from the data, and with `--dist` that the built files agree. */
export function addLinks(program: Command, { root, terminal, exit }: CommandContext): void {
  program
    .command("links")
    .description("prove every internal link from the data, before anything is rendered")
    .addOption(dataOption())
    .addOption(formatOption())
    .option("--dist <dir>", "also read the built files in this folder and compare")
    .addHelpText(
      "after",
      examples([
        ["site links", "prove every internal link from the data"],
        ["site links --dist dist", "also compare with the links of the built files"],
      ]),
    )
    .action((options: { data: string; format: Format; dist?: string }) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const dist = options.dist && requireBuiltDir(options.dist, terminal.cwd);
      const { site, problems } = checkData(dataDir, { root });
      // Data that cannot be linked cannot be proven; then all its problems are reported, not only those of links.
      const found = site ? problems.filter(({ code }) => linkCodes.has(code)) : problems;
      if (site && dist && !hasErrors(found)) found.push(...checkBuiltLinks(site, resolve(dist)));
      exit(reportProblems(found, { format: options.format, dataDir }, terminal));
    });
}
