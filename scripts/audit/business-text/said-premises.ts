import type { City } from "../../../src/kinds/city/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import type { Site } from "../../../src/site/site.ts";
import { zipCodes } from "../../check/zip-index.ts";
import { numeral } from "./quantities.ts";
import type { SaidPlace } from "./said-places.ts";
import { isTown } from "./unserved-places.ts";

const premises = "garage|headquarters|office|shop|showroom|store|warehouse|workshop|yard";
const isHere = new RegExp(
  `\\b(?:[Cc]ome (?:by|see us at|to)|[Dd]rop (?:by|in at|into)|[Ss]top (?:by|in at|into)|[Vv]isit|[Ww]alk into) (?:us (?:at|in) )?(?:our (?:\\p{L}+ ){0,3}?(?:${premises})\\b|the (?:${premises}) (?:at|in|on) (?:\\d+ )?\\p{Lu})|\\b[Oo]ur (?:[a-z]+ )?(?:${premises}) (?:at|in|on) (?:\\d+ )?\\p{Lu}\\p{L}*(?: \\p{Lu}\\p{L}*)*|\\b[Oo]ur (?:own )?(?:${premises}) (?:is|lies|sits|stands) (?:(?:(?:just|only|right) )?(?:a (?:block|few (?:blocks|doors|streets)|short walk|stone['’]s throw)|across the (?:road|street)|around the corner|down the (?:block|road|street)|here|in town|next door)\\b|[^.,;!?]{1,40}, (?:right )?here in \\p{Lu}\\p{L}+)`,
  "u",
);

/** Words that put the business into the city of a page, where it has no premises. */
export function foreignPremises(sentence: string, city: City, site: Site): SaidPlace[] {
  const towns = townsOf(site);
  const [words] = isHere.exec(sentence) ?? [];
  if (words === undefined || towns.some((town) => town === city.city || sentence.includes(town))) return [];
  return [{ words, right: rightTowns(towns) }];
}

const rightTowns = (towns: readonly string[]) => `the business is in ${towns.join(" and ")}`;

/** The towns in which the business is. */
function townsOf({ business, dataset }: Site): string[] {
  const offices = dataset.offices.map(({ value }) => value.locality);
  return [...new Set([business.address.locality, ...offices])];
}

const town = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})(?!\\p{L})";
const isBased = new RegExp(
  `(?:\\b[Oo]ur (?:[a-z]+ )?(?:base|${premises})(?: (?:are|is|lies|sits|stands))?|\\b[Ww]e(?: are|['’]re)(?: (?:all|still))? (?:based|headquartered),?(?: (?:here|in (?:the|this) (?:area|county|region)),)?|^(?:Based|Headquartered|Located)(?: right)?(?: here)?) (?:in|out of) ${town}`,
  "u",
);
const isPast =
  /\b(?:after|before|began|(?:at|our|the) first|former\w*|moved|not|once|opened|started|then|until|used to|was|were|yet)\b/i;

const houses = `(?:(?:branch(?:es)?|design center|headquarters|(?:garage|location|office|shop|showroom|store|storefront|studio|warehouse|workshop|yard)s?)(?!\\p{L}))`;
const spot = "(?:in(?: downtown)?|downtown|out of)";
/** What every way to say where the business is has some of. */
const namesHouse =
  /based|branch|design center|garage|headquarter|home|locat|office|shop|showroom|storefront|stores?\b|studio|warehouse|yard|\b[Bb]ase\b/i;

