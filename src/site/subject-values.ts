import type { SubjectValueName, subjectValueNames } from "../fields/value-names.ts";
import type { Subject } from "./paths.ts";
import type { Site } from "./site.ts";
import type { TextValues } from "./text.ts";

/** The names that the texts of a page may print: those of the site, and those of its subject in front. */
export function valuesOf(site: Site, subject: Subject | undefined): TextValues {
  if (!subject) return site.values;
  return Object.setPrototypeOf(subjectValues(site, subject), site.values) as TextValues;
}

function subjectValues(site: Site, subject: Subject): TextValues {
  if (subject.kind === "project") {
    const { title, location, type, year, description } = subject.entity.value;
    return { title, location, type, year: String(year), description } satisfies Values<"project">;
  }
  const countyId = subject.kind === "city" ? subject.entity.facts.county : subject.entity.id;
  const county = site.places.county(countyId);
  const place = {
    county: county?.value.county ?? "",
    state: county?.value.state ?? "",
    stateName: county?.value.stateName ?? "",
    countySlug: countyId,
  };
  if (subject.kind === "city") return { ...place, city: subject.entity.facts.city } satisfies Values<"city">;
  return {
    ...place,
    // Only a page that prints the number depends on it.
    get cityCount() {
      return String(site.places.citiesOf(countyId).length);
    },
  } satisfies Values<"county">;
}

/** The names are listed in the schema, where the checks of texts read them. */
type Values<K extends keyof typeof subjectValueNames> = Record<SubjectValueName<K>, string>;
