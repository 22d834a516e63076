import { Band } from "../../parts/Band.tsx";
import { PlaceName } from "../../parts/CountyLists.tsx";
import { Swatch } from "../../parts/Swatch.tsx";
import type { SectionView } from "../index.ts";

/** Links to some cities, as a deck of paint chips. */
export default function CityLinks({ section }: { section: SectionView<"city-links"> }) {
  return (
    <Band name="city-links" id={section.id} heading={section.heading}>
      <ul className="chips">
        {section.chips.map(({ id, name, path, county, paint }) => (
          <li key={id}>
            {paint && <Swatch color={paint.color} />}
            <PlaceName name={name} path={path} />
            <small>{county}</small>
            {paint && <small>{paint.name}</small>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
