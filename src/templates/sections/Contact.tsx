import type { SectionView } from "../../routes/sections.ts";
import { SplitBand } from "../parts/Band.tsx";
import { type ContactHrefs, ContactLinks } from "../parts/ContactLinks.tsx";
import { EstimateForm } from "../parts/EstimateForm.tsx";

interface ContactView extends SectionView<"contact"> {
  links?: ContactHrefs;
}

/** The estimate form beside call and text. */
export function Contact({ section }: { section: ContactView }) {
  const { id, kind, heading, text, callHeading, links, form } = section;
  const numbers = (
    <>
      <h3>{callHeading}</h3>
      <ContactLinks words={section} links={links} />
    </>
  );
  return (
    <SplitBand name="contact" id={id} heading={heading} text={text} aside={numbers}>
      <EstimateForm form={form} prefix={id ?? kind} />
    </SplitBand>
  );
}
