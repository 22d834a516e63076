import type { City } from "../../../src/kinds/city/fields.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { remember } from "../../remember.ts";
import { surveyOf } from "../city-survey.ts";
import { Mask } from "../masking.ts";

/** The city that a page is about; undefined for other pages. */
export function cityOf(site: Pick<Site, "paths">, path: string): City | undefined {
  const subject = site.paths.get(path)?.subject;
  return subject?.kind === "city" ? subject.entity.value : undefined;
}

/** Knows names of cities, and longer names of counties, places and the firm that hold one. */
const placeNames = oncePer(({ dataset, business }: Partial<Site>): Mask => {
  if (!dataset || !business) return new Mask([]);
  const cities = new Set(dataset.cities.map(({ facts }) => facts.city));
  const longer = [
    business.name,
    ...dataset.counties.map(({ value }) => value.county),
    ...surveyOf(dataset.cities).longerNames,
  ];
  return new Mask([
    ...longer.flatMap((name): [string, string][] => (cities.has(name) ? [] : [[name, ""]])),
    ...[...cities].map((name): [string, string] => [name, cityMark]),
  ]);
});

const cityMark = "city";

/** Cities of the data that a text names, each once; none where there are no data. */
export function citiesNamed(site: Partial<Site>, text: string): readonly string[] {
  return namedIn(site)(text);
}

const namedIn = oncePer((site: Partial<Site>) =>
  remember((text): readonly string[] => {
    const names = placeNames(site).namesIn(text);
    return [...new Set(names.flatMap(({ name, mark }) => (mark === cityMark ? name : [])))];
  }),
);
