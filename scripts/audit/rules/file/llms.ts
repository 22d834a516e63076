import type { BareSiteRule } from "../../rule.ts";

const file = "llms.txt";
const fewestChars = 50;

export const fileLlms: BareSiteRule = {
  id: "file/llms",
  needs: "pages",
  severity: "info",
  checks: "An llms.txt, if there is one, has one heading, some text and links.",
  why: "Without these, the tools it is made for have nothing to go by. Google ignores the file.",
  fix: "Add a heading and links, or remove the file.",
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
