import type { PageRule } from "../../rule.ts";
import { citiesNamed } from "../../similarity/city-names.ts";

export const textCityList: PageRule = {
  id: "text/city-list",
  severity: "warning",
  checks: "No block of text is a mere list of places.",
  why: "Google names such lists as an example of keyword stuffing; links to pages of places are fine.",
  fix: "Link the places that have pages, and leave the others out.",
  source: "google-spam",
  *page({ path, facts }, { limits, site }) {
    const most = limits.text.maxUnlinkedPlaces;
    const linked = new Set(facts.anchors.map(({ text }) => text));
    for (const { text, region } of facts.blocks) {
      if (region !== "main" || text.split(",").length <= most) continue;
      const count = citiesNamed(site, text).filter((name) => !linked.has(name)).length;
      if (count > most)
        yield { message: `A text of ${path} lists ${count} places without links: "${text.slice(0, 80)}…".` };
    }
  },
};
