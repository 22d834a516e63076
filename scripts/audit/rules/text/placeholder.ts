import { metaContents } from "../../../read-build/head-values.ts";
import type { BarePageRule } from "../../rule.ts";

const unfilled = /lorem ipsum|\bundefined\b|\bNaN\b|\[object \w+\]|\{\{|\{[a-z][A-Za-z]*\}|\bTODO\b|\[NEEDS/i;

export const textPlaceholder: BarePageRule = {
  id: "text/placeholder",
  needs: "pages",
  severity: "error",
  checks: "No page shows filler text or an unfilled part.",
  why: "Visitors see at once that nobody looked at the page.",
  fix: "Write the text that is missing.",
  source: "screaming-frog",
  *page({ path, facts }) {
    const texts = [facts.text.all, ...metaContents(facts, "description")];
    const found = new Set(texts.flatMap((text) => unfilled.exec(text)?.[0] ?? []));
    for (const part of found) yield { message: `${path} shows "${part}".`, cause: part, words: part };
  },
};
