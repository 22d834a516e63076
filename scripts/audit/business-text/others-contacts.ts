import type { Site } from "../../../src/site/site.ts";
import { sentencesOf } from "./sentences.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** Those whom customers of a business have to call besides: authorities, those who own a house together, help in need. */
const holder =
  /\b(?:agency|association|authority|board|bureau|city|clerk|commission|council|county|department|dept|district|HOA|(?:city|town|village) hall|hospital|insurer|land use|(?:electric|gas|insurance|power|water) company|permit (?:center|counter|desk|office)|planning|poison (?:center|control)|police|public works|registry|sheriff|township|utility|zoning)\b/i;

/** Where the business works: "the best of the town" is no town. */
const place =
  /\b(?:across|around|for|in|near|(?<!\b(?:line|number|phone) )of|serving|throughout) (?:all of )?(?:(?:our|the|this|your) )?(?:whole )?(?:city|county|district|town|township|village)\b(?! hall)/gi;

/** True where a sentence of a text names somebody else whose number or address it is, and no sentence gives it to the business. */
export function isOfOthers(contact: string, texts: readonly string[], site: Site): boolean {
  const sentences = texts
    .filter((text) => text.includes(contact))
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.includes(contact));
  return sentences.length > 0 && sentences.every((sentence) => namesHolder(sentence, contact, site));
}

function namesHolder(sentence: string, contact: string, site: Site): boolean {
  const [before = "", ...after] = sentence.replace(place, "").split(contact);
  const behind = after.join(contact);
  // "… is the number of city hall" says behind it what others say in front.
  const [lead, rest] = before.trim() === "" ? [behind, ""] : [before, behind];
  if (!holder.test(`${lead} ${rest}`)) return false;
  const who = whoIsMeant({ words: contact, lead, earlier: "", rest }, site);
  return who === "others" || (who === "thing" && holder.test(lead));
}
