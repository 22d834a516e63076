// @module-tag nightly
import { describe } from "vitest";
import { serveAsCloudflarePages } from "../support/hosts/cloudflare-pages.ts";
import { testHost } from "../support/hosts/contract.ts";
import { hosted, publishBelowSub, publishRealSite } from "../support/hosts/published-site.ts";

describe.each([
  ["at the root of the host", publishRealSite],
  ["below a path", publishBelowSub],
])("Cloudflare Pages, by the rules in the built folder, serves a site %s", (_, publish) => {
  const site = hosted(publish, ({ top }) => serveAsCloudflarePages(top));
  testHost({ sendsHeaders: true, slashStatus: 308, keepsMissing: true, redirectsBy: "rule" }, site);
});
