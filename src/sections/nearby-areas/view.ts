import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import type { CitySummary } from "../../fields/summaries.ts";
import type { CityProps } from "../../kinds/city/fields.ts";
import type { CityEntity } from "../../loader/entity.ts";
import { createMap, tellingMap } from "../../site/maps/map.ts";
import type { Site } from "../../site/site.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "nearby-areas",
  "Links to nearby cities, beside a map of them.",
  {
    heading: line("Heading of the section.", "Why us"),
    text: optional(prose("Text under the heading.", "We sand first.")),
    linkLabel: line(
      "Words of each link; {city} is replaced, and {county}, which tells places of the same name apart.",
      "Roofers in {city}",
      { fills: ["city", "county"] },
    ),
    mapDescription: optional(
      line("What a screen reader says for the map; without it there is none.", "Map of {city}"),
    ),
  },
  { needs: "city" },
);

interface Area {
  name: string;
  path?: string;
  label: string;
}

export function view(section: Resolved<typeof fields>, { site, city }: PageContext) {
  if (!city) return undefined;
  const map = section.mapDescription && neighborhoodMap(site, city.entity);
  return {
    areas: city.props.nearbyAreas.map((area) => nearbyArea(area, section.linkLabel)),
    ...(map && { map }),
  };
}

/** The city itself and its nearby cities. */
function neighborhoodMap(site: Site, city: CityEntity) {
  const nearby = city.facts.nearbyAreas.flatMap((area) => ("city" in area ? area.city : []));
  return tellingMap(createMap(site, [city.id, ...nearby], city.id));
}

function nearbyArea(area: CityProps["nearbyAreas"][number], linkLabel: string): Area {
  if ("place" in area) return { name: area.place, label: area.place };
  const city = area.city as CitySummary | undefined;
  // A city that does not exist was reported when the reference was resolved.
  if (!city) return { name: "", label: "" };
  return {
    name: city.name,
    label: fillText(linkLabel, { city: city.name, county: city.county }),
    ...(city.path !== undefined && { path: city.path }),
  };
}
