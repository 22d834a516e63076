import type { BareSiteRule } from "../../rule.ts";

const file = "llms.txt";
const fewestChars = 50;

export const fileLlms: BareSiteRule = {
  id: "file/llms",
  needs: "pages",
  severity: "info",
  checks: "Where there is an llms.txt, it has one heading, some text and links.",
  why: "Without these, a reader for whom it is made has nothing to go by. Google ignores the file.",
  fix: "Give it a heading and links, or leave it out.",
  source: "lighthouse",
  *site({ files }) {
    const text = files.textOf(`/${file}`);
    if (text === undefined) return;
    const headings = text.match(/^# /gm)?.length ?? 0;
    if (headings !== 1) yield { message: `llms.txt has ${headings} main headings; 1 is right.`, file };
    if (!/\[[^\]]+\]\([^)]+\)/.test(text)) yield { message: "llms.txt has no link.", file };
    if (text.length < fewestChars)
      yield { message: `llms.txt has fewer than ${fewestChars} characters.`, file };
  },
};
