import { hasData } from "../../has-data.ts";
import { defineBareSetRule } from "../../rule.ts";
import { isComplete, isKind, placedNodes } from "../../structured-data/placed-nodes.ts";

/** Whether a page describes the business, and whether it says how to call it. */
interface Note {
  describes: boolean;
  calls: boolean;
}

export const ldNoBusiness = defineBareSetRule<Note>({
  id: "ld/no-business",
  needs: "pages",
  severity: "info",
  checks:
    "If a site has a phone number to call, at least one page describes the business in structured data.",
  why: "It tells Google whose phone number, address, and hours these are.",
  fix: 'Describe the business on the home page: a node of type "LocalBusiness", or the type for its trade, with name, address, telephone, and openingHoursSpecification.',
  source: "google-local-business",
  note: ({ facts }, audit) =>
    hasData(audit)
      ? undefined
      : {
          describes:
            !isComplete(facts) ||
            placedNodes(facts).some((one) => isKind(one, "Organization") || isKind(one, "Person")),
          calls: facts.anchors.some(({ href = "" }) => /^tel:/i.test(href)),
        },
  *set(notes) {
    const all = [...notes.values()];
    if (all.some(({ calls }) => calls) && !all.some(({ describes }) => describes))
      yield { message: "No page describes the business in structured data.", path: "/" };
  },
});
