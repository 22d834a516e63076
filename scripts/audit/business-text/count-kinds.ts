import type { FactKind } from "./fact-kinds.ts";
import { countedPlaces, numeral, plainQuantity } from "./quantities.ts";
import { countOnPage, isOurCount } from "./recorded-truths.ts";
import { whoHasPlaces, whoIsMeant } from "./who-is-meant.ts";

const pattern = (source: string, flags = "gi") => new RegExp(source, flags);

/** Numbers of what the data has files of. */
export const countKinds: readonly FactKind[] = [
  {
    name: "a number of places",
    hint: /cities|communities|counties|places|towns|villages/i,
    says: [
      pattern(
        `\\b(?:across|cover\\w*|in|serv\\w+|throughout) (?:all )?(?:more than |over )?(${countedPlaces})\\b`,
      ),
      pattern(`\\b(?:all|our) (?:of our )?(${numeral} (?:cities|counties|towns|villages))\\b`),
      pattern(`\\bin (${numeral} (?:[\\p{L}]+ ){1,2}County cities)\\b`, "giu"),
      pattern(
        `\\bour (?:area|list|map|route|territory) (?:counts|covers|has|holds|includes) (${countedPlaces})\\b`,
      ),
      pattern(
        `\\b(${countedPlaces})\\b[^.;!?]{0,25}? (?:are )?(?:in|on) our (?:area|list|map|route|territory)\\b`,
      ),
      pattern(
        `\\b(?:in|of) (?:all )?(?:the )?(${countedPlaces}) (?:that |where )?(?:our (?:crews?|trucks?|vans?)|we) (?:cover|drive|go|have|paint|reach|serve|visit|work)`,
      ),
      // Without a verb it is said of the page: "Six towns along one river, at any hour".
      pattern(
        `^(${countedPlaces})(?= (?:along|around|between|from|on|up and down|(?:(?:north|south)(?:east|west)?|east|west) of)\\b(?![^.;!?]*\\b(?:are|became|each(?! with)|grew|had|has|have|is|lie|share|sit|stand|were|\\p{L}+ed)\\b)[^.;!?]{3,60}[.!]?$)`,
        "giu",
      ),
      // A list of counts, as on a page of areas: "Six villages, three counties".
      pattern(`(?:^|, (?:and )?| and )(${countedPlaces})(?=,? (?:and )?(?:in )?${countedPlaces}\\b)`),
      pattern(`^(${countedPlaces})(?=, (?:one|the same) [a-z]+[.!]?$)`),
      pattern(`(?<=\\b${countedPlaces},? (?:and |in )?)(${countedPlaces})\\b`),
    ],
    who: whoHasPlaces,
    decides: {
      pointer: "",
      isTrue: isOurCount,
      says: ({ dataset }) =>
        `${dataset.cities.length} cities in ${dataset.counties.length === 1 ? "one county" : `${dataset.counties.length} counties`}`,
      saysOn: countOnPage,
    },
    inData: "other value",
  },
  {
    name: "a number of services",
    hint: /kinds of|services|specialties|trades/i,
    says: [
      pattern(`\\bour (${numeral}) (?:main )?(?:kinds of (?:jobs?|work)|services|specialties|trades)\\b`),
      pattern(`\\b(?:have|offer|provide) (${numeral}) (?:kinds of work|services)\\b`),
    ],
    isOfFirm: true,
    decides: {
      pointer: "",
      isTrue: (value, { dataset }) => Number(plainQuantity(value)) === dataset.services.length,
      says: ({ dataset }) => (dataset.services.length > 0 ? `${dataset.services.length} services` : ""),
    },
    inData: "other value",
  },
  {
    name: "a number of offices",
    hint: /locations|offices|practices/i,
    says: [
      pattern(`\\b(?:all|our|from|in) (?:of our )?(${numeral}) (?:locations|offices|practices)\\b`),
      // Of itself a business leaves out the verb: "Two offices, one on each side of the river".
      pattern(
        `^(${numeral}) (?:locations|offices|practices)(?=[.:;]|$|, (?:all|both|each|on|one)\\b| (?:across|around|on) (?:both|each|either)\\b)`,
      ),
    ],
    isOfFirm: true,
    who: (claim, site) => (/^(?!All|From|In|Our)\p{Lu}/u.test(claim.words) ? "us" : whoIsMeant(claim, site)),
    decides: {
      pointer: "",
      isTrue: (value, { dataset }) => Number(plainQuantity(value)) === dataset.offices.length,
      says: ({ dataset }) => (dataset.offices.length > 0 ? `${dataset.offices.length} offices` : ""),
    },
    inData: "other value",
  },
];
