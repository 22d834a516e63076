import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import { lastChange } from "../../../../src/pages/last-change.ts";
import { readSitemap } from "../../../read-build/sitemap.ts";
import { defineSetRule } from "../../rule.ts";

/** Fewer dates may be equal by chance. */
const fewestDates = 3;

export const mapLastmod = defineSetRule<string>({
  id: "map/lastmod",
  severity: "warning",
  checks: "The sitemap says when each page changed, not when the site was built.",
  why: "Google heeds the dates only while they prove right.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  note: ({ expected }, { site }) => {
    const entry = site.paths.get(expected.props.path);
    return (entry && lastChange(site, entry)) ?? "";
  },
  *set(days, { files, site }) {
    const known = new Map([...days].map(([path, day]) => [absoluteUrl(site, path), day]));
    const dated = [...readSitemap(files)].filter(({ lastModified }) => lastModified !== undefined);
    const [first, ...others] = dated;
    const isOne = first && others.every(({ lastModified }) => lastModified === first.lastModified);
    if (!isOne || dated.length < fewestDates) return;
    if (dated.some(({ url, lastModified }) => known.get(url) !== lastModified))
      yield {
        message: `All ${dated.length} dates of the sitemap are ${first.lastModified}, but the data does not say so.`,
        file: first.file,
      };
  },
});
