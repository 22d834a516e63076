import type { AuditSettings } from "../kinds/audit/fields.ts";
import { entities } from "../kinds/index.ts";
import type { Dataset } from "../loader/load.ts";

/** Every threshold, with the defaults of the schema where the data says nothing. */
export type AuditLimits = LimitGroups & Pick<AuditSettings, "notes" | "reviewBy">;

type LimitGroups = {
  [Group in Exclude<keyof AuditSettings, "notes" | "reviewBy">]-?: Required<
    NonNullable<AuditSettings[Group]>
  >;
};

/** `title` for all limits of titles, `title.maxChars` for one. */
export type LimitName = {
  [Group in keyof LimitGroups]: Group | `${Group}.${keyof LimitGroups[Group] & string}`;
}[keyof LimitGroups];

interface GroupSchema {
  properties?: Record<string, { default?: unknown }>;
}

/** The thresholds of a site: those of `audit.yaml` over the defaults of its schema. */
export function limitsOf({ audit }: Pick<Dataset, "audit">): AuditLimits {
  const groups = Object.entries(entities.audit.schema.properties ?? {}) as [string, GroupSchema][];
  const own = (audit?.value ?? {}) as Record<string, unknown>;
  const limits = groups.map(([name, { properties }]) => [
    name,
    properties ? { ...defaultsOf(properties), ...(own[name] as object | undefined) } : own[name],
  ]);
  return Object.fromEntries(limits) as AuditLimits;
}

function defaultsOf(properties: Record<string, { default?: unknown }>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, schema.default]));
}
