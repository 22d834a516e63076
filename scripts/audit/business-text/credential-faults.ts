import type { Business } from "../../../src/kinds/business/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import type { Site } from "../../../src/site/site.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { remember } from "../../remember.ts";
import { matchesOf } from "./matches.ts";
import { sentencesOf } from "./sentences.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** A number of a license or certificate that the page shows and the data does not have. */
export interface CredentialFault {
  authority: string;
  shown: string;
  expected: string;
}

/** Most characters between the short name of an authority and the number it gave: "State License No. 123456". */
const maxGap = 25;

/** Wrong numbers of the license and certificates of the business in the visible text. */
export function credentialFaults({ text }: PageFacts, site: Site): CredentialFault[] {
  const credentials = credentialsOf(site.business);
  const right = new Set(credentials.map(({ number }) => number));
  return [
    ...behindWord(text.all, site),
    ...credentials.flatMap(({ authority, number }) => {
      const shown = [...text.all.matchAll(patternOf(authority, number))].map(([, found = ""]) => found);
      return [...new Set(shown)]
        .filter((found) => !right.has(found))
        .map((found) => ({ authority, shown: found, expected: number }));
    }),
  ].filter(({ shown }, index, all) => all.findIndex((one) => one.shown === shown) === index);
}

/** The longest number of a license has as many digits; that of a policy may have more. */
const mostDigits = 8;

/** Words before the number of a license; letters that the name of an authority has suffice: "HIC 123456". */
const behindWords = remember((authority): RegExp => {
  const letters = authority.match(/\b\p{Lu}{2,}\b/gu) ?? [];
  const words = ["licen[cs]ed?", "lic\\.?", "registration", "reg\\.", ...letters].join("|");
  const kind = "(?:number|no\\.?|nr\\.?|#)";
  return new RegExp(
    `\\b(?:${words})(?: ${kind})?,?(?: (?:has the number|is|reads))?(?: ${kind})?[ #:(]*(?:[a-d]-?\\d{1,2}[ /-])?(\\d{5,}|\\d{3}[ -]\\d{3})\\b(?![ -]\\d)|(?<![$\\d,.])\\b(\\d{5,}),?(?: is)? (?:our|the)(?: [a-z]+['’]?s?)? licen[cs]e\\b`,
    "gi",
  );
});

/** Digits behind the word for a license, as many as the license of the business has, with or without its authority. */
function behindWord(text: string, site: Site): CredentialFault[] {
  const { license } = site.business;
  if (!license || !/^\d+$/.test(license.number)) return [];
  const { authority, number: expected } = license;
  const wordBefore = behindWords(authority);
  return sentencesOf(text).flatMap((sentence, index, sentences) =>
    matchesOf(wordBefore, sentence).flatMap(
      ({ 0: words, 1: behind, 2: before, index: at }): CredentialFault[] => {
        const shown = (behind ?? before ?? "").replace(/[ -]/g, "");
        const isNamed = /\blic(?:en[cs]e|\.)? ?(?:number|no\b|#)/i.test(words) && shown.length <= mostDigits;
        if (shown === expected || (!isNamed && shown.length !== expected.length)) return [];
        const [lead, rest] = [sentence.slice(0, at), sentence.slice(at + words.length)];
        const earlier = sentences[index - 1] ?? "";
        const isOurs = /\bour (?:[a-z]+ ){0,2}$/i.test(lead);
        const meant = isOurs ? "us" : whoIsMeant({ words, lead, earlier, rest }, site);
        return meant === "others" ? [] : [{ authority, shown, expected }];
      },
    ),
  );
}

function credentialsOf({ license, certifications = [] }: Business): { authority: string; number: string }[] {
  const licenses = license ? [{ authority: license.authority, number: license.number }] : [];
  return [...licenses, ...certifications.map(({ authority, number }) => ({ authority, number }))];
}

/** A number with letters is known by its shape, bare digits only behind the name of the authority. */
function patternOf(authority: string, number: string): RegExp {
  const shape = escapeForPattern(number).replace(/\d/g, "\\d");
  const isDistinct = /\p{L}/u.test(number) && /\d/.test(number);
  const start = isDistinct
    ? "\\b"
    : `\\b${escapeForPattern(authority)}\\b[^.\\d]{0,${maxGap}}(?<!\\b(?:from|in|since|until) )`;
  return new RegExp(`${start}(${isDistinct ? shape : "\\d{4,}"})\\b`, "g");
}
