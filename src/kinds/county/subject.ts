import { countyValues } from "../city/subject.ts";
import type { SubjectKind, Thing } from "../subject.ts";
import { type County, type CountyProps, countyFields } from "./fields.ts";

interface CountyThing extends Thing {
  readonly value: County;
}

export const countySubject: SubjectKind<CountyThing, CountyProps> = {
  schema: countyFields,
  location: { folder: "counties", depth: 1 },
  examplePath: "/service-areas/{county}",
  slugs: ({ slug }) => ({ county: slug }),
  valueNames: ["county", "state", "stateName", "countySlug", "cityCount"],
  values: ({ id }, area) => ({
    ...countyValues(id, area),
    // Only a page that prints the number depends on it.
    get cityCount() {
      return String(area.placesOf(id).length);
    },
  }),
  headFields: { description: "description" },
  head: ({ description }) => ({ description }),
  placeName: ({ value }) => value.county,
  nameValue: "county",
  updatedOn: ({ value }) => value.updatedOn,
};
