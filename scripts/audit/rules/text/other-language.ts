import { around, type ElementNode, type PageFacts } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

/** Words that a text of a language has at every turn, and texts of others have not. */
const usual: Readonly<Record<string, RegExp>> = {
  en: /^(?:a|and|are|at|for|from|in|is|it|of|on|our|that|the|this|to|we|with|you|your)$/i,
  es: /^(?:al|con|de|del|el|en|la|las|los|no|nuestr[oa]s?|o|para|por|que|se|su|sus|un|una|y)$/i,
};
/** Shorter texts are names, or have too few of them. */
const fewestWords = 6;
/** Share of usual words that tells a language. */
const telling = 0.25;

export const textOtherLanguage: BarePageRule = {
  id: "text/other-language",
  needs: "pages",
  severity: "warning",
  checks: "The language and the direction that a part of a page declares are those of its text.",
  why: "Programs read it aloud in the wrong language, browsers offer to translate it, and signs stand at the wrong end.",
  fix: "Take the attribute off, or write the code of the language that the text is in.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const node of facts.remarkable) {
      const { lang, dir } = node.attributes;
      const declared = node.name === "html" ? undefined : lang;
      // Nearly every page says its language once, and nothing else.
      if (declared === undefined && dir === undefined) continue;
      const text = textIn(node, facts);
      const spoken = declared === undefined ? undefined : languageOf(text);
      if (spoken && spoken !== declared?.toLowerCase().split("-")[0])
        yield fault(path, node, `lang="${lang}"`, `is ${names[spoken]}`);
      else if (dir && node.name !== "bdo" && isAgainst(dir, text))
        yield fault(
          path,
          node,
          `dir="${dir}"`,
          `runs from ${dir === "rtl" ? "left to right" : "right to left"}`,
        );
    }
  },
};

const names: Readonly<Record<string, string>> = { en: "English", es: "Spanish" };

function fault(path: string, { name, start }: ElementNode, attribute: string, truth: string) {
  return {
    message: `<${name}> on ${path} says ${attribute}, but its text ${truth}.`,
    cause: `${name} ${attribute}`,
    at: start,
  };
}

/** What stands in an element, without parts that declare another language or direction. */
function textIn(node: ElementNode, { texts }: PageFacts): string {
  const declares = ({ attributes: { lang, dir } }: ElementNode) => lang !== undefined || dir !== undefined;
  return texts.flatMap((one) => (around(one.node, declares) === node ? one.text : [])).join(" ");
}

function languageOf(text: string): string | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  return Object.keys(usual).find(
    (language) => words.filter((word) => usual[language]?.test(word)).length / words.length >= telling,
  );
}

function isAgainst(dir: string, text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const fromLeft = count(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu);
  const fromRight = count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu);
  if (fromLeft + fromRight < fewestWords) return false;
  return dir === "rtl" ? fromRight === 0 : dir === "ltr" && fromLeft === 0;
}
