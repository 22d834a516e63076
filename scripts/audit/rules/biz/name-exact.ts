import { nameVariants } from "../../business-text/name-and-address.ts";
import type { PageRule } from "../../rule.ts";

export const bizNameExact: PageRule = {
  id: "biz/name-exact",
  severity: "error",
  checks: "The name of the business is written as it is registered.",
  why: "License boards allow no variants in advertising, and directories take a variant for another firm.",
  fix: "Let the text name {businessName}.",
  source: "license-board",
  *page({ path, facts }, { site }) {
    for (const variant of nameVariants(facts, site))
      yield {
        message: `${path} writes the name of the business as "${variant}" instead of "${site.business.name}".`,
        cause: variant,
        words: variant,
      };
  },
};
