import { DatedList } from "../../parts/DatedList.tsx";
import type { SectionView } from "../index.ts";

/** The jobs that are open. */
export default function Jobs({ section }: { section: SectionView<"jobs"> }) {
  return <DatedList section={section} />;
}
