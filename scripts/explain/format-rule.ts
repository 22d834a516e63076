import type pc from "picocolors";
import { placeText } from "../output/problems.ts";
import type { ExplainedLimit, ExplainedRule } from "../schemas/explanation.ts";
import type { DescribedRule } from "../schemas/rules.ts";
import { columns, wrap } from "./columns.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** An audit rule for people. `settingsFile` is where its limits are set. */
export function formatRule(rule: ExplainedRule, settingsFile: string, colors: Colors): string {
  const { id, severity, checks, why, needsData, fix, limits, source } = rule;
  const scope = needsData
    ? "It compares the pages with the data, so it judges no site without them."
    : "It also judges a site without data (npx site audit --dist, --crawl).";
  return [
    `${colors.bold(id)}  ${paintSeverity(severity, colors)}  ${checks}`,
    ...wrap(`${why} ${scope}`),
    "",
    colors.bold("Fix"),
    ...wrap(fix),
    ...limitLines(limits, settingsFile, colors),
    "",
    colors.bold("Source"),
    `  ${source.name}, read on ${source.checked}`,
    ...(source.url === undefined ? [] : [`  ${colors.cyan(source.url)}`]),
  ].join("\n");
}

/** The rules of a group, a line each. */
export function formatRuleGroup(rules: readonly DescribedRule[], colors: Colors): string {
  const rows = rules.map(({ id, severity, checks }) => [
    colors.bold(id),
    paintSeverity(severity, colors),
    checks,
  ]);
  return [...columns(rows, ""), "", "npx site explain <rule> says more of one."].join("\n");
}

function paintSeverity(severity: DescribedRule["severity"], colors: Colors): string {
  return { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity](severity);
}

function limitLines(limits: readonly ExplainedLimit[], settingsFile: string, colors: Colors): string[] {
  const [first] = limits;
  if (!first) return [];
  const rows = limits.map(({ name, value, unit, description, source }) => [
    colors.green(name),
    `${valueText(value)}${unit && unit !== "share" ? ` ${unit}` : ""}`,
    description,
    source ? colors.cyan(placeText(source)) : "by default",
  ]);
  const [group, key] = first.name.split(".");
  return [
    "",
    colors.bold("Limits"),
    ...columns(rows, "  "),
    "",
    `  They are set in ${settingsFile}:`,
    "",
    `    ${group}:`,
    `      ${key}: ${Array.isArray(first.value) ? `[${first.value.join(", ")}]` : first.value}`,
  ];
}

function valueText(value: ExplainedLimit["value"]): string {
  return Array.isArray(value) ? value.join(", ") || "none" : String(value);
}
