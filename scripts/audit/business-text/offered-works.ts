import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { wordsOf } from "../words.ts";
import { matchesOf } from "./matches.ts";
import { sentencesOf } from "./sentences.ts";
import { whoIsMeant } from "./who-is-meant.ts";
import { doers, isKnownWork, things, trades } from "./work-names.ts";

/** Between the verb and what it is about. */
const between =
  "(?: (?:all (?:kinds|sorts) of|any|beautiful|complete|custom|full|new|old|your|\\p{L}+(?:al|ed|en|ing|um|yl|wood)))*";
const listed = (names: string) => `((?:${names})\\p{L}*)`;
const install = "(?:hangs?|installs?|remodels?|lays?|put (?:in|up)|replaces?|set|swap out|builds?|refinish)";
const offer = new RegExp(
  `\\b(?:[Ww]e|[Oo]ur (?:carpenters|crews?|painters|people|team)) (?:(?:also|can|even|gladly|now|will|would) )*(?:${install}${between} ${listed(things)}(?: and (?:${install} )?(?:(?:new|old|your) )?${listed(things)})?|(?:do|offer|provide)${between} ${listed(trades)})`,
  "gu",
);

/** A work that a text says the business does, and that none of its services names. */
export interface OfferedWork {
  words: string;
  work: string;
}

/** Works in a text that no service, no question of a form, and no title of a page knows. */
export function unknownWorks(text: string, site: Site): OfferedWork[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, index) => [
    ...saidWorks(sentence, site),
    ...listedWorks(sentence, site),
    ...answeredWorks(sentence, sentences[index + 1] ?? "", site),
  ]);
}

/** Works that a verb of ours is about. */
function saidWorks(sentence: string, site: Site): OfferedWork[] {
  if (!/\b(?:our|we)\b/i.test(sentence)) return [];
  return matchesOf(offer, sentence).flatMap(({ 0: words, 1: thing, 2: second, 3: trade = "", index }) => {
    const [lead, rest] = [sentence.slice(0, index), sentence.slice(index + words.length)];
    const all = [thing ?? trade, second ?? thing ?? trade].map((work) => work.toLowerCase());
    const isNew = all.every((work) => !isKnownWork(work, site));
    const isOurs = whoIsMeant({ words, lead, earlier: "", rest }, site) === "us";
    return isNew && isOurs && !notOffered.test(lead) ? [{ words, work: all[0] ?? "" }] : [];
  });
}

