import type { SectionView } from "../../routes/sections.ts";
import { Paragraph } from "../parts/Prose.tsx";

/** One quiet line. */
export function AddressLine({ section }: { section: SectionView<"address-line"> }) {
  return (
    <div id={section.id} className="address-line">
      <div className="wrap">
        <Paragraph text={section.text} />
      </div>
    </div>
  );
}
