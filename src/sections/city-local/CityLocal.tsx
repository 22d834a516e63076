import { SplitBand } from "../../parts/Band.tsx";
import { NameList } from "../../parts/NameList.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { unbrokenHeading } from "../../parts/unbroken.tsx";
import type { SectionView } from "../index.ts";

/** The city's own text, neighborhoods, landmarks and ZIP codes. */
export default function CityLocal({ section }: { section: SectionView<"city-local"> }) {
  const { id, heading, text, parts } = section;
  const names = (
    <>
      <NameList heading={section.neighborhoodsHeading} names={section.neighborhoods} />
      <NameList heading={section.landmarksHeading} names={section.landmarks} />
      <NameList heading={section.zipCodesHeading} names={section.zipCodes} />
    </>
  );
  return (
    <SplitBand name="city-local" id={id} heading={heading} text={text} aside={names}>
      <div className="local-parts">
        {parts.map((part) => (
          <div key={part.heading}>
            <h3>{unbrokenHeading(part.heading)}</h3>
            <Paragraph text={part.text} />
          </div>
        ))}
      </div>
    </SplitBand>
  );
}
