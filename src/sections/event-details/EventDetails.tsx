import { DatedDetails } from "../../parts/DatedDetails.tsx";
import type { SectionView } from "../index.ts";

/** The event of the page. */
export default function EventDetails({ section }: { section: SectionView<"event-details"> }) {
  return <DatedDetails section={section} />;
}
