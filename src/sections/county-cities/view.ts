import { line, type Resolved, section } from "../../fields/index.ts";
import type { CityEntity } from "../../loader/entity.ts";
import { cityPicture } from "../../site/city-picture.ts";
import { citiesOfPart } from "../../site/county-listing.ts";
import { resolveProse } from "../../site/resolve.ts";
import type { Site } from "../../site/site.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { createPaging } from "./paging-view.ts";

export const fields = section(
  "county-cities",
  "The cities of this county, each with its opening line.",
  {
    heading: line("Heading of the section.", "Why us"),
    linkLabel: line(
      "Words of each link; {city} is replaced, and {county}, which tells places of the same name apart.",
      "Roofers in {city}",
      { fills: ["city", "county"] },
    ),
  },
  { needs: "county" },
);

export function view({ linkLabel }: Resolved<typeof fields>, { site, county, paging }: PageContext) {
  if (!county) return undefined;
  return {
    cities: citiesOfPart(site, county, paging).map((city) => card(city, linkLabel, site)),
    ...(county.part && paging && { paging: createPaging(site, county.entity.id, county.part, paging) }),
  };
}

/** A city with its picture and its opening line. */
function card(city: CityEntity, linkLabel: string, site: Site) {
  const { name = city.facts.city, county = "", path } = site.places.citySummary(city.id) ?? {};
  const values = Object.assign(Object.create(site.values), { city: name, county });
  return {
    name,
    ...(path !== undefined && { path }),
    label: fillText(linkLabel, values),
    ...cityPicture(site, city),
    // Its links are proven on the page of the city.
    lead: resolveProse(city.value.lead, site.contextFor(city.file, values, [])),
  };
}
