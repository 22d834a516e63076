import { canonicalsOf } from "../../../read-build/head-values.ts";
import { deletionOf } from "../../header-lines.ts";
import { addressOf } from "../../indexing.ts";
import type { BarePageRule } from "../../rule.ts";

export const canonOne: BarePageRule = {
  id: "canon/one",
  needs: "pages",
  severity: "error",
  checks: "An indexable page has exactly one canonical URL, set in one place.",
  why: "Given several, search engines may ignore them all.",
  fix: "Keep the link in the head, and remove the others.",
  source: "google-canonical",
  *page({ path, expected, facts }, { hostRules, site }) {
    const inHeaders = hostRules.headers.filter(
      ({ name, value, pattern }) =>
        name.toLowerCase() === "link" && /rel="?canonical/i.test(value) && pattern.test(path),
    );
    const count = canonicalsOf(facts).length + inHeaders.length;
    const wanted = expected.isIndexed ? 1 : 0;
    // Without data nobody says that a page is to have none.
    if (!site.business && !expected.isIndexed && count <= 1) return;
    if (count === wanted) return;
    const [header] = inHeaders;
    const own = `${site.origin}${addressOf(site, path)}`;
    const links = canonicalsOf(facts);
    const right = wanted === 1 ? (links.find(({ href }) => href === own) ?? links[0]) : undefined;
    const surplus = links.find((link) => link !== right);
    yield {
      message: `${path} has ${count} canonical ${count === 1 ? "URL" : "URLs"}; ${wanted} is right.${header ? ` Line ${header.line} of _headers gives it ${header.value}.` : ""}`,
      cause: String(count),
      ...(header
        ? { file: "_headers", line: header.line, fix: deletionOf(header) }
        : surplus
          ? { at: surplus.start, ...(right && { fix: `Keep ${right.href}, and remove ${surplus.href}.` }) }
          : !site.business && {
              // Of a missing link the title is the neighbor.
              at: facts.titles[0]?.start ?? 0,
              fix: `Write <link rel="canonical" href="${own}"> beside the title.`,
            }),
    };
  },
};
