import type { BarePageRule } from "../../rule.ts";

/** Words that may follow themselves. */
const mayRepeat =
  /^(?:bye|had|her|is|that|very|no|so|now|there|you|na|ha|knock|tut|chop|many|walla|pago|bora|sing|baden)$/i;
const doubled = /(?<![\p{L}\p{N}'’-])(\p{Ll}{2,}) \1(?![\p{L}\p{N}'’-])/gu;

export const textDoubledWord: BarePageRule = {
  id: "text/doubled-word",
  needs: "pages",
  severity: "warning",
  checks: "No word stands twice in a row.",
  why: "Whoever reads it takes the page, and the work, for careless.",
  fix: "Take the second one out.",
  source: "product",
  *page({ path, facts }) {
    for (const text of new Set(facts.blocks.map((block) => block.text)))
      for (const [words, word = ""] of text.matchAll(doubled))
        if (!mayRepeat.test(word))
          yield {
            message: `${path} says "${words}".`,
            cause: words,
            words,
            within: text,
            fix: `Write "${word}" once.`,
          };
  },
};
