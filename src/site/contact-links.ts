import type { Business } from "../kinds/business/fields.ts";
import { isContactWord } from "./contact-ways.ts";
import type { ContactLinks, PhoneLink } from "./site.ts";
import { callLink, textLink } from "./values.ts";

/** The `href` of each way to reach the business that the record names. */
export function contactLinksOf(business: Business): ContactLinks {
  return {
    ...(business.phone && { call: callLink(business, business.phone) }),
    ...(business.textPhone && { text: textLink(business, business.textPhone) }),
    ...(business.email && { email: `mailto:${business.email}` }),
    ...(business.phones && { phones: business.phones.map((phone) => phoneLink(business, phone)) }),
  };
}

function phoneLink(
  business: Business,
  { id, number, takes, purpose, hours }: NonNullable<Business["phones"]>[number],
): PhoneLink {
  const [word, link] = takes === "texts" ? ["text", textLink] : ["call", callLink];
  return {
    word: `${word}:${id}`,
    href: link(business, number),
    purpose,
    number,
    ...(hours && { hours }),
  };
}

/** True for `call`, `text` and `email`, and for the words of further numbers such as `call:emergency`. */
export function isContactTarget(to: string): boolean {
  return /^((call|text)(:.*)?|email)$/.test(to);
}

/** What a word in place of a link leads to; undefined for all other links. */
export function contactLinkOf({ phones = [], ...links }: ContactLinks, to: string): string | undefined {
  if (isContactWord(to)) return links[to];
  return phones.find(({ word }) => word === to)?.href;
}
