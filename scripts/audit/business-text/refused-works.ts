import type { Site } from "../../../src/site/site.ts";
import { type DeniedWork, serviceOf } from "./denied-works.ts";
import { matchesOf } from "./matches.ts";
import { sentencesOf } from "./sentences.ts";

const not = "(?:(?: do| will)? not| cannot| never| no longer|(?: do| wo| ca)n['’]t)";
const deed =
  "(?:accept|bid on|bother with|cover|deal with|do|get into|handle|offer|paint|provide|refinish|remove|repaint|serve|take(?: on)?|touch|work (?:for|in|on|with))";
const others =
  "(?:an(?:other|y other) (?:company|contractor|crew|firm|outfit|painter|place|pro)|(?:a )?different (?:company|contractor|crew|firm|painter)|other (?:companies|contractors|crews|firms|painters)|others|some(?:body|one) else|some other (?:company|contractor|firm|painter))";
const toOthers = new RegExp(others, "giu");
/** A word is taken whole: one that may end anywhere is tried in parts, for minutes. */
const thing =
  "(?:(?:any|an?|the|your) )?((?:(?!(?:if|that|this|those|we|when|where|which|who|whose|only|it)\\b)[\\p{L}-]+(?![\\p{L}-]),? ?){1,5}?)";
const starts = "(?:^(?:(?:And|But|No|Sorry|Unfortunately),? )?|[,;:] (?:and |but |so )?)";
const ends =
  "(?=[.,;:!]|$| (?:any ?more|as well|at (?:all|this time)|because|but|either|full stop|here|period|since|so|these days|though|yet)\\b| (?:alone )?[-–—])";
const we =
  "\\b[Ww]e(?:['’](?:d|ll)| would| will)?(?: (?:always|generally|have to|just|prefer to|simply|usually))?";

/** What is refused stands in the first group. */
const refusals = [
  `\\b(?:[Ww]e|[Oo]ur (?:company|crews?|painters|people|team))${not}(?: ever)?(?: even)? ${deed} ${thing}(?: work| jobs| projects)?${ends}`,
  `${we} (?:avoid|decline|pass (?:on|up)|refuse|say no to|shy away from|(?:stay|steer) (?:away|clear) (?:from|of)|turn (?:away|down)) ${thing}${ends}`,
  `\\b[Ww]e(?:[’']ve)? (?:gave up|given up|quit|stopped) (?:doing |on |painting )?${thing}${ends}`,
  `${starts}${thing}(?: work)? we (?:leave|send) to\\b`,
  `${starts}${thing} (?:will )?(?:have|need) to (?:call|find|hire|look for) ${others}`,
  `${we} (?:leave|send) ${thing} to (?:${others}|an?|the)\\b`,
  `${starts}${thing} (?:are|is)(?: something)? (?:(?:that )?we (?:always )?(?:avoid|leave|pass on|turn down)|(?:best )?left to ${others}|not on (?:our|the) (?:list|menu)|not something we ${deed}|off (?:our|the) (?:list|menu|table)|outside what we ${deed}|the one thing we${not} ${deed})\\b`,
  `${starts}${thing} (?:has|have|must|needs?)(?: to)? (?:be )?(?:done|go|handled|painted|taken care of) (?:by|to) ${others}`,
  `\\b(?:call|find|get|hire|need|see|try|want) ${others} (?:for|to (?:do|handle|paint|take care of)) ${thing}${ends}`,
  `\\b(?:[Ff]or|[Ii]f you (?:have|manage|need|own|run|want)) ${thing}(?:,| work,)? (?:call|find|go to|hire|please (?:call|hire)|try|you(?:['’](?:d|ll)| will| would)? (?:best |better )?(?:have to |need to |want to )?(?:call|find|go to|hire|look for|need|want)) ${others}`,
  `^(?:Sorry|Unfortunately),? (?:but )?(?:we (?:do|have|offer) )?no ${thing}${ends}`,
  `\\b[Ww]e (?:[a-z]+ ){0,2}anything (?:but|except) ${thing}${ends}`,
].map((source) => new RegExp(source, "gu"));

/** What alone is done. */
const exclusives = [
  `\\b[Ww]e (?:exclusively|just|only|solely|strictly) ${deed} ${thing}(?: work)?${ends}`,
  `\\b[Ww]e (?:do|handle|paint|take on) (?:exclusively|nothing but|only|solely|strictly) ${thing}${ends}`,
  `\\b[Ww]e ${deed} ${thing}(?: work)? (?:exclusively|only|solely)${ends}`,
  `\\b[Ww]e (?:stick|keep) to ${thing}(?: only)?${ends}`,
  `\\b[Ww]e(?: are|['’]re) (?:an? )?(?:exclusively|only|purely|solely|strictly) (?:an? )?${thing}(?: painting)? (?:business|company|contractors?|crew|firm|outfit|painters?|shop)\\b`,
  `\\b[Ww]e(?: are|['’]re) an? ([a-z]+)-only (?:business|company|crew|firm|outfit|shop)\\b`,
  `^${thing} (?:only|and nothing else)(?=[.,:;!]| [-–—])`,
  `^(?:Exclusively|Solely|Strictly) ${thing}${ends}`,
].map((source) => new RegExp(source, "giu"));
const opposites: Readonly<Record<string, readonly string[]>> = {
  commercial: ["house"],
  exterior: ["interior"],
  home: ["commercial"],
  house: ["commercial"],
  indoor: ["exterior"],
  inside: ["exterior"],
  interior: ["exterior"],
  outside: ["interior"],
  residential: ["commercial"],
};

