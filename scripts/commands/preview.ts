import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Command } from "commander";
import { buildDraft, type DraftBuild } from "../build/draft.ts";
import { sentenceOfGaps } from "../check/drafts.ts";
import { type CommandContext, dataOption, examples, outOption, portOption } from "../command-line.ts";
import { Door } from "../dev/door.ts";
import { ProgressBar, stderrScreen } from "../output/progress.ts";
import { reportProblems } from "../output/report.ts";
import { requireSiteOf } from "../publish/owner.ts";
import { knownAddress } from "../stand-ins/properties.ts";
import { cacheFolder } from "../tool-root.ts";
import { portInUse } from "../user-error.ts";
import { hostOption, invitation } from "./for-others.ts";

/** `site preview`: the built folder as a static host serves it, and stand-ins for the services it calls. */
export function addPreview(program: Command, { root, terminal, exit }: CommandContext): void {
  const command = program
    .command("preview")
    .description("serve the built folder as a static host does, with stand-ins for the services it calls")
    .addOption(dataOption())
    .addOption(outOption("the built folder").default("dist"))
    .addOption(portOption(4173))
    .addOption(hostOption())
    .addHelpText(
      "after",
      examples([
        ["site preview", "serve dist/ at http://127.0.0.1:4173/"],
        ["site preview --data shop", "serve a draft of shop/, while values in it are still to be written"],
        ["site preview --out /tmp/site --port 0", "serve another folder on a free port"],
        ["site preview --host", "see the built site on your phone as well"],
      ]),
    )
    .action(async (options: { data: string; out: string; port: number; host?: true }) => {
      const { data, out } = options;
      const cacheDir = cacheFolder(root);
      const dataDir = resolve(terminal.cwd, data);
      // Who names a folder looks at that one, whatever has become of its data.
      const isNamed = command.getOptionValueSource("out") === "cli";
      const draft = isNamed ? undefined : await draftOf(root, dataDir);
      if (draft && !draft.built) {
        terminal.err("The data has errors, so there is no draft of it to look at.");
        return exit(reportProblems(draft.problems, { format: "text", dataDir }, terminal));
      }
      const dir = draft?.built?.dir ?? requireSiteOf({ dist: out, data, cwd: terminal.cwd, cacheDir });
      const { startPreview } = await import("../preview/server.ts");
      const standIns = { dataDir, report: terminal.err };
      const door = options.host ? new Door((sentence) => terminal.out(sentence)) : undefined;
      const served = { standIns, ...(door && { door }) };
      const server = await startPreview(dir, options.port, served).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") throw error;
        throw portInUse(options.port);
      });
      terminal.out(`Serving ${draft ? `a draft of ${data}` : out} at ${server.url}/ (Ctrl-C stops)`);
      if (door) terminal.out(invitation({ urls: server.urlsForOthers, code: door.shownCode }));
      if (draft?.built) terminal.out(sentenceOfGaps(draft.built.count));
      terminal.out(`Mails that its forms send arrive at ${server.url}/_outbox`);
      if (hasLookUps(standIns.dataDir)) terminal.out(`Property look-ups know ${knownAddress}`);
      process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
    });
}

/** A draft of data with open values, built; undefined where none is open. */
function draftOf(root: string, dataDir: string): Promise<DraftBuild | undefined> {
  const progress = new ProgressBar(stderrScreen());
  return buildDraft(root, dataDir, progress.update).finally(() => progress.end());
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
