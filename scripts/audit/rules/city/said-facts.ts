import type { City } from "../../../../src/kinds/city/fields.ts";
import type { Site } from "../../../../src/site/site.ts";
import { refusedParts, wrongAreas } from "../../business-text/said-area.ts";
import { wrongCoasts } from "../../business-text/said-coasts.ts";
import { linkedDirection, saidDirectionsIn } from "../../business-text/said-directions.ts";
import { saidDistancesIn } from "../../business-text/said-distances.ts";
import { wrongEnds } from "../../business-text/said-ends.ts";
import { wrongEras } from "../../business-text/said-eras.ts";
import { farFromAll, farLandmarks, farNeighbors, misplaced } from "../../business-text/said-neighbors.ts";
import {
  foreignCounties,
  foreignNeighborhoods,
  foreignSeats,
  foreignZipCodes,
  type SaidPlace,
  wrongZipCounts,
} from "../../business-text/said-places.ts";
import { foreignBase, foreignPremises } from "../../business-text/said-premises.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { statementsOf } from "../../business-text/statements.ts";
import { wrongJobs } from "../../business-text/told-projects.ts";
import type { AuditedPage, Found, PageRule } from "../../rule.ts";
import { citiesNamed, cityOf } from "../../similarity/city-names.ts";
import { subjectOf } from "../biz/claims.ts";

export const citySaidFacts: PageRule = {
  id: "city/said-facts",
  severity: "error",
  checks:
    "ZIP codes, neighborhoods, counties, distances and directions in a text match the city it is about, and the business is located and works where its record says.",
  why: "Local readers see at once that the author does not know the town.",
  fix: "Correct the text or the city's record, whichever is wrong.",
  source: "product",
  *page(page, { site, layout }) {
    const about = placeOf(page, site);
    const { own } = about;
    for (const { where, text, region, element, isFromData } of statementsOf(page, layout).list) {
      if (region !== "main" && region !== "head" && isFromData) continue;
      // What a customer calls "our office" is none of the business.
      const isOfCustomer = element === "blockquote" || text.startsWith("“");
      for (const one of saidOtherwise(text, about, isOfCustomer, site))
        yield saidOf(subjectOf(where, page.path), one);
    }
    for (const one of own === undefined ? [] : linkedPlaces(page, own, site))
      yield saidOf(`A link of ${page.path}`, one);
  },
};

/** The place that a page is about. */
interface About {
  /** The city whose page it is. */
  city: City | undefined;
  /** The city that it is for by its heading, where it is the page of none. */
  ofHeading: Pick<City, "city" | "county"> | undefined;
  /** The name of either. */
  own: string | undefined;
}

function placeOf(page: AuditedPage, site: Site): About {
  const city = cityOf(site, page.path);
  const own = city?.city ?? cityOfHeading(page, site);
  const isForCity = city === undefined && own !== undefined;
  const named = isForCity ? site.dataset.cities.find(({ facts }) => facts.city === own) : undefined;
  return { city, ofHeading: named?.facts, own };
}

/** What a text says otherwise than the record of the city that its page is about. */
function saidOtherwise(
  text: string,
  { city, ofHeading, own }: About,
  isOfCustomer: boolean,
  site: Site,
): SaidPlace[] {
  const found = sentencesOf(text).flatMap((sentence) => [
    ...basesOf(sentence, city, isOfCustomer, site),
    ...(isOfCustomer ? [] : wrongAreas(sentence, site)),
    ...foreignZipCodes(sentence, city, site),
    ...saidDistancesIn(sentence, own, site),
    ...saidDirectionsIn(sentence, own, site),
    ...(city ? placesOf(sentence, city, site) : []),
    ...(ofHeading ? foreignCounties(sentence, ofHeading, site) : []),
  ]);
  return city && !isOfCustomer
    ? [...found, ...wrongEras(text, city, site), ...wrongJobs(text, city, site)]
    : found;
}

/** Where a sentence puts the business. */
function basesOf(sentence: string, city: City | undefined, isOfCustomer: boolean, site: Site): SaidPlace[] {
  const premises = city ? foreignPremises(sentence, city, site) : [];
  return premises.length > 0 || isOfCustomer ? premises : foreignBase(sentence, site);
}

function saidOf(subject: string, { words, right }: SaidPlace): Found {
  return { message: `${subject} says "${words}", but by the data ${right}.`, cause: words, words };
}

/** The city that a page is for by its heading, which names no other. */
function cityOfHeading({ facts }: AuditedPage, site: Site): string | undefined {
  const [name, ...others] = citiesNamed(site, facts.headings.find(({ level }) => level === 1)?.text ?? "");
  return others.length === 0 ? name : undefined;
}

/** What a page about a city says of those behind its links. */
function linkedPlaces({ expected }: AuditedPage, own: string, site: Site): SaidPlace[] {
  const links = expected.props.sections.flatMap((section) => (section.kind === "links" ? section.items : []));
  return links.flatMap(({ to, note = "" }) => linkedDirection(note, own, cityOf(site, to)?.city, site));
}

/** What a sentence on the page of a city says of that city. */
function placesOf(sentence: string, city: City, site: Site): SaidPlace[] {
  const inLists = foreignNeighborhoods(sentence, city, site);
  return [
    ...inLists,
    ...refusedParts(sentence, city),
    ...misplaced(sentence, city, site).filter(({ words }) => !inLists.some((one) => one.words === words)),
    ...[
      farNeighbors,
      farFromAll,
      farLandmarks,
      foreignCounties,
      foreignSeats,
      wrongZipCounts,
      wrongCoasts,
      wrongEnds,
    ].flatMap((find) => find(sentence, city, site)),
  ];
}
