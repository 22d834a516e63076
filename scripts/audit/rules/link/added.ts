import { addedLinks } from "../../built/body-differences.ts";
import type { PageRule } from "../../rule.ts";

export const linkAdded: PageRule = {
  id: "link/added",
  severity: "info",
  checks: "No link to another site was written into a page after it was built.",
  why: "What breaks into a site leaves links in it, and what a tool adds is gone with the next build.",
  fix: "If it is meant to be there, write it into the data; if nobody knows it, find out how it came, and build the site again.",
  source: "google-spam",
  *page(page, audit) {
    for (const { href = "", text, start } of addedLinks(page, audit))
      if (/^(?:https?:)?\/\//i.test(href))
        yield {
          message: `The link "${text}" on ${page.path} leads to ${href}, which the data does not say.`,
          cause: `${text} ${href}`,
          at: start,
        };
  },
};
