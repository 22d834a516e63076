import { countsOf, groupBy } from "../../../../src/loader/group-by.ts";
import { around, type PageFacts } from "../../../read-build/page-facts.ts";
import { inlineElements } from "../../../read-build/text-reader.ts";
import { counterpartOf, differenceOf, differingWords } from "../../business-text/counterpart.ts";
import { hasData } from "../../has-data.ts";
import { defineBareSetRule } from "../../rule.ts";

/** What a page says around its main part, and the numbers in that. */
interface Frame {
  lines: string[];
  numbers: string[];
}

/** Pages from which on one may differ from the others. */
const fewestPages = 3;
/** Share of the pages by which a line is that of the site. */
const mostPages = 0.6;
/** Share of the pages that may have been left behind. */
const mostLeft = 0.25;

export const textFrame = defineBareSetRule<Frame>({
  id: "text/frame",
  needs: "pages",
  severity: "error",
  checks: "Numbers and addresses in a page's header and footer match those on all other pages.",
  why: "A page that was missed when the others changed sends visitors to an old number or street address.",
  fix: "Find out which of the two is right, and use it on all pages.",
  source: "product",
  note({ facts }, audit) {
    // With data every difference is known.
    if (hasData(audit)) return undefined;
    const lines = linesAround(facts).filter((line) => /[\d@]/.test(line));
    return lines.length > 0 ? { lines, numbers: numbersIn(facts.text.main) } : undefined;
  },
  *set(notes) {
    if (notes.size < fewestPages) return;
    const counts = countsOf([...notes.values()].flatMap(({ lines }) => lines));
    const most = Math.max(1, notes.size * mostLeft);
    const told = new Set([...notes.values()].flatMap(({ numbers }) => numbers));
    const common = [...counts].flatMap(([line, count]) => (count >= notes.size * mostPages ? line : []));
    for (const [path, { lines, numbers }] of notes) {
      const missing = common.filter((line) => !lines.includes(line));
      for (const line of lines) {
        const other = (counts.get(line) ?? 0) <= most ? counterpartOf(line, missing, "") : undefined;
        if (other === undefined) continue;
        const wrong = numbersIn(differingWords(line, other).shown);
        // The page of another office may say its own; of several pages, the number of an office stands on one at least.
        const ofOffice = counts.get(line) === 1 ? numbers : [...told];
        if (wrong.length === 0 || wrong.every((number) => ofOffice.includes(number))) continue;
        const { shown, expected } = differenceOf(line, other);
        yield {
          message: `In its header or footer ${path} says "${shown}", where ${counts.get(other)} other pages say "${expected}".`,
          path,
          words: line,
          cause: line,
        };
      }
    }
  },
});

/** Texts of header and footer, each with the links in it, each once. */
function linesAround({ texts }: PageFacts): string[] {
  const ofFrame = texts.filter(({ node }) => around(node, ({ name }) => /^(?:header|footer)$/.test(name)));
  const lines = groupBy(ofFrame, ({ node }) =>
    around(node, ({ name }) => name !== "address" && !inlineElements.has(name)),
  );
  return [
    ...new Set(
      [...lines.values()].map((parts) =>
        parts
          .map(({ text }) => text.trim())
          .join(" ")
          .trim(),
      ),
    ),
  ];
}

/** Words with a digit, and mail addresses. */
function numbersIn(text: string): string[] {
  return text.match(/[^\s,;()]*[\d@](?:[^\s,;()]*[^\s,;().:!?])?/g) ?? [];
}
