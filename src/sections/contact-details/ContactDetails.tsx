import { SplitBand } from "../../parts/Band.tsx";
import { ContactLinks } from "../../parts/ContactLinks.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";

/** Call, text and email. */
export default function ContactDetails({ section }: { section: SectionView<"contact-details"> }) {
  return (
    <SplitBand name="contact-details" id={section.id} heading={section.heading}>
      <ContactLinks words={section} links={section.links} />
      <Paragraph text={section.text} className="soft" />
    </SplitBand>
  );
}
