import { distance } from "fastest-levenshtein";
import type { Business } from "../../../src/kinds/business/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { matchesOf } from "./matches.ts";
import { whoIsMeant } from "./who-is-meant.ts";

const part = "\\p{Lu}[\\p{L}'’-]+";
/** What names of firms end with, whatever they do. */
const endings =
  "& Sons?|and Sons?|Bros\\.?|Brothers|Co\\.|Company|Contractors?|Contracting|Construction|Enterprises|Group|Inc\\.?|LLC|Services?|Solutions";
/** What a firm says in front of its own name. */
const before =
  "[Aa]t|[Bb]ecause|[Cc]all|[Cc]hoos(?:e|ing)|[Cc]ontact|[Hh]ere at|[Hh]ir(?:e|ing)|[Tt]rust|[Ww]elcome to|[Ww]hy";

/** What a policy or a text of terms says of the firm for which it was written: "Golden Brush Painting LLC does not sell …". */
const trades =
  "Carpentry|Cleaning|Construction|Contract(?:ing|ors)|Electric(?:al)?|Heating|Landscap(?:ers|ing)|Locksmiths?|Movers|Paint(?:ers|ing)|Plumb(?:ers|ing)|Remodeling|Roof(?:ers|ing)|Tree (?:Care|Service)";
const writer = new RegExp(
  `(?<!\\p{L})((?:${part},? (?:(?:&|and) )?){1,3}(?<=(?:${trades}),? )(?:Company|Co\\.|Corp\\.|Inc\\.?|L\\.?L\\.?C\\.?)),? (?:collects?|does not|is (?:committed|not)|keeps?|may|reserves|respects?|shall|uses?|values|will)\\b`,
  "gu",
);

const policy =
  /\b(?:accounts?|cookies?|data|information|polic(?:y|ies)|privacy|terms|third part(?:y|ies)|website|your?)\b/i;

/** Names of other firms that a text calls its own: "At Golden Brush Painters, every job …". */
export function otherFirmsIn(sentence: string, site: Site): string[] {
  const { business } = site;
  const pattern = patternOf(business);
  const writers = matchesOf(writer, sentence).flatMap(({ 0: words, 1: name = "", index }) => {
    const isOfPolicy = policy.test(sentence.slice(index + words.length));
    return isOfPolicy && !isOwn(name, business.name) ? name : [];
  });
  if (writers.length > 0) return writers;
  return matchesOf(pattern, sentence).flatMap(({ 0: words, 1: name = "", index }) => {
    const rest = sentence.slice(index + words.length);
    return isOwn(name, business.name) || !speaksOfUs(rest, site) ? [] : name;
  });
}

/** Letters in which another way to write the own name may differ, which other findings tell. */
const mostSlips = 4;

function isOwn(said: string, name: string): boolean {
  return said.includes(name) || name.includes(said) || distance(said, name) <= mostSlips;
}

/** True where what follows is what one says of oneself: "…, we", "… every job", "… today". */
function speaksOfUs(rest: string, site: Site): boolean {
  if (/^(?:[.!?]|,? (?:and|for|to|today|now|where)\b)/.test(rest) || rest === "") return true;
  if (/^,? (?:all|each|every|our|you|your|we)\b/.test(rest)) return true;
  return (
    whoIsMeant({ words: rest, lead: "", earlier: "", rest: "" }, site) === "us" &&
    /\b(?:our|us|we)\b/.test(rest)
  );
}

/** Finds names of the trade: those that end as the name of the business does, or like those of firms at large. */
const patternOf = oncePer(({ name }: Business) => {
  const own = name.split(/\s+/).at(-1) ?? "";
  const trade =
    own.length > 3 ? `|${escapeForPattern(own.replace(/(?:ers?|ing|s)$/, ""))}(?:er|ers|ing|s)?` : "";
  return new RegExp(
    `(?<!\\p{L})(?:${before}) ((?:${part} (?:(?:&|and|of) )?){1,3}(?:${endings}${trade}))(?![\\p{L}])`,
    "gu",
  );
});
