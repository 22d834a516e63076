import { relative, resolve } from "node:path";
import type { Command } from "commander";
import pc from "picocolors";
import { checkData, mayChange } from "../check/check-data.ts";
import {
  type CommandContext,
  dataOption,
  examples,
  exitCodes,
  formatOption,
  outOption,
} from "../command-line.ts";
import { explainCode, listCodes } from "../explain/explain-code.ts";
import { formatPage } from "../explain/format-page.ts";
import { explainPage } from "../explain/page/explain-page.ts";
import { explainRedirect, formatRedirect } from "../explain/redirect.ts";
import {
  isAddress,
  isProblemCode,
  looksLikePath,
  nearestPaths,
  suggestCode,
  toPath,
} from "../explain/subject.ts";
import { reportProblems } from "../output/report.ts";
import { isOther, ownerOfData } from "../publish/owner.ts";
import { readOwner, readState } from "../publish/state.ts";
import type { PageExplanation } from "../schemas/explanation.ts";
import { cacheFolder } from "../tool-root.ts";
import { hasDataDir, requireDataDir, UserError } from "../user-error.ts";
import { explainNamedRule, unknownRule } from "./explain-rule.ts";

interface Options {
  data: string;
  out: string;
  format: "text" | "json";
}

/** `site explain`: what a problem code or an audit rule means, or where everything on a page comes from. */
export function addExplain(program: Command, context: CommandContext): void {
  program
    .command("explain")
    .description("explain a problem, an audit rule, or where everything on a page comes from")
    .argument(
      "[subject]",
      "a problem code, an audit rule or group of rules, or the path of a page; without it, all codes are listed",
    )
    .addOption(dataOption())
    .addOption(outOption("the built folder whose last rendering is shown").default("dist"))
    .addOption(formatOption("how to print it", ["text", "json"]))
    .addHelpText(
      "after",
      examples([
        ["site explain", "every problem code with one line"],
        ["site explain broken-internal-link", "what a code means, with an example and the fix"],
        ["site explain title/length", "what an audit rule checks, why, who says so, and its limits"],
        ["site explain title", "every audit rule of a group"],
        ["site explain /contact-us", "where each value and link of a page comes from, and what links to it"],
        ["site explain / --format json", "the same of the home page, for programs"],
      ]),
    )
    .action(async (subject: string | undefined, options: Options) => {
      const colors = pc.createColors(context.terminal.isColored);
      if (subject === undefined) context.terminal.out(listCodes(options.format, colors));
      else if (isProblemCode(subject))
        context.terminal.out(explainCode(subject, context.root, options.format, colors));
      else if (isAddress(subject)) context.exit(explainPath(subject, options, context));
      else if (!(await explainNamedRule(subject, options, context.terminal)))
        context.exit(explainPath(subject, options, context, await unknownRule(subject)));
    });
}

/** `otherwise` says what else was meant, where no page has the path. */
function explainPath(
  subject: string,
  options: Options,
  { root, terminal }: CommandContext,
  otherwise?: UserError,
): number {
  const meantCode = suggestCode(subject);
  if (meantCode && !looksLikePath(subject)) throw unknownCode(subject, meantCode);
  if (otherwise && !hasDataDir(options.data, terminal.cwd)) throw otherwise;
  const dataDir = requireDataDir(options.data, terminal.cwd);
  const { site, problems } = checkData(dataDir, { root });
  if (!site && otherwise) throw otherwise;
  if (!site) return reportProblems(problems, { format: options.format, dataDir }, terminal);
  const path = toPath(subject, site.origin);
  const colors = pc.createColors(terminal.isColored);
  const redirect = explainRedirect(site, path, terminal.cwd);
  const page = redirect ? undefined : explainPage(site, path, terminal.cwd);
  if (!redirect && !page) throw otherwise ?? unknownPath(path, [...site.paths.keys()], problems.length > 0);
  if (problems.length > 0) terminal.err(mayChange);
  if (redirect)
    terminal.out(options.format === "json" ? JSON.stringify(redirect) : formatRedirect(redirect, colors));
  else if (page) {
    const explained = { ...page, ...lastRendering(path, options.out, dataDir, root, terminal.cwd) };
    terminal.out(options.format === "json" ? JSON.stringify(explained) : formatPage(explained, colors));
  }
  return exitCodes.clean;
}

/** What the last build into a folder remembers of a page. */
function lastRendering(
  path: string,
  out: string,
  dataDir: string,
  root: string,
  cwd: string,
): Pick<PageExplanation, "rendered"> {
  const dir = resolve(cwd, out);
  const owner = readOwner(cacheFolder(root), dir);
  if (owner && isOther(owner, ownerOfData(dataDir))) return {};
  const known = readState(cacheFolder(root), dir).pages.get(path);
  if (!known) return {};
  return { rendered: { at: known.renderedAt, reason: known.reason, out: relative(cwd, dir) || "." } };
}

function unknownCode(subject: string, meant: string): UserError {
  return new UserError(
    `There is no problem code ${subject}. Did you mean ${meant}?`,
    `Write npx site explain ${meant}, or npx site explain to list all codes.`,
  );
}

function unknownPath(path: string, paths: string[], hasProblems: boolean): UserError {
  const near = nearestPaths(path, paths, 3);
  return new UserError(
    `No page has the path ${path}.${hasProblems ? " The data has problems, and one of them may hide it." : ""}`,
    near.length > 0
      ? `Write one of ${near.join(", ")}; npx site routes lists every page, npx site explain every problem code.`
      : "npx site routes lists every page, npx site explain every problem code.",
  );
}
