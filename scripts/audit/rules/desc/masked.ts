import { groupBy } from "../../../../src/loader/group-by.ts";
import { metaContents } from "../../../read-build/head-values.ts";
import { maskOf } from "../../masking.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineSetRule } from "../../rule.ts";

/** A type with fewer pages has no pattern. */
const fewestPages = 3;

export const descMasked = defineSetRule<{ type: string; text: string; masked: string }>({
  id: "desc/masked",
  severity: "warning",
  checks: "The meta descriptions of a page type differ in more than place names.",
  why: "Google accepts generated descriptions if they vary and include facts about the page.",
  fix: "Give these pages their own descriptions with customMeta, or add facts to the pattern.",
  source: "google-snippet",
  limits: ["text.maxDescriptionShare"],
  note({ expected, facts }, { site }) {
    const [text] = metaContents(facts, "description");
    if (!text || !expected.isIndexed) return undefined;
    return { type: expected.props.type, text, masked: maskOf(site).of(text) };
  },
  *set(notes, { limits }) {
    for (const pages of groupBy(notes, ([, { type }]) => type).values()) {
      if (pages.length < fewestPages) continue;
      // Descriptions that are equal as they are belong to desc/unique.
      const different = new Map(pages.map(([path, { text, masked }]) => [text, { path, masked }]));
      const masked = new Map([...different.values()].map(({ path, masked }) => [path, masked]));
      for (const [pattern, [path, ...others]] of pathsByNote(masked)) {
        const share = (others.length + 1) / pages.length;
        if (path && share > limits.text.maxDescriptionShare)
          yield {
            message: `${others.length + 1} of ${pages.length} descriptions are one pattern with names changed: "${pattern}".`,
            path,
            related: others,
          };
      }
    }
  },
});
