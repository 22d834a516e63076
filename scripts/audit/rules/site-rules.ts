import type { Rule } from "../rule.ts";
import { mapSet } from "./map/set.ts";

/** Addresses, links, sitemap, robots.txt and the files of the host. */
export const siteRules: readonly Rule[] = [mapSet];
