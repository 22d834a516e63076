import { groupBy } from "../../../src/loader/group-by.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { remember } from "../../remember.ts";
import type { Audit } from "../audit.ts";
import { oncePerPage } from "../once-per-page.ts";
import type { AuditedPage } from "../rule.ts";
import { citiesNamed, cityOf } from "../similarity/city-names.ts";
import { wordsOf } from "../words.ts";
import { matchesOf } from "./matches.ts";
import {
  beginsWithHousesOf,
  isBeside,
  isLongerName,
  isOrdinaryWord,
  speaksAsOfItsOwn,
} from "./place-words.ts";
import { shownNeighborhoods } from "./said-places.ts";
import { sentencesOf } from "./sentences.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { ownCounties, unservedPlacesIn } from "./unserved-places.ts";
import { textsWithin } from "./wording.ts";

/** A text that names another city or county in place of the one of its page. */
export interface PlaceFault {
  where: string;
  text: string;
  /** The first sentence of it that names the place. */
  sentence: string;
  shown: string;
  /** The city or county of the page. */
  own: string;
  /** What the data says in its place, where the built file alone is wrong. */
  instead?: string;
  /** True where the text is that of the other city. */
  isCopied: boolean;
  /** The city whose picture the page has, and the file that says so. */
  pictureOf?: { city: string; file: string };
}

/** The place of a page, and the others of its kind that a text names. */
interface Kind {
  own: string;
  isCity: boolean;
  /** True for neighbors without a page: they may be named anywhere, but not as if the page were theirs. */
  isNeighbor?: true;
  /** True for places within other cities, which no picture of this one shows. */
  isOfPictures?: true;
  othersIn(text: string): string[];
}

/** A shorter sentence is the same in two cities by chance. */
const fewestWords = 6;
/** A shorter paragraph is a label. */
const wordsOfParagraph = 8;

/** Wrong places on the page of a city or county, each once. */
export const placeFaults = oncePerPage(findFaults);

function findFaults(page: AuditedPage, { site, layout }: Audit): PlaceFault[] {
  const kinds = kindsOf(site, page.path);
  if (kinds.length === 0) return [];
  const said = new Set<string>();
  const statements = statementsOf(page, layout).list.filter(
    ({ region, isFromData }) => region === "main" || region === "head" || !isFromData,
  );
  const paragraph = statements.find(
    ({ region, element, text }) =>
      region === "main" && element === "p" && wordsOf(text).length >= wordsOfParagraph,
  );
  // Every word of a text would be looked up, where only pictures and what the data says otherwise can have such a fault.
  const ofTexts = kinds.filter(({ isOfPictures }) => !isOfPictures);
  const kindsIn = ({ element, instead }: Statement) =>
    element === "img" || instead !== undefined ? kinds : ofTexts;
  return statements.flatMap((statement) =>
    kindsIn(statement).flatMap(({ own, isCity, isNeighbor = false, isOfPictures = false, othersIn }) =>
      othersIn(statement.text).flatMap((shown) => {
        // "Pine Bend" is not named by a sentence about West Pine Bend.
        const sentences = sentencesOf(statement.text);
        const sentence = sentences.find((one) => othersIn(one).includes(shown)) ?? statement.text;
        const isFirst = isCity && statement === paragraph;
        const named = { statement, sentence, shown, own, isCity, isNeighbor, isOfPictures, isFirst };
        const isCopied = isCity && isFromOther(named, site);
        if (
          said.has(shown) ||
          isOrdinaryWord(site, sentence, shown) ||
          !(isCopied || isWrong(named, page, site))
        )
          return [];
        said.add(shown);
        const { where, text, element, instead } = statement;
        const pictureOf = element === "img" ? pictureOfOther(named, page.path, site) : undefined;
        return {
          where: named.isFirst ? "The first paragraph" : where,
          text,
          sentence,
          shown,
          own,
          ...(instead !== undefined && { instead }),
          isCopied,
          ...(pictureOf && { pictureOf }),
        };
      }),
    ),
  );
}

function kindsOf(site: Site, path: string): Kind[] {
  const subject = site.paths.get(path)?.subject;
  const record = cityOf(site, path);
  const city = record?.city;
  const neighbors = (record?.nearbyAreas ?? []).flatMap((area) => ("place" in area ? area.place : []));
  const countyId = subject?.kind === "county" ? subject.entity.id : record?.county;
  const county = site.places.county(countyId ?? "")?.value.county;
  return [
    ...(record && city !== undefined
      ? [
          {
            own: city,
            isCity: true,
            othersIn: (text: string) => citiesNamed(site, text).filter((one) => one !== city),
          },
          {
            own: city,
            isCity: false,
            isNeighbor: true as const,
            othersIn: (text: string) => neighbors.filter((one) => text.includes(one)),
          },
          {
            own: city,
            isCity: true,
            isOfPictures: true as const,
            othersIn: (text: string) => shownNeighborhoods(text, record, site).map(({ place }) => place),
          },
        ]
      : []),
    ...(county
      ? [
          {
            own: county,
            isCity: false,
            // On the page of a city, one that no record knows may be where its customers come from.
            othersIn: (text: string) => [
              ...countiesNamed(site)(text).filter((one) => one !== county),
              ...(record ? [] : unknownCountiesIn(text, site)),
            ],
          },
        ]
      : []),
  ];
}

