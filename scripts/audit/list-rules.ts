import type pc from "picocolors";
import { groupBy } from "../group-by.ts";
import type { DescribedRule } from "../schemas/rules.ts";
import type { Rule, RuleInfo } from "./rule.ts";
import { sources, sourceUrls } from "./sources.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Every rule with what it checks and who says so, by group, for people. */
export function formatRules(rules: readonly Rule[], colors: Colors): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  return [...groupBy(rules, ({ id }) => id.slice(0, id.indexOf("/")))]
    .map(([group, ofGroup]) =>
      [
        colors.bold(group),
        ...ofGroup.map(
          ({ id, severity, checks, source }) =>
            `  ${id.padEnd(width)}  ${severity.padEnd(7)}  ${checks} ${colors.dim(`(${sources[source].name})`)}`,
        ),
      ].join("\n"),
    )
    .join("\n\n");
}

/** A rule for programs. */
export function describeRule({ id, severity, checks, why, fix, source }: RuleInfo): DescribedRule {
  const url = sourceUrls[source];
  return { id, severity, checks, why, fix, source: { ...sources[source], ...(url && { url }) } };
}
