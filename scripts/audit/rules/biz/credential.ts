import { credentialFaults } from "../../business-text/credential-faults.ts";
import type { PageRule } from "../../rule.ts";

export const bizCredential: PageRule = {
  id: "biz/credential",
  severity: "error",
  checks:
    "Numbers of licenses and certificates on a page are those of the data; structured data is for ld/record.",
  why: "A wrong number is a false statement about a license.",
  fix: "Let the text name {licenseNumber} or {certificationNumber}.",
  source: "license-board",
  *page({ path, facts }, { site }) {
    for (const { authority, shown, expected } of credentialFaults(facts, site))
      yield {
        message: `${path} shows the ${authority} number ${shown}, but the data says ${expected}.`,
        cause: `${authority} ${shown}`,
        words: shown,
      };
  },
};
