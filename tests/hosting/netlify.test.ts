import { describe } from "vitest";
import { testHost } from "../support/hosts/contract.ts";
import { serveAsNetlify } from "../support/hosts/netlify.ts";
import { hosted, publishBelowSub, publishRealSite } from "../support/hosts/published-site.ts";

describe.each([
  ["at the root of the host", publishRealSite],
  ["below a path", publishBelowSub],
])("Netlify, by the rules in the built folder, serves a site %s", (_, publish) => {
  const site = hosted(publish, ({ top }) => serveAsNetlify(top));
  testHost({ sendsHeaders: true, slashStatus: 301, redirectsBy: "rule" }, site);
});
