import type { SectionView } from "../../routes/sections.ts";
import { SplitBand } from "../parts/Band.tsx";
import { type ContactHrefs, ContactLinks } from "../parts/ContactLinks.tsx";
import { Paragraph } from "../parts/Prose.tsx";

interface ContactDetailsView extends SectionView<"contact-details"> {
  links?: ContactHrefs;
}

/** Call, text and e-mail. */
export function ContactDetails({ section }: { section: ContactDetailsView }) {
  return (
    <SplitBand name="contact-details" id={section.id} heading={section.heading}>
      <ContactLinks words={section} links={section.links} />
      <Paragraph text={section.text} className="soft" />
    </SplitBand>
  );
}
