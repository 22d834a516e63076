import type { BarePageRule } from "../../rule.ts";

const unfilled =
  /lorem ipsum|\bundefined\b|\bNaN\b|\[object \w+\]|\{\{|\$?\{[a-z][A-Za-z]*\}|%%?[a-z]\w{2,}%%?|<\?php|<%|\bTODO\b|\[NEEDS/i;
/** Tags of the head whose texts people see in results and previews. */
const seen = /^description$|^(og|twitter):(title|description|image:alt)$/;

export const textPlaceholder: BarePageRule = {
  id: "text/placeholder",
  needs: "pages",
  severity: "error",
  checks: "No page and no title shows filler text or an unfilled part.",
  why: "Visitors see at once that nobody looked at the page.",
  fix: "Write the text that is missing.",
  source: "screaming-frog",
  *page({ path, facts }) {
    const inHead = facts.metas.filter(({ key }) => seen.test(key));
    const texts = [
      facts.text.all,
      ...facts.titles.map(({ text }) => text),
      ...inHead.map(({ content }) => content),
    ];
    const found = new Set(texts.flatMap((text) => unfilled.exec(text)?.[0] ?? []));
    for (const part of found) yield { message: `${path} shows "${part}".`, cause: part, words: part };
  },
};
