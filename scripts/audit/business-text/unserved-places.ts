import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { zipCodes } from "../../check/zip-index.ts";
import { remember } from "../../remember.ts";
import { stemOf, wordsOf } from "../words.ts";
import { matchesOf } from "./matches.ts";
import { elsewhere, placesOfTrade } from "./place-words.ts";
import { sentencesOf } from "./sentences.ts";
import { whoIsMeant } from "./who-is-meant.ts";
import { textsWithin } from "./wording.ts";

const name = "(?:St\\. |Mt\\. )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}";
const names = `(${name}(?:(?:, (?:and )?| and )${name})*)`;
const people =
  "arborists|clinicians|crews?|dentists|electricians|locksmiths|painters|people|plumbers|roofers|staff|team|technicians|trucks?|vans?";
const peopleFirst = people.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
const ours = `^(?:Also|Now|Proudly) serving|^(?:Available|Covering|Serving)|[Ww]e|(?:[Oo]ur|[Tt]he) (?:${people})|^(?:${peopleFirst})`;
/** Ways to say where the business works, each with words without which it is not said. */
const works: readonly (readonly [hint: string, pattern: RegExp])[] = [
  [
    " ",
    new RegExp(
      `(?<!\\p{L})(?:${ours})(?:(?<=[Ss]erving|Covering)|(?<=Available) (?:in|throughout)|(?: (?:also|are|now|often|proudly))* (?:covers?|(?:come|drive|go|head|travel) (?:out )?to|in|(?:paint|work)s?(?: (?:homes|houses|jobs|offices|on \\p{Ll}+))? (?:across|in)|serves?|serving|(?:do|handle|take) (?!not\\b)(?:\\p{Ll}+ )?\\p{Ll}{3,} in|have (?:jobs|projects|work) in|visit)) ${names}`,
      "gu",
    ),
  ],
  [
    " our ",
    new RegExp(
      `${names} (?:are|is) (?:in|on|part of) our (?:[a-z]+ )?(?:area|list|map|round|route|territory)`,
      "gu",
    ),
  ],
  [
    " us ",
    new RegExp(`\\b(?:[Aa]sk|[Bb]ook|[Cc]all|[Hh]ire) us (?:about [a-z]+ |anywhere )?in ${names}`, "gu"),
  ],
  [" to ", new RegExp(`\\b[Ww]e [a-z]+(?: [a-z]+){0,3} from (${name} to ${name})`, "gu")],
  [" to ", new RegExp(`\\b[Ff]rom (${name} to ${name}),? (?:our|we)\\b`, "gu")],
  [" to ", new RegExp(`^(?:Covering|Serving|Working)\\b[^.;!?]{0,40}? from (${name} to ${name})`, "gu")],
  [" from ", new RegExp(`\\b[Oo]ur (?:service )?(?:area|territory) [a-z]+ from (${name} to ${name})`, "gu")],
  [": ", new RegExp(`^${names}: we (?:cover|do|paint|serve|work)`, "gu")],
  [
    "ur ",
    new RegExp(
      `(?<!\\p{L})[Oo]ur (${name}) (?:branch|clients|crews?|customers|location|office|showroom|shop|store|team|yard)(?!\\p{L})`,
      "gu",
    ),
  ],
  [
    "our ",
    new RegExp(
      `\\b[Yy]our (${name}) (?:apartment|building|bungalow|condo|cottage|home|house|kitchen|office|property|rental|residence|store|townhouse|yard)s?\\b`,
      "gu",
    ),
  ],
  [" in ", new RegExp(`\\b[Oo]ur (?:office|shop|store|yard) (?:is|stands) in ${names}`, "gu")],
];

const inCounty = new RegExp(
  `(?<!\\p{L})(?:${ours}|[Oo]ur (?:service )?(?:area|list|map|route|territory)|[Aa]sk us)(?!\\p{L})[^.,;!?]{0,30}? (?:across|covers?|in|includes?|into|serve|to|throughout) (?:all of |all over |most of )?${names} [Cc]ount(?:y|ies)\\b`,
  "gu",
);

/** Counties of the data; a record may call one by its name alone. */
export const ownCounties = oncePer(
  ({ dataset }: Site) =>
    new Set(dataset.counties.flatMap(({ value: { county } }) => [county, `${county} County`])),
);

