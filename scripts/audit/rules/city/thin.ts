import type { PageRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

/** Parts of local text from which on a page knows its town. */
const wantedParts = 3;

export const cityThin: PageRule = {
  id: "city/thin",
  severity: "info",
  checks: `Each city page has at least ${wantedParts} parts of local text.`,
  why: "A page with one paragraph is allowed, and loses to one that knows the town.",
  fix: "Add parts to localText that are true of this city only: houses, climate, materials, permits.",
  source: "product",
  *page({ path, expected }, { site }) {
    const city = expected.isIndexed ? cityOf(site, path) : undefined;
    const parts = city?.localText.length ?? wantedParts;
    if (parts < wantedParts)
      yield { message: `${path} is thin: ${parts} of ${wantedParts} parts of local text.` };
  },
};
