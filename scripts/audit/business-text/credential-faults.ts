import type { Business } from "../../../src/kinds/business/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import type { Site } from "../../../src/site/site.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";

/** A number of a license or certificate that the page shows and the data does not have. */
export interface CredentialFault {
  authority: string;
  shown: string;
  expected: string;
}

/** Most characters between the short name of an authority and the number it gave: "State License No. 123456". */
const maxGap = 25;

/** Wrong numbers of the license and certificates of the business in the visible text. */
export function credentialFaults({ text }: PageFacts, { business }: Site): CredentialFault[] {
  const credentials = credentialsOf(business);
  const right = new Set(credentials.map(({ number }) => number));
  return credentials.flatMap(({ authority, number }) => {
    const shown = [...text.all.matchAll(patternOf(authority, number))].map(([, found = ""]) => found);
    return [...new Set(shown)]
      .filter((found) => !right.has(found))
      .map((found) => ({ authority, shown: found, expected: number }));
  });
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
