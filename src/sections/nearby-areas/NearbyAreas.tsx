import { SplitBand } from "../../parts/Band.tsx";
import { CityMapView } from "../../parts/CityMapView.tsx";
import { PlaceName } from "../../parts/CountyLists.tsx";
import type { SectionView } from "../index.ts";

/** Links to nearby cities, beside the map of them; places without a page are plain names. */
export default function NearbyAreas({ section }: { section: SectionView<"nearby-areas"> }) {
  const { id, kind, heading, text, areas, map, mapDescription } = section;
  const names = (
    <ul className="nearby">
      {areas.map(({ name, path, label }) => (
        <li key={path ?? name}>
          <PlaceName name={label} path={path} />
        </li>
      ))}
    </ul>
  );
  return (
    <SplitBand name="nearby-areas" id={id} heading={heading} text={text} aside={map && names}>
      {map ? <CityMapView map={map} description={mapDescription ?? heading} id={id ?? kind} /> : names}
    </SplitBand>
  );
}
