import type { City } from "../../src/kinds/city/fields.ts";
import { groupBy } from "../../src/loader/group-by.ts";
import { remember } from "../remember.ts";
import { wordsOf } from "./words.ts";

/** Words of the main content, and the type of the page where it is known. */
export interface Length {
  type: string | undefined;
  words: number;
  /** Of these, words of the city's own text: all else may be that of every city. */
  local?: number;
}

/** Pages that visitors come for, and the fewest words that such a page needs to answer them (own policy). */
const landingFloors: Readonly<Record<string, number>> = { city: 300, landing: 250, service: 250 };
/** The same of pages that are read for their own sake. */
const otherFloors: Readonly<Record<string, number>> = { article: 300 };
/** Fewer pages of a type have no usual length. */
const fewestPages = 3;
/** Share of the usual length below which a page is far from it. */
const farBelow = 0.5;
/** Cities whose local text usually has fewer words have none to speak of. */
const fewestLocal = 100;

/** A page that is thin for its type. */
export interface Thin extends Length {
  isLanding: boolean;
  /** Usual length of its type, or of local text: the median. */
  usual: number;
  /** Set where only its local text is thin. */
  isLocal?: true;
}

/** Pages that have far fewer words than others of their type, and too few for it; by path. */
export function thinPages(lengths: ReadonlyMap<string, Length>): Map<string, Thin> {
  const byType = groupBy(lengths.values(), ({ type = "" }) => type);
  const medians = new Map(
    Array.from(byType, ([type, pages]) => [type, medianOf(pages.map(({ words }) => words))]),
  );
  const usualText = medianOf([...lengths.values()].flatMap(({ local }) => local ?? [])) ?? 0;
  const thin = new Map<string, Thin>();
  for (const [path, { type = "", words, local }] of lengths) {
    if (local !== undefined && usualText >= fewestLocal && local < usualText * farBelow)
      thin.set(path, { type, words: local, usual: usualText, isLanding: true, isLocal: true });
    const usual = medians.get(type);
    const floor = landingFloors[type] ?? otherFloors[type];
    if (usual === undefined || floor === undefined || words >= floor || words >= usual * farBelow) continue;
    thin.set(path, { type, words, usual, isLanding: type in landingFloors });
  }
  return thin;
}

/** Undefined for fewer pages than have a usual length. */
function medianOf(counts: readonly number[]): number | undefined {
  return counts.length < fewestPages ? undefined : counts.toSorted((a, b) => a - b)[counts.length >> 1];
}

/** The words of what is written for one city alone; nothing for another page. */
export function localLength(city: City | undefined): Pick<Length, "local"> {
  return city ? { local: countWords(city.localText.map(({ text }) => text).join(" ")) } : {};
}

/** Several rules ask for one page before the next. */
const countWords = remember((text) => wordsOf(text).length, 1);
