import type { Site } from "../../../src/site/site.ts";
import { saidIn } from "./answers.ts";
import { matchesOf } from "./matches.ts";
import { type Saying, whoIsMeant } from "./who-is-meant.ts";

/** What a business is or has, said or denied; the record holds none of it, but its pages say it. */
interface Attribute {
  topic: string;
  is: string;
  /** What it has where it is that, or does. */
  has?: string;
  /** Other words that deny it. */
  denies?: string;
  /** Nobody but the business speaks of it on its pages. */
  isOwn?: true;
}

const not = "(?:\\b(?:neither|not|never|no longer)|n['’]t)(?: (?:been|even|fully|yet|currently))?";
const estimate = "(?:consultation|estimate|quote)s?";
/** What one comes out for: "the first visit", "to look at the house". */
const visit = `(?:${estimate}|(?:first |home |on-site |site )*visits?|(?:coming|driving) out|(?:to )?(?:come|drive) out)`;
const someFee =
  "(?:an?|our|some|the|your) (?:(?:flat|little|modest|nominal|small|token|\\$[\\d,.]+) )*(?:charge|fee)";
/** A friend, or a time, at which a reward is not yet earned. */
const tooEarly =
  "(?:(?:as soon as|the (?:day|minute|moment)|when) (?:the|they|your)(?: friend| neighbor)? (?:signs?|gets? (?:an?|the|their) (?:estimate|quote)|calls)|(?:as soon as|the (?:day|minute|moment)) (?:the|your) (?:friend|neighbor) \\w+|before the (?:job|work) (?:begins|is|starts))";
const buyers = "(?:clients?|customers?|homeowners?|people we have painted for)";
const referred = "(?:customers|families|friends|households|jobs|neighbors|people|projects|times)";
const photos = "(?:photos?|pictures?|satellite|the phone|a video|your description)";

const attributes: readonly Attribute[] = [
  {
    topic: "whether it is licensed",
    is: "licensed",
    has: "(?:contractor['’]?s? )?licen[cs]e",
    denies:
      "unlicensed|(?:let|lost) (?:our|the) licen[cs]e\\b|(?:our|the) licen[cs]e (?:been |has |is |was )*(?:lapsed?|expired|pending|revoked|suspended)",
  },
  { topic: "whether it is bonded", is: "bonded", has: "bond", denies: "unbonded" },
  { topic: "whether it is insured", is: "insured", has: "(?:liability )?insurance", denies: "uninsured" },
  {
    topic: "whether it is certified for lead",
    is: "lead[- ](?:safe )?certified",
    has: "(?:EPA(?:['’]s)? )?(?:lead[- ](?:safe )?)?certificat(?:e|ion)",
  },
  {
    topic: "whether it is family owned",
    is: "family[- ](?:owned|run)|a family (?:business|company|firm)",
  },
  {
    topic: "whether estimates are free",
    isOwn: true,
    is: `free (?:[a-z]+ )?${estimate}|${estimate} (?:are|is)(?: always)? free`,
    denies: `${estimate} (?:(?:are|is) not|(?:are|is)n['’]t) free|(?:an? |each |every |our |the )?(?:[a-z-]+ ){0,2}?${visit} (?:(?:are|is) not|(?:are|is)n['’]t) (?:[a-z]+ )?free|(?:bill|charge)s? (?:you )?for (?:an?|each|every|our|the)? ?(?:[a-z-]+ )?${visit}|${someFee} (?:applies |is (?:added|charged|due) )?(?:for|on|to|when)\\b[^.;!?]{0,40}?${visit}`,
  },
  {
    topic: "whether its work has a warranty",
    is: "(?:carr(?:ies|y)|comes? with|has|have) an? [^.,;!?]{0,25}(?:guarantee|warranty)",
    has: "(?:guarantee|warranty)",
    denies:
      "not covered by (?:an?|any) (?:guarantee|warranty)|n['’]t covered by (?:an?|any) (?:guarantee|warranty)|(?:not|n['’]t|no longer) (?:guarantee|warrant) (?:any|our|the) [a-z]+",
  },
  { topic: "whether it has reviews", is: "from \\d[\\d,]* reviews", has: "(?:customer )?reviews" },
  {
    topic: "how many one may refer",
    isOwn: true,
    is: "no limit (?:on|to) (?:the number of )?referrals|refer as many (?:friends|people) as you (?:like|want)",
    denies: `refer (?:at most|no more than|only|up to) [a-z\\d]+ ${referred}|refer (?:only )?[a-z\\d]+ ${referred} (?:an?|each|every|per) (?:month|year)|referrals? (?:[a-z]+ ){0,2}?(?:(?:are|is) )?(?:capped|limited)\\b[^.;!?]{0,30}|(?:[a-z\\d]+|limit of [a-z\\d]+) (?:paid )?(?:referral )?(?:referrals?|rewards?) (?:an?|each|every|per) (?:customer|family|household|month|person|year)`,
  },
  {
    topic: "who may refer",
    isOwn: true,
    is: "anyone (?:can|may) refer",
    denies: `only (?:[a-z]+ )?${buyers}\\b[^.;!?]{0,60}?(?:refer\\w*|earn|reward)|(?:have|need|got) to be (?:an? |one of our )?(?:[a-z]+ )?${buyers} [^.;!?]{0,30}?(?:refer\\w*|earn|reward)|(?:open|reserved|limited) (?:for|only to|to) (?:[a-z]+ ){0,2}${buyers}|(?:all|(?:the )?(?:one|only) (?:condition|rule|thing))(?: (?:for|of) [a-z ]{1,25}?)?(?: (?:that )?we (?:ask|require))? is that you(?:['’]re|['’]ve| are| have)(?: [a-z]+){0,3} ${buyers}`,
  },
  {
    topic: "when a referral is paid",
    isOwn: true,
    is: "(?:paid|pay(?:ment)?)[^.;!?]{0,60} after (?:completion|the (?:job|work))",
    denies: `(?:bonus|paid|pay|reward|referral)[^.;!?]{0,40}? ${tooEarly}`,
  },
  {
    topic: "whether we look before we quote",
    isOwn: true,
    is: "(?:come out|look)[^.;!?]{0,40} and measure|measure (?:first|before)",
    denies: `(?:bid|price|quote)s?[^.;!?]{0,40}? (?:sight unseen|(?:by|from|over) (?:an? |your )?${photos}|without (?:an? visit|(?:coming out|measuring|seeing|visiting)))|${photos}[^.;!?]{0,40}? (?:binding|exact|final|firm|fixed) (?:bid|price|quote)|${not} (?:have|need) to (?:come (?:by|out)|measure|see|visit)|calculator(?:(?!\\bnot\\b|n['’]t)[^.;!?]){0,30}? (?:binding|exact|final|fixed|guaranteed)|(?:nobody|no one)(?: of us)? (?:comes|has to come|needs to come|will come) (?:by|out)|never (?:come|drive) out|no (?:need (?:for us )?to (?:come|measure|see|visit)|(?:measuring|visit) (?:is )?(?:needed|required))`,
  },
];

