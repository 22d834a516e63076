import type { Site } from "../../../src/site/site.ts";
import { saidIn } from "./answers.ts";
import { matchesOf } from "./matches.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** What a business is or has, said or denied; the record holds none of it, but its pages say it. */
interface Attribute {
  topic: string;
  is: string;
  /** What it has where it is that, or does. */
  has?: string;
  /** Other words that deny it. */
  denies?: string;
}

const estimate = "(?:consultation|estimate|quote)s?";

const attributes: readonly Attribute[] = [
  { topic: "whether it is licensed", is: "licensed", has: "licen[cs]e", denies: "unlicensed" },
  { topic: "whether it is bonded", is: "bonded", has: "bond", denies: "unbonded" },
  { topic: "whether it is insured", is: "insured", has: "(?:liability )?insurance", denies: "uninsured" },
  { topic: "whether it is certified for lead", is: "lead[- ](?:safe )?certified" },
  {
    topic: "whether it is family owned",
    is: "family[- ](?:owned|run)|a family (?:business|company|firm)",
  },
  {
    topic: "whether estimates are free",
    is: `free (?:[a-z]+ )?${estimate}|${estimate} (?:are|is)(?: always)? free`,
    denies: `${estimate} (?:(?:are|is) not|(?:are|is)n['’]t) free|charge for (?:an?|each|every|our|the) ${estimate}`,
  },
  {
    topic: "whether its work has a warranty",
    is: "(?:carr(?:ies|y)|comes? with|has|have) an? [^.,;!?]{0,25}(?:guarantee|warranty)",
    has: "(?:guarantee|warranty)",
    denies:
      "not covered by (?:an?|any) (?:guarantee|warranty)|n['’]t covered by (?:an?|any) (?:guarantee|warranty)",
  },
  { topic: "whether it has reviews", is: "from \\d[\\d,]* reviews", has: "(?:customer )?reviews" },
  {
    topic: "how many one may refer",
    is: "no limit (?:on|to) (?:the number of )?referrals|refer as many (?:friends|people) as you (?:like|want)",
    denies: "refer (?:at most|no more than|only|up to) [a-z\\d]+ (?:friends|neighbors|people)",
  },
  {
    topic: "who may refer",
    is: "anyone (?:can|may) refer",
    denies: "only (?:[a-z]+ )?(?:clients|customers) (?:can|may) (?:earn|get|refer|send)",
  },
];

const not = "(?:\\b(?:neither|not|never|no longer)|n['’]t)(?: (?:even|fully|yet|currently))?";
const gives = "(?:carry|give|have|hold|offer|provide)";

const patterns = attributes.map(({ topic, is, has, denies }) => {
  const without =
    has &&
    `${not} ${gives} (?:an?y? )?${has}|\\b${gives} no ${has}|\\b(?:without|there is no) (?:an?y? )?${has}`;
  const no = [`${not} (?:${is})`, without, denies].filter(Boolean).join("|");
  return { topic, no: new RegExp(`(?:${no})\\b`, "gi"), yes: new RegExp(`\\b(?:${is})\\b`, "gi") };
});

/** "Never start without a license" denies that there is none. */
const isTwice = /\b(?:never|no|nobody|not)\b|n['’]t\b/i;

const hint =
  /bond|insur|licen[cs]ed?\b|certified|family|estimate|quote|consultation|guarantee|review|warrant|\brefer/i;
/** What is denied of others, or asked, has none of these. */
const ofUs = /\b(?:our|us|we|you)\b/i;

/** What a text says or denies of the business. */
export function attributesIn(text: string, site: Site): { topic: string; words: string; value: string }[] {
  if (!hint.test(text)) return [];
  return saidIn(text).flatMap((sentence, index, sentences) => {
    if (!hint.test(sentence) || sentence.endsWith("?") || /\b(?:if|unless|whether)\b/i.test(sentence))
      return [];
    return patterns.flatMap(({ topic, no, yes }) => {
      const denied = matchesOf(no, sentence);
      const isDenied = denied.length > 0;
      return (isDenied ? denied : matchesOf(yes, sentence)).flatMap(({ 0: words, index: at }) => {
        const lead = sentence.slice(0, at);
        const earlier = sentences.slice(0, index).join(" ");
        const rest = sentence.slice(at + words.length);
        if (isDenied && isTwice.test(lead)) return [];
        const isOurs = whoIsMeant({ words, lead, earlier, rest }, site) === "us";
        return isOurs && (!isDenied || ofUs.test(sentence))
          ? [{ topic: `${topic} `, words, value: isDenied ? "no" : "yes" }]
          : [];
      });
    });
  });
}
