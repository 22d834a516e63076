import type { City } from "../../../src/kinds/city/fields.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { saidIn } from "./answers.ts";
import { matchesOf } from "./matches.ts";
import type { SaidPlace } from "./said-places.ts";
import { decadeWords, yearsMeant } from "./said-years.ts";
import { sentencesOf } from "./sentences.ts";
import { textsWithin } from "./wording.ts";

/** From one year to another. */
type Period = readonly [from: number, to: number];

const year = "(?:1[89]|20)\\d\\d";
/** Building stopped in the war and began anew behind it. */
const [war, today] = [1942, 2100];
/** Nobody is exact about when houses were built. */
const margin = 8;

/** Ways to name a period, and what it is by their first group. */
const ways: readonly (readonly [source: string, span: (said: string) => Period])[] = [
  [`(?:after|later than|since|(?:is|are) (?:newer|younger) than) (${year})`, (said) => [Number(said), today]],
  [`(?:before|prior to|(?:is|are) older than) (${year})`, (said) => [0, Number(said)]],
  [`(${year})s`, (said) => [Number(said), Number(said) + (said.endsWith("00") ? 99 : 9)]],
  [`['’]?(\\d0)s\\b`, (said) => [1900 + Number(said), 1909 + Number(said)]],
  [`(${decadeWords.join("|")})`, (said) => decadeOf(said)],
  [`(${year})`, (said) => [Number(said), Number(said)]],
  ["(pre-?war|before the war)", () => [0, war]],
  ["((?:a|over a|more than a) century old)", () => [0, war - 12]],
  ["(Victorians?|turn[- ]of[- ]the[- ]century|centuries old)", () => [0, 1910]],
  ["(brand[- ]new|new construction)", () => [2000, today]],
];

function decadeOf(word: string): Period {
  const { from, to } = yearsMeant(word);
  return [from, to];
}

const periods = ways.map(([source, span]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "iu"),
  span,
}));

const buildings =
  "(?:apartments|buildings|bungalows|cottages|farmhouses|homes|houses|houses and apartments|housing|neighborhoods|properties|ranch(?:es| homes| houses)|residences|streets|tracts)";
const most =
  "(?:[Aa]ll|[Aa]lmost (?:all|every)|[Mm]ost(?: all)?|[Nn]early (?:all|every)|[Tt]he (?:bulk|majority|vast majority))";
const built =
  "(?:(?:was|were|are|is|got|being) (?:mostly |all |largely |mainly )?(?:built|constructed|finished|put up)|went up|came up|(?:dates?|hails?|comes?) (?:back )?(?:from|to)|goe?s? back to|sprang up)";
const here = "◆";

