import { groupBy } from "../../../../src/loader/group-by.ts";
import type { Before, RunInfo, Trend } from "../report-data.ts";
import { scoreRule } from "../scores.ts";
import { findingsCsv, pagesCsv } from "./exports.ts";
import { DownloadButton } from "./fields.tsx";
import { List } from "./lists.tsx";
import { type RuledFinding, useModel } from "./model.ts";
import { Section, Table, View } from "./parts.tsx";
import { viewLink } from "./router.ts";
import { Step, stepsOf } from "./steps.tsx";
import { count, counted } from "./words.ts";

/** Scores of the site and of each group, what is new, pages by type, exports. */
export function Overview() {
  const { site, pages, rules, score, trend, run, before, history } = useModel().data;
  return (
    <View title={site.name}>
      <p className="lead">
        {site.origin} · {counted(pages.length, "page")} checked against {counted(rules.length, "rule")} on{" "}
        <RunName {...run} />
      </p>
      <div className="summary">
        <div className="score">
          <p className="numeral">
            {score.all}
            <span> of 100</span>
          </p>
          <p className="note">{scoreRule}</p>
        </div>
        <Tiles />
        {before && <SinceLine {...before} />}
        {trend && <TrendLine gone={trend.gone.length} />}
      </div>
      <div className="columns wide-first">
        <div>
          <FixFirst />
          <Section heading="Groups of rules">
            <GroupTable />
          </Section>
        </div>
        <div>
          <Section heading="Pages by type">
            <TypeTable />
          </Section>
          <Section heading="Exports">
            <Exports />
          </Section>
          {history.length > 0 && <History />}
          {before && <Gone heading="Fixed since the last run" gone={before.fixed} />}
          {trend && <Gone heading="Gone since the baseline" gone={trend.gone} />}
        </div>
      </div>
    </View>
  );
}

/** Findings of each severity. */
function Tiles() {
  const { findings } = useModel().data;
  return (
    <List className="tiles" items={Object.entries({ error: "Errors", warning: "Warnings", info: "Info" })}>
      {([severity, name]) => {
        const found = findings.filter((finding) => finding.severity === severity).length;
        return (
          <a href={viewLink("findings", { severity })} className={found > 0 ? severity : undefined}>
            <strong>{count(found)}</strong>
            <span>{name}</span>
          </a>
        );
      }}
    </List>
  );
}

function TrendLine({ gone }: { gone: number }) {
  const { findings } = useModel().data;
  const fresh = findings.filter(({ isNew }) => isNew).length;
  return (
    <p className="trend">
      <strong>Compared with the baseline: </strong>
      <a href={viewLink("findings", { new: 1 })}>{count(fresh)} new</a>, {count(findings.length - fresh)}{" "}
      accepted, {count(gone)} gone.
    </p>
  );
}

/** A run by its day, and its commit where one is known. */
function RunName({ day, commit }: RunInfo) {
  return (
    <>
      <time dateTime={day}>{day}</time>
      {commit !== undefined && (
        <>
          {" "}
          (commit <code>{commit}</code>)
        </>
      )}
    </>
  );
}

function SinceLine({ fixed, ...run }: Before) {
  const { findings } = useModel().data;
  const fresh = findings.filter(({ isFresh }) => isFresh).length;
  return (
    <p className="trend">
      <strong>
        Since <RunName {...run} />:{" "}
      </strong>
      <a href={viewLink("findings", { since: "new" })}>{count(fresh)} new</a>, {count(fixed.length)} fixed,{" "}
      <a href={viewLink("findings", { since: "old" })}>{count(findings.length - fresh)} still open</a>.
    </p>
  );
}

/** Runs shown in the trend. */
const runsShown = 10;

/** Scores of the last runs, this one included, the newest first. */
function History() {
  const { data } = useModel();
  const found = (severity: string) => data.findings.filter((one) => one.severity === severity).length;
  const now = { ...data.run, score: data.score.all, errors: found("error"), warnings: found("warning") };
  const runs = [...data.history, now].slice(-runsShown).reverse();
  return (
    <Section heading="Runs">
      <Table heads={["Run", "Score", "Errors", "Warnings"]}>
        {runs.map(({ score, errors, warnings, ...run }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one day and commit may be alike, and stay where they are
          <tr key={at}>
            <th scope="row">
              <RunName {...run} />
            </th>
            <td>{score}</td>
            <FoundCell found={errors} />
            <FoundCell found={warnings} />
          </tr>
        ))}
      </Table>
    </Section>
  );
}

