import { lengthFault } from "../../../../src/seo/length-fault.ts";
import { descriptionWidth } from "../../../../src/seo/text-width.ts";
import { metaContents } from "../../../read-build/head-values.ts";
import { labelsOf } from "../../labels.ts";
import type { BarePageRule } from "../../rule.ts";
import { areSwapped } from "../../swapped-labels.ts";

export const descLength: BarePageRule = {
  id: "desc/length",
  needs: "pages",
  severity: "info",
  checks: "The description fits the lines of a search result.",
  why: "A description that is cut off loses its end; a very short one is replaced by a piece of the page.",
  fix: "Shorten or lengthen the description of the page; the limits stand in audit.yaml.",
  source: "screaming-frog",
  limits: ["description"],
  *page(page, { limits }) {
    const { path, facts } = page;
    const labels = labelsOf(page);
    if (!labels || areSwapped(labels, limits)) return;
    const [text] = metaContents(facts, "description");
    const fault = text && lengthFault(text, descriptionWidth(text), limits.description);
    if (fault) yield { message: `The description of ${path} ${fault}: "${text}".` };
  },
};
