import { Anchor, NewTabAnchor } from "../../parts/Anchor.tsx";
import { SplitBand } from "../../parts/Band.tsx";
import { CountyLists } from "../../parts/CountyLists.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import type { SectionView } from "../index.ts";

/** Counties with their cities. */
export default function ServiceAreas({ section }: { section: SectionView<"service-areas"> }) {
  const { id, heading, text, link, counties } = section;
  const Link = link?.newTab ? NewTabAnchor : Anchor;
  const more = link && (
    <p>
      <Link to={link.to} className="strong-link">
        {link.label}
      </Link>{" "}
      <SampleTag of={link} />
    </p>
  );
  return (
    <SplitBand name="service-areas" id={id} tone="cool" heading={heading} text={text} aside={more}>
      <CountyLists counties={counties} />
    </SplitBand>
  );
}
