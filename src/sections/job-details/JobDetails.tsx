import { DatedDetails } from "../../parts/DatedDetails.tsx";
import type { SectionView } from "../index.ts";

/** The job of the page. */
export default function JobDetails({ section }: { section: SectionView<"job-details"> }) {
  return <DatedDetails section={section} />;
}
