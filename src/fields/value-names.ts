/** Names in braces that every text of a site may print, beside the facts and rates of business.yaml. */
export const siteValueNames = [
  "businessName",
  "phone",
  "textPhone",
  "email",
  "locality",
  "region",
  "postalCode",
  "founded",
  "copyrightYear",
  "cityCount",
  "countyCount",
  "hours",
  "licenseAuthority",
  "licenseAuthorityName",
  "licenseNumber",
  "certificationName",
  "certificationAuthority",
  "certificationNumber",
] as const;

/** Names in braces that the pages of a city, a county or a project have beside them. */
export const subjectValueNames = {
  city: ["city", "county", "state", "stateName", "countySlug"],
  county: ["county", "state", "stateName", "countySlug", "cityCount"],
  project: ["title", "location", "type", "year", "description"],
} as const;

export type SiteValueName = (typeof siteValueNames)[number];
export type SubjectValueName<K extends keyof typeof subjectValueNames> =
  (typeof subjectValueNames)[K][number];

/** True for a name that the tool fills in itself, on some pages at least. */
export function isOwnValueName(name: string): boolean {
  return ownNames.has(name);
}

const ownNames: ReadonlySet<string> = new Set<string>([
  ...siteValueNames,
  ...Object.values(subjectValueNames).flat(),
]);
