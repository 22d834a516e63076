import type { SiteValueName } from "../fields/value-names.ts";
import type { Business } from "../kinds/business/fields.ts";
import { camelCase } from "../loader/slug.ts";
import { contactFields } from "./contact-ways.ts";
import { formatMoney } from "./formats.ts";
import { usualRows } from "./hours/rows.ts";
import { printedNumber } from "./samples.ts";
import { fillText, type TextValues } from "./text.ts";

/** `612-555-0100` with calling code 1 → `+16125550100` (E.164). */
export function internationalPhone(business: Business, phone: string): string {
  return `+${business.callingCode}${nationalDigits(phone, business)}`;
}

/** `612-555-0100` with calling code 1 → `tel:+16125550100`. */
export function callLink(business: Business, phone: string): string {
  return `tel:${internationalPhone(business, phone)}`;
}

/** The same for a message: `sms:+16125550100`. */
export function textLink(business: Business, phone: string): string {
  return `sms:${internationalPhone(business, phone)}`;
}

/** Countries whose numbers keep their first 0 when they are called from abroad: Italy, San Marino (ITU-T E.164, national plans). */
const keepsZero = ["39", "378"];

/** Digits of a number without the calling code or the prefix for calls within the country, however people write it. */
export function nationalDigits(phone: string, { callingCode }: Pick<Business, "callingCode">): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+") && digits.startsWith(callingCode)) return digits.slice(callingCode.length);
  if (callingCode === "1") return digits.length === 11 ? digits.replace(/^1/, "") : digits;
  return keepsZero.includes(callingCode) ? digits : digits.replace(/^0/, "");
}

/** What a rate costs, in the words of the data. */
export function rateText(business: Business, rate: { low: number; high: number }): string {
  return fillText(business.rates?.pattern ?? "", {
    low: formatMoney(business, rate.low, 2),
    high: formatMoney(business, rate.high, 2),
  });
}

/** The names that every text of the site may print. Numbers that are samples carry the tag. */
export function siteValues(
  business: Business,
  counts: { cities: number; counties: number },
  sampleTag = "",
): TextValues {
  const [openRow] = usualRows(business);
  const [certification] = business.certifications ?? [];
  const values: TextValues & Partial<Record<SiteValueName, string>> = {
    ...business.facts,
    businessName: business.name,
    locality: business.address.locality,
    region: business.address.region,
    postalCode: business.address.postalCode,
    founded: String(business.founded),
    copyrightYear: String(business.copyrightYear),
    cityCount: String(counts.cities),
    countyCount: String(counts.counties),
  };
  for (const field of Object.values(contactFields)) {
    const value = business[field];
    if (value !== undefined) values[field] = value;
  }
  if (business.address.street) values.street = business.address.street;
  if (openRow) values.hours = `${openRow.label} ${openRow.text}`;
  if (business.license) {
    values.licenseAuthority = business.license.authority;
    values.licenseAuthorityName = business.license.authorityName;
    values.licenseNumber = printedNumber(business.license, sampleTag);
  }
  if (certification) {
    values.certificationName = certification.name;
    values.certificationAuthority = certification.authority;
    values.certificationNumber = printedNumber(certification, sampleTag);
  }
  for (const { id, number } of business.phones ?? []) values[phoneName(id)] ??= number;
  for (const rate of business.rates?.items ?? []) values[rateName(rate)] = rateText(business, rate);
  return values;
}

/** The name under which texts print a rate: `small-roof` → `smallRoofRates`. */
export function rateName({ value }: { value: string }): string {
  return `${camelCase(value)}Rates`;
}

/** The name under which texts print a further number: `out-of-hours` → `outOfHoursPhone`. */
export function phoneName(id: string): string {
  return `${camelCase(id)}Phone`;
}
