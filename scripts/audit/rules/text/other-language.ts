import { countsOf } from "../../../../src/loader/group-by.ts";
import { detached } from "../../../read-build/detached.ts";
import { around, type ElementNode, type PageFacts } from "../../../read-build/page-facts.ts";
import { isLanguage } from "../../language-code.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";

/** Words that a text of a language has at every turn, and texts of others have not. */
const usual: Readonly<Record<string, RegExp>> = {
  de: /^(?:als|am|auch|auf|aus|bei|das|dem|den|der|des|die|eine?[mnr]?|es|für|im|in|ist|mit|nach|nicht|oder|sich|sie|sind|und|unsere?|von|vor|werden|wie|wir|zu[mr]?)$/i,
  en: /^(?:a|and|are|at|for|from|in|is|it|of|on|our|that|the|this|to|we|with|you|your)$/i,
  es: /^(?:al|con|de|del|el|en|la|las|los|no|nuestr[oa]s?|o|para|por|que|se|su|sus|un|una|y)$/i,
};
/** Shorter texts are names, or have too few of them. */
const fewestWords = 6;
/** Share of usual words that tells a language, where the declared one has less than half of that. */
const telling = 0.25;
/** Letters of a page that tell its language, and its fewest words. */
const lengthOfSample = 800;
const fewestOfPage = 15;
/** Of fewer pages none is the odd one. */
const fewestPages = 4;

/** What is wrong with parts of a page; and its language, which only other pages can tell to be worth a look. */
interface Note {
  parts: Found[];
  declared?: string | undefined;
  sample?: string;
}

export const textOtherLanguage = defineBareSetRule<Note>({
  id: "text/other-language",
  needs: "pages",
  severity: "warning",
  checks: "The language and direction declared for a page, or for part of it, match its text.",
  why: "Otherwise, screen readers mispronounce it, browsers offer to translate it, and punctuation lands at the wrong end.",
  fix: "Remove the attribute, or use the code of the language that the text is in.",
  source: "html-standard",
  note({ path, facts }, { site }) {
    const parts = [...faultsOfParts(path, facts)];
    // The data say the language of all pages: head/charset-lang-viewport.
    if (site.business) return parts.length > 0 ? { parts } : undefined;
    const sample = detached(facts.text.main.slice(0, lengthOfSample));
    // What is no code at all is for head/charset-lang-viewport.
    const declared = isLanguage(facts.language ?? "") ? facts.language?.toLowerCase().split("-")[0] : "";
    return { parts, declared, sample };
  },
  *set(notes) {
    for (const { parts } of notes.values()) yield* parts;
    const counts = countsOf(Array.from(notes.values(), ({ declared = "" }) => declared));
    const [usualOne] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    const looked = new Set<string>();
    for (const [path, { declared = "", sample = "" }] of notes) {
      // Of pages with the language of most, the first speaks for all.
      if (declared === usualOne && looked.has(declared)) continue;
      looked.add(declared);
      if (declared === "") continue;
      const spoken = otherLanguage(sample, declared, fewestOfPage);
      const isOdd = counts.size === 2 && counts.get(declared) === 1 && notes.size >= fewestPages;
      const right = spoken ?? (isOdd && hasNothingOf(declared, sample) ? usualOne : undefined);
      if (right)
        yield {
          message: `${path} says lang="${declared}", but its text ${spoken ? `is ${names.of(spoken)}` : `has no word of ${names.of(declared)}, and all other pages say lang="${usualOne}"`}.`,
          cause: `html ${declared}`,
          fix: `Write lang="${right}" in the html element.`,
          path,
          words: "<html",
        };
    }
  },
});

function* faultsOfParts(path: string, facts: PageFacts): Generator<Found> {
  for (const node of facts.remarkable) {
    const { lang, dir } = node.attributes;
    const declared = node.name === "html" ? undefined : lang;
    // Nearly every page says its language once, and nothing else.
    if (declared === undefined && dir === undefined) continue;
    if (declared && !isLanguage(declared)) {
      yield fault(path, node, `lang="${lang}"`, "which is no code of a language");
      continue;
    }
    const text = textIn(node, facts);
    const spoken = declared === undefined ? undefined : otherLanguage(text, declared);
    if (spoken) yield fault(path, node, `lang="${lang}"`, `but its text is ${names.of(spoken)}`);
    else if (dir && node.name !== "bdo" && isAgainst(dir, text))
      yield fault(
        path,
        node,
        `dir="${dir}"`,
        `but its text runs from ${dir === "rtl" ? "left to right" : "right to left"}`,
      );
  }
}

const names = new Intl.DisplayNames("en", { type: "language" });

function fault(path: string, { name, start }: ElementNode, attribute: string, wrong: string): Found {
  return {
    message: `<${name}> on ${path} says ${attribute}, ${wrong}.`,
    cause: `${name} ${attribute}`,
    at: start,
    path,
  };
}

/** What stands in an element, without parts that declare another language or direction. */
function textIn(node: ElementNode, { texts }: PageFacts): string {
  const declares = ({ attributes: { lang, dir } }: ElementNode) => lang !== undefined || dir !== undefined;
  return texts.flatMap((one) => (around(one.node, declares) === node ? one.text : [])).join(" ");
}

/** The language of a text that declares another. */
function otherLanguage(text: string, code: string, fewest = fewestWords): string | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const [declared = ""] = code.toLowerCase().split("-");
  const shareOf = (language: string) =>
    words.filter((word) => usual[language]?.test(word)).length / words.length;
  if (words.length < fewest) return undefined;
  const [spoken = ""] = Object.keys(usual).sort((a, b) => shareOf(b) - shareOf(a));
  const share = shareOf(spoken);
  // Many of these words are those of French or Portuguese as well.
  if (!(declared in usual) && spoken !== "en") return undefined;
  return spoken !== declared && share >= telling && shareOf(declared) < share / 2 ? spoken : undefined;
}

/** True for a text without one usual word of a known language. */
function hasNothingOf(language: string, text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length >= fewestOfPage && !words.some((word) => usual[language]?.test(word) !== false);
}

function isAgainst(dir: string, text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const fromLeft = count(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu);
  const fromRight = count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu);
  if (fromLeft + fromRight < fewestWords) return false;
  return dir === "rtl" ? fromRight === 0 : dir === "ltr" && fromLeft === 0;
}
