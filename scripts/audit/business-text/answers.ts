import { remember } from "../../remember.ts";
import { inWholeYears, numeral } from "./quantities.ts";
import { sentencesOf } from "./sentences.ts";

/** How a question asks, or what stands before a colon, and what the answer says in full. */
interface Asked {
  asks: RegExp;
  tells(question: RegExpExecArray, answer: string): string;
}

/** What goes on without a comma. */
const isPlain = /^(?:for|from|in|since|until|within)\b/;
/** Who is asked about, once "you" is "we". */
const subject =
  "(we|labor|workmanship|(?:our|the|this) [a-z]+(?: (?:business|company|crew|firm|office|team))?)";
const asks = (source: string) => new RegExp(`^${source}$`, "i");
const began: Readonly<Record<string, string>> = { begin: "began", open: "opened", start: "started" };

/** Behind a question comes the part of a sentence that it leaves open. */
const open: readonly Asked[] = [
  {
    asks: asks(`how (?:long|many years) (ha(?:s|ve)) ${subject} (.+)`),
    tells: ([, verb, who, what], answer) =>
      `${who} ${verb} ${what} ${/^since\b/i.test(answer) ? "" : "for "}${answer}`,
  },
  {
    asks: asks(`how old (?:is|are) ${subject}`),
    tells: ([, who], answer) => `${who} has been in business for ${answer}`,
  },
  {
    asks: asks(`(?:in )?(?:when|wh(?:at|ich) year) did ${subject} (begin|open|start)\\b(.*)`),
    tells: ([, who, verb = "", what], answer) =>
      `${who} ${began[verb.toLowerCase()]}${what} in ${answer.replace(/^(?:back )?in /i, "")}`,
  },
  {
    asks: asks(
      `(?:when|(?:in )?wh(?:at|ich) year) (w(?:as|ere)) ${subject} (established|founded|started)\\b.*`,
    ),
    tells: ([, verb, who, what], answer) =>
      `${who} ${verb} ${what} ${/^in\b/i.test(answer) ? "" : "in "}${answer}`,
  },
  {
    asks: asks(
      `how (?:fast|long|quick(?:ly)?|soon)\\b.*? (?:can|do|does|until|will) (?:(?:we|you)|${subject.slice(1, -1).replace("we|", "")})\\b.*\\b(?:answers?|call(?:ed|s)?(?: you)? back|gets? back|hear(?: back| from us)?|repl(?:y|ies)|responds?)\\b.*`,
    ),
    tells: ([question], answer) => {
      const [who] =
        /(?:our|the|this) (?!day\b)[a-z]+(?= (?:answer|call|get|repl|respond))/i.exec(question) ?? [];
      return `${who ? `${who} replies` : "we reply"} within ${answer.replace(/^(?:with)?in /i, "")}`;
    },
  },
  {
    asks: asks(
      "how (?:fast|long|quick(?:ly)?|soon)\\b.*? (?:can|do|does|until|will|would) (?:it take )?(?:our |the |us |we |your )?.*\\b(?:arrive|be (?:at|here|in|out|there|with)|come|get (?:here|out|there|to)|reach|show up)\\b.*",
    ),
    tells: (_, answer) => `we arrive in ${answer.replace(/^(?:with)?in /i, "")}`,
  },
  {
    asks: asks("how long (?:does|do|will|would|should) (.+?) (last|run|take)\\b.*"),
    tells: ([, what, verb], answer) => `${what} ${verb}s ${answer}`,
  },
  {
    asks: asks(
      "how long (is|are) ((?:our|the) (?:[a-z]+ )?(?:job|labor|paint(?:ing)?|work\\w*)|we) (covered|good|guaranteed|protected|under (?:guarantee|warranty)|warranted)\\b.*",
    ),
    tells: ([, verb, what, how], answer) => `${what} ${verb} ${how} for ${answer.replace(/^for /i, "")}`,
  },
  {
    asks: /^(?:how long|wh(?:at|ich)(?: (?:kind|sort) of)?) (?:is |does )?(?:our|the) (?:\w+ )?(?:guarantee|warranty)\b/i,
    tells: (_, answer) => `our warranty runs ${answer}`,
  },
  {
    asks: /^(?:how long is|how much|wh(?:at|ich)(?: kind of)?|is there an?|do we (?:give|have|offer) an?) .*?\b(?:guarantee|warranty)\b/i,
    tells: (_, answer) => `our warranty runs ${answer}`,
  },
  {
    asks: asks("(?:what|how much) (?:do|does|would|will) (?!we\\b)(.+?) (?:cost|go for|run)\\b.*"),
    tells: ([, what], answer) => `${what} costs ${answer}`,
  },
  {
    asks: asks("(?:what|how much) (?:do|would|will) we (?:ask|charge)(?: (?:for )?(.+))?"),
    tells: ([, what = "it"], answer) => `for ${what} we charge ${answer}`,
  },
  { asks: asks("how much (is|are) (.+)"), tells: ([, verb, what], answer) => `${what} ${verb} ${answer}` },
  {
    asks: asks(`how many (.+?) (?:do|have) ${subject} (.+)`),
    tells: ([, what, who, verb], answer) => `${who} ${verb} ${answer.replace(/[.!]+$/, "")} ${what}`,
  },
  {
    asks: /^(?:when|(?:on )?(?:at )?wh(?:at|ich) (?:days|hours|times?))\b.*\b(?:call (?:in|us)|you call|we open|office open|office hours|reach us|our hours)\b/i,
    tells: (_, answer) => `our office is open ${answer}`,
  },
];

