import { resolve } from "node:path";
import type { Command } from "commander";
import { requireBuiltDir } from "../build/publish.ts";
import { type CommandContext, dataOption, examples, portOption } from "../command-line.ts";
import { knownAddress } from "../stand-ins/properties.ts";
import { portInUse } from "../user-error.ts";

/** `site preview`: the built folder as a static host serves it, and stand-ins for the services it calls. */
export function addPreview(program: Command, { terminal }: CommandContext): void {
  program
    .command("preview")
    .description("serve the built folder as a static host does, with stand-ins for the services it calls")
    .addOption(dataOption())
    .option("--out <dir>", "the built folder", "dist")
    .addOption(portOption(4173))
    .addHelpText(
      "after",
      examples([
        ["site preview", "serve dist/ at http://127.0.0.1:4173/"],
        ["site preview --out /tmp/site --port 0", "serve another folder on a free port"],
      ]),
    )
    .action(async (options: { data: string; out: string; port: number }) => {
      const dir = requireBuiltDir(options.out, terminal.cwd);
      const { startPreview } = await import("../preview/server.ts");
      const standIns = { dataDir: resolve(terminal.cwd, options.data), report: terminal.err };
      const server = await startPreview(resolve(dir), options.port, { standIns }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== "EADDRINUSE") throw error;
          throw portInUse(options.port);
        },
      );
      terminal.out(`Serving ${options.out} at ${server.url}/ (Ctrl-C stops)`);
      terminal.out(`Mails that its forms send arrive at ${server.url}/_outbox`);
      terminal.out(`Property look-ups know ${knownAddress}`);
      process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
    });
}
