import { SplitBand } from "../../parts/Band.tsx";
import { Questions } from "../../parts/Questions.tsx";
import type { SectionView } from "../index.ts";

/** Questions and answers; one is open at a time. */
export default function Faq({ section }: { section: SectionView<"faq"> }) {
  const { id, kind, heading, items } = section;
  return (
    <SplitBand name="faq" id={id} heading={heading}>
      <Questions group={id ?? kind} items={items} />
    </SplitBand>
  );
}
