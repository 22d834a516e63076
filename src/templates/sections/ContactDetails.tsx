import type { SectionView } from "../../routes/sections.ts";
import { SplitBand } from "../parts/Band.tsx";
import { ContactLinks } from "../parts/ContactLinks.tsx";
import { Paragraph } from "../parts/Prose.tsx";

/** Call, text and e-mail. */
export function ContactDetails({ section }: { section: SectionView<"contact-details"> }) {
  return (
    <SplitBand name="contact-details" id={section.id} heading={section.heading}>
      <ContactLinks words={section} links={section.links} />
      <Paragraph text={section.text} className="soft" />
    </SplitBand>
  );
}
