import { canonicalsOf } from "../../../read-build/head-values.ts";
import { canonicalTarget } from "../../canonical.ts";
import { hasData } from "../../has-data.ts";
import { type Labels, labelsIn } from "../../labels.ts";
import { defineBareSetRule } from "../../rule.ts";

/** What a page is called, and the address of another that it names as its original. */
interface Named {
  labels: Labels;
  href: string | undefined;
}

export const canonOfAnother = defineBareSetRule<Named>({
  id: "canon/of-another",
  needs: "pages",
  severity: "error",
  checks: "A page names as its original only one with the same title or heading.",
  why: "Search engines then leave the page out, or believe none of its statements.",
  fix: "Write the page's own address.",
  source: "google-canonical",
  // With data, canon/self knows what the address should be.
  note: (page, audit) =>
    hasData(audit)
      ? undefined
      : {
          labels: labelsIn(page.facts),
          href: canonicalTarget(page, audit) === "other" ? canonicalsOf(page.facts)[0]?.href : undefined,
        },
  *set(notes, { internal }) {
    for (const [path, { labels, href }] of notes) {
      const target = href === undefined ? undefined : internal(href, path)?.path;
      const other = notes.get(target ?? "")?.labels;
      if (other && other.title !== labels.title && other.heading !== labels.heading)
        yield {
          message: `The canonical address of ${path} is another page with another title and heading: ${href}.`,
          cause: "other",
          path,
        };
    }
  },
});
