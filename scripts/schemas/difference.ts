import { choice, flag, group, list, optional, type Static, text } from "../../src/fields/index.ts";
import { siteKinds } from "../diff/compare-sites.ts";
import { kinds } from "../diff/page-values.ts";
import { count, pagePath } from "./parts.ts";

const before = optional(
  text("The value before; absent for what is new.", "Roofers in Maple Grove", { minLength: 0 }),
);
const after = optional(
  text("The value after; absent for what is gone.", "Roof Repair in Maple Grove", { minLength: 0 }),
);

const pageChange = {
  kind: choice([...kinds], "What changed.", "title"),
  where: optional(
    text(
      "Name of the value: path within the structured data, name of a header or meta tag, crawler.",
      "og:title",
    ),
  ),
  before,
  after,
};

const movedPage = group("An old path and the new one that took its place.", {
  from: pagePath,
  to: text("The new path, or the address that the redirect leads to.", "/contact"),
  isRedirected: flag("False where visitors of the old path find nothing.", true),
});

const siteChange = group("A change that belongs to no page that both builds have.", {
  kind: choice([...siteKinds], "What changed.", "robots.txt"),
  where: optional(text("Path of a file.", "/llms.txt")),
  before,
  after,
});

const change = group("One value of a page that is not what it was.", pageChange);
const changeGroup = group("One way in which values changed, on all pages where they did.", {
  ...pageChange,
  paths: list("Pages on which it changed this way; the values are those of the first.", pagePath),
});

export type Change = Static<typeof change>;
export type ChangeGroup = Static<typeof changeGroup>;
export type MovedPage = Static<typeof movedPage>;
export type SiteChange = Static<typeof siteChange>;

export const difference = group("What changed between two built folders.", {
  compared: count("Pages that are in both."),
  changed: count("Those of them on which something changed."),
  added: list("New pages.", pagePath),
  moved: list("Pages with another path.", movedPage),
  lost: list("Pages that are gone without a redirect.", pagePath),
  changes: list("What changed on pages, identical changes together.", changeGroup, { mayRepeat: true }),
  site: list("What changed beside the pages: rules of the host and for crawlers, files.", siteChange, {
    mayRepeat: true,
  }),
});
export type Difference = Static<typeof difference>;
