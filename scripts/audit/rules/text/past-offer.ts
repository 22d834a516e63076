import type { PageFacts } from "../../../read-build/page-facts.ts";
import { pastTermsIn } from "../../business-text/past-dates.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { hasData } from "../../has-data.ts";
import type { BarePageRule } from "../../rule.ts";
import { isKind, placedNodes } from "../../structured-data/placed-nodes.ts";
import { dayFault, type WrongDay, wrongDays } from "../../structured-data/wrong-days.ts";

/** Everywhere the day has ended. */
const behind = 86_400_000;
/** That something is done by a day may be told of a job. */
const isTerm = /^(?!by\b|before\b)/i;
const invites = /\b(?:book|call|enroll|order|register|reserve|rsvp|save|schedule|sign up|tickets?)\b/i;
const toEvents = /\b(?:register|reserve|rsvp|sign up|tickets?)\b/i;

export const textPastOffer: BarePageRule = {
  id: "text/past-offer",
  needs: "pages",
  severity: "warning",
  checks: "No offer, price, job, or event that a page promotes has already ended.",
  why: "People who respond are disappointed, and search engines drop expired prices and jobs.",
  fix: "Write the new date, or remove the offer.",
  source: "product",
  *page({ path, facts }, audit) {
    // With data biz/past-date knows more.
    if (hasData(audit) || isDated(facts)) return;
    const today = new Date(Date.now() - behind).toISOString().slice(0, 10);
    const description = facts.metas.flatMap(({ key, content }) => (key === "description" ? content : []));
    const texts = [...facts.titles, ...facts.blocks].map(({ text }) => text).concat(description);
    for (const sentence of new Set(texts.flatMap(sentencesOf)))
      for (const { words, end } of pastTermsIn(sentence, today))
        if (isTerm.test(words) || invites.test(sentence))
          yield { message: `${path} says "${words}", but ${end} is past.`, cause: words, words };
    for (const wrong of wrongDays(facts, today))
      if (wrong.isPast && isOffered(wrong, facts)) yield { ...dayFault(path, wrong), words: wrong.day };
  },
};

/** What was written on a day may have been true then. */
function isDated(facts: PageFacts): boolean {
  const isArticle = facts.metas.some(({ key, content }) => key === "og:type" && content === "article");
  return isArticle || placedNodes(facts).some((placed) => isKind(placed, "Article"));
}

/** Employment and series end in the past; events are kept as memories. */
function isOffered({ placed, property }: WrongDay, { text }: PageFacts): boolean {
  return property !== "endDate" || (isKind(placed, "Event") && toEvents.test(text.main));
}
