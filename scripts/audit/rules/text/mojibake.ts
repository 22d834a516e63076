import { counted } from "../../../../src/loader/counted.ts";
import { readAgain } from "../../../read-build/encoding.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";
import { saidTexts } from "../../said-texts.ts";

/** Letters of two or three bytes that were read one byte at a time, letters that were lost, and controls. */
const sign =
  /[ÃÅÄ][\x80-\xBFƒ‚„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]|â(?:€|[\x80-\xBF])|(?<![A-Z])Â[\s\x80-\xBF]|ðŸ|ï¿½|ï»¿|\uFFFD|(?![\t-\r])\p{Cc}/u;
/** The words around them. This search begins anew at every letter, so it is only made in a text that has a sign. */
const broken = new RegExp(`\\S*(?:${sign.source})\\S*`, "gu");

export const textMojibake: BarePageRule = {
  id: "text/mojibake",
  needs: "pages",
  severity: "error",
  checks: "No character is lost or garbled by the wrong encoding.",
  why: "Pages and search results show Ã© or â€™ where a letter or quotation mark should be.",
  fix: "Write the correct character, and save the file as UTF-8.",
  source: "html-standard",
  *page(page) {
    // Bytes that are no UTF-8 are for head/encoding.
    if (page.facts.encoding.name !== "UTF-8") return;
    const found = wordsIn(page);
    const [[word, where] = []] = found;
    if (word === undefined) return;
    const others = found.size > 1 ? `, and ${counted(found.size - 1, "more such word")}` : "";
    const right = readAgain(word);
    yield {
      message: `${where} of ${page.path} holds "${word}"${others}: letters read in the wrong encoding, or lost.`,
      cause: [...found.keys()].join(" "),
      words: word,
      ...(right !== word && { fix: `Write "${right}" in place of "${word}", and save the file as UTF-8.` }),
    };
  },
};

function wordsIn(page: BarePage): Map<string, string> {
  const structured = page.facts.structuredData.map(({ raw }): [string, string] => [
    "The structured data",
    raw,
  ]);
  const found = new Map<string, string>();
  for (const [where, text] of [...saidTexts(page.facts), ...structured])
    for (const [word] of sign.test(text) ? text.matchAll(broken) : [])
      if (![...found.keys()].some((known) => word.includes(known))) found.set(word.trim(), where);
  return found;
}
