import { join, relative } from "node:path";
import type { Command } from "commander";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { absoluteUrl } from "../../src/pages/addresses.ts";
import { listPages } from "../../src/pages/pages.ts";
import { hasErrors } from "../../src/problem.ts";
import { notFoundPath } from "../../src/site/not-found-path.ts";
import { checkData } from "../check/check-data.ts";
import { type CommandContext, dataOption, examples, formatOption } from "../command-line.ts";
import { columns } from "../explain/columns.ts";
import type { Format } from "../output/problems.ts";
import { reportProblems } from "../output/report.ts";
import type { Route } from "../schemas/routes.ts";
import { requireDataDir } from "../user-error.ts";

/** `site routes`: every page, without rendering. The page for unknown paths is not a route. */
export function addRoutes(program: Command, { root, terminal, exit }: CommandContext): void {
  program
    .command("routes")
    .description("list every page: path, type, source file, title")
    .addOption(dataOption())
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples([
        ["site routes", "a table of all pages"],
        ["site routes --format json", "the same for programs, with canonical URLs"],
      ]),
    )
    .action((options: { data: string; format: Format }) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const { site, problems } = checkData(dataDir, { root });
      if (!site || hasErrors(problems))
        return exit(reportProblems(problems, { format: options.format, dataDir }, terminal));
      const routes: Route[] = [];
      for (const { props, source } of listPages(site, pageWords(createLayout(site).layout))) {
        if (props.path === notFoundPath) continue;
        const { title, description } = props.head;
        routes.push({
          path: props.path,
          type: props.type,
          title,
          description,
          canonical: absoluteUrl(site, props.path),
          file: relative(terminal.cwd, join(dataDir, source)),
        });
      }
      terminal.out(options.format === "json" ? JSON.stringify({ routes }) : rowsOf(routes));
    });
}

function rowsOf(routes: readonly Route[]): string {
  const rows = routes.map(({ path, type, file, title }) => [path, type, file, title]);
  return columns(rows, "").join("\n");
}