/** What stands before a colon or a dash. */
const labels: readonly Asked[] = [
  {
    asks: /(?:guarantee|warranty)(?: (?:for|on) [a-z ]+)?$/i,
    tells: (_, answer) => `our warranty runs ${answer}`,
  },
  {
    asks: /^(?:our )?(?:answer|call-?back|reply|response) times?$/i,
    tells: (_, answer) => `we reply within ${answer}`,
  },
  {
    asks: /^how do we (?:bill|charge|price)\b/i,
    tells: (_, answer) => `we charge ${answer}`,
  },
  {
    asks: /^(?:[a-z]+ )?(?:exteriors?|interiors?|outside|inside|house|home)s?$/i,
    tells: ([label], answer) => (answer.includes("$") ? "" : `${label} takes us ${answer}`),
  },
  {
    asks: /\b(?:bonus|deposit|discount|fee|minimum|reward)$/i,
    tells: ({ input }, answer) => `the ${input} is ${answer}`,
  },
];

/** What people say before the answer itself. */
const hedge =
  /^(?:(?:actually|expect|generally|just(?! (?:over|under))|mostly|normally|often|only|plan on|typically|usually|well|yes),? )+/i;
/** An answer that leaves out what was asked begins with the amount or the time. */
const isPart = new RegExp(
  `^(?:(?:about|almost|any ?(?:day|time)|around|at least|between|by the|close to|daily|every day|for|from|in|just|less than|more than|nearly|over|roughly|since|some|starting at|the|under|up to|weekdays|within)\\b ?)*(?:${numeral}|an?\\b|half\\b|hour\\b|(?:day|job|room)\\b|same day|[$\\d]|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
  "i",
);

const yesOrNo = asks(`(am|are|can|do|does|has|have|is|will) (?:${subject}|(you))( .+)`);
const yes = /^(?:yes|sure|of course|absolutely|we (?:are|do))\b[,.!:;]* ?/i;
const no = /^(?:no|nope|not (?:any ?more|at this time|really|yet)|sorry)\b[,.!:;]* ?/i;

/** Who asks is "you" to the one who answers. */
function turned(question: string): string {
  const swap: Readonly<Record<string, string>> = {
    you: "we",
    your: "our",
    yours: "ours",
    i: "you",
    my: "your",
  };
  const asUs = question.replace(
    /(?<=\b(?:call|contact|find|for|from|of|reach|see|text|to|with) )you\b/gi,
    "us",
  );
  return asUs.replace(/\b(?:yours?|you|I|my)\b/gi, (word) => swap[word.toLowerCase()] ?? word);
}

/** The answer to a question in full; undefined where it is a sentence of its own. */
function inFull(question: string, answer: string): string | undefined {
  const asked = turned(question.replace(/^(?:and|but|so) /i, "").replace(/\?["”)]?$/, ""));
  const [, verb = "", us = "", you = "", what = ""] = yesOrNo.exec(asked) ?? [];
  if (verb !== "" && (yes.test(answer) || no.test(answer))) {
    const isNo = no.test(answer);
    const behind = answer.replace(isNo ? no : yes, "");
    const how = isNo ? `${verb.toLowerCase()} not` : verb.toLowerCase().replace(/^do(?:es)?$/, "");
    const full =
      `${us}${you} ${how}${what}${behind === "" ? "." : isPlain.test(behind) ? ` ${behind}` : `, ${behind}`}`.replace(
        "  ",
        " ",
      );
    return firstOf(open, asked, behind) ?? full;
  }
  return firstOf(open, asked, answer) ?? firstOf(labels, asked, answer) ?? behindNoun(question, answer);
}

/** "Workers' comp? We have none."; a number says enough by itself: "Lost keys? 24 hours". */
function behindNoun(question: string, answer: string): string | undefined {
  const [, thing] = /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,3})\?$/u.exec(question) ?? [];
  return thing === undefined || isAsking.test(thing) || /^\d/.test(answer)
    ? undefined
    : `${thing}: ${answer}`;
}

const isAsking =
  /^(?:am|an?y?|are|can|could|did|do|does|got|had|has|have|how|is|may|need|really|should|want|was|were|what|when|where|which|who|whose|why|will|would)\b/i;

function firstOf(all: readonly Asked[], question: string, answer: string): string | undefined {
  const part = answer.replace(hedge, "");
  if (!isPart.test(part)) return undefined;
  for (const { asks, tells } of all) {
    const match = asks.exec(question);
    if (match) return tells(match, part) || undefined;
  }
  return undefined;
}

const labeled = /^([\p{L}][\p{L}' -]{2,40}?)(?::| [-–—]) (.+)$/u;

/** What the sentences of a text say: the answer to a question, and what stands behind a label, in full. */
export const saidIn = remember((text): readonly string[] => {
  const sentences = sentencesOf(text);
  const whole = sentences.map(inWholeYears);
  if (!/[?:]| [-–—] /.test(text)) return whole;
  return whole.map((sentence, index) => {
    const before = whole[index - 1] ?? "";
    const [, label = "", value = ""] = labeled.exec(sentence) ?? [];
    const full = before.endsWith("?")
      ? inFull(
          before,
          sentence.replace(/^./, (letter) => letter.toLowerCase()),
        )
      : label !== "" && firstOf(labels, label, value);
    return full ? full.replace(/^./, (letter) => letter.toUpperCase()) : sentence;
  });
}, 1000);

/** The words of a sentence told in full that the text itself has: their end, or their beginning. */
export function printedWords(words: string, text: string): string {
  if (text.includes(words)) return words;
  const plain = text.toLowerCase();
  const parts = words.split(" ");
  const ends = parts.map((_, index) => parts.slice(index).join(" "));
  const starts = parts.map((_, index) => parts.slice(0, -index).join(" "));
  const printed = [...ends, ...starts].find((part) => part !== "" && plain.includes(part.toLowerCase()));
  const at = plain.indexOf((printed ?? "").toLowerCase());
  return printed === undefined ? words : text.slice(at, at + printed.length);
}