/** Cures that the overview names. */
const curesShown = 3;

function FixFirst() {
  const steps = stepsOf(useModel().findings);
  if (steps.length === 0) return null;
  return (
    <Section heading="Fix first">
      <List as="ol" className="steps" items={steps.slice(0, curesShown)}>
        {(step) => <Step {...step} />}
      </List>
      {steps.length > curesShown && (
        <p className="note">
          <a href="#/findings">{counted(steps.length - curesShown, "more step")}</a>
        </p>
      )}
    </Section>
  );
}

/** Groups with findings, or that had some; the others are named below. */
function GroupTable() {
  const { data, findings } = useModel();
  const changed = new Set([
    ...findings.map(({ rule }) => rule.group),
    ...(data.trend?.gone ?? []).map(({ group }) => group),
  ]);
  const shown = data.score.groups.filter(({ group }) => changed.has(group));
  const clean = data.score.groups.flatMap(({ group }) => (changed.has(group) ? [] : group));
  const heads = ["Group", "Score", "Errors", "Warnings", "Info"];
  return (
    <>
      {shown.length > 0 && (
        <Table className="groups" heads={data.trend ? [...heads, "Trend"] : heads}>
          {shown.map(({ group, score, errors, warnings, infos }) => (
            <tr key={group}>
              <th scope="row">
                {errors + warnings + infos > 0 ? (
                  <a href={viewLink("findings", { group })}>{group}</a>
                ) : (
                  group
                )}
              </th>
              <td className="points">
                <span className="bar" aria-hidden="true">
                  <span style={{ width: `${score}%` }} />
                </span>
                <span className="figure">{score}</span>
              </td>
              <FoundCell found={errors} />
              <FoundCell found={warnings} />
              <FoundCell found={infos} />
              {data.trend && <td>{trendOf(data.trend, findings, group)}</td>}
            </tr>
          ))}
        </Table>
      )}
      {clean.length > 0 && <p className="note">Nothing found: {clean.join(", ")}.</p>}
    </>
  );
}

function FoundCell({ found }: { found: number }) {
  return <td className={found === 0 ? "none" : undefined}>{count(found)}</td>;
}

function trendOf(trend: Trend, findings: readonly RuledFinding[], group: string): string {
  const fresh = findings.filter(({ rule, isNew }) => isNew && rule.group === group).length;
  const gone = trend.gone.filter((one) => one.group === group).length;
  return [fresh > 0 && `+${count(fresh)}`, gone > 0 && `−${count(gone)}`].filter(Boolean).join(" ") || "=";
}

function TypeTable() {
  const types = [...groupBy(useModel().pages, ({ type }) => type)];
  return (
    <Table heads={["Type", "Pages", "With problems", "Average words"]}>
      {types.map(([type, pages]) => (
        <tr key={type}>
          <th scope="row">
            <a href={viewLink("pages", { type })}>{type}</a>
          </th>
          <td>{count(pages.length)}</td>
          <td>{count(pages.filter(({ counts }) => counts.error + counts.warning > 0).length)}</td>
          <td>{count(Math.round(pages.reduce((sum, { words }) => sum + words, 0) / pages.length))}</td>
        </tr>
      ))}
    </Table>
  );
}

function Exports() {
  const { data, pages } = useModel();
  return (
    <div className="buttons">
      <DownloadButton label="Findings as CSV" name="findings.csv" make={() => findingsCsv(data)} />
      <DownloadButton label="Pages as CSV" name="pages.csv" make={() => pagesCsv(pages)} />
      <DownloadButton
        label="Everything as JSON"
        name="audit.json"
        make={() => JSON.stringify(data, null, 2)}
      />
    </div>
  );
}

function Gone({ heading, gone }: Trend & { heading: string }) {
  if (gone.length === 0) return null;
  return (
    <Section heading={heading}>
      <List items={gone.slice(0, 50)}>
        {({ rule, message }) => (
          <>
            <code>{rule}</code> {message}
          </>
        )}
      </List>
    </Section>
  );
}
