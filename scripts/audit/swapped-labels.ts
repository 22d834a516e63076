import type { AuditLimits } from "../../src/site/audit-limits.ts";
import type { Labels } from "./labels.ts";

/** True where title and description stand in each other's place: the title is too long for a title, the description short enough for one. */
export function areSwapped(labels: Labels | undefined, limits: AuditLimits): boolean {
  const { title, description } = labels ?? { title: "", description: "" };
  return (
    description !== "" &&
    title.length > limits.title.maxChars &&
    description.length <= limits.title.maxChars &&
    description.length < limits.description.minChars &&
    /[.!?]$/.test(title) &&
    !/[.!?]$/.test(description)
  );
}
