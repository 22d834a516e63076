import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import type { FactKind } from "./fact-kinds.ts";
import { numeral } from "./quantities.ts";
import { whoIsMeant } from "./who-is-meant.ts";
import { smallTextOf } from "./wording.ts";

const maker = "(\\p{Lu}\\p{Ll}+(?:[- ]\\p{Lu}\\p{Ll}+)+)";
const person = "(\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}'’-]+)?)";
const goods = "(?:coatings|fixtures|lumber|materials|paints?|parts|primers?|products|shingles|stains?)";
const post = "(?:consultant|crew leader|estimator|foreman|founder|manager|owner|project manager)";
/** Those who work for a firm and are none of it. */
const hired = "(subcontractor|independent contractor|day laborer|freelancer|temp(?:orary)? worker)s?";
const kin =
  "(?:father and son|husband and wife|mother and daughter|brother|classmate|cousin|couple|friend|immigrant|investor|mother|neighbor|pair|partner|roommate|shareholder|sibling|sister|twin|uncle)s?";
const several = `(?:an?|the|${numeral})(?: [\\p{L}-]+){0,2}? ${kin}(?: from [a-z ]{1,20}?)?`;
/** What a business calls itself. */
export const firm = "(?:business|company|firm|outfit|practice|shop)";
const record = { pointer: "", isTrue: isSaidByPages, says: () => "" };

/** Who does the work, with what goods, and how soon, as only the record and the pages written for all can say. */
export const firmKinds: readonly FactKind[] = [
  {
    name: "a maker of what is used",
    hint: /only|exclusiv|nothing but|all (?:of )?our|^as an?/i,
    says: [
      new RegExp(
        `\\b(?:[Ww]e|[Oo]ur (?:crews?|people|team)) (?:only|exclusively) (?:apply|install|spray|stock|use) ${maker}`,
        "gu",
      ),
      new RegExp(
        `\\b(?:[Ww]e|[Oo]ur (?:crews?|people|team)) (?:apply|install|spray|stock|use) (?:exclusively|nothing but|only) ${maker}`,
        "gu",
      ),
      new RegExp(`\\b(?:exclusively|only) (?:apply |install |use )?${goods} (?:by|from) ${maker}`, "gu"),
      new RegExp(`\\b[Aa]ll (?:of )?our ${goods} (?:are|comes?|is) (?:by|from|made by) ${maker}`, "gu"),
      new RegExp(`^As an? ${maker} (?:dealer|house|shop), (?:our|we)\\b`, "gu"),
    ],
    isOfFirm: true,
    decides: record,
    inData: "no record",
  },
  {
    name: "who does the work",
    hint: /contract|employees|checked|freelance|laborer|screened|temp|tested|(?:man|person|woman)\b/i,
    says: [
      new RegExp(`\\b(?:by|hire|send|use|with)(?: [\\p{L}-]+){0,2} ${hired}\\b`, "giu"),
      new RegExp(
        `\\b(?:our|the) (?:crews?|painters|people|workers) (?:are|is) (?:all |mostly )?${hired}\\b`,
        "giu",
      ),
      new RegExp(`^${hired} (?:do|handle|help|that|we|who|whom|work)\\b`, "giu"),
      /\b((?:one|two)[- ](?:man|person|woman) (?:band|business|company|crew|operation|outfit|shop|show))\b/giu,
      /\b(?:our|we (?:hire|send|use))(?: [\p{L}-]+)? (subcontract)ors\b/giu,
      /\bwe (subcontract)(?:ed)?\b/gi,
      /\b(?:do not|don['’]t|never|no) (?:hire |send |use )?(?:any )?(subcontract)ors\b/giu,
      /\b(?:by|of|with) our own ((?:full-time |in-house |W-2 )?employees)\b/giu,
      /\b(background|drug)[- ](?:checked|screened|tested)\b/giu,
    ],
    isOfFirm: true,
    // Each painter of a firm is one of ours.
    who: (claim, site) => (whoIsMeant(claim, site) === "others" ? "others" : "us"),
    decides: record,
    inData: "no record",
  },
  {
    name: "who owns the business",
    hint: /founded|established|launched|led|managed|own|run|start|set up/i,
    says: [
      new RegExp(
        `\\b(?:established|founded|launched|led|managed|owned|run|set up|started)(?: (?:back )?in \\d{4})? by (${several})\\b`,
        "giu",
      ),
      new RegExp(
        `\\b(${several}) (?:founded|head|lead|manage|own|run|set up|started)s? (?:our|the|this) (?:family |whole )?${firm}\\b`,
        "giu",
      ),
      /\b(my (?:brother|cousin|friend|husband|partner|sister|wife)) and I (?:founded|opened|own|run|set up|started)\b/giu,
    ],
    isOfFirm: true,
    who: (claim, site) =>
      /\b(?:our|the|this) (?:[\p{L}-]+ )?(?:business|company|firm)$|^my /iu.test(claim.words)
        ? "us"
        : whoIsMeant(claim, site),
    decides: record,
    inData: "no record",
  },
  {
    name: "a service in an emergency",
    hint: /emergenc|same[- ]day|24[- ]hour|clock/i,
    says: [
      /\b(?:24[- ]hour|round-the-clock|same[- ]day) (emergency)\b/gi,
      /\b(?:offer|our|provide)(?: [a-z-]+)? (emergency|same[- ]day|24[- ]hour) (?:[a-z]+ )?(?:crews?|repairs?|service|team)\b/gi,
      /\b(?:call us|here) for (emergency)\b/gi,
      /\b(emergency|24[- ]hour) (?:[a-z]+ )?(?:crews?|repairs?|service|team) (?:available|on call)\b/gi,
    ],
    isOfFirm: true,
    decides: record,
    inData: "no record",
  },
  {
    name: "a person of the firm",
    hint: /consultant|crew leader|estimator|foreman|founde[dr]|manager|owner/i,
    says: [
      new RegExp(`\\b(?:[Oo]ur|[Yy]our) (?:[a-z]+ )?${post},? ${person}(?=,| \\p{Ll}|[.!?]|$)`, "gu"),
      new RegExp(`^(?:Crew leader|Estimator|Foreman|Founder|Owner) ${person}(?= \\p{Ll})`, "gu"),
      new RegExp(`\\b[Aa]sk for ${person}, our (?:[a-z]+ )?${post}\\b`, "gu"),
      new RegExp(
        `${person}(?: and ${person})? founded (?:our|the|this) (?:business|company|firm|practice|shop)\\b`,
        "gu",
      ),
    ],
    who: () => "us",
    decides: record,
    inData: "no record",
  },
];

/** True for words that stand in the record of the business or of its people, in a service, or on a page that is none of a city. */
function isSaidByPages(words: string, site: Site): boolean {
  return saidByPages(site).includes(words.toLowerCase());
}

const saidByPages = oncePer(({ business, dataset }: Site): string => {
  const { all, forms, offices, pages, projects, services } = dataset;
  return smallTextOf([
    business,
    all.member,
    offices,
    forms,
    services,
    projects,
    pages.map(({ value }) => value),
  ]);
});
