import { join, relative, resolve } from "node:path";
import type { Command } from "commander";
import pc from "picocolors";
import { createPositionLookup } from "../../src/loader/load.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite } from "../../src/site/site.ts";
import type { AuditResult } from "../audit/audit.ts";
import type { ReportOptions } from "../audit/report/write-report.ts";
import { checkData } from "../check/check-data.ts";
import { loadCached } from "../check/load-cached.ts";
import { todayOf } from "../check/today.ts";
import { type CommandContext, dataOption, examples, formatOption, outOption } from "../command-line.ts";
import type { Format } from "../output/problems.ts";
import { reportProblems } from "../output/report.ts";
import { whyMisplaced } from "../publish/misplaced.ts";
import { requireSiteOf } from "../publish/owner.ts";
import { requireDataDir, UserError } from "../user-error.ts";

interface Options {
  data: string;
  out: string;
  format: Format;
  report?: string;
  baseline?: string;
  accept?: boolean;
  list?: boolean;
}

/** `site audit`: what search engines will read on every built page, compared with the data. */
export function addAudit(program: Command, context: CommandContext): void {
  const { terminal, exit } = context;
  program
    .command("audit")
    .description("judge what search engines will read on every built page")
    .addOption(dataOption())
    .addOption(outOption("the built folder").default("dist"))
    .addOption(formatOption())
    .option("--report <dir>", "also write a page that shows everything, and opens from disk")
    .option("--baseline <file>", "findings that are accepted; only others are reported")
    .option("--accept", "write all findings into the baseline")
    .option("--list", "print every rule")
    .addHelpText(
      "after",
      examples([
        ["site audit", "judge the built folder dist"],
        ["site audit --report audit-report", "also write a report to browse"],
        ["site audit --list", "print every rule, with who says so"],
        ["site audit --baseline audit-baseline.json --accept", "accept the findings of today"],
      ]),
    )
    .action(async (options: Options) => {
      const [{ rules }, { describeRule, formatRules }] = await Promise.all([
        import("../audit/rules/index.ts"),
        import("../audit/list-rules.ts"),
      ]);
      if (options.list)
        return terminal.out(
          options.format === "json"
            ? JSON.stringify({ rules: rules.map(describeRule) })
            : formatRules(rules, pc.createColors(terminal.isColored)),
        );
      if (options.accept && !options.baseline)
        throw new UserError("--accept needs the file to write.", "Add --baseline <file>.");
      exit(await audit(options, context));
    });
}

async function audit(options: Options, { root, terminal }: CommandContext): Promise<0 | 1> {
  const dataDir = requireDataDir(options.data, terminal.cwd);
  const cacheDir = join(root, "node_modules", ".cache", "site");
  const dist = requireSiteOf({ dist: options.out, data: options.data, cwd: terminal.cwd, cacheDir });
  if (options.report !== undefined) refuseReport(options.report, { root, dataDir, cwd: terminal.cwd });
  // Links and geography are the business of validate; here the data only says what the pages should hold.
  const { dataset } = loadCached(root, dataDir);
  if (!dataset)
    return reportProblems(checkData(dataDir).problems, { format: options.format, dataDir }, terminal);
  const site = createSite(dataset, {
    pictures: unencoded(listPictures(dataset)),
    today: todayOf(dataset),
  });
  const [{ auditBuild }, { rules }, { partByBaseline, readBaseline, writeBaseline }, report] =
    await Promise.all([
      import("../audit/audit.ts"),
      import("../audit/rules/index.ts"),
      import("../audit/baseline.ts"),
      import("../audit/report-findings.ts"),
    ]);
  const browsable = options.report === undefined ? undefined : await prepareReport();
  const result = auditBuild(site, dist, rules, browsable ? [browsable.collector] : []);
  const { findings, pages } = result;
  const file = options.baseline && resolve(terminal.cwd, options.baseline);
  if (file && options.accept) writeBaseline(file, findings);
  const baseline = file ? readBaseline(file) : undefined;
  const { fresh, known } = baseline ? partByBaseline(findings, baseline) : { fresh: findings, known: [] };
  const lookUp = createPositionLookup(dataDir);
  const code = reportProblems(
    report.toProblems(fresh, dist, lookUp),
    { format: options.format, dataDir, describe: report.describeRule, category: "audit" },
    terminal,
  );
  terminal.err(
    `${pages} pages judged by ${rules.length} rules${known.length > 0 ? `, ${known.length} findings accepted` : ""}.`,
  );
  if (browsable && options.report !== undefined) {
    const dir = resolve(terminal.cwd, options.report);
    const index = await browsable.write(dir, result, { root, rules, lookUp, ...(baseline && { baseline }) });
    terminal.err(`The report is ${relative(terminal.cwd, index)}: open it in a browser.`);
  }
  return code;
}

function refuseReport(report: string, places: { root: string; dataDir: string; cwd: string }): void {
  const reason = whyMisplaced(resolve(places.cwd, report), places);
  if (reason)
    throw new UserError(
      `${report} ${reason}, so no report is written there.`,
      "Choose another folder with --report.",
    );
}

/** Loads what only the report needs: what keeps the pages while they are read, and what writes them down. */
async function prepareReport() {
  const [{ PageCollector }, { writeReport }, { similaritiesOf }] = await Promise.all([
    import("../audit/report/collect-pages.ts"),
    import("../audit/report/write-report.ts"),
    import("../audit/similarity/collect.ts"),
  ]);
  const collector = new PageCollector();
  const write = (dir: string, result: AuditResult, options: Omit<ReportOptions, "similarities">) =>
    writeReport(dir, result, collector, { ...options, similarities: similaritiesOf(result.audit) });
  return { collector, write };
}
