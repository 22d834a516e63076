import type { SectionView } from "../../routes/sections.ts";
import { Band } from "../parts/Band.tsx";
import { PlaceName } from "../parts/CountyLists.tsx";

/** Links to some cities, as a deck of paint chips. */
export function CityLinks({ section }: { section: SectionView<"city-links"> }) {
  return (
    <Band name="city-links" id={section.id}>
      <h2>{section.heading}</h2>
      <ul className="chips">
        {section.cities.map((city) => (
          <li key={city.id}>
            <PlaceName name={city.name} path={city.path} />
            <small>{city.county}</small>
          </li>
        ))}
      </ul>
    </Band>
  );
}
