import type { ButtonProps } from "../fields/index.ts";
import type { Prose } from "../fields/summaries.ts";
import { Band } from "./Band.tsx";
import { Buttons } from "./Buttons.tsx";
import { Paragraph } from "./Prose.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { unbroken } from "./unbroken.tsx";

interface DetailsSection {
  kind: string;
  id?: string;
  heading: string;
  facts: { label: string; text: string }[];
  paragraphs: Prose[];
  button?: ButtonProps;
  sample?: boolean;
}

/** All that there is to say of a job or an event: its facts, and beside them its text. */
export function DatedDetails({ section }: { section: DetailsSection }) {
  const { kind, id, heading, facts, paragraphs, button } = section;
  return (
    <Band name={kind} id={id}>
      <div className="dated-details">
        <dl className="ledger-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{unbroken(text)}</dd>
            </div>
          ))}
        </dl>
        <div className="running">
          <h2>
            {heading} <SampleTag of={section} />
          </h2>
          {paragraphs.map((text) => (
            <Paragraph key={JSON.stringify(text)} text={text} />
          ))}
          <Buttons items={button && [button]} />
        </div>
      </div>
    </Band>
  );
}
