import { Band } from "../../parts/Band.tsx";
import { Button } from "../../parts/Buttons.tsx";
import { Img } from "../../parts/Img.tsx";
import { NameList } from "../../parts/NameList.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import type { SectionView } from "../index.ts";

/** One city put forward, with its neighborhoods and landmarks. */
export default function CityFeature({ section }: { section: SectionView<"city-feature"> }) {
  return (
    <Band name="city-feature" id={section.id} tone="dark">
      <div className="city-feature-grid">
        <div>
          {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
          <h2>{section.heading}</h2>
          <Paragraph text={section.text} className="soft" />
          <NameList heading={section.neighborhoodsHeading} names={section.neighborhoods} />
          <NameList heading={section.landmarksHeading} names={section.landmarks} />
          <div className="buttons">
            <Button button={section.button} />
          </div>
        </div>
        {section.picture && <Img picture={section.picture} width="twoThirds" />}
      </div>
    </Band>
  );
}
