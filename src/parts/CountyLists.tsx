import type { CountyListing, CountyOutline } from "../site/county-listing.ts";
import { Anchor } from "./Anchor.tsx";
import { Paragraph } from "./Prose.tsx";

/** A link, or the plain name of a place that has no page. */
export function PlaceName({ name, path }: { name: string; path?: string | undefined }) {
  return path === undefined ? name : <Anchor to={path}>{name}</Anchor>;
}

/** Counties with their cities as columns of links, or with a few words. */
export function CountyLists({ counties }: { counties: (CountyListing | CountyOutline)[] }) {
  return (
    <div className="county-lists">
      {counties.map((county) => (
        <div key={county.id} className="county-list">
          <h3>
            <PlaceName name={county.name} path={county.path} />
          </h3>
          {"lead" in county ? (
            <Paragraph text={county.lead} />
          ) : (
            <ul className="columns">
              {county.cities.map((city) => (
                <li key={city.path ?? city.name}>
                  <PlaceName {...city} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
