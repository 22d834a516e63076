import { Anchor, NewTabAnchor } from "../../parts/Anchor.tsx";
import { Band } from "../../parts/Band.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import type { SectionView } from "../index.ts";

/** A notice that informs about a risk. */
export default function Notice({ section }: { section: SectionView<"notice"> }) {
  const { id, heading, text, link } = section;
  const Link = link?.newTab ? NewTabAnchor : Anchor;
  return (
    <Band name="risk" id={id}>
      <div className="notice-panel">
        <Icon name="alert" />
        <div>
          <h2>{heading}</h2>
          <Paragraph text={text} />
          {link && (
            <Link to={link.to} className="strong-link">
              {link.label}
            </Link>
          )}
          <SampleTag of={link} />
        </div>
      </div>
    </Band>
  );
}
