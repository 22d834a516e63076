import type { ContactWord } from "../fields/schema.ts";
import type { Business } from "../kinds/business/fields.ts";

/** Words by which links in the data reach the firm, in the order in which they are offered, each with its field of the record. */
export const contactFields = { call: "phone", text: "textPhone", email: "email" } as const satisfies Record<
  ContactWord,
  keyof Business
>;

const contactWords = Object.keys(contactFields) as ContactWord[];

/** True for a word that reaches the firm itself, not one of its further numbers. */
export function isContactWord(to: string): to is ContactWord {
  return Object.hasOwn(contactFields, to);
}

/** The ways to reach the firm that the record names, in their order. */
export function waysOf(business: Business): ContactWord[] {
  return contactWords.filter((word) => business[contactFields[word]] !== undefined);
}

/**
 * The number that stands for the firm: the one for calls, else the one for texts. Directories know a firm by its number,
 * and one that takes texts alone is a telephone number, too; structured data has no other property for it.
 */
export function mainNumber({ phone, textPhone }: Business): string | undefined {
  return phone ?? textPhone;
}

/** The way for which the words of a link must not be left out: the firm has it, and where it is for texts, no other number. */
export function neededWay(business: Business, words: readonly ContactWord[]): ContactWord | undefined {
  const ways = waysOf(business);
  return words.find((word) => ways.includes(word) && !(word === "text" && ways.includes("call")));
}
