import { join, relative, resolve } from "node:path";
import { type Command, Option } from "commander";
import pc from "picocolors";
import { createPositionLookup } from "../../src/loader/load.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite } from "../../src/site/site.ts";
import type { AuditResult, BareAudit, BareObserver } from "../audit/audit.ts";
import type { ReportOptions } from "../audit/report/write-report.ts";
import type { Rule } from "../audit/rule.ts";
import { checkData, mayChange } from "../check/check-data.ts";
import { loadCached } from "../check/load-cached.ts";
import { todayOf } from "../check/today.ts";
import {
  type CommandContext,
  dataOption,
  examples,
  formatOption,
  originOption,
  outOption,
  parseOrigin,
  parsePositive,
} from "../command-line.ts";
import type { Format } from "../output/problems.ts";
import { type FailingGrade, failingGrades, reportProblems, type Terminal } from "../output/report.ts";
import { whyMisplaced } from "../publish/misplaced.ts";
import { ownerOfTarget, requireSiteOf } from "../publish/owner.ts";
import { cacheFolder } from "../tool-root.ts";
import { requireDataDir, UserError } from "../user-error.ts";
import { judgeCrawl, judgeFolder } from "./judge-any-site.ts";

interface Options {
  data: string;
  out: string;
  url?: string;
  crawl?: string;
  rate: number;
  limit: number;
  depth: number;
  resume?: boolean;
  format: Format;
  failOn: FailingGrade;
  report?: string;
  render?: true | string[];
  baseline?: string;
  accept?: boolean;
  list?: boolean;
}

/** `site audit`: what search engines will read on every built page, compared with the data. */
export function addAudit(program: Command, context: CommandContext): void {
  const { terminal, exit } = context;
  program
    .command("audit")
    .description("check what search engines will read on every built page")
    .addOption(dataOption())
    .addOption(outOption("the built folder, or that of any other site").default("dist"))
    .addOption(originOption("origin of a site without data, instead of the one its pages name"))
    .addOption(
      new Option("--crawl <origin>", "check a site on the web, read page by page")
        .argParser(parseOrigin)
        .conflicts("out"),
    )
    .addOption(
      new Option("--rate <n>", "with --crawl: most requests per second").default(2).argParser(parsePositive),
    )
    .addOption(new Option("--limit <n>", "with --crawl: most pages").default(500).argParser(parsePositive))
    .addOption(
      new Option("--depth <n>", "with --crawl: most clicks from the home page")
        .default(20)
        .argParser(parsePositive),
    )
    .option("--resume", "with --crawl: continue an earlier crawl without fetching again what it has read")
    .addOption(formatOption())
    .option("--report <dir>", "also write a page that shows everything, and opens from disk")
    .addOption(
      new Option(
        "--render [paths...]",
        "also open a page of each type, and the paths given, in Chromium if it is installed",
      ).conflicts("crawl"),
    )
    .option("--baseline <file>", "file of accepted findings; only others are reported")
    .option("--accept", "write all findings into the baseline")
    .addOption(
      new Option("--fail-on <grade>", "lowest grade of finding that makes the exit code 1")
        .choices(failingGrades)
        .default("error"),
    )
    .option("--list", "print every rule")
    .addHelpText(
      "after",
      examples([
        ["site audit", "check the built folder dist"],
        ["site audit --report audit-report", "also write a report to browse"],
        [
          "site audit --render --report audit-report",
          "also see what scripts change, what moves, what a page weighs, and what fails",
        ],
        ["site audit --dist old-site", "check a folder that any tool wrote, without data"],
        [
          "site audit --crawl https://www.example.com",
          "check a site on the web; robots.txt knows us as SiteAudit",
        ],
        ["site audit --fail-on critical", "fail only if pages that bring customers cannot be found or used"],
        ["site audit --list", "print every rule, with who says so"],
        ["site audit --baseline audit-baseline.json --accept", "accept all findings so far"],
      ]),
    )
    .action(async (options: Options, command: Command) => {
      if (options.list) return listRules(options.format, terminal);
      if (options.accept && !options.baseline)
        throw new UserError("--accept needs the file to write.", "Add --baseline <file>.");
      exit(await audit(options, context, hasNoData(options, command, context)));
    });
}

async function listRules(format: Format, terminal: Terminal): Promise<void> {
  const [{ rules }, { renderedRules }, { describeRule, formatRules }] = await Promise.all([
    import("../audit/rules/index.ts"),
    import("../audit/rendered/rendered-rules.ts"),
    import("../audit/list-rules.ts"),
  ]);
  const all = [...rules, ...renderedRules];
  terminal.out(
    format === "json"
      ? JSON.stringify({ rules: all.map(describeRule) })
      : formatRules(all, pc.createColors(terminal.isColored)),
  );
}

/** True for a site on the web, and for a folder that was named, bears no mark of this tool, and is to be compared with no data that were named. */
function hasNoData(options: Options, command: Command, { root, terminal }: CommandContext): boolean {
  if (options.crawl !== undefined) return true;
  const isNamed = (option: string) => command.getOptionValueSource(option) === "cli";
  return (
    isNamed("out") &&
    !isNamed("data") &&
    ownerOfTarget(resolve(terminal.cwd, options.out), cacheFolder(root)) === undefined
  );
}

/** What was judged, whether its data are known or not. */
interface Judged {
  result: AuditResult<BareAudit>;
  rules: readonly Rule[];
  dataDir: string;
  compared?: NonNullable<ReportOptions["compared"]>;
}

