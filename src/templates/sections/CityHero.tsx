import type { SectionView } from "../../routes/sections.ts";
import { Buttons } from "../parts/Buttons.tsx";
import { CityMapView } from "../parts/CityMapView.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Paragraph } from "../parts/Prose.tsx";
import { TitleHeading } from "../parts/TitleHeading.tsx";

/** Opening of a city page, beside the map of the city and its neighbors. */
export function CityHero({ section }: { section: SectionView<"city-hero"> }) {
  const { id, kind, heading, rating, lead, map, mapDescription, buttons, badges } = section;
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
        <CityMapView map={map} description={mapDescription} id={id ?? kind} />
        <div className="city-hero-text">
          <Paragraph text={lead} className="lead" />
          <Buttons items={buttons} />
          <ul className="facts">
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
