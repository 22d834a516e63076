import { createRequire } from "node:module";
import { once, oncePer } from "../../../../src/site/once.ts";
import type { Site } from "../../../../src/site/site.ts";
import { readStateNames } from "../../../check/zip-package.ts";
import { remember } from "../../../remember.ts";
import { matchesOf } from "../../business-text/matches.ts";
import { misspelledStates } from "../../business-text/misspelled-states.ts";
import { elsewhere } from "../../business-text/place-words.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { statementsOf } from "../../business-text/statements.ts";
import { isKnown, ownTowns } from "../../business-text/unserved-places.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizOtherState: PageRule = {
  id: "biz/other-state",
  severity: "warning",
  checks:
    "No text mentions the laws, weather or customers of a state where the business does not work, or places the business's towns there, no picture is said to show a town of one, and titles and headings spell the state's own name correctly.",
  why: "Another state's laws mislead customers, and text copied from elsewhere helps nobody here.",
  fix: "Write what is true of the state where the business works, or remove the words.",
  source: "google-spam",
  *page(page, { site, layout }) {
    const { wordsIn, townsIn, misspelledIn } = otherStates(site);
    for (const { where, text } of statementsOf(page, layout).list) {
      for (const { words, state } of atTop.test(where) ? misspelledIn(text) : [])
        yield {
          message: `${subjectOf(where, page.path)} says "${words}", which is no state: ${state} is meant.`,
          cause: words,
          words,
          within: text,
          fix: `Write "${state}" in place of "${words}".`,
        };
      const inPicture =
        where === ofPicture ? townsIn(text).map((words) => ({ words, right: undefined })) : [];
      for (const { words, right } of [...wordsIn(text), ...inPicture])
        yield {
          message: `${subjectOf(where, page.path)} says "${words}", but the business works in no city of that state.`,
          cause: words,
          words,
          within: text,
          ...(right !== undefined && { fix: `Write "${right}" in place of "${words}".` }),
        };
    }
  },
};

/** What a picture shows stands where it says, and nowhere else. */
const ofPicture = "The alt text of a picture";
/** Where a text says of its page what it is about. */
const atTop = /^(?:The (?:title|description|main heading)|A heading|og:|twitter:)/;

/** What a state has that matters to those who live there. */
const matters =
  "boards?|building|climate|coast|codes?|contractors?|customers|deserts?|electricians?|families|droughts?|frosts?|hail|heat|home|homeowners|homes|houses|humidity|hurricanes?|landlords|laws?|licens(?:e|ed|es|ing)|monsoons?|owners|painters?|permits?|plumbers?|rains?|regulations?|renters|requirements|residents|roofers?|rules|snow|soils?|statutes?|storms?|summers?|sun|sunshine|tax(?:es)?|tenants|weather|winds?|winters?";
const rules = "allows|asks|bans|expects|forbids|insists|lets|limits|obliges|requires";
const before =
  "(?:[Aa]cross|[Aa]nywhere in|[Hh]ere in|[Tt]hroughout|[Ll]aws? (?:in|of)|[Ll]icensed (?:by|in)|[Ss]tate of|(?:allowed|climate|forbidden|heat|homes?|illegal|legal|required|summers?|sun|weather|winters?) (?:in|of)|(?:[Ww]e|[Oo]ur (?:crews?|painters|people|team)) (?:also |now )?(?:paint|serve|work)(?: \\p{Ll}+)? (?:across|all over|in))";

/** Words with which a sentence begins, and no name. */
const beginnings =
  "Across|After|All|And|Any|Around|As|At|Because|But|By|During|Every|For|From|If|In|Like|Many|Most|Near|No|Our|Per|Serving|Since|So|Some|That|The|These|This|Through|Throughout|To|Under|When|Where|While|With|Your";

const stateNames = once(() => readStateNames(createRequire(import.meta.url)));

/** What finds the words of a text that speak of another state, or put a town of ours there, and those of a title that mean the own state. */
interface OtherStates {
  wordsIn(text: string): readonly { words: string; right?: string }[];
  /** Towns of another state, behind which it stands. */
  townsIn(text: string): string[];
  misspelledIn(text: string): ReturnType<typeof misspelledStates>;
}

/** Most texts come on many pages. */
const otherStates = oncePer((site: Site): OtherStates => {
  const { counties, offices } = site.dataset;
  const { address } = site.business;
  if (address.country !== "US") return { wordsIn: () => [], townsIn: () => [], misspelledIn: () => [] };
  const worked = new Set([
    address.region,
    ...counties.map(({ value }) => value.state),
    ...offices.map(({ value }) => value.region),
  ]);
  const names = [...stateNames()].filter(([letters, name]) => worked.has(letters) || !isKnown(name, site));
  const listed = (isOwn: boolean) =>
    names.flatMap(([letters, name]) => (worked.has(letters) === isOwn ? name : [])).join("|");
  const own = new RegExp(`\\b(?:${listed(true) || "$^"})\\b`);
  // A longer name such as that of a street or a city is none of a state.
  const state = `(?<!(?!(?:${beginnings}) )\\b\\p{Lu}\\p{Ll}+ |[\\p{L}-])(?:${listed(false)})(?!\\p{L}| \\p{Lu})`;
  const others = new RegExp(
    `${state}(?:['’]s?)? (?:(?:state|\\p{Ll}+) )?(?:${matters}|${rules})\\b(?! (?:its|their)\\b)|\\b${before} ${state}`,
    "gu",
  );
  // A license of the own state is that of another as well, where a list says so.
  const licensed = new RegExp(
    `\\b[Ll]icensed (?:and [a-z]+ )?in (?:(?:${listed(true) || "$^"})(?:, (?:and )?| and ))(?:${listed(false)})(?!\\p{L})`,
    "gu",
  );
  const isOfThere = (sentence: string) => !own.test(sentence) && !elsewhere.test(sentence);
  const letters = [...stateNames().keys()].filter((one) => !worked.has(one)).join("|");
  const town = new RegExp(
    `(?:\\b(?:${beginnings}) )?(?<town>\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){0,2}),? (?<behind>${listed(false)}|${letters})(?![\\p{L}-])`,
    "gu",
  );
  const wordsIn = remember((text): ReturnType<OtherStates["wordsIn"]> => {
    if ([others, town, licensed].every((pattern) => text.search(pattern) < 0)) return [];
    const sentences = sentencesOf(text).filter(isOfThere);
    const inLists = matchesOf(licensed, text).map(([words]) => ({ words }));
    const found = sentences.flatMap((sentence) => [
      ...matchesOf(others, sentence).map(([words]) => ({ words })),
      ...matchesOf(town, sentence).flatMap(({ 0: all, groups: { town: place = "", behind = "" } = {} }) => {
        const own = ownTowns(site).get(place);
        if (own === undefined) return [];
        const words = all.slice(all.indexOf(place));
        const state = behind.length > 2 ? (stateNames().get(own) ?? own) : own;
        return { words, right: words.slice(0, -behind.length) + state };
      }),
    ]);
    return [...inLists, ...found];
  }, 1000);
  const townsIn = (text: string) =>
    isOfThere(text)
      ? matchesOf(town, text).flatMap(({ 0: words, groups: { town: place = "" } = {} }) =>
          words.includes(`${place}, `) && !ownTowns(site).has(place) ? words.slice(words.indexOf(place)) : [],
        )
      : [];
  const all = new Set(stateNames().values());
  const ours = [...stateNames()].flatMap(([one, name]) => (worked.has(one) ? name : []));
  return { wordsIn, townsIn, misspelledIn: (text) => misspelledStates(text, { own: ours, all }, site) };
});
