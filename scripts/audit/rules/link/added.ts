import { addedLinks } from "../../built/body-differences.ts";
import type { PageRule } from "../../rule.ts";

export const linkAdded: PageRule = {
  id: "link/added",
  severity: "info",
  checks: "No link to another site was added to a page after the build.",
  why: "Hackers leave links in the sites they break into, and anything a tool adds is lost with the next build.",
  fix: "If the link belongs there, add it to the data; if nobody recognizes it, find out how it got there, and build the site again.",
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