const notOffered = /\b(?:if|neither|never|no|nor|not|unless|until|when|where|without)\b|n['’]t\b/i;

const ourPeople = "(?:own )?(?:carpenters|crews?|painters|people|team)";
/** What is ours: the words with the works stand in the first group. */
const offers = [
  `\\b(?:[Oo]ur (?:other )?services (?:also )?include|[Aa]lso available:|[Ss]ervices:|[Oo]ne call for|[Aa]sk (?:us )?about our|[Ww]e (?:also |even |gladly )*(?:do|handle|offer|provide|take care of)) ([^.;!?]+)`,
  `(?:^|[,;:] )([^.,;:!?]+) (?:are|is) (?:(?:also|all|just) )*(?:(?:among|one of) our services|available(?: as well| too)?[.!]?$|done (?:by us|in[- ]house)|handled (?:by us|in[- ]house)|our specialty|part of what we do|something we do|what we do best)\\b`,
  `\\b[Oo]ur (?:own )?(?:company|crews?|firm|people|staff|team|technicians) (?:also )?(?:does|do|handles?|offers?|provides?|takes? (?:care of|on)) ([^.;!?]+)`,
  `^([^.;!?]+?)(?::| [-–—]),? we (?:do|handle) (?:it|them) all\\b`,
  `(?:^|[,;:] )([^.,;:!?]+) can be added to (?:any|each|every|your) (?:job|order|project)\\b`,
  `(?:^|: )([^.;:!?]+),? (?:all )?(?:done )?by our ${ourPeople}\\b`,
  `^(?:From|Whether it['’]s) ([^.;!?]+?), (?:our \\p{Ll}+|we)\\b`,
  `([^.;:!?,]+(?:, [^.;:!?]+)?) (?:are|is) (?:built|done|fixed|handled|installed|laid|repaired) by (?:our own|our|the same) (?:crews?|men|people|team)\\b`,
  `\\b[Oo]ur (?:own )?([a-z ]+) (?:crew|department|division|team)s?\\b`,
].map((source) => new RegExp(source, "gu"));
/** What every offer has some of. */
const mayOffer = /\b(?:added to|available|in[- ]house|one call|ours?|services|the same|us|we)\b/i;
/** Crews that have their names of things: "our roof and gutter crews". */
const crewsOfThings = new RegExp(
  `\\b[Oo]ur (?:own )?(?:[a-z-]+ (?:and )?){0,2}?(${things})s?(?: and [a-z]+)? (?:crew|department|division|installer|people|specialist|team)s?\\b`,
  "gu",
);
const workNames = new RegExp(`(?<![\\p{L}-])(?:${trades})(?!\\p{L})`, "giu");
const put = new RegExp(
  `\\b(?:${things})\\p{L}*(?: and [a-z]+)?(?: are| is)? (?:built|hung|installed|laid|remodeled|replaced)\\b`,
  "giu",
);
const ourDoers = new RegExp(
  `\\b[Oo]ur (?:(?!first\\b)[a-z-]+ )?(${Object.keys(doers).join("|")})\\b(?! (?:association|union))`,
  "gu",
);

/** Works in the words of an offer, in those of a list that has what we sell, and those that our people have their names of. */
function listedWorks(sentence: string, site: Site): OfferedWork[] {
  if (notOffered.test(sentence)) return [];
  const people = matchesOf(ourDoers, sentence).flatMap(([words, doer = ""]) =>
    isKnownWork(doer, site) || isKnownWork(doers[doer] ?? "", site) ? [] : { words, work: doer },
  );
  const crews = matchesOf(crewsOfThings, sentence).flatMap(([words, thing = ""]) =>
    isKnownWork(thing, site) ? [] : { words, work: thing },
  );
  // What is done before or after something else is a step of a work, and none of its own.
  const spans =
    !mayOffer.test(sentence) || /\b(?:after|before)\b/i.test(sentence)
      ? []
      : offers.flatMap((pattern) => matchesOf(pattern, sentence).map(([, span = ""]) => span));
  const lists = isListOfOurs(sentence, site) ? [sentence] : [];
  const works = [...spans, ...lists].flatMap((span) =>
    [workNames, put].flatMap((pattern) => matchesOf(pattern, span).map(([work]) => work)),
  );
  const isNew = (work: string) =>
    !isKnownWork(work, site) && wordsOf(work).some((word) => !isKnownWork(word, site));
  return [...people, ...crews, ...[...new Set(works)].filter(isNew).map((work) => ({ words: work, work }))];
}

/** True for short items without a verb, of which one is what we sell: "Painting, roofing, solar panels". */
function isListOfOurs(sentence: string, site: Site): boolean {
  const items = sentence.replace(/[.!]$/, "").split(/,? and |, | & /);
  if (items.length < 2 || items.some((item) => item.split(" ").length > 3)) return false;
  return items.some((item) => soldWords(site).has(wordsOf(item).at(-1) ?? ""));
}

/** The last words of the names of services: "painting", "repair". */
const soldWords = oncePer(
  ({ dataset }: Site): ReadonlySet<string> =>
    new Set(
      dataset.services.flatMap(({ value: { title, serviceType } }) =>
        [title, serviceType].flatMap((name) => wordsOf(name).at(-1) ?? []),
      ),
    ),
);

const asks = new RegExp(
  `^(?:Can|Could|Do|Will) (?:you|your (?:crew|people|team)) (?:also )?(?:do|offer|provide|${install}) (?:[\\p{L}'’]+ ){0,2}((?:${trades}|(?:${things})\\p{L}*))(?!\\p{L})[^?]*\\?$`,
  "iu",
);
/** "Landscaping?" */
const bare = new RegExp(
  `^(?:And |Got |Have |Need |Want |What about )?(?:an? |some )?((?:${trades}))(?: (?:and|or) [a-z]+)?(?: jobs?| trouble| work)?\\?$`,
  "iu",
);
const yes =
  /^(?:(?:Just )?[Aa]sk (?:us|away)\b|One call\b|That['’]s us\b|We (?:have|['’]ve got) (?:crews?|people|someone)\b|Absolutely|Certainly|Of course|Sure|Yes|You bet|We (?:also )?(?:can|do))\b/;

/** The work that a question is about which the next sentence answers with yes. */
function answeredWorks(question: string, answer: string, site: Site): OfferedWork[] {
  const [, work] = yes.test(answer) ? (asks.exec(question) ?? bare.exec(question) ?? []) : [];
  return work === undefined || isKnownWork(work, site) || notOffered.test(question)
    ? []
    : [{ words: question, work }];
}
