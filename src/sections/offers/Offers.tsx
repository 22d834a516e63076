import { DatedList } from "../../parts/DatedList.tsx";
import type { SectionView } from "../index.ts";

/** The offers of these days. */
export default function Offers({ section }: { section: SectionView<"offers"> }) {
  return <DatedList section={section} />;
}
