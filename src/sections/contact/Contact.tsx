import { SplitBand } from "../../parts/Band.tsx";
import { ContactLinks } from "../../parts/ContactLinks.tsx";
import { HoursList } from "../../parts/HoursList.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { proseToText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";
import { EstimateForm } from "./parts/EstimateForm.tsx";

type ContactView = SectionView<"contact">;

/** The estimate form, beside what happens next, the numbers and the hours. */
export default function Contact({ section }: { section: ContactView }) {
  const { id, kind, heading, text, links, form, formId } = section;
  return (
    <SplitBand name="contact" id={id} heading={heading} text={text} after={<Beside section={section} />}>
      <EstimateForm form={form} formId={formId} prefix={id ?? kind} mailLink={links.email} />
    </SplitBand>
  );
}

function Beside({ section }: { section: ContactView }) {
  const { next, callHeading, links, note, hoursHeading, hours, now } = section;
  return (
    <>
      {next && <NextSteps heading={next.heading} items={next.items} />}
      <h3>{callHeading}</h3>
      <ContactLinks words={section} links={links} />
      <Paragraph text={note} className="hint" />
      {hoursHeading && hours && (
        <>
          <h3>{hoursHeading}</h3>
          <HoursList rows={hours} now={now} isRuled />
        </>
      )}
    </>
  );
}

function NextSteps({ heading, items }: NonNullable<ContactView["next"]>) {
  return (
    <>
      <h3>{heading}</h3>
      <ol className="next-steps">
        {items.map((item) => (
          <li key={proseToText(item)}>
            <Paragraph text={item} />
          </li>
        ))}
      </ol>
    </>
  );
}
