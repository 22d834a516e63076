import { groupBy } from "../../../src/loader/group-by.ts";
import type { LinkGraph } from "../link-graph.ts";
import type { PageInlinks } from "./report-data.ts";

/** Links of other pages that lead to a path, by their words. */
export function inlinksOf(path: string, graph: LinkGraph, numbers: ReadonlyMap<string, number>): PageInlinks {
  const links = graph.inlinks(path);
  return {
    anchors: [...groupBy(links, ({ text }) => text)]
      .map(([text, ofText]) => ({
        text,
        pages: [...new Set(ofText.flatMap(({ from }) => numbers.get(from) ?? []))],
      }))
      .sort((a, b) => b.pages.length - a.pages.length),
    menu: [...new Set(graph.menuLinks(path).map(({ text }) => text))],
  };
}
