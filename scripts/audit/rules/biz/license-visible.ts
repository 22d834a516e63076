import { credentialFaults } from "../../business-text/credential-faults.ts";
import { wordsWithin } from "../../business-text/whole-word.ts";
import type { PageRule } from "../../rule.ts";

export const bizLicenseVisible: PageRule = {
  id: "biz/license-visible",
  severity: "error",
  checks: "A licensed business shows its license number on every page.",
  why: "License boards treat a website as advertising, which must show the number.",
  fix: "Put {licenseNumber} in the footer.",
  source: "license-board",
  *page({ path, facts }, { site }) {
    const { license } = site.business;
    const { navigation } = site.dataset;
    if (!license || wordsWithin(facts.text.all, [license.number]).length > 0) return;
    // A wrong number is for biz/credential.
    if (credentialFaults(facts, site).some(({ expected }) => expected === license.number)) return;
    yield {
      message: `${path} does not show the license number ${license.number}.`,
      cause: "no license number",
      place: {
        file: navigation.file,
        pointer: navigation.value.footer.license ? "/footer/license" : "/footer",
      },
    };
  },
};
