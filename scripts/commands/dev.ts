import { type Command, InvalidArgumentError } from "commander";
import { type CommandContext, dataOption } from "../command-line.ts";
import { startDevServer } from "../dev/server.ts";
import { requireDataDir } from "../user-error.ts";

/** `site dev`: every page rendered as it is asked for, with what the data says at that moment. */
export function addDev(program: Command, { root, terminal }: CommandContext): void {
  program
    .command("dev")
    .description("serve the site while you edit; a saved file shows at once")
    .addOption(dataOption())
    .option("--port <n>", "port to listen on; 0 takes a free one", parsePort, 5173)
    .action(async (options: { data: string; port: number }) => {
      const dataDir = requireDataDir(options.data, terminal.cwd);
      const { url } = await startDevServer({ root, dataDir, port: options.port });
      terminal.out(`Editing ${options.data} at ${url} (Ctrl-C stops)`);
    });
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError("Write a number from 0 to 65535.");
  return port;
}
