import { expect, it } from "vitest";
import type { Reported } from "../../scripts/audit/finding.ts";
import { partForReading } from "../../scripts/audit/report-findings.ts";
import { textCopied } from "../../scripts/audit/rules/text/copied.ts";
import { titleOne } from "../../scripts/audit/rules/title/one.ts";

it("prints a hundred findings of a rule in their order, and counts the others", () => {
  const copied = Array.from({ length: 150 }, (_, index) => findingOf(textCopied, index));
  const title = { ...findingOf(titleOne, 1000), critical: "pages" as const };
  const { shown, counted } = partForReading([...copied, title]);
  expect(shown).toEqual([...copied.slice(0, 100), title]);
  expect(counted).toEqual(Array(50).fill({ code: "text/copied", severity: textCopied.severity }));
});

function findingOf(rule: Reported["rule"], index: number): Reported {
  return {
    rule,
    severity: rule.severity,
    owner: "record",
    message: `Finding ${index}.`,
    fix: rule.fix,
    related: [],
    impact: 1,
    fingerprint: `${index}`,
  };
}
