import type { BarePageRule } from "../../rule.ts";

export const hostSri: BarePageRule = {
  id: "host/sri",
  needs: "pages",
  severity: "info",
  checks: "Scripts from other sites have an integrity hash.",
  why: "Anyone who changes the script there changes this site.",
  fix: "Add the integrity attribute, or serve the script from this site.",
  source: "mdn-observatory",
  *page({ path, facts }, { internal }) {
    for (const { src, integrity } of facts.scripts)
      if (src && !internal(src, path) && !integrity)
        yield { message: `${path} loads ${src} without a checksum.`, cause: src, words: src };
  },
};
