// @module-tag nightly
import { beforeAll, describe } from "vitest";
import { serveAsCloudflarePages } from "../support/hosts/cloudflare-pages.ts";
import { type HostedSite, testHost } from "../support/hosts/contract.ts";
import { publishBelowSub, publishRealSite } from "../support/hosts/published-site.ts";

describe.each([
  ["at the root of the host", publishRealSite],
  ["below a path", publishBelowSub],
])("Cloudflare Pages, by the rules in the built folder, serves a site %s", (_, publish) => {
  let site: HostedSite;

  beforeAll(async () => {
    const published = publish();
    const host = await serveAsCloudflarePages(published.top);
    site = { ...published.site, url: host.url };
    return () => {
      host.close();
      published.remove();
    };
  });

  testHost({ sendsHeaders: true, slashStatus: 308, keepsMissing: true, redirectsBy: "rule" }, () => site);
});
