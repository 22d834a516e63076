import { FindingItems } from "./Findings.tsx";
import { Fact, Facts } from "./facts.tsx";
import { Pager } from "./lists.tsx";
import { useModel } from "./model.ts";
import { Empty, OutsideLink, Section, SeverityMark, View } from "./parts.tsx";
import { viewLink } from "./router.ts";
import { counted } from "./words.ts";

/** Findings shown at a time. */
const pageSize = 100;

/** All about one rule: what it checks, why and who says so, how to mend it, and what it found. */
export function RuleView({ id }: { id: string }) {
  const model = useModel();
  const rule = model.rule(id);
  if (!rule)
    return (
      <View title="No such rule">
        <p>
          This report has no rule {id}. <a href="#/findings">All findings</a>
        </p>
      </View>
    );
  const findings = model.findings.filter((finding) => finding.rule === rule);
  const pages = new Set(findings.flatMap((finding) => finding.pages));
  const { severity, group, checks, why, fix, source, sourceUrl } = rule;
  return (
    <View title={id}>
      <Facts isWide>
        <Fact name="Severity">
          <SeverityMark severity={severity} />
        </Fact>
        <Fact name="Group">
          <a href={viewLink("findings", { group })}>{group}</a>
        </Fact>
        <Fact name="Checks">{checks}</Fact>
        <Fact name="Why">{why}</Fact>
        <Fact name="Fix">{fix}</Fact>
        <Fact name="Source">
          {source}
          {sourceUrl !== undefined && ", "}
          {sourceUrl !== undefined && <OutsideLink url={sourceUrl} />}
        </Fact>
      </Facts>
      <Section heading="Findings">
        {findings.length === 0 ? (
          <Empty>This rule found nothing.</Empty>
        ) : (
          <>
            <p className="tally">
              {counted(findings.length, "finding")} on {counted(pages.size, "page")}
            </p>
            <Pager items={findings} size={pageSize}>
              {(shown) => <FindingItems findings={shown} />}
            </Pager>
          </>
        )}
      </Section>
    </View>
  );
}
