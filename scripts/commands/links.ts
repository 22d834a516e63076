import type { Command } from "commander";
import { hasErrors, type Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import { checkData, linkCodes } from "../check/check-data.ts";
import { type CommandContext, dataOption, examples, formatOption, outOption } from "../command-line.ts";
import type { Format } from "../output/problems.ts";
import { reportProblems } from "../output/report.ts";
import { requireSiteOf } from "../publish/owner.ts";
import { cacheFolder } from "../tool-root.ts";
import { requireDataDir } from "../user-error.ts";

/** `site links`: proves every internal link from the data, and with `--dist` that the built files agree. */
export function addLinks(program: Command, { root, terminal, exit }: CommandContext): void {
  program
    .command("links")
    .description("check every internal link from the data, before anything is rendered")
    .addOption(dataOption())
    .addOption(formatOption())
    .addOption(outOption("also read the built files in this folder and compare"))
    .addHelpText(
      "after",
      examples([
        ["site links", "check every internal link from the data"],
        ["site links --dist dist", "also compare with the links of the built files"],
      ]),
    )
    .action(async (options: { data: string; format: Format; out?: string }) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const { data, out } = options;
      const cacheDir = cacheFolder(root);
      const dist = out && requireSiteOf({ dist: out, data, cwd: terminal.cwd, cacheDir });
      const { site, problems } = checkData(dataDir, { root });
      // Data that cannot be linked cannot be proven; then all its problems are reported, not only those of links.
      const found = site ? problems.filter(({ code }) => linkCodes.has(code)) : problems;
      const inBuild = site && dist && !hasErrors(found) ? await checkBuild(site, dist) : [];
      exit(
        reportProblems(
          chain(found, inBuild),
          { format: options.format, dataDir, category: "links" },
          terminal,
        ),
      );
    });
}

/** Loads the reader of documents only where there are some. */
async function checkBuild(site: Site, dist: string): Promise<Iterable<Problem>> {
  const { checkBuiltLinks } = await import("../links/built-links.ts");
  return checkBuiltLinks(site, dist);
}

function* chain<Item>(...lists: Iterable<Item>[]): Generator<Item> {
  for (const list of lists) yield* list;
}
