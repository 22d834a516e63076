import { credentialFaults } from "../../business-text/credential-faults.ts";
import type { PageRule } from "../../rule.ts";

export const bizCredential: PageRule = {
  id: "biz/credential",
  severity: "error",
  checks: "License and certificate numbers on a page match the data; ld/record checks structured data.",
  why: "A wrong number is a false statement about a license.",
  fix: "Use {licenseNumber} or {certificationNumber} in the text.",
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
