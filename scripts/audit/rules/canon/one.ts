import { canonicalsOf } from "../../../read-build/head-values.ts";
import type { PageRule } from "../../rule.ts";

export const canonOne: PageRule = {
  id: "canon/one",
  severity: "error",
  checks: "A page for search engines has exactly one canonical address, from one place.",
  why: "Of several, search engines may take none.",
  fix: "Keep the link in the head, and remove the others.",
  source: "google-canonical",
  *page({ path, expected, facts }, { hostRules }) {
    const inHeaders = hostRules.headers.filter(
      ({ name, value, pattern }) =>
        name.toLowerCase() === "link" && /rel="?canonical/i.test(value) && pattern.test(path),
    );
    const count = canonicalsOf(facts).length + inHeaders.length;
    const wanted = expected.isIndexed ? 1 : 0;
    if (count !== wanted)
      yield {
        message: `${path} has ${count} canonical addresses; ${wanted} is right.`,
        cause: String(count),
      };
  },
};
