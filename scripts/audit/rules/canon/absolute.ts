import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import { canonicalsOf } from "../../../read-build/head-values.ts";
import { wrongAddresses } from "../../canonical.ts";
import type { BarePageRule } from "../../rule.ts";

/** Attributes that make Google ignore a canonical link. */
const spoiling = ["hreflang", "lang", "media", "type"];

export const canonAbsolute: BarePageRule = {
  id: "canon/absolute",
  needs: "pages",
  severity: "error",
  checks: "The canonical URL is absolute and on the site's own host, without a fragment or extra attributes.",
  why: "Google ignores any other form.",
  fix: "Write the scheme, host and path, and nothing else.",
  source: "google-canonical",
  *page({ path, expected, facts }, { site }) {
    const [canonical] = canonicalsOf(facts);
    if (!canonical) return;
    const { href, attributes } = canonical;
    const spoiler = spoiling.find((name) => attributes[name] !== undefined);
    if (!URL.canParse(href))
      yield {
        message: `The canonical URL of ${path} is not an absolute URL: "${href}".`,
        cause: "relative",
      };
    else if (new URL(href).origin !== site.origin) {
      const own = absoluteUrl(site, path);
      // Who mends the link alone finds the same there.
      const wrong = expected.isIndexed ? [...wrongAddresses(facts, own)] : [];
      const also = new Set(wrong.map(({ where }) => (where === "og:url" ? where : `the ${where}`)));
      yield {
        message: `The canonical URL of ${path} is on ${new URL(href).origin}, not on ${site.origin}.`,
        cause: "host",
        fix: `Write ${own}${also.size > 0 ? `, also in ${[...also].join(" and ")}` : ""}.`,
      };
    } else if (href.includes("#"))
      yield { message: `The canonical URL of ${path} has a fragment: ${href}.`, cause: "fragment" };
    else if (spoiler)
      yield {
        message: `The canonical link of ${path} has the attribute ${spoiler}, so Google ignores it.`,
        cause: spoiler,
      };
  },
};
