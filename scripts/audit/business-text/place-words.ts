import { escapeForPattern } from "../../../src/loader/locate.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { wordsOf } from "../words.ts";
import { textsWithin } from "./wording.ts";

/** Before the name of a neighbor: `minutes from Pine Bend`. */
const before =
  /\b(beyond|from|(?:east|edge|north|outside|side|south|west) of|(?:un)?like(?: an?)?|near|nearby|neighboring|over in|past|than|than in|to|toward)\s+$/i;
/** In the sentence that speaks of a neighbor, anywhere. */
const anywhere =
  /\b(also (?:in|serve)|as well|between|beyond (?:it|that|them)|border\w*|both|(?:city|county|town) limits?|compared|different\w*|likewise|line|miles?|minutes?|near|nearby|neighbor(?!hood)\w*|next door|next to|other (?:cities|places|towns)|whereas)\b/i;

/** Sentences that compare, or tell where somebody or something came from. */
export const elsewhere =
  /\b(?:apprentic\w*|born|brand|college|compared|even|factory|grew up|history|instead|lab|like|maker|manufacturer|mill|moved|named|namesake|neighboring|other states?|quarr\w+|school|ship\w*|stud(?:ied|y)|test\w*|than|trained|university|unlike|used to|warehouse|(?:ago|before|once|years) in)\b|\b(?:are|bought|came|comes?|is|ordered|was|were) (?:\w+ )?from\b/i;

/** True where a sentence sets a place beside the one of its page, as a neighbor or for comparison. */
export function isBeside(sentence: string, place: string): boolean {
  const [start = "", ...rest] = sentence.split(place);
  return before.test(start) || anywhere.test([start, ...rest].join(" "));
}

/** Styles of houses that have the names of towns. */
const styles = new Set(["Cape Cod", "Charleston", "Monterey", "Prairie", "Queen Anne", "Shaker"]);
const ofStyle = /^[ -](?:box|cabinets?|cottages?|doors?|homes?|houses?|porch|roof|single|style|turret)\b/;

/** `Rancho Santiago de`, `Mission` */
const beginsName = /(?:\p{Lu}\p{L}+ del?(?: l[ao]s?)?|\b(?:Camp|Fort|Lake|Mission|Mount|Rancho)) $/u;

/** True where the name of a city is part of a longer name, such as that of a street, a style or a land grant, wherever it stands. */
export function isLongerName(site: Site, sentence: string, place: string): boolean {
  const trades = tradeWords(site);
  const parts = sentence.split(place);
  return parts.slice(1).every((rest, at) => {
    if (beginsName.test(parts[at] ?? "")) return true;
    if (styles.has(place) && ofStyle.test(rest)) return true;
    const [, next] = /^[ -](\p{Lu}\p{Ll}+)/u.exec(rest) ?? [];
    return next !== undefined && !trades.has(next.toLowerCase());
  });
}

/** True where a sentence begins with a name that is a word, too, which has a capital there: "Gray house with a porch", "Rose and cream house". */
export function isOrdinaryWord(site: Site, sentence: string, place: string): boolean {
  const [first, second = "", third = ""] = sentence.split(" ", 3);
  if (first !== place || !/^\p{Ll}/u.test(second) || speaksAsOfItsOwn(site, sentence, place)) return false;
  // "Hope and its neighbors", and "Rose and cream house": behind a town, and one of the two, stands what is around it.
  const isPair = /^(?:and|or)$/.test(second) && /^\p{Ll}/u.test(third) && !around.test(third);
  const word = place.toLowerCase();
  return isPair || ((townWords.has(word) || ordinaryWords(site).has(word)) && !verb.test(second));
}

/** What a sentence names beside a town. */
const around =
  /^(?:all|any|beyond|each|everywhere|its|nearby|neighboring|other|our|places|surrounding|the|their|towns|cities|villages)\b/;
/** What a town is or does. */
const verb = /^(?:and|at|gets?|grew|had|has|in|is|lies|near|sees|sits|stands|was|with)$/;

