import type { CountyListing } from "../../routes/county-listing.ts";
import { Anchor } from "./Anchor.tsx";

/** A link, or the plain name of a place that has no page. */
export function PlaceName({ name, path }: { name: string; path?: string | undefined }) {
  return path === undefined ? name : <Anchor to={path}>{name}</Anchor>;
}

/** Counties with their cities as columns of links. */
export function CountyLists({ counties }: { counties: CountyListing[] }) {
  return (
    <div className="county-lists">
      {counties.map((county) => (
        <div key={county.id} className="county-list">
          <h3>
            <PlaceName name={county.name} path={county.path} />
          </h3>
          <ul className="columns">
            {county.cities.map((city) => (
              <li key={city.path ?? city.name}>
                <PlaceName {...city} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
