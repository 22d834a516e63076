import { stemOf, subjectWords } from "../words.ts";
import { printedWords, saidIn } from "./answers.ts";
import { matchesOf } from "./matches.ts";
import type { Account } from "./own-accounts.ts";
import { numbersIn, numeral, plainQuantity, scaledNumber, scaledNumeral, timeSpan } from "./quantities.ts";

/** Numbers that a business tells of itself: the firm is the subject, whatever it has. */
interface NumberKind {
  says: RegExp;
  /** Sentences about a part, another time or another firm. */
  unless?: RegExp;
  /** What it is about, by the words of a match; undefined where that is not clear. */
  about(groups: Partial<Record<string, string>>, sentence: string): string | undefined;
  /** Only where no record could decide it; each branch has its own. */
  isBare?: true;
}

/** Whoever works, in a word for their trade, and what they drive. */
const notOurs =
  "answers|brothers|buyers|callers|centers|colors|competitors|containers|corners|customers|daughters|doors|dumpsters|elders|factors|fathers|flavors|floors|founders|homeowners|hours|layers|letters|members|mothers|neighbors|numbers|offers|orders|others|owners|papers|partners|powers|quarters|readers|sisters|sponsors|suppliers|towers|users|vendors|visitors|winners|winters";
const things = `(?!(?:${notOurs})\\b)(?:[a-z]+(?:ers|ors|ians|ists|men|techs)|boats|cranes|crews|employees|excavators|lifts|machines|people|rigs|trucks|vans|vehicles)`;
const number = `(?:${scaledNumeral}|${numeral})`;
const runs = "(?:drive|employ|field|have|keep|operate|own|run)";
const vehicle = "(?:[a-z]+ )?(?:pumper|rig|tank|tanker|trailer|truck|van)";
const unit = "(?<unit>barrel|bushel|cubic[- ]yard|foot|gallon|pound|ton|yard)s?";
/** What is told of a part of them, a job, a branch or another time. */
const partOfThem =
  /\b(?:additional|another|arriv\w+|began|branch|bring|brought|came|coming|each|every|extra|few|finish\w*|first|future|grew|hir(?:e|ed|ing)|joined|last|left|location|more|most|need\w*|newest|office|oldest|on site|one of|only|open(?:ed|ings?)?|other|per|plus|send|sent|shift|some|spent|started|stay\w*|then|took|used to|when we|will|with (?:just|only)|(?:19|20)\d\d)\b|\b(?:at|for|in|on) (?:this|that|the|your) (?:day|house|home|job|project|roof|site|week)\b/i;
const stars = "(?:[- ]?stars?\\b| ?★| ?(?:out of|of|/) ?(?:5|five)\\b)";
const sites = /\b(?:angi|bbb|facebook|google|homeadvisor|houzz|nextdoor|thumbtack|trustpilot|yelp)\b/gi;
const isRatingOfUs = /\b(?:our|us|we)\b/i;
const sum =
  "\\$ ?(?<count>\\d[\\d,]*(?:\\.\\d\\d)?)(?![\\d%]| ?(?:[-–—/+]|an? |and up|each|extra|k\\b|less|million|more|off|or\\b|per|to\\b))";

