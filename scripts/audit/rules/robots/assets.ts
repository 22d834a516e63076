import { groupBy } from "../../../../src/loader/group-by.ts";
import type { Use } from "../../../read-build/needs.ts";
import { forbiddingRule } from "../../../read-build/robots-text.ts";
import { blockingLines, lineKey } from "../../blocking-lines.ts";
import { orBuild } from "../../has-data.ts";
import { addressOf } from "../../indexing.ts";
import { andOthers } from "../../page-names.ts";
import { type BarePage, defineBareSetRule } from "../../rule.ts";

interface ForbiddenFile {
  address: string;
  line: number;
  text: string;
}

export const robotsAssets = defineBareSetRule<ForbiddenFile[]>({
  id: "robots/assets",
  needs: "pages",
  severity: "error",
  checks: "Crawlers may fetch the styles, scripts, and images of every page.",
  why: "Google judges the rendered page, and shows no image that it may not crawl.",
  fix: "Remove the line from robots.txt.",
  source: "google-structured-data",
  note(page, { robots, internal, site }) {
    if (robots.rules.every(({ isAllowed }) => isAllowed)) return undefined;
    const forbidden = [...new Set(filesOf(page))].flatMap((address) => {
      const target = internal(address, page.path);
      const rule = target && forbiddingRule(robots.rules, addressOf(site, target.path));
      return rule ? { address, line: rule.line, text: rule.text } : [];
    });
    return forbidden.length > 0 ? forbidden : undefined;
  },
  *set(notes, audit) {
    // A line that keeps out whole pages has its own finding, and goes with it.
    const known = blockingLines(audit);
    const uses = [...notes].flatMap(([path, files]) => files.map((file) => ({ path, ...file })));
    for (const [key, files] of groupBy(uses, ({ line }) => lineKey({ file: "robots.txt", line }))) {
      const [first] = files;
      if (!first || known.has(key)) continue;
      const { line } = first;
      const addresses = new Set(files.map(({ address }) => address));
      const [path = "", ...others] = new Set(files.map(({ path }) => path));
      const which = andOthers(first.address, [...addresses].slice(1), "file");
      yield {
        message: `${andOthers(path, others)} ${others.length > 0 ? "need" : "needs"} ${which}, which line ${line} of robots.txt forbids: ${first.text}`,
        cause: first.text,
        fix: `Delete line ${line} of robots.txt ("${first.text}")${orBuild(audit)}`,
        file: "robots.txt",
        line,
        path,
        related: others,
      };
    }
  },
});

const drawn = new Set<Use>(["stylesheet", "icon", "script", "picture"]);

/** What a page is drawn with, each form of a picture included. */
function filesOf({ facts }: BarePage): string[] {
  return facts.needs.flatMap(({ use, address }) => (drawn.has(use) ? address : []));
}
