import type { PageFacts } from "../../read-build/page-facts.ts";
import type { Account } from "./own-accounts.ts";
import { sentencesOf } from "./sentences.ts";

/** Asks the business whether it does something, wherever that is asked. */
const asksUs =
  /^(?:and |but )?(?:are|can|could|do|does|have|is|may|must|should|will|would) [^?]*\byour?\b[^?]*\?$/i;
/** What that is depends on the page. */
const ofPage = /\b(?:here|it|near|that|them|these|they|this|those|too)\b/i;
const answer = /^(?:(?<yes>absolutely|certainly|of course|sure|yes)|(?<no>never|no|nope|sorry, no))[.,;:!]/i;

/** Questions that the business is asked of itself, by their words, and whether a page answers them with yes or no. */
export function answersOf({ blocks }: PageFacts): Account[] {
  return blocks.flatMap(({ text: asked, region }, at) => {
    const { text = "", region: behind } = blocks[at + 1] ?? {};
    if (region !== "main" || behind !== region || !asksUs.test(asked) || ofPage.test(asked)) return [];
    const { groups } = answer.exec(text) ?? {};
    const [words = ""] = sentencesOf(text);
    const value = groups?.yes ? "yes" : "no";
    return groups ? [{ topic: asked.toLowerCase(), words: words.replace(/[.!]$/, ""), value, asked }] : [];
  });
}