/** Other ways to say where the business is, each with a town in its first group. */
const saidBases = [
  `\\b[Oo]ur (?:(?!(?:clients|customers|neighbors)\\b)[a-z]+ ){0,2}${houses}(?: (?:are|can be found|is|lies|sits|stands))?(?: (?:located|right))? ${spot} ${town}`,
  `\\b[Oo]ur (?:new |own |second )?${town} ${houses}(?! (?:buildings?|clients?|customers?|jobs?|painting|projects?|work)\\b)`,
  `(?:^|[,;:] )(?:[Ww]ith )?(?:(?:our|${numeral}|\\p{Lu}\\p{Ll}+) )?(?:branches|locations|offices)(?: to serve you)?(?: in|:) ${town}`,
  `\\b[Ww]e (?:have|keep|maintain|operate|own|run)(?: (?:an?|one|our|two|three|\\p{Ll}+))?(?: \\p{Ll}+)? ${houses} ${spot} ${town}`,
  `\\b[Ww]e [^.,;!?]{1,40}? (?:from|out of) (?:an?|our) (?:[a-z]+ )?${houses} ${spot} ${town}`,
  `\\b[Oo]ur (?:business|company|crews?|family|firm|team) (?:are|is) (?:based|headquartered|located) ${spot} ${town}`,
  `\\b[Oo]ur (?:home ?town|home base|home|base) is ${town}`,
  `\\b(?:[Ww]e call|(?:[Oo]ur|[Tt]he) (?:business|company|family|firm) calls) ${town} home\\b`,
  `\\b(?:[Oo]ur|[Tt]he) (?:crew|team|truck|van)s?\\b[^.;!?]{0,60} (?:its|their) (?:base|${premises}) in ${town}`,
  `^The (?:headquarters|office|showroom|workshop|yard) (?:is|lies|sits|stands) in ${town}`,
  `^${town}-based and [^.;!?]{0,20}, (?:our|we)\\b`,
  `\\b(?:[Ww]e(?: are|['’]re) |[Aa]s )an? ${town}-based (?:business|company|crew|family|firm|outfit|painter|shop|team)`,
  `\\b[Ww]e(?: are|['’]re) [^.;!?]{0,40}?(?:based|headquartered|located) (?:right )?here in ${town}`,
  `^Located right here in ${town}, we(?: are|['’]re)`,
  `^(?:Based|Headquarters|Home base|Location|Main office|Office): ${town}`,
].map((source) => new RegExp(source, "u"));

/** The other of two towns in which a sentence has houses of the business: "our offices in Maple Grove and Elk River". */
function houseInBoth(sentence: string, own: string): { words: string; place: string }[] {
  if (!sentence.includes(own)) return [];
  const name = escapeForPattern(own);
  const [words, before, behind] =
    new RegExp(
      `\\b(?:[Oo]ur|[Ww]e (?:have|keep|run)) (?:branches|locations|offices|shops|showrooms|stores|yards) in (?:${name} and ${town}|${town} and ${name}(?!\\p{L}))`,
      "u",
    ).exec(sentence) ?? [];
  return words === undefined ? [] : [{ words, place: before ?? behind ?? "" }];
}

/** Another town in which the business is said to be. A big one may stand for the towns around it. */
export function foreignBase(sentence: string, site: Site): SaidPlace[] {
  if (!namesHouse.test(sentence) || isPast.test(sentence)) return [];
  const towns = townsOf(site);
  const [listed] = towns.flatMap((one) => houseInBoth(sentence, one));
  if (listed !== undefined && isTown(listed.place, site) && !towns.includes(listed.place))
    return [{ words: listed.words, right: rightTowns(towns) }];
  if (towns.some((one) => sentence.includes(one))) return [];
  const [words = "", place = ""] = isBased.exec(sentence) ?? [];
  const isOurs = !/^Based/.test(words) || /\b(?:our|us|we)\b/.test(sentence);
  const isOther =
    isOurs && isTown(place, site) && (/^our /i.test(words) || !zipCodes().isBigCity(place)) ? [words] : [];
  const others = saidBases.flatMap((pattern) => {
    const [said = "", other = ""] = pattern.exec(sentence) ?? [];
    return isTown(other, site) ? said : [];
  });
  return [...isOther, ...others].slice(0, 1).map((said) => ({ words: said, right: rightTowns(towns) }));
}
