import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { matchesOf } from "./matches.ts";
import { sentencesOf } from "./sentences.ts";
import { whoIsMeant } from "./who-is-meant.ts";
import { textsWithin } from "./wording.ts";

/** Things that firms put into or around a house, by how all their forms begin. */
const things =
  "air condition|awning|bathroom|carpet|chimney|concrete|countertop|deck(?:s|ing)\\b|doors\\b|driveway|fence|fencing|fireplace|floor|foundation|furnace|garage door|gutter|insulation|irrigation|patio|paver|pool|roof|septic|shutter|siding|skylight|solar|sprinkler|stucco|tile|wallpaper|water heater|window|wiring";
/** Works that one does. */
const trades =
  "basement finishing|drywall|electrical|fencing|flooring|heating|hvac|insulation|irrigation|junk removal|landscaping|lawn care|masonry|pest control|plumbing|pressure[- ]washing|remodeling|siding|snow (?:plowing|removal)|tiling|wiring";
/** Between the verb and what it is about. */
const between =
  "(?: (?:all (?:kinds|sorts) of|any|beautiful|complete|custom|full|new|old|your|\\p{L}+(?:al|ed|en|ing|um|yl)))*";
const listed = (names: string) => `((?:${names})\\p{L}*)`;
const install = "(?:hangs?|installs?|remodels?|lays?|put (?:in|up)|replaces?|set|swap out|builds?)";
const offer = new RegExp(
  `\\b(?:[Ww]e|[Oo]ur (?:carpenters|crews?|painters|people|team)) (?:(?:also|can|even|gladly|now|will|would) )*(?:${install}${between} ${listed(things)}(?: and (?:${install} )?(?:(?:new|old|your) )?${listed(things)})?|(?:do|offer|provide)${between} ${listed(trades)})`,
  "gu",
);

/** A work that a text says the business does, and that none of its services names. */
export interface OfferedWork {
  words: string;
  work: string;
}

/** Works in a text that no service, no question of a form, and no title of a page knows. */
export function unknownWorks(text: string, site: Site): OfferedWork[] {
  if (!/\b(?:our|we)\b/i.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) =>
    matchesOf(offer, sentence).flatMap(({ 0: words, 1: thing, 2: second, 3: trade = "", index }) => {
      const [lead, rest] = [sentence.slice(0, index), sentence.slice(index + words.length)];
      const known = knownWorks(site);
      const all = [thing ?? trade, second ?? thing ?? trade].map((work) => work.toLowerCase());
      const isNew = all.every((work) => !known.includes(work.replace(/s$/, "")));
      const isOurs = whoIsMeant({ words, lead, earlier: "", rest }, site) === "us";
      return isNew && isOurs && !/\b(?:if|not|unless|until|when|where)\b|n['’]t\b/i.test(lead)
        ? [{ words, work: all[0] ?? "" }]
        : [];
    }),
  );
}

const knownWorks = oncePer(({ business, dataset }: Site): string => {
  const pages = dataset.pages.map(({ value: { title, description, keywords, breadcrumb } }) => [
    title,
    description,
    keywords,
    breadcrumb,
  ]);
  const records = [business, dataset.services, dataset.all.offer, dataset.projects, dataset.forms, pages];
  return textsWithin(records).join("\n").toLowerCase();
});
