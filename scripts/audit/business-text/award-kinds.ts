import type { FactKind } from "./fact-kinds.ts";
import { hasAward } from "./recorded-truths.ts";

const pattern = (source: string) => new RegExp(source, "gi");
const bureau = "(?:BBB|Better Business Bureau)";

/** Awards and ranks of the business, and who has written of it. */
export const awardKinds: readonly FactKind[] = [
  {
    name: "an award or rank",
    hint: /award/i,
    says: [
      pattern(
        "\\b(?:our|an) award[- ]winning|\\baward[- ]winning (?:company|contractors?|crews?|firm|service|team)",
      ),
    ],
    decides: { pointer: "/facts", isTrue: hasAward, says: () => "" },
    inData: "no record",
  },
  {
    name: "an award or rank",
    hint: /#|a\+|award|bbb|better business|chose|elected|gave us|named|no\. ?1|number[- ]one|picked|ranked|rated|received|took home|voted|winner|won /i,
    says: [
      pattern(
        "\\b(?:chose|elected|named|picked|ranked|rated|selected|voted) (?:us|our (?:company|crew|firm|office|team))(?: as| to be)?(?: (?:among|one of))? (?:the |their )?(?:[\\w]+['’]s )?(?:#|best|favorite|first|number|no\\.|top)[^.,;!?]*",
      ),
      pattern(
        "\\bwe (?:are|were|have been)(?: \\w+)? (?:chosen|elected|named|picked|ranked|rated|selected|voted)(?: as| to be)?(?: (?:among|one of))? (?:the |their )?(?:#|best|favorite|number|no\\.|top)[^.,;!?]*",
      ),
      pattern(
        "\\b(?:winners? of|we (?:have )?won|took home|received|gave us) (?:the|an?|its|their) [^.,;!?]{0,50}?\\b(?:award|prize)\\b",
      ),
      pattern("\\bvoted (?:the )?(?:#|best|number|no\\.|top)[^.,;!?]*"),
      pattern(
        "(?:#\\s?1|\\bno\\. ?1|\\bnumber[- ]one)(?:[- ](?:rated|ranked))? (?:[\\w-]+ ){0,2}?(?:choice|company|contractors?|firm|in|team)\\b",
      ),
      pattern(`\\b${bureau}[- ](?:A\\+|accredit\\w+|rated)|\\bA\\+ rat(?:ed|ing)|\\bA\\+ BBB`),
      pattern(
        `\\b${bureau}\\b[^.;!?]{0,30}?\\b(?:our|us)\\b[^.;!?]{0,30}?(?:\\bA\\+|\\baccredit\\w+)|\\b(?:our|we)\\b[^.;!?]{0,40}?(?:\\bA\\+|\\baccredit\\w+)[^.;!?]{0,20}?\\b${bureau}\\b`,
      ),
      pattern("\\btop[- ]rated\\b"),
    ],
    inData: "no record",
  },
  {
    name: "an award or rank",
    hint: /Best of|featured|seen|Year/,
    says: [
      /\bBest of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*,? (?:in )?(?:19|20)\d\d\b/gu,
      /\b(?:[Aa]s )?(?:[Ff]eatured|[Ss]een) (?:by|in|on) (?:the )?(?:\p{Lu}[\p{L}&]+)(?: \p{Lu}\p{L}+)*/gu,
      /\b(?:[Cc]hosen|[Nn]amed|[Vv]oted) (?:as )?(?:the )?(?:\p{Lu}\p{L}+ ){1,4}of the Year\b/gu,
    ],
    isOfFirm: true,
    inData: "no record",
  },
];
