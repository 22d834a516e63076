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
  checks: "The meta description fits the space in a search result.",
  why: "A description that is too long is cut off; a very short one is replaced with text from the page.",
  fix: "Shorten or lengthen the meta description; audit.yaml sets the limits.",
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
