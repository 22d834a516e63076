import { createEndpoints, listCallers } from "../src/calls/endpoints.ts";
import { policySources } from "../src/pages/policy-sources.ts";
import { renderHeaders, renderRedirects, renderRobots } from "../src/seo/hosting.ts";
import { oncePer } from "../src/site/once.ts";
import { ownFiles } from "../src/site/own-files.ts";
import type { Site } from "../src/site/site.ts";
import { renderManifest } from "./assets/icons.ts";

/** Files beside the pages for browsers, crawlers and hosts, whose text the data make whatever the pages say. */
export const siteTexts = oncePer(
  ({ business, dataset, origin, base, redirects }: Site): ReadonlyMap<string, string> => {
    const texts = new Map<string, string>([
      [ownFiles.manifest, renderManifest(business.name, dataset.theme.value, base)],
      [ownFiles.robots, renderRobots(origin, base)],
      [ownFiles.redirects, renderRedirects(redirects, base)],
      [ownFiles.headers, renderHeaders(base, policySources(dataset))],
    ]);
    const endpoints = createEndpoints(business, dataset.backend?.value);
    if (listCallers(dataset).length > 0) texts.set(ownFiles.endpoints, `${JSON.stringify(endpoints)}\n`);
    return texts;
  },
);
