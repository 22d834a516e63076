import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";

/** One quiet line. */
export default function AddressLine({ section }: { section: SectionView<"address-line"> }) {
  return (
    <div id={section.id} className="address-line">
      <div className="wrap">
        <Paragraph text={section.text} />
      </div>
    </div>
  );
}
