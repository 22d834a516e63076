// @module-tag nightly
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe } from "vitest";
import { type HostedSite, testHost } from "../support/hosts/contract.ts";
import { publishBelowSub, publishRealSite } from "../support/hosts/published-site.ts";
import { serveAsVercel } from "../support/hosts/vercel.ts";

describe.each([
  ["at the root of the host", publishRealSite, 308 as const],
  ["below a path", publishBelowSub, 301 as const],
])("Vercel, with what site hosting prints, serves a site %s", (_, publish, slashStatus) => {
  let site: HostedSite;

  beforeAll(async () => {
    const published = publish();
    writeFileSync(join(published.top, "vercel.json"), published.configuration("vercel"));
    const host = await serveAsVercel(published.top);
    site = { ...published.site, url: host.url };
    return () => {
      host.close();
      published.remove();
    };
  });

  testHost({ sendsHeaders: true, slashStatus, keepsMissing: true, redirectsBy: "rule" }, () => site);
});
