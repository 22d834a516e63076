import type { Site } from "../../../src/site/site.ts";
import type { Claim } from "./claims.ts";
import type { FactKind } from "./fact-kinds.ts";
import { numeral } from "./quantities.ts";
import { isCertified, isLicensed } from "./recorded-truths.ts";
import { type Who, whoIsMeant } from "./who-is-meant.ts";

const certified = "(?:[Aa]ccredited|[Cc]ertified)";
const kept = `(?:${certified}|[Ll]icensed|[Rr]egistered|[Mm]aster|[Jj]ourneyman)`;
/** A body by its initials or its name. */
const body = "\\p{L}*\\p{Lu}{2}\\p{L}*(?: \\d+)?(?: \\p{Lu}\\p{L}+)*|(?:\\p{Lu}\\p{L}+ ){1,3}\\p{Lu}\\p{L}+";
const occupation = "[\\p{L}-]+(?:an|ant|ect|er|ist|or|smith)";
const paper = "(?:[Cc]ard|[Cc]ertificate|[Cc]ertification|[Cc]redential|[Dd]iploma|[Ee]xam|[Ll]icense)";

/** Certificates of the business and of those who work for it. */
export const credentialKinds: readonly FactKind[] = [
  {
    name: "a certificate of a person",
    hint: /accredited|card|certifi|credential|diploma|exam|journeyman|licen[cs]e|master|registered/i,
    says: [
      new RegExp(
        `(?:,|\\b(?:are|as|is|I['’]m|[Hh]e['’]s|[Ss]he['’]s)) (?:also |both )?(?:an? |the )?((?:(?:${body})[- ])?(?:[Bb]oard[- ])?${kept} (?:[\\p{L}-]+ ){0,2}?${occupation}s?)\\b`,
        "gu",
      ),
      new RegExp(
        `\\b(?:carries|earned|got|has|have|holds?|passed|received) (?:an?|both|h(?:er|is)|the|their) ((?:[\\p{L}\\d-]+ ){0,4}?\\p{Lu}[\\p{L}\\d& -]*? ${paper})\\b`,
        "gu",
      ),
    ],
    who: whoHolds,
    decides: { pointer: "", isTrue: isCertified, says: () => "" },
    inData: "no record",
  },
  {
    name: "a certificate",
    hint: /accredited|approved|belong|certified|elite|guaranteed|licensed by|screened|super|member|preferred|recommended|select|\bpro\b/i,
    says: [
      /\b(?:accredited|approved|certified|licensed|recommended) by (?:the )?(\p{Lu}[\p{L}&]+(?: (?:of |for |and )?\p{Lu}[\p{L}&]+)*)/gu,
      new RegExp(`(?<![\\p{L}-])(${body})(?:-\\d+)?[- ]${certified}\\b`, "gu"),
      /\b(?:[Ww]e (?:are|belong)|[Oo]ur (?:company|crew|firm|team|business) (?:is|belongs))\b[^.,;!?]{0,30}? (?:members? of|to) the (\p{Lu}[\p{L}’']+(?: (?:of |for |and )?\p{Lu}[\p{L}’']+)+)/gu,
      /^(?:Proud )?[Mm]embers? of the (\p{Lu}[\p{L}’']+(?: (?:of |for |and )?\p{Lu}[\p{L}’']+)+)/gu,
      new RegExp(`(?:^|\\b(?:[Aa]n?|[Aa]re|[Pp]roud) )(${body}) [Mm]embers?(?= since|[.,;!]|$)`, "gu"),
      /\b(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:(?:Elite|Preferred|Super) (?:Pro|Service)|Guaranteed|Screened)(?=[.,;!]|$)/gu,
      /\b[Ww]e(?: are|['’]re) an? ((?:\p{Lu}[\p{L}-]+ ){1,3}(?:Elite|Preferred|Pro|Select))\b/gu,
    ],
    who: whoIsCertified,
    decides: {
      pointer: "/certifications",
      isTrue: isCertified,
      says: ({ business }) => (business.certifications ?? []).map(({ name }) => name).join(", "),
    },
    inData: "no record",
  },
  {
    name: "licenses in several states",
    hint: /licensed/i,
    says: [new RegExp(`\\blicensed (?:and \\w+ )?in (?:all )?(${numeral}) states\\b`, "gi")],
    inData: "no record",
  },
  {
    name: "a license",
    hint: /licen[cs]e/i,
    says: [
      /\b(?:our|we)\b[^.;!?]{0,20} (?:carry|have|hold)s? (?:also )?an? (?:class [A-C]|electrical|general|plumbing|roofing)(?: building)?(?: contractor['’]?s?)? licen[cs]e\b/gi,
    ],
    isOfFirm: true,
    inData: "no record",
  },
  {
    name: "a license",
    hint: /licen[cs]/i,
    says: [
      /\bour (?:(?!driver)[\p{L}'’]+ ){0,2}?licen[cs]e\b(?! plate)/giu,
      /\bwe(?:['’]re| are)(?: all| also| fully)? licensed\b|\blicensed,? (?:and )?(?:bonded|insured)\b/gi,
      /\b(?:city|contractor['’]s|state)(?: [a-z]+)? licen[cs]e (?:(?:hangs|is|stands) )?(?:in|on) (?:each|every|our)\b/gi,
    ],
    isOfFirm: true,
    decides: {
      pointer: "",
      isTrue: (_, site) => isCertified("license", site) || isLicensed(site),
      says: () => "",
    },
    inData: "no record",
  },
];

/** What is looked for, and what is bought, is of others. */
const looksFor = /\b(?:ask for|call|choose|find|hire|insist on|look for|needs?|prefer|wants?)\b[^,;:]*$/i;
const goods =
  /^ (?:[\p{L}-]+ )?(?:boards?|coatings?|glass|lab|labs|lumber|mills?|paints?|panels?|primer|products?|shingles?|stains?|wood)\b/iu;

/** "A certified roofer should look": no one of ours. */
const anyone = /^ (?:[a-z]+ )?(?:can|could|has to|knows|may|might|must|ought|should|will|would)\b/;

function whoIsCertified(claim: Claim, site: Site): Who {
  if (/\ban?$/i.test(claim.lead.trim()) && anyone.test(claim.rest)) return "others";
  return looksFor.test(claim.lead) || goods.test(claim.rest) ? "others" : whoIsMeant(claim, site);
}

/** One of ours: by a pronoun, by what they are for us, or by a name. */
const ours =
  /(?:^|[\s,])(?:(?:he|I|she|we)(?!\p{L})|(?:each|every|one) of (?:our|us)[^,;]*|(?:my|our) [\p{L}'’ -]+|(?:each|every) (?:carpenter|crew|foreman|installer|painter|technician)[\p{L} ]*)[\p{L}, ]*$/iu;
const named = /^(?:and |but )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.'’]+){0,2},?$/u;
/** "Maria Lopez, a certified arborist": one word with a comma is mostly none, as in "Indoors, a certified renovator". */
const fullName = /\p{Lu}\p{Ll}+ \p{Lu}/u;
const nobody = /^(?:An?|Any|Each|Every|It|No|Only|That|The|They|This|What|Which|Who|You|Your)\b/;

const notHeld = /\b(?:copy|discover|driver['’]s|lumber|paper|primer|timber|visa)\b/i;

/** Who has a certificate that only a person can have. What all of us have is that of the business. */
function whoHolds(claim: Claim, site: Site): Who {
  const subject = claim.lead.trim();
  const isOfFirm = /\bwe$/i.test(subject) && /\b(?:licensed|registered)\b/i.test(claim.words);
  const isNamed = !claim.words.startsWith(",") || fullName.test(subject);
  const isPerson = ours.test(subject) || (isNamed && named.test(subject) && !nobody.test(subject));
  const isHeld = !notHeld.test(claim.words) && whoIsCertified(claim, site) !== "others";
  return isPerson && !isOfFirm && isHeld ? "us" : "others";
}
