import { Buttons } from "../../parts/Buttons.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { TitleHeading } from "../../parts/TitleHeading.tsx";
import { proseToText } from "../../site/text.ts";
import type { SectionView } from "../index.ts";

/** Opening of a county's hub page. */
export default function CountyHero({ section }: { section: SectionView<"county-hero"> }) {
  const { id, heading, lead, text, buttons } = section;
  return (
    <section id={id} className="hero county-hero">
      <div className="wrap county-hero-grid">
        <div>
          <TitleHeading text={heading} />
          <Paragraph text={lead} className="lead" />
          <Buttons items={buttons} />
        </div>
        {text.length > 0 && (
          <div className="running">
            {text.map((paragraph) => (
              <Paragraph key={proseToText(paragraph)} text={paragraph} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
