import type { BarePageRule } from "../../rule.ts";

export const titleStaleYear: BarePageRule = {
  id: "title/stale-year",
  needs: "pages",
  severity: "warning",
  checks: "A year in a title is not older than the page.",
  why: "An old year tells visitors that the page is out of date.",
  fix: "Write the year of the last change, or none.",
  source: "google-title",
  *page({ path, facts }) {
    const [year] = /\b20\d\d\b/.exec(facts.titles[0]?.text ?? "") ?? [];
    const shown = facts.times
      .filter(({ region }) => region === "main")
      .map(({ dateTime }) => dateTime.slice(0, 4));
    const newest = shown.sort().at(-1);
    if (year && newest && year < newest)
      yield { message: `The title of ${path} says ${year}, but the page is of ${newest}.` };
  },
};
