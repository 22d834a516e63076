import { SplitBand } from "../../parts/Band.tsx";
import { Questions } from "../../parts/Questions.tsx";
import type { SectionView } from "../index.ts";

/** The questions every city answers in its own words. */
export default function CityFaq({ section }: { section: SectionView<"city-faq"> }) {
  const { id, kind, heading, items } = section;
  return (
    <SplitBand name="faq" id={id} heading={heading}>
      <Questions group={id ?? kind} items={items} />
    </SplitBand>
  );
}
