import { type AuditSettings, auditFields } from "../../src/kinds/audit/fields.ts";
import type { DataPlace, Position } from "../../src/problem.ts";
import type { LimitName } from "../../src/site/audit-limits.ts";
import type { ExplainedLimit, ExplainedRule } from "../schemas/explanation.ts";
import { describeRule } from "./list-rules.ts";
import type { RuleInfo } from "./rule.ts";

/** What a site says in its `audit.yaml`, and where a value of it stands. */
export interface WrittenLimits {
  settings: AuditSettings;
  lookUp: (place: DataPlace) => Position;
}

/** What a rule says of itself, with the limits it judges by as they are for a site. */
export function explainRule(rule: RuleInfo, written: WrittenLimits | undefined): ExplainedRule {
  const limits = (rule.limits ?? []).flatMap((name) => explainLimits(name, written));
  return { ...describeRule(rule), needsData: rule.needs !== "pages", limits };
}

interface LimitSchema {
  description?: string;
  unit?: string;
  default?: number | string[];
}

function explainLimits(name: LimitName, written: WrittenLimits | undefined): ExplainedLimit[] {
  const [group = "", wanted] = name.split(".");
  const { properties } = auditFields.properties[group as keyof AuditSettings] as {
    properties?: Record<string, LimitSchema>;
  };
  return Object.entries(properties ?? {}).flatMap(([key, schema]) =>
    wanted === undefined || wanted === key ? explainLimit(group, key, schema, written) : [],
  );
}

function explainLimit(
  group: string,
  key: string,
  { description = "", unit, default: usual = [] }: LimitSchema,
  written: WrittenLimits | undefined,
): ExplainedLimit {
  const own = (written?.settings as Record<string, Record<string, number | string[]>>)?.[group]?.[key];
  const place = { file: "audit.yaml", pointer: `/${group}/${key}` };
  return {
    name: `${group}.${key}`,
    description,
    ...(unit && { unit }),
    value: own ?? usual,
    default: usual,
    ...(own !== undefined && written && { source: written.lookUp(place) }),
  };
}
