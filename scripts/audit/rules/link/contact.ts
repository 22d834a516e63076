import { decoded } from "../../../../src/site/decoded.ts";
import type { BarePageRule } from "../../rule.ts";

const mailAddress = /[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]{2,}/gi;
const isMailAddress = new RegExp(`^(${mailAddress.source}|.*<${mailAddress.source}>)$`, "i");
const phone = /\+?\(?\d(?:[\s().\u2010-\u2013/-]*\d){6,}/g;
/** Digits at the end by which a number is known, whatever stands before them. */
const known = 7;

/** A number as North America writes it, by which a page is known to be from there. */
const american = /(?<!\d)\(?[2-9]\d\d\)?[-. ]{1,2}[2-9]\d\d[-. ]\d{4}(?!\d)/;
/** Ten digits, of which neither the area nor the exchange begins with 0 or 1. */
const wholeNumber = /^1?[2-9]\d\d[2-9]\d{6}$/;

export const linkContact: BarePageRule = {
  id: "link/contact",
  needs: "pages",
  severity: "error",
  checks: "Every phone and email link works and leads to what its text shows.",
  why: "A customer who calls or writes to the wrong place is lost, and nobody notices.",
  fix: "Write only the digits of the number after tel:, and the full address after mailto:.",
  source: "product",
  *page({ path, facts }, { site: { business } }) {
    const isAmerican = !business && american.test(facts.text.all);
    const own = business && digitsOf(JSON.stringify([business.phone, business.textPhone, business.phones]));
    const isOwn = (number: string) => own?.includes(digitsOf(number).slice(-known)) === true;
    for (const { href = "", text, start } of facts.anchors) {
      const isOfOwn = /^(tel|sms):.*\d/i.test(href) && [href, ...(text.match(phone) ?? [])].every(isOwn);
      // What is no number of the data is for biz/nap.
      if (business && !isOfOwn) continue;
      const fault = faultOf(href.trim(), text, isAmerican);
      if (fault)
        yield {
          message: `A link on ${path} ${fault.says}.`,
          cause: `${href} ${text}`,
          at: start,
          ...(fault.fix && { fix: fault.fix }),
        };
    }
  },
};

interface Fault {
  /** From the verb on. */
  says: string;
  fix?: string;
}

function faultOf(href: string, text: string, isAmerican: boolean): Fault | undefined {
  const [, scheme = "", target = ""] = /^(tel|sms|mailto):([^?]*)/i.exec(href) ?? [];
  if (scheme === "") return undefined;
  const isMail = scheme.toLowerCase() === "mailto";
  return isMail ? mailFault(target, text) : numberFault(target, text, isAmerican);
}

function numberFault(target: string, text: string, isAmerican: boolean): Fault | undefined {
  const [number = ""] = decoded(target).split(/[;,]|\s*(?:ext\b|[px]\d)/i);
  const digits = digitsOf(number);
  if (digits.length < 3 && !/[a-z]{4}/i.test(target))
    return { says: `calls "${target}", which is no phone number` };
  const isForeign = /^\s*(?:\+(?!1)|0|[^\d]*[a-z])/i.test(number);
  if (isAmerican && !isForeign && digits.length > 7 && !wholeNumber.test(digits))
    return {
      says: `calls "${target}", which has ${digits.length} digits and reaches nobody`,
      fix: "Write all ten digits of the number, with +1 before them.",
    };
  const shown = text.match(phone) ?? [];
  const isShown = shown.some((one) => digitsOf(one).slice(-known) === digits.slice(-known));
  return shown.length > 0 && digits.length >= known && !isShown
    ? twoTruths(shown[0], `calls ${target}`)
    : undefined;
}

function twoTruths(shown: string | undefined, does: string): Fault {
  const fix = `Find out which of the two is right: correct the link if ${shown} is, else the text.`;
  return { says: `shows ${shown}, but ${does}`, fix };
}

function mailFault(target: string, text: string): Fault | undefined {
  const addresses = decoded(target)
    .split(",")
    .map((one) => one.trim());
  const wrong = addresses.find((one) => one !== "" && !isMailAddress.test(one));
  if (wrong !== undefined) return { says: `writes to "${wrong}", which is not an email address` };
  const shown = text.match(mailAddress) ?? [];
  const isShown = shown.some((one) => decoded(target).toLowerCase().includes(one.toLowerCase()));
  return shown.length > 0 && target !== "" && !isShown
    ? twoTruths(shown[0], `writes to ${target}`)
    : undefined;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
