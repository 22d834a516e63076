import { List } from "./lists.tsx";
import { useModel } from "./model.ts";
import { Section, View } from "./parts.tsx";
import { Step, type StepOf, stepsOf } from "./steps.tsx";
import { counted, dayInWords } from "./words.ts";

/** As much as an owner acts on, and a sheet of paper holds. */
const stepsShown = 8;

/** The whole audit on one sheet, in words for who owns the business. */
export function Summary() {
  const { data, findings, pages } = useModel();
  const { name, origin } = data.site;
  const steps = stepsOf(findings);
  const faulty = pages.filter(({ counts }) => counts.error + counts.warning > 0).length;
  return (
    <View title="Summary for the owner">
      <p className="lead">
        {name} · {origin} · {dayInWords(data.run.day)}
      </p>
      <p>
        <strong>{data.score.all} of 100.</strong> {verdictOf(steps)} No work needed on {pages.length - faulty}{" "}
        of {counted(pages.length, "page")}.
      </p>
      {data.before && <SinceLastRun />}
      {steps.length > 0 && (
        <Section heading="What to do, most important first">
          <List as="ol" className="steps" items={steps.slice(0, stepsShown)}>
            {(step) => <Step {...step} />}
          </List>
          {steps.length > stepsShown && (
            <p className="note">
              {counted(steps.length - stepsShown, "more step")} in <a href="#/findings">Findings</a>.
            </p>
          )}
        </Section>
      )}
      <div className="buttons no-print">
        <button type="button" onClick={() => print()}>
          Print this page
        </button>
      </div>
    </View>
  );
}

function verdictOf(steps: readonly StepOf[]): string {
  if (steps.length === 0) return "Nothing needs to be done.";
  const errors = steps.filter(({ finding }) => finding.severity === "error").length;
  if (errors === 0) return `Nothing is broken; ${counted(steps.length, "thing")} could be better.`;
  return `${counted(errors, "thing")} should be fixed before the site is published.`;
}

function SinceLastRun() {
  const { before, findings } = useModel().data;
  const fresh = findings.filter(({ isFresh, severity }) => isFresh && severity !== "info").length;
  return (
    <p>
      Since {before && dayInWords(before.day)}: {counted(before?.fixed.length ?? 0, "problem")} fixed, {fresh}{" "}
      new.
    </p>
  );
}
