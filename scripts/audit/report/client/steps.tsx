import { groupBy } from "../../../../src/loader/group-by.ts";
import type { RuledFinding } from "./model.ts";
import { ruleLink } from "./router.ts";
import { counted } from "./words.ts";

/** What cures findings of one kind. */
export interface StepOf {
  finding: RuledFinding;
  /** Findings of the same rule and cure. */
  count: number;
  pages: number;
}

/** What a cure says of one page: quotations, names and numbers. The word that begins a sentence is what to do. */
const ownOfPage = /"[^"]*"|(?<!^|[.!?:] |\p{L})\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*|\d+/gu;

/** Errors and warnings, those of one rule and one cure together, as they are ordered in the report. */
export function stepsOf(findings: readonly RuledFinding[]): StepOf[] {
  const serious = findings.filter(({ severity }) => severity !== "info");
  return [
    ...groupBy(serious, ({ rule, fix }) => `${rule.id} ${fix.replace(ownOfPage, "…")}`).values(),
  ].flatMap((group) => {
    const [finding] = group;
    const pages = new Set(group.flatMap((one) => one.pages)).size;
    return finding ? { finding, count: group.length, pages } : [];
  });
}

export function Step({ finding: { rule, message, fix, place }, count, pages }: StepOf) {
  return (
    <>
      <p>
        <strong>{fix}</strong>
      </p>
      <p className="note">
        {message}
        {count > 1 && ` And ${count - 1} more like it.`} {rule.why}
        {pages > 1 && ` ${counted(pages, "page")}.`}
        {place !== undefined && " "}
        {place !== undefined && <code>{place}</code>}
        <span className="no-print">
          {" "}
          <a href={ruleLink(rule.id)}>Details</a>
        </span>
      </p>
    </>
  );
}
