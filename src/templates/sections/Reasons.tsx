import type { SectionView } from "../../routes/sections.ts";
import { SplitBand } from "../parts/Band.tsx";
import { Paragraph } from "../parts/Prose.tsx";

/** A ruled list of points. */
export function Reasons({ section }: { section: SectionView<"reasons"> }) {
  const { id, tone, heading, text, items } = section;
  return (
    <SplitBand name="reasons" id={id} tone={tone} heading={heading} text={text}>
      <ul className="ledger">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <Paragraph text={item.text} className="soft" />
          </li>
        ))}
      </ul>
    </SplitBand>
  );
}
