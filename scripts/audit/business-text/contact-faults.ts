import type { Site } from "../../../src/site/site.ts";
import { callLink, nationalDigits } from "../../../src/site/values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { phonesIn } from "../structured-data/shown.ts";

/** Most digits in which a wrong number of ours differs from the right one; more is the number of somebody else. */
const maxSlips = 3;

const emailPattern = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** Links that call, text or write to an address that is not the one of the data. */
export function linkFaults(
  { anchors }: PageFacts,
  { contactLinks, business, dataset }: Site,
  ownCall: string | undefined,
): { href: string; expected: string }[] {
  const schemes = {
    "tel:": ownCall ?? contactLinks.call,
    "sms:": contactLinks.text,
    "mailto:": contactLinks.email,
  };
  const hrefs = new Set(anchors.map(({ href = "" }) => href));
  return [...hrefs].flatMap((href) => {
    const [, expected] = Object.entries(schemes).find(([scheme]) => href.startsWith(scheme)) ?? [];
    const own = [
      expected,
      contactLinks.call,
      ...(contactLinks.phones ?? []).map((phone) => phone.href),
      ...dataset.offices.map(({ value: { phone } }) => phone && callLink(business, phone)),
    ];
    return expected === undefined || own.some((one) => one && sameAddress(href, one))
      ? []
      : { href, expected };
  });
}

/** Text behind `?`, such as a subject, is no part of the address. */
function sameAddress(href: string, expected: string): boolean {
  return href.split("?")[0]?.toLowerCase() === expected.toLowerCase();
}

/** Phone numbers in the visible text that are ours but for a slip, and all other numbers on links that call. */
export function phoneFaults(
  { text, anchors }: PageFacts,
  { business, dataset }: Site,
  ownPhone: string | undefined,
): string[] {
  // A number that any field of the record holds, a fact for example, is the business's too.
  const right = [
    business.phone,
    business.textPhone,
    ...(ownPhone ? [ownPhone] : []),
    ...phonesIn(JSON.stringify([business, dataset.offices.map(({ value }) => value.phone)])),
  ].map((phone) => nationalDigits(phone, business));
  const onLinks = anchors
    .filter(({ href = "" }) => /^(tel|sms):/.test(href))
    .flatMap(({ text: label }) => phonesIn(label));
  const slips = phonesIn(text.all).filter((shown) =>
    right.some((digits) => slipsBetween(nationalDigits(shown, business), digits) <= maxSlips),
  );
  const wrong = [...onLinks, ...slips].filter((shown) => !right.includes(nationalDigits(shown, business)));
  return [...new Set(wrong.map((shown) => shown.trim()))];
}

/** Digits that differ between two numbers of the same length; endless for others. */
function slipsBetween(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return [...one].filter((digit, index) => digit !== other[index]).length;
}

/** E-mail addresses in the visible text at the business's own host, or with its name at another, that are not the one of the data. */
export function emailFaults({ text }: PageFacts, { business }: Site): string[] {
  const own = business.email.toLowerCase();
  const [ownName, ownHost] = own.split("@");
  const shown = new Set(text.all.match(emailPattern) ?? []);
  return [...shown].filter((address) => {
    const [name, host] = address.toLowerCase().split("@");
    return address.toLowerCase() !== own && (name === ownName || host === ownHost);
  });
}
