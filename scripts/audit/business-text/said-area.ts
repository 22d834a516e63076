import type { City } from "../../../src/kinds/city/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { zipCodes } from "../../check/zip-index.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { elsewhere } from "./place-words.ts";
import { numeral } from "./quantities.ts";
import type { SaidPlace } from "./said-places.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** A business in more counties may be all over its state. */
const fewCounties = 10;

/** Words that make the area of the business larger or smaller than its cities are. */
export function wrongAreas(sentence: string, site: Site): SaidPlace[] {
  const { tooWide, tooNarrow } = waysOf(site);
  const [wide] = isOfLaw.test(sentence) ? [] : (tooWide.exec(sentence) ?? []);
  if (wide !== undefined && works.test(sentence) && isOurs(wide, sentence, site))
    return [{ words: wide, right: rightArea(site) }];
  const second = secondAsFirst(sentence, site);
  if (second.length > 0) return second;
  if (!denies.test(sentence) || elsewhere.test(sentence) || !namesOurs(sentence, site)) return [];
  return tooNarrow.flatMap((pattern) => {
    const [words] = pattern.exec(sentence) ?? [];
    return words === undefined ? [] : [{ words: words.trim(), right: rightArea(site) }];
  });
}

const first = "our (?:core|first|main|primary|principal) (?:area|county|focus|market|territory)";
const mainly = "we (?:mainly|mostly|primarily) (?:cover|paint|serve|work)(?: in)?";
const most = "where we (?:do|get) most of our (?:jobs|work)";
const firstArea = new RegExp(`\\b(?:${first}|${mainly}|${most})\\b`, "i");

/** A county that is called the first and is not the one that the data puts first. */
function secondAsFirst(sentence: string, { counties }: Site): SaidPlace[] {
  const primary = counties.find(({ county }) => county.isPrimary)?.county.name;
  if (primary === undefined || !firstArea.test(sentence) || sentence.endsWith("?")) return [];
  return counties.flatMap(({ county: { name } }) => {
    if (name === primary || !sentence.includes(name)) return [];
    const is = "(?: has always been| is| remains)(?: still)?";
    const called = escapeForPattern(name);
    // Behind a comma a clause of its own begins: "in both, and Lake County is our main area".
    const says = `(?<!(?<!,) (?:and|or) )${called}${is} (?:${first}|${most})|${first}${is} ${called}|${mainly} ${called}`;
    const [words] = new RegExp(says, "i").exec(sentence) ?? [];
    return words === undefined ? [] : [{ words, right: `${primary} comes first` }];
  });
}

const rightArea = (site: Site) =>
  `it works in ${counted(site.dataset.cities.length, "city", "cities")} of ${listOf(site).join(" and ")}`;

/** Parts of the city of a page, or all but a part of it, in which a text says that the business does not work. */
export function refusedParts(sentence: string, city: City): SaidPlace[] {
  if (!denies.test(sentence) || !isOfPart(sentence, city) || elsewhere.test(sentence)) return [];
  if (/\b(?:if|unless|until|when|while)\b/i.test(sentence)) return [];
  const { onlyPart, refused } = waysOfParts(city);
  const [words] = onlyPart.exec(sentence) ?? refused.exec(sentence) ?? [];
  return words === undefined ? [] : [{ words: words.trim(), right: `it works in all of ${city.city}` }];
}

/** True where a sentence names a part of the city: patterns with those of every city are dear to make. */
function isOfPart(sentence: string, { neighborhoods }: City): boolean {
  return (
    /downtown|north|south|east|west/.test(sentence) || neighborhoods.some((one) => sentence.includes(one))
  );
}

const waysOfParts = oncePer((city: City) => {
  const own = escapeForPattern(city.city);
  const parts = city.neighborhoods.map(escapeForPattern).join("|") || "$^";
  const listed = `(?:${parts})(?:(?:,? and |, | or )(?:${parts}))*`;
  const side = "(?:downtown|(?:the )?(?:north|south|east|west)(?:ern)? (?:end|half|part|side))";
  return {
    onlyPart: new RegExp(
      `\\b[Ww]e (?:only (?:cover|paint|serve|work)(?: in)? ${side}|(?:cover|paint|serve|work)(?: in)? (?:only ${side}|${side} only)) of ${own}|\\b[Ii]n ${own},? we (?:only (?:paint|serve|work in) ${side}|(?:paint|serve|work in) (?:only ${side}|${side} only))\\b`,
      "u",
    ),
    refused: new RegExp(
      `\\b[Ww]e${not} (?:also )?${workIn} ${listed}${ends}|\\bdo(?: not|n['’]t) ${workIn} ${listed}${ends}|${listed} (?:are|is) (?:(?:just |simply )?(?:off our map|out of (?:our )?(?:range|reach)|too (?:far(?: out)?|narrow|remote|steep) for us)|(?:beyond|not (?:in|on|part of)|outside(?: of)?) our (?:${own} )?(?:area|list|map|reach|route|service area))`,
      "u",
    ),
  };
});

