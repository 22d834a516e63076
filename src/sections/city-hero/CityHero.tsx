import { Buttons } from "../../parts/Buttons.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Img } from "../../parts/Img.tsx";
import { PlainList } from "../../parts/NameList.tsx";
import { Paragraph } from "../../parts/Prose.tsx";
import { TitleHeading } from "../../parts/TitleHeading.tsx";
import type { SectionView } from "../index.ts";

/** Opening of a city page, beside the picture of the city. */
export default function CityHero({ section }: { section: SectionView<"city-hero"> }) {
  const { id, heading, rating, lead, picture, buttons, badges } = section;
  return (
    <section id={id} className="hero city-hero">
      <div className="wrap city-hero-grid">
        <div className="city-hero-head">
          <TitleHeading text={heading} />
          {rating && (
            <p className="rating">
              <Icon name="star" />
              {rating}
            </p>
          )}
        </div>
        {picture && <Img picture={picture} width="half" className="city-hero-picture" isFirst />}
        <div className="city-hero-text">
          <Paragraph text={lead} className="lead" />
          <Buttons items={buttons} />
          <PlainList items={badges} className="facts" />
        </div>
      </div>
    </section>
  );
}
