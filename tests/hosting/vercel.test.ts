// @module-tag nightly
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";
import { testHost } from "../support/hosts/contract.ts";
import { hosted, publishBelowSub, publishRealSite } from "../support/hosts/published-site.ts";
import { serveAsVercel } from "../support/hosts/vercel.ts";

describe.each([
  ["at the root of the host", publishRealSite, 308 as const],
  ["below a path", publishBelowSub, 301 as const],
])("Vercel, with what site hosting prints, serves a site %s", (_, publish, slashStatus) => {
  const site = hosted(publish, (published) => {
    writeFileSync(join(published.top, "vercel.json"), published.configuration("vercel"));
    return serveAsVercel(published.top);
  });
  testHost({ sendsHeaders: true, slashStatus, keepsMissing: true, redirectsBy: "rule" }, site);
});
