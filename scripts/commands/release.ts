import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { isDay, ledgerFile } from "../../src/loader/ledger.ts";
import { daysMeant } from "../../src/loader/written-days.ts";
import type { Site } from "../../src/site/site.ts";
import { checkData } from "../check/check-data.ts";
import {
  type CommandContext,
  dataOption,
  examples,
  exitCodes,
  formatOption,
  outOption,
} from "../command-line.ts";
import { countBySeverity, type Format } from "../output/problems.ts";
import { reportProblems } from "../output/report.ts";
import { requireSiteOf } from "../publish/owner.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { releaseDay } from "../release/release-day.ts";
import type { ReleaseReport } from "../schemas/reports.ts";
import { cacheFolder } from "../tool-root.ts";
import { requireDataDir, UserError } from "../user-error.ts";

interface Options {
  data: string;
  out: string;
  date?: string;
  announce?: boolean;
  since?: string;
  format: Format;
}

/** `site release`: records what is published in the ledger that is kept with the data. */
export function addRelease(program: Command, context: CommandContext): void {
  program
    .command("release")
    .description("record what is published, so that no address gets lost and the sitemap has its dates")
    .addOption(dataOption())
    .addOption(outOption("the built folder that is published").default("dist"))
    .addOption(
      new Option(
        "--date <day>",
        "day of the release, year-month-day; not before the last one (default: today)",
      ).argParser(parseDay),
    )
    .option("--announce", "also tell search engines that share IndexNow which addresses changed")
    .addOption(
      new Option(
        "--since <day>",
        "with --announce: also those that changed since an earlier day, to make up for a failed one",
      ).argParser(parseDay),
    )
    .addOption(formatOption())
    .addHelpText(
      "after",
      examples([
        ["site release", `record the folder dist in data/${ledgerFile}, dated today`],
        ["site release --announce", "also tell Bing and others, by the key in business.yaml"],
        ["site release --date 2026-03-02", "record what was published on an earlier day"],
      ]),
    )
    .action(async (options: Options) => context.exit(await release(options, context)));
}

async function release(options: Options, { root, terminal }: CommandContext): Promise<number> {
  if (options.since && !options.announce)
    throw new UserError(
      "--since says what --announce tells of.",
      "Write npx site release --announce --since <day>.",
    );
  const dataDir = requireDataDir(options.data, terminal.cwd);
  const cacheDir = cacheFolder(root);
  const dist = requireSiteOf({ dist: options.out, data: options.data, cwd: terminal.cwd, cacheDir });
  const { site, problems } = checkData(dataDir, { isRelease: true, root });
  const print = (found: typeof problems) =>
    reportProblems(found, { format: options.format, dataDir }, terminal);
  // A damaged ledger must not be replaced by what could be read of it.
  const damage = site ? problems.filter(({ code }) => code === "damaged-ledger") : problems;
  if (!site || damage.length > 0) return print(damage);
  const [{ releaseSite }, { addressesToTell, announce, requireAnnouncer }] = await Promise.all([
    import("../release/release.ts"),
    import("../release/announce.ts"),
  ]);
  if (!holdsPageOf(site, dist))
    throw new UserError(
      `${options.out} holds no page of this site, so nothing is recorded.`,
      "Build it with npx site build, or name the built folder with --dist.",
    );
  const announcer = options.announce ? requireAnnouncer(site, dist) : undefined;
  const day = releaseDay(options.date, site.dataset.ledger, new Date().toISOString().slice(0, 10));
  const { problems: found, report, ledger } = releaseSite(site, dist, day);
  if (!report || !ledger) {
    terminal.err(`Nothing is recorded: ${options.out} was not built from this data. Build it again first.`);
    return print(found);
  }
  warn(countBySeverity(problems).error, terminal);
  const since = options.since ?? day;
  const urls = announcer ? addressesToTell({ ledger, ...report }, since, site, announcer) : [];
  const fault = announcer && (await announce(urls, announcer));
  const told = announcer && !fault ? { ...report, announced: urls.length } : report;
  terminal.out(options.format === "json" ? JSON.stringify(told) : sentencesOf(told));
  if (!fault) return exitCodes.clean;
  terminal.err(
    `The release is recorded, but search engines were not told: ${fault}\n  Fix: npx site release --announce --since ${since}`,
  );
  return exitCodes.problems;
}

/** False for a folder that is no build of the site, of which every page would be said to be missing. */
function holdsPageOf({ paths }: Site, dist: string): boolean {
  return [...paths.keys()].some((path) => existsSync(join(dist, htmlFile(path))));
}

function warn(errors: number, terminal: CommandContext["terminal"]): void {
  if (errors === 0) return;
  const what = errors === 1 ? "1 problem" : `${errors} problems`;
  terminal.err(`Recorded, but the data has ${what} that no release should have: npx site validate --release`);
}

function sentencesOf({ pages, added, changed, lost, redirected, announced }: ReleaseReport): string {
  const parts = [
    `${added.length} new`,
    `${changed.length} changed`,
    ...(redirected.length > 0 ? [`${redirected.length} redirected`] : []),
    ...(lost.length > 0 ? [`${lost.length} lost`] : []),
  ];
  const next = added.length + changed.length > 0 ? " Build again, and the sitemap has the new days." : "";
  const told =
    announced === undefined
      ? ""
      : ` Search engines were told of ${announced} ${announced === 1 ? "address" : "addresses"}.`;
  return `${ledgerFile} records ${pages} pages: ${parts.join(", ")}.${next}${told}`;
}

function parseDay(text: string): string {
  const isWritten = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && isDay(day);
  if (isWritten(text)) return text;
  const meant = daysMeant(text).find((day) => isWritten(day.text))?.text;
  throw new InvalidArgumentError(
    meant ? `Write ${meant}.` : "Write a day as year-month-day, for example 2026-03-02.",
  );
}
