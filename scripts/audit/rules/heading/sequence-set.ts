import { groupBy } from "../../../../src/loader/group-by.ts";
import { hashOf } from "../../../files/hash.ts";
import { maskOf } from "../../masking.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineSetRule } from "../../rule.ts";

/** A type with fewer pages has no pattern. */
const fewestPages = 3;

export const headingSequenceSet = defineSetRule<{ type: string; outline: string }>({
  id: "heading/sequence-set",
  severity: "info",
  checks: "The pages of one type do not all have the same headings.",
  why: "Identical headings are one of the signs by which search engines recognize templated pages.",
  fix: "Give important pages sections or headings of their own.",
  source: "google-spam",
  limits: ["text.maxOutlineShare"],
  note({ expected, facts }, { site }) {
    const { path, type } = expected.props;
    if (!site.paths.get(path)?.subject) return undefined;
    const texts = facts.headings.filter(({ region, level }) => region === "main" && level > 1);
    return {
      type,
      outline: hashOf(maskOf(site).of(texts.map(({ level, text }) => `${level} ${text}`).join("\n"))),
    };
  },
  *set(notes, { limits }) {
    for (const [type, pages] of groupBy(notes, ([, note]) => note.type)) {
      if (pages.length < fewestPages) continue;
      const outlines = new Map(pages.map(([path, { outline }]) => [path, outline]));
      for (const [, paths] of pathsByNote(outlines)) {
        const [path, ...others] = paths;
        if (path && paths.length / pages.length > limits.text.maxOutlineShare)
          yield {
            message: `${paths.length} of ${pages.length} pages of type ${type} have the same headings when names are masked.`,
            path,
            related: others,
          };
      }
    }
  },
});
