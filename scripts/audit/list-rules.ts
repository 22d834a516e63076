import type pc from "picocolors";
import { groupBy } from "../../src/loader/group-by.ts";
import { didYouMean, suggestReference } from "../../src/loader/suggest.ts";
import type { DescribedRule } from "../schemas/rules.ts";
import { anySiteRules } from "./any-site/any-site-rules.ts";
import { renderedRules } from "./rendered/rendered-rules.ts";
import type { RuleInfo } from "./rule.ts";
import { rules as listed } from "./rules/index.ts";
import { ownRules } from "./run.ts";
import { sources, sourceUrls } from "./sources.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Every rule that a finding may name: those that judge pages, and those of who reads and runs them. */
export const everyRule: readonly RuleInfo[] = [...listed, ...renderedRules, ...ownRules, ...anySiteRules];

/** First part of the name of a rule. */
export function groupOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

/** The rule or group that was probably meant. */
export function suggestRule(text: string): string | undefined {
  const ids = everyRule.map(({ id }) => id);
  return suggestReference(text, ids)?.name ?? didYouMean(text, ids.map(groupOf));
}

/** Every rule with what it checks and who says so, by group, for people. */
export function formatRules(rules: readonly RuleInfo[], colors: Colors): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  return [...groupBy(rules, ({ id }) => groupOf(id))]
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
