import { defineSetRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";
import { type Length, localLength, thinPages } from "../../thin-pages.ts";
import { mainLength } from "../../words.ts";

/** Parts of local text from which on a page knows its town. */
const wantedParts = 3;

export const cityThin = defineSetRule<Length & { parts: number }>({
  id: "city/thin",
  severity: "info",
  checks: `Each city page has at least ${wantedParts} parts of local text.`,
  why: "A page with one paragraph is allowed, but it loses to one that knows the town.",
  fix: "Add parts to localText that are true only of this city: houses, climate, materials, permits.",
  source: "product",
  note({ path, expected, facts }, { site }) {
    const city = expected.isIndexed ? cityOf(site, path) : undefined;
    return (
      city && {
        type: expected.props.type,
        words: mainLength(facts),
        ...localLength(city),
        parts: city.localText.length,
      }
    );
  },
  *set(pages) {
    // What is short among its siblings is for text/thin.
    const short = thinPages(pages);
    for (const [path, { parts }] of pages)
      if (parts < wantedParts && !short.has(path))
        yield { message: `${path} is thin: ${parts} of ${wantedParts} parts of local text.`, path };
  },
});