/** What every way to make the area smaller has some of. */
const denies =
  /\b(?:alone|beyond|cannot|exclusively|never|no|nowhere|not|off our|only|out of|outside|solely|too)\b|n['’]t\b/i;

/** True where one of the counties or cities is named: most sentences need not be read for ten thousand. */
function namesOurs(sentence: string, site: Site): boolean {
  return citiesNamed(site, sentence).length > 0 || listOf(site).some((county) => sentence.includes(county));
}

const works =
  /\b(?:areas?|available|cover(?:ing|s)?|crews?|customers|deliver\w*|paint|serv(?:e|es|ice|ing)|travel|work)\b/i;
const isOfLaw = /\b(?:laws?|licen[cs]\w*|permits?|required?|rules?|valid)\b/i;

function isOurs(words: string, sentence: string, site: Site): boolean {
  const at = sentence.indexOf(words);
  const [lead, rest] = [sentence.slice(0, at), sentence.slice(at + words.length)];
  return whoIsMeant({ words, lead, earlier: "", rest }, site) === "us";
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The counties with a city of the data. */
function listOf({ counties }: Site): string[] {
  return counties.flatMap(({ county, cities }) => (cities.length > 0 ? county.name : []));
}

const not = "(?:(?: do| are)? not|(?: do|(?<= ca))n['’]t|(?: do|are)n['’]t| never| cannot| no longer)";
const workIn =
  "(?:come to|cover|drive (?:out )?to|go to|paint in|reach|serve|take (?:on )?(?:any )?(?:jobs|projects|work) in|travel to|work in)";
const ends = "(?=[.;!,]|$| (?:anymore|at the moment|just yet|right now|yet)\\b)";

/** Ways to say it; there may be ten thousand cities. */
const waysOf = oncePer((site: Site) => {
  const { business, dataset } = site;
  const counties = listOf(site).map(escapeForPattern).join("|") || "$^";
  const cities = [...new Set(dataset.cities.map(({ facts }) => facts.city))]
    .sort((a, b) => b.length - a.length)
    .map(escapeForPattern)
    .join("|");
  const { country, region } = business.address;
  const state = (country === "US" && zipCodes().nameOf(region)) || "$^";
  const place = `(?:all of )?(?:${counties}|${cities || "$^"})`;
  const all = `(?:all of|all over|anywhere in|every corner of|throughout)`;
  const isWide = dataset.counties.length > fewCounties;
  return {
    tooWide: isWide
      ? /$^/
      : new RegExp(
          `\\b(?:[Nn]ation-?wide|[Ss]tate-?wide|[Cc]oast[- ]to[- ]coast|${all} (?:the (?:country|nation|state)|America|${escapeForPattern(state)})(?! \\p{Lu})|all (?:${numeral} )?(?:${escapeForPattern(state)} )?(?:counties|states))(?!\\p{L})`,
          "u",
        ),
    tooNarrow: [
      `^(?:(?:And|But|No|Sorry|Unfortunately),? )?[Ww]e${not} ${workIn} ${place}${ends}`,
      `(?:^|[,;:] )${place} (?:(?:are|is)(?: just| simply)? (?:too far(?: away| out)? for us|beyond our (?:area|reach)|outside (?:of )?our (?:service )?area)|(?:(?:are|is) not|isn['’]t) (?:in|on|part of) our (?:area|list|map|route|service area))`,
      `^(?:Sorry,? )?(?:we (?:have|take) )?[Nn]o (?:jobs|projects|work) in ${place}${ends}`,
      ...(listOf(site).length > 1
        ? [
            `\\b[Ww]e (?:operate|paint|serve|work) (?:exclusively|only|solely) in (?:${counties})${ends}`,
            `(?:${counties}) is the only (?:area|county|place) (?:that |where )?we (?:cover|paint|serve|work)\\b`,
            `\\b[Ww]e only (?:paint|serve|take jobs|work)(?: in)? (?:${counties})${ends}`,
            `\\b[Ww]e (?:paint|serve|stay|take jobs|work)(?: only)?(?: in)? (?:${counties}) (?:alone|and nowhere else|only)\\b`,
          ]
        : []),
    ].map((source) => new RegExp(source, "u")),
  };
});
