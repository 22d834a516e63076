import type { ReactNode } from "react";
import { Anchor } from "../../parts/Anchor.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import { TitleHeading } from "../../parts/TitleHeading.tsx";
import type { SectionView } from "../index.ts";

/** Opening of a project page: its name, its text and its facts. */
export default function ProjectHero({ section }: { section: SectionView<"project-hero"> }) {
  const { id, back, title, lead, city } = section;
  return (
    <section id={id} className="hero project-hero">
      <div className="wrap project-hero-grid">
        <div>
          <Anchor to={back.to} className="back-link">
            <Icon name="back" />
            {back.label}
          </Anchor>
          <SampleTag of={back} />
          <TitleHeading text={title} />
          <Paragraph text={lead} className="lead" />
        </div>
        <dl className="ledger-facts">
          <Fact label={section.yearLabel}>{section.year}</Fact>
          <Fact label={section.typeLabel}>{section.type}</Fact>
          <Fact label={section.locationLabel}>
            {section.location}
            {city && <Anchor to={city.path}>{city.label}</Anchor>}
          </Fact>
        </dl>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
