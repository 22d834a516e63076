import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import { canonicalsOf } from "../../../read-build/head-values.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import { canonicalTarget } from "../../canonical.ts";
import { hasData } from "../../has-data.ts";
import { type Labels, labelsIn } from "../../labels.ts";
import { defineBareSetRule } from "../../rule.ts";

/** What a page is called, and the address of another that it names as its original. */
interface Named {
  labels: Labels;
  href: string | undefined;
  /** True for a page in the format of AMP that names itself; and the address that a page says has its own in it. */
  isOwnAmp: boolean;
  amp: string | undefined;
}

export const canonOfAnother = defineBareSetRule<Named>({
  id: "canon/of-another",
  needs: "pages",
  severity: "error",
  checks:
    "A page's canonical URL points only to a page with the same title or heading, and that of an AMP page to the page it is a version of.",
  why: "Otherwise search engines leave the page out, or trust none of its signals.",
  fix: "Use the page's own URL.",
  source: "google-canonical",
  // With data, canon/self knows what the address should be.
  note: (page, audit) =>
    hasData(audit)
      ? undefined
      : {
          labels: labelsIn(page.facts),
          href: canonicalTarget(page, audit) === "other" ? canonicalsOf(page.facts)[0]?.href : undefined,
          isOwnAmp: isAmp(page.facts) && canonicalTarget(page, audit) === "self",
          amp: page.facts.linkTags.find(({ rel }) => rel.toLowerCase() === "amphtml")?.href,
        },
  *set(notes, { internal, site }) {
    for (const [path, { labels, href, isOwnAmp }] of notes) {
      const [version] = isOwnAmp
        ? ([...notes].find(
            ([own, one]) =>
              own !== path &&
              (one.labels.title === labels.title || internal(one.amp ?? "", own)?.path === path),
          ) ?? [])
        : [];
      if (version !== undefined)
        yield {
          message: `The AMP page ${path} names itself as the original, but it is a version of ${version}.`,
          cause: "amp",
          path,
          words: absoluteUrl(site, path),
          fix: `Write <link rel="canonical" href="${absoluteUrl(site, version)}">.`,
        };
      const target = href === undefined ? undefined : internal(href, path)?.path;
      const other = notes.get(target ?? "")?.labels;
      if (other && other.title !== labels.title && other.heading !== labels.heading)
        yield {
          message: `The canonical URL of ${path} is another page with another title and heading: ${href}.`,
          cause: "other",
          path,
        };
    }
  },
});

/** True for a page that loads the script of AMP. */
function isAmp({ scripts }: PageFacts): boolean {
  return scripts.some(({ src }) => /\/\/cdn\.ampproject\.org\/v0\.m?js/.test(src ?? ""));
}
