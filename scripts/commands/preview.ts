import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Command } from "commander";
import { type CommandContext, dataOption, examples, outOption, portOption } from "../command-line.ts";
import { requireSiteOf } from "../publish/owner.ts";
import { knownAddress } from "../stand-ins/properties.ts";
import { portInUse } from "../user-error.ts";

/** `site preview`: the built folder as a static host serves it, and stand-ins for the services it calls. */
export function addPreview(program: Command, { root, terminal }: CommandContext): void {
  program
    .command("preview")
    .description("serve the built folder as a static host does, with stand-ins for the services it calls")
    .addOption(dataOption())
    .addOption(outOption("the built folder").default("dist"))
    .addOption(portOption(4173))
    .addHelpText(
      "after",
      examples([
        ["site preview", "serve dist/ at http://127.0.0.1:4173/"],
        ["site preview --out /tmp/site --port 0", "serve another folder on a free port"],
      ]),
    )
    .action(async (options: { data: string; out: string; port: number }) => {
      const { data, out } = options;
      const cacheDir = join(root, "node_modules", ".cache", "site");
      const dir = requireSiteOf({ dist: out, data, cwd: terminal.cwd, cacheDir });
      const { startPreview } = await import("../preview/server.ts");
      const standIns = { dataDir: resolve(terminal.cwd, options.data), report: terminal.err };
      const server = await startPreview(dir, options.port, { standIns }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== "EADDRINUSE") throw error;
          throw portInUse(options.port);
        },
      );
      terminal.out(`Serving ${options.out} at ${server.url}/ (Ctrl-C stops)`);
      terminal.out(`Mails that its forms send arrive at ${server.url}/_outbox`);
      if (hasLookUps(standIns.dataDir)) terminal.out(`Property look-ups know ${knownAddress}`);
      process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
    });
}

/** True where a page of the data looks up addresses, and where there is no data to tell. */
function hasLookUps(dataDir: string): boolean {
  const pages = join(dataDir, "pages");
  if (!existsSync(pages)) return true;
  return readdirSync(pages).some(
    (file) =>
      file.endsWith(".yaml") && /^[\s-]*kind: *calculator\b/m.test(readFileSync(join(pages, file), "utf8")),
  );
}
