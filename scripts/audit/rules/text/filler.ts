import type { BarePageRule } from "../../rule.ts";

/** Phrases that any firm could say, and that tell nobody anything. */
const phrases = [
  "(?:a |the )?(?:company|contractors?|crew|firm|professionals|team) (?:that )?you can (?:count on|rely on|trust)",
  "(?:go|goes|going|went) above and beyond(?! the\\b)",
  "(?:exceed|surpass)(?:ing|s)? (?:all )?(?:of )?(?:your|our customers['’]|their|every) expectations",
  "commit(?:ted|ment) to (?:excellence|quality|(?:customer|your) satisfaction)",
  "(?:in )?today['’]s (?:busy|competitive|fast-paced|modern) (?:market|society|world)",
  "hidden gem",
  "look no further",
  "nestled (?:among|between|in) (?:the )?(?:foothills|heart|hills)",
  "no (?:job|project) (?:is )?too (?:big|large|small)(?: or too (?:big|large|small))?",
  "mother nature can be",
  "(?:deserves? )?nothing but the (?:very )?best",
  "one[- ]stop shop",
  "(?:our|a) (?:dedicated|experienced|highly skilled|skilled) (?:and [\\p{L}]+ )?(?:experts|professionals|technicians)",
  "passionate about (?:what we do|our (?:craft|work))",
  "(?:we )?(?:pride ourselves|take (?:great )?pride) (?:in|on) (?:all|being|delivering|every|excellent|giving|offering|our|providing|quality|the (?:highest )?quality|what)",
  "(?:customer|your) satisfaction is (?:always )?our (?:first|main|number one|top) (?:goal|priority)",
  "take (?:your|the stress out of your) [\\p{L} ]{1,30} to the next level",
  "(?:the|your) (?:area|region)['’]?s? (?:leading|premier|trusted)",
  "(?:top-notch|unparalleled|unmatched|world-class|second to none)",
  "(?:a |this )?(?:bustling|thriving|vibrant) (?:and [\\p{L}]+ )?(?:city|community|neighborhood|suburb|town|village)",
  "when disaster strikes",
  "where (?:beauty|charm|comfort|craftsmanship|heritage|history|luxury|quality|style|tradition) meets",
  "(?:whatever|no matter) your (?:budget|needs)(?: may be)?",
  "you(?:['’]ve| have) come to the right place",
  "your [\\p{L}]+(?: [\\p{L}]+)? (?:deserves?|is in good hands)",
  "your (?:home|house) is (?:more than (?:a|just)|(?:one of )?your (?:biggest|castle|greatest|haven|largest|most [\\p{L}]+|sanctuary))",
];
const filler = new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})`, "giu");
/** One may slip in anywhere. */
const fewest = 2;

export const textFiller: BarePageRule = {
  id: "text/filler",
  needs: "pages",
  severity: "warning",
  checks: "No text is made up of phrases that any business could use.",
  why: "Visitors skip them, and Google's guidance for writers asks whether a page offers more than the other results.",
  fix: "Say what you do, with what, and how long it takes, or cut the phrases.",
  source: "google-starter",
  *page({ path, facts }) {
    for (const { text, region } of facts.blocks) {
      const found = region === "main" ? (text.match(filler) ?? []) : [];
      if (found.length >= fewest)
        yield {
          message: `A text of ${path} says ${found.map((one) => `"${one}"`).join(", ")}, which any firm could say.`,
          cause: text,
          words: found[0] ?? "",
        };
    }
  },
};
