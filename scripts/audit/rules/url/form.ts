import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import type { BarePageRule } from "../../rule.ts";

export const urlForm: BarePageRule = {
  id: "url/form",
  needs: "pages",
  severity: "warning",
  checks: "Page URLs, and links to them, are short and lowercase, with hyphens and no query string.",
  why: "Search engines treat any other form as a second URL, and it is hard to read aloud.",
  fix: "Change the path, and redirect the old one.",
  source: "google-urls",
  limits: ["links.maxUrlChars"],
  *page({ path, expected, facts }, { site, limits, internal, kindOf }) {
    if (/[^a-z0-9/-]|\/\//.test(path.replace(/\.html?$/, "")))
      yield { message: `The path ${path} has other characters than lower-case letters, digits and hyphens.` };
    const { length } = absoluteUrl(site, path);
    if (expected.isIndexed && length > limits.links.maxUrlChars)
      yield {
        message: `The URL of ${path} has ${length} characters, more than ${limits.links.maxUrlChars}.`,
      };
    const queries = facts.anchors.flatMap(({ href = "" }) =>
      href.includes("?") && kindOf(internal(href, path)?.path ?? "") === "page" ? href : [],
    );
    for (const href of new Set(queries))
      yield {
        message: `${path} links to ${href}, with a query.`,
        cause: `query ${href}`,
        words: href,
        fix: `Link to ${href.replace(/\?[^#]*/, "") || path}.`,
      };
  },
};
