import { deflateSync } from "node:zlib";
import type { BarePageRule } from "../../rule.ts";

/** Shorter texts say nothing: the code has not learned their words. */
const fewestChars = 1000;

export const pageRedundant: BarePageRule = {
  id: "page/redundant",
  needs: "pages",
  severity: "info",
  checks: "The text of a page does not repeat itself.",
  why: "Of pages that compress to a quarter of their size or less, 70% were judged to be spam (Ntoulas 2006).",
  fix: "Cut the sentences that appear more than once.",
  source: "ntoulas",
  limits: ["text.maxCompression"],
  *page({ path, facts }, { limits }) {
    const text = facts.text.main;
    if (text.length < fewestChars) return;
    const ratio = Buffer.byteLength(text) / deflateSync(text).length;
    if (ratio >= limits.text.maxCompression)
      yield {
        message: `The text of ${path} compresses ${ratio.toFixed(1)} times; below ${limits.text.maxCompression} is right.`,
      };
  },
};
