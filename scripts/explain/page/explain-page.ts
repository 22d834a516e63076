import { pageWords } from "../../../src/layout/view.ts";
import { createPage, listPages } from "../../../src/pages/pages.ts";
import type { PathEntry } from "../../../src/site/paths.ts";
import type { Site } from "../../../src/site/site.ts";
import type { PageExplanation, Source } from "../../schemas/explanation.ts";
import { createTracedSite, type TracedSite } from "../../trace/traced-site.ts";
import { listNeighbors } from "./neighbors.ts";
import { explainLinks, findReferrers, linksOfFrame, linksOfPage } from "./page-links.ts";
import { PageValues } from "./page-values.ts";
import { Sources } from "./sources.ts";
import { explainStructuredData } from "./structured-values.ts";

/** Says of everything on one page where it comes from, and who leads to it. Undefined where no page has the path. */
export function explainPage(
  { dataset, today }: Pick<Site, "dataset" | "today">,
  path: string,
  cwd: string,
): Omit<PageExplanation, "rendered"> | undefined {
  const traced = createTracedSite({ dataset, today });
  const { site } = traced;
  const entry = site.paths.get(path);
  if (!entry) return undefined;
  const sources = new Sources(traced, dataset.dataDir, cwd);
  const words = pageWords(traced.layout);
  const referrers = findReferrers(path, listPages(site, words), traced, sources);
  // Made after the others, so that the values its texts could print are those that are remembered.
  const page = createPage(site, entry, words);
  const values = new PageValues(site, entry, page, sources);
  const heading = values.heading();
  return {
    path,
    type: page.props.type,
    files: filesOf(entry, sources),
    head: values.head(),
    openGraph: values.openGraph(),
    ...(heading && { heading }),
    structuredData: explainStructuredData(page, { site, entry, values, sources }),
    links: explainLinks(linksOfPage(page), traced, sources),
    frameLinks: explainLinks(linksOfFrame(traced.layout), traced, sources),
    referrers,
    redirects: redirectsTo(path, traced, sources),
    neighbors: listNeighbors(site, entry, sources),
  };
}

function filesOf({ page, subject }: PathEntry, sources: Sources): Source[] {
  const pattern = sources.at({ file: page.file, pointer: "/path" }, page.value.path);
  return subject ? [pattern, sources.file(subject.entity.file)] : [pattern];
}

function redirectsTo(path: string, { site }: TracedSite, sources: Sources): PageExplanation["redirects"] {
  const { file = "", value } = site.dataset.redirects ?? {};
  return (value?.redirects ?? []).flatMap(({ from, to }, index) =>
    to === path ? { from, source: sources.at({ file, pointer: `/redirects/${index}/from` }) } : [],
  );
}
