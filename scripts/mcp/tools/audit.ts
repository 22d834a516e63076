import { choice, group, optional, text } from "../../../src/fields/index.ts";
import { everyRule, groupOf, suggestRule } from "../../audit/list-rules.ts";
import { nearestPaths } from "../../explain/subject.ts";
import type { ReportedProblem } from "../../schemas/problems.ts";
import type { RoutesAnswer } from "../../schemas/routes.ts";
import { UserError } from "../../user-error.ts";
import { answerProblems, foundProblems, type ProblemsAnswer, requireAnswer } from "../answers.ts";
import { defineTool, type Host, limit } from "../tool.ts";

const severities = ["error", "warning", "info"] as const;

export const audit = defineTool({
  name: "audit",
  title: "Audit the built site",
  description:
    "Judges what search engines will read on every page of the built folder: titles, descriptions, headings, canonicals, robots, structured data, links, pictures, sameness of pages, and whether they say what the record of the business says. Each finding has its rule (code), page, what is wrong, the fix (hint) and the line of the data where it is known. Build the site first.",
  input: group("Which findings; without arguments all, the gravest first.", {
    path: optional(
      text("Only findings on this page; with a star at the end on every page below.", "/contact-us"),
    ),
    rule: optional(text("Only findings of this rule, or of this group of rules.", "title/length")),
    severity: optional(choice([...severities], "Only findings as grave as this, or graver.", "warning")),
    limit: optional(limit),
  }),
  output: foundProblems,
  async call({ path, rule, severity = "info", limit: most }, host) {
    if (rule !== undefined) requireRule(rule);
    const { problems } = await host.run<ProblemsAnswer>(["audit", "--data", host.data, "--out", host.out]);
    const onPage = problems.filter((found) => path === undefined || isOn(found, path));
    if (path !== undefined && onPage.length === 0) await requirePage(path, host);
    const found = onPage.filter(
      ({ code, severity: own }) =>
        (rule === undefined || code === rule || code.startsWith(`${rule}/`)) &&
        severities.indexOf(own) <= severities.indexOf(severity),
    );
    return answerProblems(found, most);
  },
});

function isOn({ path, related = [] }: ReportedProblem, wanted: string): boolean {
  return [path, ...related.map((place) => place.path)].some((each) => each && matches(each, wanted));
}

function matches(path: string, wanted: string): boolean {
  return wanted.endsWith("*") ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}

function requireRule(rule: string): void {
  const groups = new Set(everyRule.map(({ id }) => groupOf(id)));
  if (groups.has(rule) || everyRule.some(({ id }) => id === rule)) return;
  const meant = suggestRule(rule);
  throw new UserError(
    `There is no audit rule ${rule}.${meant ? ` Did you mean ${meant}?` : ""}`,
    `Name one of the groups ${[...groups].sort().join(", ")}, or a rule as the code of a finding has it.`,
  );
}

/** Has a page without findings be told from one that does not exist. */
async function requirePage(wanted: string, { data, run }: Host): Promise<void> {
  const { routes } = requireAnswer(await run<RoutesAnswer>(["routes", "--data", data]));
  const paths = routes.map(({ path }) => path);
  if (paths.some((path) => matches(path, wanted))) return;
  throw new UserError(
    `No page has the path ${wanted}.`,
    `Write one of ${nearestPaths(wanted, paths, 3).join(", ")}; the tool routes lists every page.`,
  );
}
