import { Anchor } from "../../parts/Anchor.tsx";
import { Band } from "../../parts/Band.tsx";
import { Img } from "../../parts/Img.tsx";
import { PaintChips } from "../../parts/PaintChips.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

/** Services as pictures with a line and a link. */
export default function ServiceCards({ section }: { section: SectionView<"service-cards"> }) {
  return (
    <Band name="service-cards" id={section.id} heading={section.heading}>
      <ul className="plates">
        {section.cards.map(({ service, link }) => (
          <li key={service.id} className="card">
            <Img picture={service.image} width="third" />
            <PaintChips picture={service.image} />
            <h3>{unbrokenHeading(service.title)}</h3>
            <p className="soft">{service.description}</p>
            <Anchor to={service.path} className="strong-link">
              {link}
            </Anchor>
          </li>
        ))}
      </ul>
    </Band>
  );
}
