import { Children, Fragment, type ReactNode } from "react";
import type { ReportRule } from "../report-data.ts";
import { asNames, Filters, SearchField, Select } from "./fields.tsx";
import { List, Pager } from "./lists.tsx";
import { type RuledFinding, useModel } from "./model.ts";
import { PageLink, SeverityMark, View } from "./parts.tsx";
import { type Query, ruleLink, useChoices, type Visit, viewLink } from "./router.ts";
import { counted } from "./words.ts";

/** Findings shown at a time. */
const pageSize = 100;
/** Pages named with a finding; the others are behind a link. */
const namedPages = 3;

const owners = {
  record: "a record in the data",
  template: "the template of a page type",
  layout: "the layout of all pages",
};

const ownerNames = { record: "Record", template: "Template", layout: "Layout" };
const severities = { error: "Errors", warning: "Warnings", info: "Info" };

/** Every finding, by rule, with filters. */
export function Findings({ visit }: { visit: Visit }) {
  const { data, findings, hasData } = useModel();
  const { choices, field } = useChoices(visit);
  const groups = asNames(data.rules.map(({ group }) => group).sort());
  return (
    <View title="Findings">
      <Filters>
        <SearchField label="Search" {...field("q")} />
        <Select hasAll label="Severity" {...field("severity")} names={severities} />
        <Select hasAll label="Group" {...field("group")} names={groups} />
        {hasData && <Select hasAll label="Owner" {...field("owner")} names={ownerNames} />}
        {data.before && (
          <Select
            hasAll
            label="Since the last run"
            {...field("since")}
            names={{ new: "New", old: "Still open" }}
          />
        )}
        {data.trend && <Select hasAll label="Baseline" {...field("new")} names={{ 1: "New only" }} />}
      </Filters>
      <FoundList
        key={viewLink("findings", choices)}
        found={findings.filter((finding) => keeps(finding, choices))}
      />
    </View>
  );
}

function FoundList({ found }: { found: readonly RuledFinding[] }) {
  const { findings } = useModel();
  const none =
    findings.length === 0 ? "No findings. Every page is clean." : "No findings match these filters.";
  return (
    <>
      <p className={found.length === 0 ? "empty" : "tally"} role="status">
        {found.length === 0 ? none : counted(found.length, "finding")}
      </p>
      <Pager items={found} size={pageSize}>
        {(shown) =>
          [...new Set(shown.map(({ rule }) => rule))].map((rule) => (
            <RuleFindings key={rule.id} rule={rule} findings={shown.filter((one) => one.rule === rule)} />
          ))
        }
      </Pager>
    </>
  );
}

function keeps({ rule, message, place = "", ...finding }: RuledFinding, query: Query): boolean {
  const { severity, group, owner, since, new: isNew, q = "" } = query;
  return (
    (!severity || finding.severity === severity) &&
    (!group || rule.group === group) &&
    (!owner || finding.owner === owner) &&
    (!isNew || finding.isNew) &&
    (!since || finding.isFresh === (since === "new")) &&
    `${rule.id} ${message} ${place}`.toLowerCase().includes(q.toLowerCase())
  );
}

function RuleFindings({ rule, findings }: { rule: ReportRule; findings: readonly RuledFinding[] }) {
  const { checks, why, fix } = rule;
  return (
    <article className="rule">
      <header>
        <h2>
          <RuleMark rule={rule} />
        </h2>
        <p className="rule-about">
          {checks} {why}
        </p>
        <p className="note rule-about">
          <strong>Fix: </strong>
          {fix}
        </p>
      </header>
      <FindingItems findings={findings} />
    </article>
  );
}

function RuleMark({ rule: { id, severity } }: { rule: ReportRule }) {
  return (
    <>
      <SeverityMark severity={severity} />{" "}
      <a href={ruleLink(id)}>
        <code>{id}</code>
      </a>
    </>
  );
}

interface FindingItemsProps {
  findings: readonly RuledFinding[];
  isOfPage?: boolean;
}

/** Findings with their owner, place, pages and fix; those of one page name their rules in place of the page. */
export function FindingItems({ findings, isOfPage = false }: FindingItemsProps) {
  const { data, hasData } = useModel();
  return (
    <List className="findings" items={findings}>
      {(finding) => (
        <>
          <p>
            {isOfPage && <RuleMark rule={finding.rule} />}
            {isOfPage && " "}
            {finding.message}
          </p>
          {(isOfPage || finding.fix !== finding.rule.fix) && (
            <p className="fix">
              <strong>Fix: </strong>
              {finding.fix}
            </p>
          )}
          {finding.note !== undefined && (
            <p className="fix">
              <strong>Note: </strong>
              {finding.note}
            </p>
          )}
          <Notes>
            {finding.critical && <strong>critical</strong>}
            {hasData && `Owner: ${owners[finding.owner]}`}
            {finding.place !== undefined && <code>{finding.place}</code>}
            {!isOfPage &&
              finding.pages.slice(0, namedPages).map((page) => <PageLink key={page} page={page} />)}
            {!isOfPage && finding.pages.length > namedPages && (
              <a href={viewLink("pages", { finding: finding.number })}>all {finding.pages.length} pages</a>
            )}
            {data.trend && finding.isNew && <strong>new</strong>}
            {finding.isFresh && <strong>new since the last run</strong>}
          </Notes>
        </>
      )}
    </List>
  );
}

/** Notes on one line, with a dot between them. */
function Notes({ children }: { children: ReactNode }) {
  return (
    <p className="note">
      {Children.toArray(children).map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        <Fragment key={at}>
          {at > 0 && " · "}
          {note}
        </Fragment>
      ))}
    </p>
  );
}
