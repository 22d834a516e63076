import { lengthFault } from "../../../../src/seo/length-fault.ts";
import { titleWidth } from "../../../../src/seo/text-width.ts";
import { labelsOf } from "../../labels.ts";
import type { BarePageRule } from "../../rule.ts";
import { areSwapped } from "../../swapped-labels.ts";

export const titleLength: BarePageRule = {
  id: "title/length",
  needs: "pages",
  severity: "warning",
  checks: "The title fits the line of a search result.",
  why: "A title that is cut off loses its end; a very short one leaves the line to others.",
  fix: "Shorten or lengthen the title of the page; the limits stand in audit.yaml.",
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