/** Sentences about most houses of the city; the period stands behind them or among them. */
const about = [
  `${most} (?:of )?(?:the )?(?:${here}(?:['’]s)? )?(?:${buildings} (?:in|of) ${here}|${buildings}|of ${here}|${here})[^.;!?]{0,30}?${built}`,
  `${here}(?:['’]s)? (?:${buildings} )?(?:all |mostly |mainly )?${built}`,
  `(?:The|A) (?:average|typical|usual) ${here} (?:home|house)\\b`,
  `${here}(?:['’]s)?(?: ${buildings})? (?:is|are) (?:dominated by|filled with|full of|lined with|mainly|mostly|nearly all|packed with)`,
  `^(?:In|Around) ${here},? (?:nearly |almost )?(?:all|most|the typical) (?:of the )?(?:home|house|${buildings})`,
  `make up (?:almost all|most|nearly all) of ${here}`,
  `^(?:When|In (?:which|what) (?:decade|years?)) (?:was|were) (?:most |all )?(?:of )?(?:the )?(?:${buildings} (?:in|of) )?${here}`,
  `^How old (?:are|is) (?:most|the) .*${here}`,
].map((source) => new RegExp(source, "u"));
const hardly = new RegExp(
  `^(?:[Hh]ardly an?|[Hh]ardly any|[Nn]o|[Ff]ew|[Aa]lmost no|[Nn]ot one) (?:${buildings}|home|house)\\b`,
  "u",
);
const unless =
  /^Before|\b(?:after all|also|although|barely|but|few|if|kitchens?|left|like|not|only|painted|part|replaced|repainted|rest|some|still|survive\w*|until|unlike|used to|where|while)\b|n['’]t\b/i;

const asksWhen = /^(?:How old|In (?:which|what) (?:decade|years?)|When) .*\?$/;

/** Words that put most houses of the city of a page into a time in which its record knows of no building. */
export function wrongEras(text: string, city: City, site: Site): SaidPlace[] {
  const printed = sentencesOf(text);
  const sentences = saidIn(text);
  return sentences.flatMap((one, index) => {
    const before = sentences[index - 1] ?? "";
    const sentence = asksWhen.test(before) ? `${before} ${one}` : one;
    if (!sentence.includes(city.city) || unless.test(sentence)) return [];
    if (citiesNamed(site, sentence).some((name) => name !== city.city)) return [];
    const marked = sentence.replaceAll(city.city, here);
    const isTurned = hardly.test(marked);
    if (!isTurned && !about.some((pattern) => pattern.test(marked))) return [];
    const said = periodIn(marked);
    const known = erasOf(city).flatMap(({ source, periods }) => (source === printed[index] ? [] : periods));
    if (said === undefined || known.length < 2) return [];
    const [from, to] = isTurned ? turned(said) : said;
    const isKnown = known.some(([start, end]) => from - margin <= end && to + margin >= start);
    if (isKnown) return [];
    const first = Math.min(...known.map(([start]) => start));
    const last = Math.max(...known.map(([, end]) => end));
    return [
      {
        words: sentence.replace(/[.!]$/, ""),
        right: `what its record tells of ${city.city} is from ${first} to ${last}`,
      },
    ];
  });
}

/** "Hardly a house is older than 2000": nearly all are younger. */
function turned([from, to]: Period): Period {
  return from === 0 ? [to, today] : [0, from];
}

function periodIn(text: string): Period | undefined {
  for (const { pattern, span } of periods) {
    const [, said] = pattern.exec(text) ?? [];
    if (said !== undefined) return span(said);
  }
  return undefined;
}

const range = new RegExp(`\\b(${year})(?: ?[-–] ?| (?:and|to|through|until) )(${year})\\b`, "g");
const single = new RegExp(`\\b(?:(${year})(s?)|(?<=['’])(\\d0)s|(${decadeWords.join("|")}))\\b`, "gi");
/** What came last is not what most houses are from. */
const since = new RegExp(`^Since ${year}\\b`);

/** Years of laws and of what befell a town. */
const ofSomethingElse = /\b(?:asbestos|ban|earthquake|fire|lead|ordinance)\b/i;

/** All times that the record of a city names, with or without a word on building, by the sentence that names them. */
const erasOf = oncePer((city: City): readonly { source: string; periods: readonly Period[] }[] => {
  const { localText, lead, customMeta, faqs, character } = city;
  const eras = (character?.eras?.items ?? []).map(({ years, text }) => `${years}: ${text}`);
  const texts = [...textsWithin([localText, lead, customMeta, faqs]).flatMap(sentencesOf), ...eras];
  return texts
    .filter((one) => !ofSomethingElse.test(one))
    .map((source) => ({ source, periods: periodsIn(source) }));
});

function periodsIn(sentence: string): Period[] {
  if (since.test(sentence)) return [];
  const ranges = matchesOf(range, sentence).map(([, from, to]): Period => [Number(from), Number(to)]);
  const singles = matchesOf(single, sentence).map(([, one, s, short, word]): Period => {
    if (word !== undefined) return decadeOf(word);
    const from = short === undefined ? Number(one) : 1900 + Number(short);
    return [from, s === "" ? from : from + 9];
  });
  const afterWar: Period[] = /\bpost-?war\b|\bafter the war\b/i.test(sentence) ? [[1945, 1960]] : [];
  return [...ranges, ...singles, ...afterWar];
}
