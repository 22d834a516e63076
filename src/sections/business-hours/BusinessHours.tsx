import { SplitBand } from "../../parts/Band.tsx";
import { HoursList } from "../../parts/HoursList.tsx";
import type { SectionView } from "../index.ts";

/** The opening hours. */
export default function BusinessHours({ section }: { section: SectionView<"business-hours"> }) {
  const { id, heading, text, rows, now } = section;
  return (
    <SplitBand name="business-hours" id={id} heading={heading} text={text}>
      <HoursList rows={rows} now={now} isRuled />
    </SplitBand>
  );
}
