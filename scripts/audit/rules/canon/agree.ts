import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import { wrongAddresses } from "../../canonical.ts";
import type { BarePageRule } from "../../rule.ts";

export const canonAgree: BarePageRule = {
  id: "canon/agree",
  needs: "pages",
  severity: "error",
  checks: "Link previews and structured data use the same URL as the canonical link.",
  why: "Every conflicting signal weakens the others.",
  fix: "Build the site again; if the problem remains, the builder of that value is at fault.",
  source: "google-canonical",
  *page({ path, expected, facts }, { site }) {
    if (!expected.isIndexed) return;
    const own = absoluteUrl(site, path);
    for (const { where, url } of wrongAddresses(facts, own))
      yield {
        message:
          where === "og:url"
            ? `og:url of ${path} is ${url}, but its URL is ${own}.`
            : `The structured data of ${path} says its URL is ${url}, but it is ${own}.`,
        cause: where,
        words: url,
      };
  },
};
