import type { SiteValueName } from "../fields/value-names.ts";
import type { Business } from "../kinds/business/fields.ts";
import { printedNumber } from "./samples.ts";
import { fillText, type TextValues } from "./text.ts";

/** `612-555-0100` with calling code 1 → `+16125550100` (E.164). */
export function internationalPhone(business: Business, phone: string): string {
  return `+${business.callingCode}${nationalDigits(phone, business)}`;
}

/** Countries whose numbers keep their first 0 when they are called from abroad: Italy, San Marino (ITU-T E.164, national plans). */
const keepsZero = ["39", "378"];

/** Digits of a number without the calling code or the prefix for calls within the country, however people write it. */
export function nationalDigits(phone: string, { callingCode }: Business): string {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+") && digits.startsWith(callingCode)) return digits.slice(callingCode.length);
  if (callingCode === "1") return digits.length === 11 ? digits.replace(/^1/, "") : digits;
  return keepsZero.includes(callingCode) ? digits : digits.replace(/^0/, "");
}

/** An amount of money as people of the business's country write it; cents only where they are not zero for `isRate`. */
export function formatMoney(business: Business, amount: number, digits: 0 | 2): string {
  return new Intl.NumberFormat(business.locale, {
    style: "currency",
    currency: business.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** `17:30` → `5:30 PM` in the business's language. */
export function formatTime(business: Business, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  // Some ICU versions put a narrow no-break space before AM and PM; the same input must give the same bytes everywhere.
  return timeFormat(business.locale)
    .format(new Date(Date.UTC(2000, 0, 1, hours, minutes)))
    .replace(/\u202f/g, " ");
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each locale, because making one takes longer than all else that a page's words take. */
function timeFormat(locale: string): Intl.DateTimeFormat {
  const known = timeFormats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  timeFormats.set(locale, made);
  return made;
}

/** `2024-03-12` → `March 12, 2024` in the business's language. */
export function formatDate(business: Business, date: string): string {
  return new Intl.DateTimeFormat(business.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The opening hours as rows of label and times. */
export function openingRows(business: Business): { label: string; text: string }[] {
  const { days, openText, closedText } = business.hours;
  return days.map(({ label, opens, closes }) => ({
    label,
    text:
      opens && closes
        ? fillText(openText, { opens: formatTime(business, opens), closes: formatTime(business, closes) })
        : closedText,
  }));
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
  const [openRow] = openingRows(business);
  const [certification] = business.certifications ?? [];
  const values: TextValues & Partial<Record<SiteValueName, string>> = {
    ...business.facts,
    businessName: business.name,
    phone: business.phone,
    textPhone: business.textPhone,
    email: business.email,
    locality: business.address.locality,
    region: business.address.region,
    postalCode: business.address.postalCode,
    founded: String(business.founded),
    copyrightYear: String(business.copyrightYear),
    cityCount: String(counts.cities),
    countyCount: String(counts.counties),
  };
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
  for (const rate of business.rates?.items ?? []) values[rateName(rate)] = rateText(business, rate);
  return values;
}

/** The name under which texts print a rate: `small-roof` → `smallRoofRates`. */
export function rateName({ value }: { value: string }): string {
  return `${value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Rates`;
}
