/** Names in braces that every text of a site may print, beside the facts and rates of business.yaml. */
export const siteValueNames = [
  "businessName",
  "phone",
  "textPhone",
  "email",
  "street",
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

export type SiteValueName = (typeof siteValueNames)[number];
