import { lengthFault } from "../../../../src/seo/length-fault.ts";
import { titleWidth } from "../../../../src/seo/text-width.ts";
import { labelsOf } from "../../labels.ts";
import type { BarePageRule } from "../../rule.ts";
import { areSwapped } from "../../swapped-labels.ts";

export const titleLength: BarePageRule = {
  id: "title/length",
  needs: "pages",
  severity: "warning",
  checks: "The title fits on the line of a search result.",
  why: "A title that is too long loses its end; a very short one leaves the space to competitors.",
  fix: "Shorten or lengthen the page's title; audit.yaml sets the limits.",
  source: "screaming-frog",
  limits: ["title"],
  *page(page, { limits }) {
    const { path, facts } = page;
    const title = facts.titles[0]?.text;
    if (!page.expected.isIndexed || areSwapped(labelsOf(page), limits)) return;
    const fault = title && lengthFault(title, titleWidth(title), limits.title);
    if (fault) yield { message: `The title of ${path} ${fault}: "${title}".` };
  },
};
