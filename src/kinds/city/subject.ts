import type { Area, SubjectKind, Thing } from "../subject.ts";
import { type City, type CityProps, cityFields } from "./fields.ts";

interface CityThing extends Thing {
  /** What stays in memory of each city. */
  facts: Pick<City, "city" | "county" | "phone" | "updatedOn">;
}

/** What the pages of a county, and of the cities in it, print of it. */
export function countyValues(id: string, area: Area) {
  const county = area.county(id)?.value;
  return {
    county: county?.county ?? "",
    state: county?.state ?? "",
    stateName: county?.stateName ?? "",
    countySlug: id,
    ...(county?.phone && { phone: county.phone }),
  };
}

export const citySubject: SubjectKind<CityThing, CityProps> = {
  schema: cityFields,
  location: { folder: "cities", depth: 2 },
  examplePath: "/roofers-{city}-{county}",
  slugs: ({ id, slug }) => ({ city: slug, county: id.slice(0, id.indexOf("/")) }),
  valueNames: ["city", "county", "state", "stateName", "countySlug"],
  values: ({ facts }, area) => ({
    ...countyValues(facts.county, area),
    ...(facts.phone && { phone: facts.phone }),
    city: facts.city,
  }),
  headFields: { title: "customTitle", description: "customMeta" },
  head: ({ customTitle, customMeta, picture, projectImage }) => ({
    title: customTitle,
    description: customMeta,
    image: picture ?? projectImage,
  }),
  placeName: ({ facts }) => facts.city,
  nameValue: "city",
  updatedOn: ({ facts }) => facts.updatedOn,
};