/** Counties that a sentence says the business works in, and that no file of the data names. */
function unservedCountiesIn(sentence: string, site: Site): string[] {
  if (!/ [Cc]ount(?:y|ies)\b/.test(sentence) || elsewhere.test(sentence)) return [];
  if (/\b(?:never|no|not)\b|n['’]t\b/i.test(sentence)) return [];
  return matchesOf(inCounty, sentence).flatMap(([words, listed = ""]) =>
    (words.endsWith("y") ? partsOf(listed).slice(-1) : partsOf(listed))
      .map((place) => `${place} County`)
      .filter((place) => !ownCounties(site).has(place) && !isKnown(place, site)),
  );
}

/** Cities of the state that a text says the business works in, and that no file of the data names. */
export function unservedPlacesIn(text: string, site: Site): readonly string[] {
  return unservedIn(site)(text);
}

const shownIn = new RegExp(`\\b(?:at|in|near|outside) (${name})(?=[.,]|$)`, "gu");

/** Towns of the state that no file of the data names, and that the words for a picture say it is from. */
export function unservedScenes(alt: string, site: Site): string[] {
  return matchesOf(shownIn, alt).flatMap(([, place = ""]) =>
    isTown(place, site) && !isKnown(place, site) ? place : [],
  );
}

const list = new RegExp(
  `\\b(?:[Aa]cross|[Aa]round|[Ff]or|[Ii]n|[Ss]erv(?:es?|ing)|[Tt]hroughout) (${name}(?:(?:, (?:and )?| and )${name}){2,})`,
  "gu",
);

/** Before a list of places, what is ours in them beside what we sell: "Homeowners in Maple Grove and Pine Bend". */
const ofOurs = new RegExp(
  `\\b(?:appointments|buildings|businesses|calls|clients|customers|estimates|families|homes|homeowners|houses|jobs|landlords|owners|projects|residents|services|tenants|visits|${people})\\b`,
  "i",
);
/** A sentence that begins with things in places: "Parks in Maple Grove and Pine Bend". */
const beginsWithThings = /^(?:[\p{L}-]+ ){0,3}[\p{L}-]+s $/u;

function isOfOthers(lead: string, { dataset }: Site): boolean {
  if (!beginsWithThings.test(lead) || ofOurs.test(lead)) return false;
  const sold = new Set(dataset.services.flatMap(({ value }) => wordsOf(value.title).map(stemOf)));
  return !wordsOf(lead).some((word) => sold.has(stemOf(word)));
}

/** Lists of places, of which most, and at least two, are ours. */
function ownListsIn(sentence: string, site: Site): [words: string, listed: string][] {
  const lists = matchesOf(list, sentence);
  if (
    lists.length === 0 ||
    elsewhere.test(sentence) ||
    /\b(?:galleries|hotels|museums|never|no|not|restaurants|shops|stores)\b|n['’]t\b/i.test(sentence)
  )
    return [];
  return lists.flatMap((match) => {
    const { 0: words, index } = match;
    const listed = namesIn(match, sentence);
    const places = partsOf(listed);
    const ours = places.filter((place) => ownTowns(site).has(place)).length;
    const lead = sentence.slice(0, index);
    const isOurs = () =>
      !isOfOthers(lead, site) && whoIsMeant({ words, lead, earlier: "", rest: "" }, site) === "us";
    return ours > 1 && ours * 2 > places.length && isOurs() ? [[words, listed]] : [];
  });
}

function partsOf(listed: string): string[] {
  return listed.split(/, and |, | and | to /);
}

/** Where the business is and works, each town with its state. */
export const ownTowns = oncePer(({ business, dataset, places }: Site): ReadonlyMap<string, string> => {
  const { cities, offices } = dataset;
  return new Map([
    ...cities.map(
      ({ facts }) =>
        [facts.city, places.county(facts.county)?.value.state ?? business.address.region] as const,
    ),
    ...[...offices.map(({ value }) => value), business.address].map(
      ({ locality, region }) => [locality, region] as const,
    ),
  ]);
});

/** "Our yard is in Maple Grove, and Elk River is an hour away": the last name begins a clause of its own. */
const begins = /^ (?:are|gets?|has|have|is|lies|sits|was|were)\b/;
const nextClause = /,? and (?:(?!, | and ).)*$/;

function namesIn({ 0: words, 1: listed = "", index }: RegExpExecArray, sentence: string): string {
  return begins.test(sentence.slice(index + words.length)) ? listed.replace(nextClause, "") : listed;
}

/** Words that stand beside the name of a person or a style as well: "We visit Charlotte", "your Charleston house". */
const ofPerson = /\b(?:come to|crews?|drive to|team|travel to|visit|your)\b/i;

/** Most texts come on many pages. */
const unservedIn = oncePer((site: Site) => {
  const pattern = placesOfTrade(site, names);
  return remember(
    (text): readonly string[] =>
      sentencesOf(text).flatMap((sentence) => {
        const said = [...works.flatMap(([hint, one]) => (sentence.includes(hint) ? one : [])), pattern]
          .flatMap((one) => matchesOf(one, sentence))
          .map((match) => [match[0], namesIn(match, sentence)] as const);
        const places = [...said, ...ownListsIn(sentence, site)].flatMap(([words, listed]) =>
          partsOf(listed).filter(
            (place) =>
              (isTown(place, site) || (!ofPerson.test(words) && isFarCity(place, site))) &&
              !isKnown(place, site),
          ),
        );
        return [...new Set([...places, ...unservedCountiesIn(sentence, site)])];
      }),
    1000,
  );
});

/** True for a name of ZIP codes in the state of the business. */
export function isTown(place: string, { business }: Site): boolean {
  const { country, region } = business.address;
  return place !== "" && country === "US" && zipCodes().named(place, region).length > 0;
}

/** True for a big city of another state: small towns have the names of people and things. */
function isFarCity(place: string, { business }: Site): boolean {
  return business.address.country === "US" && zipCodes().isBigCity(place);
}

/** A name that the record of a city, an office or the business has in any of its texts is known. */
export function isKnown(place: string, site: Site): boolean {
  return isNamed(site)(place);
}

const isNamed = oncePer(({ business, dataset }: Site) => {
  const { offices, cities, counties, all } = dataset;
  // The running text of a county is itself what is judged.
  const records = [business, offices, all.event, all.job, counties.map(({ value }) => value.county)];
  const areas = cities.map(({ value: { city, neighborhoods, landmarks, nearbyAreas } }) => [
    city,
    neighborhoods,
    landmarks,
    nearbyAreas,
  ]);
  const names = textsWithin([records, areas]).join("\n");
  return remember((place) => names.includes(place));
});
