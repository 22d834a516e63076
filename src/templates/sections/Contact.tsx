import type { SectionView } from "../../routes/sections.ts";
import { SplitBand } from "../parts/Band.tsx";
import { ContactLinks } from "../parts/ContactLinks.tsx";
import { EstimateForm } from "../parts/EstimateForm.tsx";

/** The estimate form beside call and text. */
export function Contact({ section }: { section: SectionView<"contact"> }) {
  const { id, kind, heading, text, callHeading, links, form } = section;
  const numbers = (
    <>
      <h3>{callHeading}</h3>
      <ContactLinks words={section} links={links} />
    </>
  );
  return (
    <SplitBand name="contact" id={id} heading={heading} text={text} aside={numbers}>
      <EstimateForm form={form} prefix={id ?? kind} mailLink={links.email} />
    </SplitBand>
  );
}
