import { resolve } from "node:path";
import type { Command } from "commander";
import { requireBuiltDir } from "../build/publish.ts";
import { type CommandContext, portOption } from "../command-line.ts";
import { startPreview } from "../preview/server.ts";
import { UserError } from "../user-error.ts";

/** `site preview`: the built folder as a static host serves it. */
export function addPreview(program: Command, { terminal }: CommandContext): void {
  program
    .command("preview")
    .description("serve the built folder as a static host does")
    .option("--out <dir>", "the built folder", "dist")
    .addOption(portOption(4173))
    .action(async (options: { out: string; port: number }) => {
      const dir = requireBuiltDir(options.out, terminal.cwd);
      const server = await startPreview(resolve(dir), options.port).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") throw error;
        throw new UserError(
          `Port ${options.port} is in use by another program.`,
          "Stop that program, or take a free port with --port 0.",
        );
      });
      terminal.out(`Serving ${options.out} at ${server.url}/ (Ctrl-C stops)`);
      process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
    });
}