async function audit(options: Options, context: CommandContext, isBare: boolean): Promise<0 | 1> {
  const { root, terminal } = context;
  const [{ withoutAccepted }, report] = await Promise.all([
    import("../audit/baseline.ts"),
    import("../audit/report-findings.ts"),
  ]);
  const render = options.render === undefined ? undefined : await prepareRendering();
  const browsable = options.report === undefined ? undefined : await prepareReport(root);
  const observers = browsable ? [browsable.collector] : [];
  if (isBare && options.report !== undefined) refuseReport(options.report, { root, cwd: terminal.cwd });
  const judged = isBare
    ? await judgeBare(options, context, observers)
    : await judgeBuild(options, context, observers);
  if (judged === 1) return judged;
  const { rules, dataDir } = judged;
  const { result, rendered } = render
    ? await render(judged.result, namedPages(options), terminal)
    : { result: judged.result };
  const { findings, pages } = result;
  const { fresh, known, baseline } = withoutAccepted(findings, options, terminal.cwd);
  const { shown, counted } =
    options.format === "text" ? report.partForReading(fresh) : { shown: fresh, counted: [] };
  const lookUp = report.lookUpTogether(browsable ? fresh : shown, createPositionLookup(dataDir));
  const code = reportProblems(
    report.toProblems(shown, lookUp, result.audit.whereIs),
    {
      format: options.format,
      counted,
      failOn: options.failOn,
      dataDir,
      describe: report.describeRule,
      category: "audit",
    },
    terminal,
  );
  terminal.err(
    `${pages} pages judged by ${rules.length} rules${rendered ? `, ${rendered.length} of them rendered` : ""}${known.length > 0 ? `, ${known.length} findings accepted` : ""}.`,
  );
  if (browsable && options.report !== undefined) {
    const dir = resolve(terminal.cwd, options.report);
    const { compared } = judged;
    const index = browsable.write(dir, result, {
      dataDir,
      rules,
      lookUp,
      ...(compared && { compared }),
      ...(rendered && { rendered }),
      ...(baseline && { baseline }),
    });
    terminal.err(`The report is ${relative(terminal.cwd, index)}: open it in a browser.`);
  }
  return code;
}

/** Judges a site whose data nobody has. */
async function judgeBare(
  { crawl, out, url, ...choices }: Options,
  { root, terminal }: CommandContext,
  observers: readonly BareObserver[],
): Promise<Judged> {
  const judged =
    crawl === undefined
      ? await judgeFolder(out, url, terminal, observers)
      : await judgeCrawl({ ...choices, crawl }, cacheFolder(root), terminal, observers);
  return { ...judged, dataDir: terminal.cwd };
}

/** Compares a built folder with the data it was built from. Data that cannot be read are reported instead. */
async function judgeBuild(
  options: Options,
  { root, terminal }: CommandContext,
  observers: readonly BareObserver[],
): Promise<Judged | 1> {
  const { cwd } = terminal;
  const dataDir = requireDataDir(options.data, cwd);
  const dist = requireSiteOf({ dist: options.out, data: options.data, cwd, cacheDir: cacheFolder(root) });
  if (options.report !== undefined) refuseReport(options.report, { root, dataDir, cwd });
  const scripts = import("../read-build/file-content.ts").then(({ judgeScriptsAhead }) =>
    judgeScriptsAhead(join(dist, "assets")),
  );
  // Links and geography are the business of validate; here the data only says what the pages should hold.
  const { dataset, problems } = loadCached(root, dataDir);
  if (!dataset) {
    reportProblems(checkData(dataDir).problems, { format: options.format, dataDir }, terminal);
    return 1;
  }
  if (problems.some(({ severity }) => severity === "error")) terminal.err(mayChange);
  const site = createSite(dataset, { pictures: unencoded(listPictures(dataset)), today: todayOf(dataset) });
  const [{ auditInThreads }, { rules }, { compiledBundle }] = await Promise.all([
    import("../audit/threads/audit-in-threads.ts"),
    import("../audit/rules/index.ts"),
    import("../build/bundle.ts"),
  ]);
  await scripts;
  const result = await auditInThreads(site, dist, rules, observers, {
    root,
    dataDir,
    bundleOf: () => compiledBundle(root, site.base),
  });
  if (observers.length === 0) return { result, rules, dataDir };
  const [{ similaritiesOf }, { readPageText }] = await Promise.all([
    import("../audit/similarity/collect.ts"),
    import("../audit/report/page-texts.ts"),
  ]);
  const textOf = (path: string) => readPageText(path, result.audit);
  return { result, rules, dataDir, compared: { similarities: similaritiesOf(result.audit), textOf } };
}

/** Looks for the browser before anything is judged. */
async function prepareRendering() {
  const { renderSamples, requireChromium } = await import("./render-samples.ts");
  const chromium = await requireChromium();
  return (result: AuditResult<BareAudit>, named: readonly string[], terminal: Terminal) =>
    renderSamples(result, named, chromium, terminal);
}

/** Pages that are to be opened beside one of each type. */
function namedPages({ render }: Options): string[] {
  return Array.isArray(render) ? render : [];
}

function refuseReport(report: string, places: { root: string; dataDir?: string; cwd: string }): void {
  const reason = whyMisplaced(resolve(places.cwd, report), places);
  if (reason)
    throw new UserError(
      `${report} ${reason}, so no report is written there.`,
      "Choose another folder with --report.",
    );
}

/** Loads what only the report needs: what keeps the pages while they are read, and what writes them down. */
async function prepareReport(root: string) {
  const [{ PageCollector }, { bundleClient }, { writeReport }] = await Promise.all([
    import("../audit/report/collect-pages.ts"),
    import("../audit/report/bundle-client.ts"),
    import("../audit/report/write-report.ts"),
  ]);
  const collector = new PageCollector();
  const client = await bundleClient(root);
  const write = (dir: string, result: AuditResult<BareAudit>, options: ReportOptions) =>
    writeReport(dir, result, collector, client, options);
  return { collector, write };
}
