import { indexingOf } from "../../indexing.ts";
import type { PageRule } from "../../rule.ts";

export const indexExpected: PageRule = {
  id: "index/expected",
  severity: "error",
  checks: "Robots tags let in the pages that the data lets in, and tags or headers keep out the others.",
  why: "A page that is kept out by mistake brings no visitors; one that is let in by mistake shows what it should not.",
  fix: "Build the site again. If it stays, set noindex in the data of the page as it should be.",
  source: "google-robots",
  *page(page, audit) {
    const { obstacles, isMeant } = indexingOf(page, audit);
    const tags = obstacles.filter(({ by }) => by === "tag");
    for (const { words, at } of isMeant ? tags : [])
      yield {
        message: `${page.path} tells search engines to keep out (${words}), but the data lets them in.`,
        cause: `kept out ${words}`,
        ...(at !== undefined && { at }),
      };
    if (!isMeant && tags.length === 0 && !obstacles.some(({ by }) => by === "header"))
      yield { message: `${page.path} lets search engines in, but the data keeps them out.`, cause: "let in" };
  },
};
