import type { Command } from "commander";
import { type CommandContext, dataOption, portOption } from "../command-line.ts";
import { startDevServer } from "../dev/server.ts";
import { requireDataDir } from "../user-error.ts";

/** `site dev`: every page rendered as it is asked for, with what the data says at that moment. */
export function addDev(program: Command, { root, terminal }: CommandContext): void {
  program
    .command("dev")
    .description("serve the site while you edit; a saved file shows at once")
    .addOption(dataOption())
    .addOption(portOption(5173))
    .action(async (options: { data: string; port: number }) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const { url } = await startDevServer({ root, dataDir, port: options.port });
      terminal.out(`Editing ${options.data} at ${url} (Ctrl-C stops)`);
    });
}
