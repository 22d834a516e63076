import { Band } from "../../parts/Band.tsx";
import { CityMapView } from "../../parts/CityMapView.tsx";
import type { SectionView } from "../index.ts";

/** The cities, drawn from their coordinates. */
export default function CitiesMap({ section }: { section: SectionView<"cities-map"> }) {
  const { id, kind, heading, map, description, caption } = section;
  return (
    <Band name="cities-map" id={id} heading={heading}>
      <CityMapView map={map} description={description} caption={caption} id={id ?? kind} />
    </Band>
  );
}