/** Behind what is refused: in such a case it is not. */
const isCase =
  /\b(?:after|before|due|except|if|in one go|once|other than|over|rather|sooner|unless|until|when(?:ever)?|where(?:ver)?|while|without)\b/i;
const isOfOthers =
  /\b(?:other|some|many|most) (?:companies|contractors|firms|painters|[a-z]+s (?:only|won['’]t))\b/i;

/** What every way to say so has some of. */
const mayRefuse =
  /\b(?:another|anything|avoid|cannot|decline|different|else|exclusively|gave up|given up|just|keep|leave|left|never|no|nope|nothing|not|off|only|others?|outside|pass|quit|refuse|say|send|shy|solely|sorry|stay|steer|stick|stopped|strictly|turn|unfortunately|afraid)\b|n['’]t\b|-only\b/i;

/** Works of services that a text says the business leaves to others, or that are not the one that it says it does. */
export function refusedWorks(text: string, site: Site): DeniedWork[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, index) => {
    const answer = sentence.endsWith("?") ? (sentences[index + 1] ?? "") : "";
    if (!mayRefuse.test(sentence + answer)) return [];
    if (isOfOthers.test(sentence.replace(toOthers, ""))) return [];
    const found = [
      ...refusals.flatMap((pattern) => refusedIn(pattern, sentence, (one) => [one], site)),
      ...exclusives.flatMap((pattern) => refusedIn(pattern, sentence, oppositeOf, site)),
      ...refusedAnswer(sentence, answer, site),
    ];
    return found.slice(0, 1);
  });
}

function refusedIn(
  pattern: RegExp,
  sentence: string,
  meant: (thing: string) => readonly string[],
  site: Site,
): DeniedWork[] {
  return matchesOf(pattern, sentence).flatMap(({ 0: words, 1: things = "", index }) => {
    if (isCase.test(sentence.slice(index).replace(/^(?:For|If)\b/i, ""))) return [];
    const service = itemsOf(things)
      .flatMap(meant)
      .flatMap((one) => serviceOf(one, site) ?? [])[0];
    return service === undefined ? [] : [{ words: words.replace(/^[,;:] /, ""), service }];
  });
}

function itemsOf(things: string): string[] {
  return things
    .replace(/ of (?:an?|the|your) .*/i, "")
    .split(/,? (?:and|or) |, /)
    .map((one) => one.trim().replace(/^(?:an?|any|my|our|the|your) /i, ""));
}

function oppositeOf(thing: string): readonly string[] {
  return (
    opposites[
      thing
        .toLowerCase()
        .replace(/s$/, "")
        .replace(/ (?:job|painting|propertie|work)s?$/, "")
    ] ?? []
  );
}

const asks = new RegExp(
  `^(?:(?:Can|Could|Do|Does|Will|Would) (?:you|your (?:crew|people|team)) (?:also |even )?(match|${deed})|(?:And |Got|Have|Need|Own|What about|Want)) ?${thing}(?: (?:i|that|we|which|with)\\b[^?]*)?\\?$`,
  "iu",
);
const bare = /^(?:And )?((?:[\p{L}-]+,? ){0,5}[\p{L}-]+)\?$/u;
const refuses = new RegExp(
  `^(?:(?:(?:I['’]m |We['’]re )?[Aa]fraid|[Nn]o|[Nn]ope|[Nn]ot (?:for us|our|something we|us|what we)|[Ss]orry|[Uu]nfortunately)\\b(?! (?:problem|matter))|[Tt]h(?:at|ose|ey)(?:['’]s| are|['’]re| is)? ?(?:are|is)?(?: not|n['’]t) (?:for us|ours|our|something we|what we)|[Ww]e(?:${not}|['’]d have to pass| have to pass| leave| pass on| would have to pass)\\b)`,
  "u",
);

/** The work that a question is about which the next sentence answers with no. */
function refusedAnswer(question: string, answer: string, site: Site): DeniedWork[] {
  if (!question.endsWith("?") || !refuses.test(answer) || isCase.test(answer)) return [];
  const [, verb = "", things = ""] = asks.exec(question) ?? [];
  const all = things === "" ? (bare.exec(question)?.[1] ?? "") : things;
  const service = itemsOf(all)
    .flatMap((one) => (verb === "match" ? [`${verb} ${one}`] : [one]))
    .flatMap((one) => serviceOf(one, site) ?? [])[0];
  return service === undefined ? [] : [{ words: `${question} ${answer}`, service }];
}
