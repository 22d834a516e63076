import type { SectionView } from "../../routes/sections.ts";
import { SplitBand } from "../parts/Band.tsx";
import { HoursList } from "../parts/HoursList.tsx";

/** The opening hours. */
export function BusinessHours({ section }: { section: SectionView<"business-hours"> }) {
  const { id, heading, text, rows } = section;
  return (
    <SplitBand name="business-hours" id={id} heading={heading} text={text}>
      <HoursList rows={rows} isRuled />
    </SplitBand>
  );
}
