import type { Site } from "../../../src/site/site.ts";
import { phonesIn } from "../structured-data/shown.ts";
import { sentencesOf } from "./sentences.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** `call us at`, `our Oak Hill line is`, `612-555-0144 is our Oak Hill line` */
const namesUs = /\b(?:call|dial|message|phone|reach|ring|text)(?:ing)? us\b/i;
const ourLine =
  /(?<!\p{L})our (?:[\p{L}-]+ ){0,3}(?:cell|crew|desk|dispatcher|estimators?|hotline|line|mobile|number|office|phone|shop|team|yard)\b[\p{L} ]*:? *$/iu;
const isOurLine = /^ *(?:is|reaches|rings) (?:our|us)\b/i;
/** What is asked for at a business, in a sentence that says where to call. */
const wanted =
  /\b(?:appointments?|bids?|bookings?|consultations?|estimates?|quotes?|visits?|walk-?throughs?)\b/i;
const callsAt =
  /(?:(?<!\b(?:if|once|when) \p{L}+ )\b(?:call|dial|phone|ring|text)(?: or (?:call|text))?(?: at)?|\p{L}+:) *$/iu;
/** `Questions? Call 612-555-0144 today.` */
const bareCall =
  /^(?:(?:any |have )?questions\? *)?(?:(?:please|just) )?(?:call|dial|ring|text)(?: or (?:call|text))? *◆ *(?:any ?time|now|today)?[.!]?$/i;

/** Phone numbers that a text gives as those of the business: not those of whom it names otherwise, or of nobody. */
export function phonesGivenAsOurs(text: string, site: Site): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    phonesIn(sentence).filter((shown) => isGivenAsOurs(sentence, shown, text, site)),
  );
}

function isGivenAsOurs(sentence: string, shown: string, text: string, site: Site): boolean {
  if (bareCall.test(text.replace(shown, "◆"))) return true;
  const at = sentence.indexOf(shown);
  const lead = sentence.slice(0, at).replaceAll(site.business.name, "us");
  const rest = sentence.slice(at + shown.length);
  const isOurs =
    namesUs.test(lead) ||
    ourLine.test(lead) ||
    isOurLine.test(rest) ||
    (callsAt.test(lead) && wanted.test(`${lead} ${rest}`));
  return isOurs && whoIsMeant({ words: shown, lead, earlier: "", rest }, site) === "us";
}

/** `Shoot an e-mail to ◆`, `You can write to us at ◆` */
const writesTo = new RegExp(
  "(?:^|[,;:.!?–—] |\\b(?:and|can|just|may|or|please|to|us|you|we) )(?:" +
    "(?:drop|send|shoot) (?:us|an?|your (?:photo|picture|plan|question)s?)\\b(?: [\\p{L}'-]+){0,5} (?:at|to)|" +
    "(?:contact|e-?mail|mail|message|reach|write)(?: (?:to|us|our \\p{L}+))*(?: at)?) *$",
  "iu",
);
const ourMail = /(?<!\p{L})our (?:[\p{L}-]+ ){0,2}(?:address|e-?mail|inbox|mailbox)\b[\p{L} ]*:? *$/iu;

/** True where a sentence of a text gives an email address as that of the business. */
export function isMailGivenAsOurs(text: string, address: string, site: Site): boolean {
  return sentencesOf(text).some((sentence) => {
    const at = sentence.indexOf(address);
    if (at < 0) return false;
    const [lead, rest] = [sentence.slice(0, at), sentence.slice(at + address.length)];
    const isOurs =
      ourMail.test(lead) || (writesTo.test(lead) && /\b(?:our|us|we)\b|^$/i.test(`${lead} ${rest}`));
    return isOurs && whoIsMeant({ words: address, lead, earlier: "", rest }, site) === "us";
  });
}
