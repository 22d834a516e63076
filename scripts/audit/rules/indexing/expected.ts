import { hasData } from "../../has-data.ts";
import { indexingOf } from "../../indexing.ts";
import type { BarePageRule } from "../../rule.ts";

export const indexExpected: BarePageRule = {
  id: "index/expected",
  needs: "pages",
  severity: "error",
  checks:
    "Robots tags allow indexing of the pages that the data allows (without data: the home page and those in the sitemap), and tags or headers keep the others out.",
  why: "A page that is kept out by mistake brings no visitors; one that is let in by mistake shows what it should not.",
  fix: "Build the site again. If the problem remains, set noindex correctly in the data of the page.",
  source: "google-robots",
  *page(page, audit) {
    const { obstacles, isMeant, isInSitemap } = indexingOf(page, audit);
    const isOfData = hasData(audit);
    const otherwise = isOfData
      ? "the data lets them in"
      : isInSitemap
        ? "the sitemap lists it"
        : "it is the home page";
    const tags = obstacles.filter(({ by }) => by === "tag");
    for (const { words, at } of isMeant ? tags : [])
      yield {
        message: `${page.path} tells search engines to keep out (${words}), but ${otherwise}.`,
        cause: `kept out ${words}`,
        ...(at !== undefined && { at }),
      };
    if (isOfData && !isMeant && tags.length === 0 && !obstacles.some(({ by }) => by === "header"))
      yield { message: `${page.path} lets search engines in, but the data keeps them out.`, cause: "let in" };
  },
};
