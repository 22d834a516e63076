import type { Command } from "commander";
import { type CommandContext, dataOption, examples, portOption } from "../command-line.ts";
import { createReporter } from "../dev/report.ts";
import { startDevServer } from "../dev/server.ts";
import { requireDataDir } from "../user-error.ts";
import { hostOption, invitation } from "./for-others.ts";

/** `site dev`: every page rendered as it is asked for, with what the data says at that moment. */
export function addDev(program: Command, { root, terminal }: CommandContext): void {
  program
    .command("dev")
    .description("serve the site while you edit; saved changes show at once")
    .addOption(dataOption())
    .addOption(portOption(5173))
    .option("--read-only", "only show the pages, with no way to edit them there")
    .addOption(hostOption())
    .addHelpText(
      "after",
      examples([
        ["site dev", "edit data/ and see each change at once"],
        ["site dev --data ../other/data --port 3000", "edit another business, on port 3000"],
        ["site dev --host", "see and edit the site on your phone as well"],
      ]),
    )
    .action(async (options: { data: string; port: number; readOnly?: true; host?: true }) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const report = createReporter(dataDir, terminal);
      const { port } = options;
      const { url, forOthers, problems, gaps } = await startDevServer({
        root,
        dataDir,
        port,
        isEditable: !options.readOnly,
        isForOthers: options.host === true,
        terminal,
        report,
      });
      terminal.out(`Editing ${options.data} at ${url} (Ctrl-C stops)`);
      if (forOthers) terminal.out(invitation(forOthers));
      report(problems, gaps);
    });
}