/** Words that stand before a noun, of which towns have their names. */
const townWords: ReadonlySet<string> = new Set(
  (
    "amber auburn beech birch black blue brown buff cedar cherry chestnut clay coral cream crystal early garden glass golden " +
    "gray green hazel hope ivory marble maple mobile oak olive opal orange pearl pink pine plain plum purple rainbow " +
    "reading red rose ruby sandy scarlet silver slate spring summer sunny superior violet walnut white winter yellow"
  ).split(" "),
);

/** Words that pages and descriptions of pictures write in small letters. */
const ordinaryWords = oncePer(({ dataset }: Site): ReadonlySet<string> => {
  const texts = textsWithin([...dataset.pages, ...dataset.pictures].map(({ value }) => value));
  return new Set([...texts].flatMap((text) => text.match(/(?<!\S)\p{Ll}+(?=[.,;:!?]?(?!\S))/gu) ?? []));
});

/** True where a sentence speaks of a place as its page speaks of its own: "roofers in <place>", "your <place> home". */
export function speaksAsOfItsOwn(site: Site, sentence: string, place: string): boolean {
  return ownSpeech(site).test(sentence.replaceAll(place, placeMark));
}

/** True where a sentence is about the houses of a place: "Pine Bend houses lean toward gray". */
export function beginsWithHousesOf(sentence: string, place: string): boolean {
  return sentence.startsWith(place) && houses.test(sentence.slice(place.length));
}

const houses =
  /^(?:['’]s)? (?:\p{Ll}+ )?(?:apartments|boards|bungalows|condos|cottages|homes|houses|lots|porches|roofs|streets|tracts|trees|walls|yards) \p{Ll}/u;

/** Stands for the name of a place, so that one pattern serves for all. */
const placeMark = "◆";

const ownSpeech = oncePer((site: Site): RegExp => {
  const trades = [...tradeWords(site)].map(escapeForPattern).join("|") || "$^";
  return new RegExp(
    [
      `\\b(?:${trades}) (?:across|around|for|in|of|throughout) ${placeMark}`,
      `${placeMark}(?:'s)? (?:[a-z-]+ )?(?:${trades}|customers|homeowners|residents)\\b`,
      `\\b(?:here in|serves?|serving|your) ${placeMark}`,
      `\\b(?:tell us|you|your)\\b.*${placeMark} (?:bungalow|condo|cottage|home|house|lot|ranch|yard)`,
    ]
      .map((pattern) => `(?:${pattern})`)
      .join("|"),
    "i",
  );
});

/** Finds a trade with the names of places, as a pattern has them: "roofers in Pine Bend". */
export function placesOfTrade(site: Site, names: string): RegExp {
  const trades = [...tradeWords(site)].map(
    (word) => `[${word[0]?.toUpperCase()}${word[0]}]${escapeForPattern(word.slice(1))}`,
  );
  return new RegExp(`\\b(?:${trades.join("|") || "$^"}) (?:across|around|for|in|throughout) ${names}`, "gu");
}

/** Words that the patterns of city pages put to the name of a city, as the last of a trade: `painters in {city}` → painters. */
const tradeWords = oncePer(({ business, dataset }: Site): ReadonlySet<string> => {
  // A pattern may have the trade from the record: `{trade} in {city}`.
  const withFacts = (text: string) =>
    text.replace(/\{(\w+)\}/g, (name, fact: string) => business.facts[fact] ?? name);
  const patterns = dataset.pages
    .flatMap(({ value }) => (value.forEach === "city" ? [value.title, ...(value.keywords ?? [])] : []))
    .map(withFacts);
  const words = patterns.flatMap((pattern) => {
    const [, start = "", end = ""] = /^(.*?)\{city\}(.*)$/.exec(pattern) ?? [];
    const behind = start.trim() === "" ? wordsOf(end).slice(0, 1) : [];
    return [...wordsOf(start.replace(/\s(?:for|in|near|of)\s+$/, " ")).slice(-1), ...behind];
  });
  return new Set(words.filter((word) => word.length > 3));
});
