import type { Business } from "../../../../src/kinds/business/fields.ts";
import { ownPhone } from "../../../../src/site/own-phones.ts";
import type { Site } from "../../../../src/site/site.ts";
import { callLink } from "../../../../src/site/values.ts";
import { metaContents } from "../../../read-build/head-values.ts";
import {
  emailFaults,
  linkFaults,
  misusedPhones,
  nearestPhone,
  phoneFaults,
} from "../../business-text/contact-faults.ts";
import { addressFaults } from "../../business-text/name-and-address.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { AuditedPage, Found, PageRule, SiteRule } from "../../rule.ts";

/** Name of the file that says how an installed site is called. */
const manifestFile = "manifest.webmanifest";

export const bizNap: PageRule & SiteRule = {
  id: "biz/nap",
  severity: "error",
  checks:
    "Name, phone numbers, email and address on a page match the data; ld/record checks structured data.",
  why: "A customer who calls a wrong number is lost, and directories copy what they read.",
  fix: "Use the value in braces, such as {phone}, so that it comes from business.yaml.",
  source: "product",
  *page(page, { site, layout }) {
    const { path, facts } = page;
    const { business } = site;
    const own = ownPhone(site, () => site.paths.get(path)?.subject);
    const { list } = statementsOf(page, layout);
    const ownCall = own && callLink(business, own);
    for (const { href, expected, why } of linkFaults(facts, site, ownCall, list))
      yield {
        message: `A link on ${path} leads to ${href}, but the data says ${expected}${why ? `: ${why}` : ""}.`,
        cause: href,
        words: href,
        ...(/^(tel|sms):/.test(href) && { loses: "number" }),
      };
    for (const shown of phoneFaults(facts, site, own, list))
      yield {
        message: `${path} shows the phone number ${shown}, but the data says ${numbersOf(business, own)}.`,
        cause: `phone ${shown}`,
        words: shown,
        loses: "number",
        ...insteadOf(shown, nearestPhone(shown, site, list)),
      };
    yield* misuses(page, site);
    for (const shown of emailFaults(facts, site, list))
      yield {
        message: `${path} shows the email address ${shown}, but the data says ${business.email ?? "that it has none"}.`,
        cause: `email ${shown}`,
        words: shown,
        ...insteadOf(shown, business.email && "email"),
      };
    for (const shown of addressFaults(facts, site))
      yield {
        message: `${path} shows the postal code ${shown}, but the data says ${business.address.postalCode}.`,
        cause: `postal code ${shown}`,
        words: shown,
      };
    const [name] = metaContents(facts, "og:site_name");
    if (name && name !== business.name)
      yield {
        message: `og:site_name of ${path} is "${name}", but the data says "${business.name}".`,
        cause: `og:site_name ${name}`,
        words: name,
      };
  },
  *site({ files, site }) {
    yield* streetFaults(site);
    const text = files.textOf(`/${manifestFile}`);
    const name = text === undefined ? undefined : nameIn(text);
    if (name !== undefined && name !== site.business.name)
      yield {
        message: `The name in ${manifestFile} is "${name}", but the data says "${site.business.name}".`,
        file: manifestFile,
      };
  },
};

/** Numbers that are asked for what they do not take. */
function* misuses({ path, facts }: AuditedPage, site: Site): Generator<Found> {
  for (const { words, shown, isForTexts } of misusedPhones(facts, site)) {
    const [asked, taken, name] = isForTexts ? ["calls", "texts", "phone"] : ["texts", "calls", "textPhone"];
    const right = site.business[isForTexts ? "phone" : "textPhone"];
    yield {
      message: `${path} asks for ${asked} to ${shown}, which takes ${taken}; ${right ? `for ${asked} the data says ${right}` : `the data has no number for ${asked}`}.`,
      cause: `${asked} ${shown}`,
      words,
      fix: `Ask for a ${taken.slice(0, -1)} in place of "${words}".`,
      ...insteadOf(shown, right && name),
    };
  }
}

/** The numbers of the data, with what they are for. */
function numbersOf({ phone, textPhone, phones = [] }: Business, own = phone): string {
  const forTexts = own ? `${own} and, for texts, ${textPhone}` : `${textPhone} for texts`;
  const [main] = textPhone ? [forTexts] : [own];
  const others = phones.map(({ purpose, number }) => `${purpose}: ${number}`);
  return [...(main ? [main] : []), ...others].join("; ") || "that it has none";
}

/** How to name the value of the data; nothing where it has none. */
function insteadOf(shown: string, name: string | undefined): { fix?: string } {
  return name ? { fix: `Write {${name}} in place of "${shown}".` } : {};
}

/** An office with the phone and the ZIP code of the business is where the business is. */
function* streetFaults({ business, dataset }: Site): Generator<Found> {
  const { street, postalCode } = business.address;
  const houses = dataset.offices.filter(({ value }) => value.postalCode === postalCode);
  if (street === undefined || houses.some(({ value }) => value.street === street)) return;
  for (const { file, value } of houses)
    if ((value.phone ?? business.phone) === business.phone)
      yield {
        message: `The address of ${value.name} is ${value.street}, but business.yaml says ${street} for the same phone and ZIP code.`,
        fix: `Write "${street}" in both, or the street of the office, whichever is right.`,
        place: { file, pointer: "/street" },
      };
}

/** The name in a manifest; undefined where it has none, or is no JSON, which file/manifest says. */
function nameIn(manifest: string): string | undefined {
  try {
    return (JSON.parse(manifest) as { name?: string }).name;
  } catch {
    return undefined;
  }
}
