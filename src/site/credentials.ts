import type { Business } from "../kinds/business/fields.ts";
import { isOver } from "../kinds/term.ts";
import type { Dataset } from "../loader/load.ts";
import { asWarning, type Problem } from "../problem.ts";
import { derive } from "./questions.ts";
import type { Site } from "./site.ts";

/** A license or a certificate of the business. */
export interface Credential {
  kind: "license" | "certificate";
  name: string;
  authority: string;
  number: string;
  url?: string;
  validThrough?: string;
  sample?: boolean;
}

/** The license, then the certificates, each with its place in the file of the business. */
function credentialsOf({ license, certifications = [] }: Business): [pointer: string, Credential][] {
  const certificates = certifications.map((one, index): [string, Credential] => [
    `/certifications/${index}`,
    { kind: "certificate", ...one },
  ]);
  if (!license) return certificates;
  const { authority: name, authorityName: authority, ...others } = license;
  return [["/license", { kind: "license", name, authority, ...others }], ...certificates];
}

/** Those that have not expired. */
export const currentCredentials = derive("credentials", (site: Site): Credential[] =>
  credentialsOf(site.business).flatMap(([, credential]) =>
    isOver({ through: credential.validThrough }, site.today) ? [] : credential,
  ),
);

/** Licenses and certificates past their last day; `today` as year-month-day. */
export function credentialProblems({ business }: Dataset, today: string): Problem[] {
  return credentialsOf(business.value).flatMap(([pointer, credential]) => {
    const { kind, name, validThrough } = credential;
    if (!isOver({ through: validThrough }, today)) return [];
    return asWarning({
      code: "invalid-value",
      message: `The ${kind} "${name}" expired on ${validThrough}; sections and structured data no longer name it.`,
      hint: "Write its new last day, or remove it, and what texts say of it.",
      place: { file: business.file, pointer: `${pointer}/validThrough` },
    });
  });
}