const kinds: readonly NumberKind[] = [
  {
    says: new RegExp(
      `\\bour (?:whole )?(?:staff|team) of (?<count>${numeral})\\b(?! (?:[a-z-]+ )?${things}\\b)|\\bwe(?: are|['’]re) (?:a (?:crew|staff|team) of )?(?<are>${numeral}) (?:full-time )?${things}\\b|\\b(?<work>${numeral}) (?:full-time )?(?:people|[a-z]+ers|[a-z]+ians) work for us\\b`,
      "gi",
    ),
    about: () => "how many people work here",
  },
  {
    says: new RegExp(
      `\\b(?:our (?:(?:crew|fleet|staff|team) of )?|we(?:['’]ve got| (?:currently |now )?${runs}) (?:a (?:crew|fleet|staff|team) of )?)(?<count>${numeral}) (?<things>(?:[a-z-]+ )?${things})\\b`,
      "gi",
    ),
    unless: partOfThem,
    about: ({ things: name = "" }) => `how many ${name.toLowerCase()} we have`,
  },
  {
    says: new RegExp(
      `\\bour (?<count>${number})[- ]${unit}[- ]${vehicle}\\b|\\bour ${vehicle} (?:carries|hauls|holds) (?:about |up to )?(?<are>${number}) ${unit.replace("<unit>", "<units>")}\\b`,
      "gi",
    ),
    unless:
      /\b(?:another|backup|big\w*|both|each|larg\w+|new\w*|old\w*|one of|other|second|small\w*|used to)\b/i,
    about: ({ unit: one, units }) => `how many ${(one ?? units ?? "").toLowerCase()}s our truck holds`,
  },
  {
    says: new RegExp(
      `(?<job>[^.,;:!?()–—]{3,80}) (?:every (?<count>${timeSpan}|(?:single )?(?:month|week|year))|(?<are>annually|once a year))\\b`,
      "gi",
    ),
    unless:
      /\b(?:as|at least|busy|but|city|code|commercial|county|cut|depend\w*|except|famil\w+|few\w*|half|heav\w+|households?|if|instead|late|law|less|like|longer|makers?|manufacturers?|more|most|new\w*|never|not|old\w*|once upon|other|people|pets|rental|restaurants?|some|sooner|state|unless|used to|when|where|who)\b(?! tanks?\b)|n['’]t\b/i,
    about: ({ job = "" }) => jobIn(job),
  },
  {
    says: new RegExp(
      `\\b(?<count>[1-4]\\.\\d)${stars}|\\b(?:based on|from|our|with) (?:our )?(?<are>\\d[\\d,]*) (?:[a-z]+ )?reviews\\b(?!\\.\\w)`,
      "gi",
    ),
    unless:
      /\b(?:brand|each|energy|film|maker|manufacturer|model|movie|product|street|used to|(?:19|20)\d\d)\b/i,
    isBare: true,
    about({ are }, sentence) {
      const [site = "", ...others] = new Set(matchesOf(sites, sentence).map(([name]) => name.toLowerCase()));
      if (others.length > 0 || (site === "" && !isRatingOfUs.test(sentence))) return undefined;
      return `${are === undefined ? "our rating" : "our reviews"} ${site}`;
    },
  },
  {
    says: new RegExp(
      `\\b(?:our|the|an?) (?<thing>(?:[a-z-]+ ){1,3}?[a-z-]+) (?:costs?|is|runs) (?:a flat |just |only )?${sum}`,
      "gi",
    ),
    unless:
      /\b(?:additional|after|average\w*|before|commercial|coupon|credit|discount|emergenc\w+|except|financ\w+|holidays?|if|larger?|last|members?|month\w*|night|off|permit|plus|save\w*|senior|small\w*|times|unless|used to|was|weekends?|when|without|worth)\b/i,
    isBare: true,
    about: ({ thing = "" }) => priced(thing),
  },
  {
    says: new RegExp(
      `\\b(?:an?|our|the) (?:flat )?${sum} (?:flat )?(?<thing>(?:[a-z-]+ ){0,2}(?:call|charge|checkup|deposit|fee|inspection|minimum|tune-up|visit))\\b`,
      "gi",
    ),
    unless:
      /\b(?:additional|after|before|commercial|coupon|discount|emergenc\w+|holidays?|if|larger?|members?|night|off|permit|plus|save\w*|senior|small\w*|unless|used to|was|weekends?|when|without|worth)\b/i,
    isBare: true,
    about: ({ thing = "" }) => priced(thing),
  },
];

const hint = /\d|our |we |for us|every|annually|once a year/i;

/** Numbers that a text tells of the business, which another text may tell in another way. */
export function numbersTold(text: string, isBare: boolean): Account[] {
  if (!hint.test(text)) return [];
  return saidIn(text).flatMap((sentence) =>
    sentence.endsWith("?")
      ? []
      : kinds.flatMap((kind) => {
          if (kind.unless?.test(sentence) || (kind.isBare && !isBare)) return [];
          return matchesOf(kind.says, sentence).flatMap(({ 0: said, groups = {} }) => {
            const topic = kind.about(groups, sentence);
            const count = groups.count ?? groups.are ?? groups.work ?? "";
            if (topic === undefined) return [];
            const words = printedWords(said.trim(), text);
            const span = groups.job === undefined ? undefined : daysOf(count);
            const value = span ? span.join("–") : String(scaledNumber(count.replace(/^\$ ?/, "")));
            return [
              {
                topic,
                words,
                value,
                isOfBranch: topic.startsWith("how many") && groups.unit === undefined,
                ...(span && { span }),
                ...(kind.isBare && { isOnce: true }),
              },
            ];
          });
        }),
  );
}

/** Words that are no part of a job that is done every so often. */
const idle =
  /^(?:about|advise|and|be|been|best|check|do|does|done|generally|get|gets|good|has|have|is|are|it|its|make|may|must|need|needs|normally|out|plan|recommend|roughly|schedule|should|suggest|them|they|typically|usually|want|we|will|you)$/;
const fewestWords = 2;
const mostWords = 4;

/** A job by the stems of its words; undefined where they are too few to tell it from others, or a story. */
function jobIn(clause: string): string | undefined {
  const stems = new Set(subjectWords(clause).flatMap((word) => (idle.test(word) ? [] : stemOf(word))));
  const isJob = stems.size >= fewestWords && stems.size <= mostWords;
  return isJob ? `how often: ${[...stems].sort().join(" ")}` : undefined;
}

/** What has a price, without words for the price. */
function priced(thing: string): string | undefined {
  const stems = subjectWords(thing).flatMap((word) =>
    /^(?:basic|charge|cost|fee|flat|price|rate|regular|standard|usual)$/.test(word) ? [] : stemOf(word),
  );
  return stems.length >= fewestWords ? `the price: ${stems.sort().join(" ")}` : undefined;
}

const daysIn: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365 / 12,
  year: 365,
};

/** The least and most days of a span of time. */
function daysOf(said: string): [from: number, to: number] {
  const plain = plainQuantity(/^(?:annually|once a year)$/i.test(said) ? "1 year" : said);
  const [from = 1, to = from] = numbersIn(plain).map(Number);
  const [unit = "year"] = /hour|day|week|month|year/.exec(plain) ?? [];
  const days = daysIn[unit] ?? 1;
  return [from * days, to * days];
}