const gives = "(?:carry|give|have|hold|offer|provide)";

const patterns = attributes.map(({ topic, is, has, denies, isOwn }) => {
  const without =
    has &&
    `${not} ${gives} (?:an?y? |the |that |our )*${has}|\\b${gives} no ${has}|\\b(?:without|there(?: is|['’]s) no) (?:an?y? )?${has}`;
  const no = [`${not} (?:${is})|^(?:${is}): no(?:t|pe)?`, without, denies].filter(Boolean).join("|");
  return { topic, isOwn, no: new RegExp(`(?:${no})\\b`, "gi"), yes: new RegExp(`\\b(?:${is})\\b`, "gi") };
});

/** "Never start without a license" denies that there is none. */
const isTwice = /\b(?:never|no|nobody|not)\b|n['’]t\b/i;

const hint =
  /bond|insur|licen[cs]ed?\b|certif|come out|family|estimate|measure|quote|consultation|guarantee|friend|photos?\b|pictures?\b|review|reward|visit|warrant|\brefer|you(?:['’]re|['’]ve| are| have)\b[^.;!?]{0,20} (?:client|customer)/i;
/** What is denied of others, or asked, has none of these. */
const ofUs = /\b(?:our|us|we|your?|(?:the|this) (?:business|company|firm))\b/i;
/** Before what is denied, one says so, too: "No, we are not licensed". */
const saysNo = /^(?:(?:no|nope|sorry|unfortunately),? )+/i;
/** The answer behind a word for what it is: "Insured: not yet". */
const label = /^[a-z]+: no/i;
/** What a question has named is then called so: "A license? We don't carry one". */
const named = /\b(?:bond|guarantee|insurance|licen[cs]e|warranty)\b/gi;
const calledSo = new RegExp(`(${not} ${gives}|\\bwithout) (?:any|it|one)\\b`, "i");

/** A sentence with the name of what it denies, which it or the question before it has called. */
function withNames(sentence: string, before = ""): string {
  if (!calledSo.test(sentence)) return sentence;
  const [lead = ""] = sentence.split(calledSo);
  const [name] = matchesOf(named, `${before.endsWith("?") ? before : ""} ${lead}`).slice(-1);
  return name ? sentence.replace(calledSo, `$1 ${name[0]}`) : sentence;
}

/** What a text says or denies of the business. */
export function attributesIn(text: string, site: Site): { topic: string; words: string; value: string }[] {
  if (!hint.test(text)) return [];
  return saidIn(text).flatMap((said, index, sentences) => {
    const sentence = withNames(said, sentences[index - 1]);
    if (!hint.test(sentence) || sentence.endsWith("?") || /\b(?:if|unless|whether)\b/i.test(sentence))
      return [];
    const earlier = sentences.slice(0, index).join(" ");
    return patterns.flatMap(({ topic, isOwn = false, no, yes }) => {
      const denied = matchesOf(no, sentence);
      const isDenied = denied.length > 0;
      if (isDenied && !isOwn && !ofUs.test(sentence)) return [];
      return (isDenied ? denied : matchesOf(yes, sentence)).flatMap(({ 0: words, index: at }) => {
        const saying = {
          words,
          lead: sentence.slice(0, at),
          earlier,
          rest: sentence.slice(at + words.length),
        };
        const isNot = isDenied && deniesTwice(saying.lead);
        return isNot || !isOurs(saying, isOwn, site)
          ? []
          : [{ topic: `${topic} `, words, value: isDenied ? "no" : "yes" }];
      });
    });
  });
}

function deniesTwice(lead: string): boolean {
  const [clause = ""] = lead.replace(saysNo, "").split(/[,;:]/).slice(-1);
  return isTwice.test(clause);
}

/** True where the business says it of itself, or of a thing that nobody else speaks of. */
function isOurs(saying: Saying, isOwn: boolean, site: Site): boolean {
  const who = label.test(saying.words) ? "us" : whoIsMeant(saying, site);
  return who === "us" || (isOwn && who === "thing");
}