/** A county that something is in or for. */
const inCounty =
  /\b(?:across|for|in|throughout) (?:all of )?(?!The )((?:\p{Lu}[\p{L}'’.-]+ ){1,3}County)\b(?! \p{Lu})/gu;

/** Counties that a text names; most texts come on many pages. */
const countiesNamed = oncePer(({ dataset }: Site) => {
  const counties = dataset.counties.map(({ value }) => value.county);
  return remember((text) => counties.filter((one) => text.includes(one)));
});

/** Counties that no record knows. Where a text says that the business works there, that is told. */
function unknownCountiesIn(text: string, site: Site): string[] {
  if (!text.includes(" County")) return [];
  // "South Lake County" is a part of ours.
  const isOwn = (name: string) =>
    [...ownCounties(site)].some((own) => name === own || name.endsWith(` ${own}`));
  return matchesOf(inCounty, text).flatMap(([, name = ""]) =>
    isOwn(name) || unservedPlacesIn(text, site).includes(name) ? [] : name,
  );
}

interface Named {
  statement: Statement;
  /** The first sentence of it that names the place. */
  sentence: string;
  shown: string;
  own: string;
  isCity: boolean;
  isNeighbor: boolean;
  isOfPictures: boolean;
  isFirst: boolean;
}

/** Texts that speak of the place of their page and no other. */
const ofPageItself = new Set([
  "The title",
  "The main heading",
  "og:title",
  "twitter:title",
  "The structured data",
]);

function isWrong(
  { statement, sentence, shown, own, isCity, isNeighbor, isOfPictures, isFirst }: Named,
  { facts }: AuditedPage,
  site: Site,
): boolean {
  const { where, text, region, element, instead, isFromData } = statement;
  if (instead?.includes(own) && !instead.includes(shown)) return true;
  if (isOfPictures) return element === "img" && region === "main";
  if (isCity && ofPageItself.has(where)) return true;
  if (isCity && element === "img" && region === "main") return !isLongerName(site, sentence, shown);
  const isLink = facts.anchors.some(
    ({ text: label }) =>
      label.includes(shown) && (text === label || (label !== shown && text.includes(label))),
  );
  // The picture that the data give a preview shows where it was taken, which may be elsewhere.
  if (isFromData && where.endsWith(":image:alt")) return false;
  if (isLink || isLongerName(site, sentence, shown)) return false;
  if (sentence.includes(own) || isBeside(sentence, shown)) return false;
  if (isNeighbor) return speaksAsOfItsOwn(site, sentence, shown);
  const isSpot = ofPageItself.has(where) || region === "head" || isFirst;
  if (!isFromData || isSpot || speaksAsOfItsOwn(site, sentence, shown)) return true;
  const isUnderItsName = facts.headings.some((heading) => heading.text.includes(shown));
  return isCity && !text.includes(own) && !isUnderItsName && beginsWithHousesOf(sentence, shown);
}

/** True where the very sentence stands in the data of the other city, which it names. */
function isFromOther({ sentence, shown }: Named, site: Site): boolean {
  if (wordsOf(sentence).length < fewestWords) return false;
  return textsOfCities(site)(shown).includes(sentence);
}

const citiesByName = oncePer(({ dataset }: Site) => groupBy(dataset.cities, ({ facts }) => facts.city));

/** Cities whose texts are kept at once: neighbors name each other. */
const keptCities = 500;

/** All texts of the cities that have a name. */
const textsOfCities = oncePer((site: Site) =>
  remember(
    (name) => (citiesByName(site).get(name) ?? []).flatMap(({ value }) => [...textsWithin(value)]).join("\n"),
    keptCities,
  ),
);

/** The city that a picture of a page shows, where the page has the picture of that city. */
function pictureOfOther({ statement, shown }: Named, path: string, site: Site): PlaceFault["pictureOf"] {
  const subject = site.paths.get(path)?.subject;
  if (subject?.kind !== "city") return undefined;
  const { file, value } = subject.entity;
  const { owner = shown } =
    shownNeighborhoods(statement.text, value, site).find(({ place }) => place === shown) ?? {};
  const others = citiesByName(site).get(owner) ?? [];
  const isShared = value.picture !== undefined && others.some((one) => one.value.picture === value.picture);
  return isShared ? { city: owner, file } : undefined;
}
