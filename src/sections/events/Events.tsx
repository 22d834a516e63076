import { DatedList } from "../../parts/DatedList.tsx";
import type { SectionView } from "../index.ts";

/** Events to come. */
export default function Events({ section }: { section: SectionView<"events"> }) {
  return <DatedList section={section} />;
}
