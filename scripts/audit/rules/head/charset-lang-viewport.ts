import { metaContents } from "../../../read-build/head-values.ts";
import { isLanguage } from "../../language-code.ts";
import type { BarePageRule } from "../../rule.ts";

/** A browser looks for the character set in the first 1,024 bytes (HTML standard). */
const charsetWithin = 1024;

export const headCharsetLangViewport: BarePageRule = {
  id: "head/charset-lang-viewport",
  needs: "pages",
  severity: "error",
  checks: "Character set, language and viewport are declared.",
  why: "Without them, characters break, screen readers use the wrong voice, and phones show a shrunken page.",
  fix: "Declare it in the HTML template.",
  source: "lighthouse",
  *page({ path, facts }, { site }) {
    if (facts.charsetAt === undefined)
      yield { message: `${path} declares no character set.`, cause: "charset" };
    else if (facts.charsetAt >= charsetWithin)
      yield {
        message: `${path} declares its character set at byte ${facts.charsetAt}, behind the first ${charsetWithin}.`,
        cause: "late charset",
      };
    const locale = site.business?.locale;
    if (locale !== undefined && facts.language?.toLowerCase() !== locale.toLowerCase())
      yield {
        message: `The language of ${path} is "${facts.language ?? ""}", but the data says "${locale}".`,
        cause: "language",
        words: facts.language ? `lang="${facts.language}"` : "<html",
      };
    else if (!facts.language)
      yield { message: `${path} declares no language.`, cause: "language", words: "<html" };
    else if (!isLanguage(facts.language))
      yield {
        message: `${path} says lang="${facts.language}", which is no code of a language.`,
        cause: "language",
        words: "<html",
        fix: `Write lang="${facts.language.replaceAll("_", "-")}" where that is a code such as "en-US".`,
      };
    const [, second] = facts.metas.filter(({ key }) => key === "viewport");
    const count = metaContents(facts, "viewport").length;
    if (count !== 1)
      yield {
        message: `${path} has ${count === 0 ? "no viewport tag" : `${count} viewport tags; one is right`}.`,
        cause: "viewport",
        ...(second && { at: second.start, fix: "Take all but the first of them out." }),
      };
  },
};
