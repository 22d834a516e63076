import { metaContents } from "../../../read-build/head-values.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineBareSetRule } from "../../rule.ts";

/** Smaller sites share pictures by necessity. */
const fewestPages = 8;
/** A list, its second page and an article share one by right. */
const fewestAlike = 4;

export const ogImageGeneric = defineBareSetRule<string>({
  id: "og/image-generic",
  needs: "pages",
  severity: "warning",
  checks: "Pages do not all show the same image in link previews.",
  why: "Search engines use it as the thumbnail of a result, which should show what the page is about.",
  fix: "Choose a different image in the data of some of these pages.",
  source: "google-images",
  limits: ["files.maxCardShare"],
  note: ({ expected, facts }) => (expected.isIndexed ? metaContents(facts, "og:image")[0] : undefined),
  *set(notes, { limits, indexing }) {
    // A page whose file is missing or cut off has a picture, too.
    const count = Math.max(notes.size, [...indexing.values()].filter(({ isMeant }) => isMeant).length);
    if (count < fewestPages) return;
    for (const [url, paths] of pathsByNote(notes)) {
      const [path, ...others] = paths;
      if (path && paths.length >= fewestAlike && paths.length / count > limits.files.maxCardShare)
        yield {
          message: `${paths.length} of ${count} pages show the same picture in link previews: ${url}`,
          path,
          words: url,
          related: others,
        };
    }
  },
});
