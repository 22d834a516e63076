import { SplitBand } from "../../parts/Band.tsx";
import { Img } from "../../parts/Img.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

/** A ruled list of points. */
export default function Reasons({ section }: { section: SectionView<"reasons"> }) {
  const { id, tone, heading, text, items, image } = section;
  const standing = image && <Img picture={image} width="third" />;
  return (
    <SplitBand name="reasons" id={id} tone={tone} heading={heading} text={text} standing={standing}>
      <ul className="ledger">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{unbrokenHeading(item.title)}</h3>
            <Paragraph text={item.text} className="soft" />
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}
