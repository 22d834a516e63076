import { remember } from "../../../remember.ts";
import { passagesOf } from "../../passages.ts";
import type { BarePageRule } from "../../rule.ts";
import { citiesNamed } from "../../similarity/city-names.ts";

/** One name after another with nothing but commas and the like between: places that the data need not know. */
const name = "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?: \\p{Lu}[\\p{L}\\p{M}'’.-]*){0,3}";
const between = "\\s*(?:,(?: and)?|;|\\||·|•|/| and )\\s*";
const chain = new RegExp(`${name}(?:${between}${name})+`, "gu");
const separator = new RegExp(between, "u");

export const textCityList: BarePageRule = {
  id: "text/city-list",
  needs: "pages",
  severity: "warning",
  checks: "No block of text is just a list of places.",
  why: "Google cites such lists as an example of keyword stuffing; links to location pages are fine.",
  fix: "Link the places that have their own pages, and remove the others.",
  source: "google-spam",
  limits: ["text.maxUnlinkedPlaces"],
  *page({ path, facts }, { limits, site }) {
    const most = limits.text.maxUnlinkedPlaces;
    for (const { node, unlinked } of passagesOf(facts)) {
      const signs = unlinked.match(/[,;|·•/]/g)?.length ?? 0;
      if (signs === 0) continue;
      // Names of more places than may be have as many signs between them, or the word "and".
      const mayChain = signs + unlinked.split(" and ").length > most;
      const isListed = node.name === "ul" || node.name === "ol";
      const chained = mayChain && !isListed ? chainsIn(unlinked) : [];
      const count = Math.max(citiesNamed(site, unlinked).length, ...chained);
      if (count > most)
        yield {
          message: `A text of ${path} lists ${count} places without links: "${unlinked.slice(0, 80)}…".`,
          cause: unlinked,
          words: unlinked,
        };
    }
  },
};

/** Lengths of the chains of a text; most texts come on many pages. */
const chainsIn = remember(
  (text) => (text.match(chain) ?? []).map((names) => names.split(separator).length),
  1000,
);
