import { isNoindex, metaContents, robotsDirectives } from "../../../read-build/head-values.ts";
import type { PageRule } from "../../rule.ts";

export const indexExpected: PageRule = {
  id: "index/expected",
  severity: "error",
  checks: "Robots tags and headers let in the pages that the data lets in, and no others.",
  why: "A page that is kept out by mistake brings no visitors; one that is let in by mistake shows what it should not.",
  fix: "Set noindex in the data of the page as it should be, and build again.",
  source: "google-robots",
  *page({ path, expected, facts }, { hostRules }) {
    const headers = hostRules.headers
      .filter(({ name, pattern }) => name.toLowerCase() === "x-robots-tag" && pattern.test(path))
      .map(({ value }) => value);
    const isKeptOut = isNoindex(robotsDirectives([...metaContents(facts, "robots"), ...headers]));
    if (isKeptOut && expected.isIndexed)
      yield {
        message: `${path} tells search engines to keep out, but the data lets them in.`,
        cause: "kept out",
      };
    if (!isKeptOut && !expected.isIndexed)
      yield { message: `${path} lets search engines in, but the data keeps them out.`, cause: "let in" };
  },
};
