import { attributes, characterOf, elements } from "./html-names.ts";

/**
 * Links and emphasis of running text: `[label](/path)` and `**words**`. No part may run over the start of the next one,
 * so that a text of nothing but brackets is read in one go. What begins `![` is a picture elsewhere, and none here.
 */
export const markup = /(?<!(?:^|\s)!)\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** Small words that no sentence has twice in a row. */
export const doubledWord =
  /(?<![\w-])(a|an|and|are|at|by|for|from|in|is|of|or|our|the|to|we|with) \1(?![\w-])/i;

/** What a field does with marks: running text makes links and emphasis of them, other texts print them as they are. */
export type TextUse = "prose" | "plain";

/** Marks that visitors would read, as they stand in the text. */
export interface MarkFault {
  words: string;
  message: string;
  hint: string;
  /** What the hint says to write in place of the words, where it cannot be anything else. */
  instead?: string;
}

/** A way to write marks that print; without `what`, one that is right. */
interface MarkRule {
  pattern: RegExp;
  /** What the words are, behind "is" or "are". */
  what?: string;
  /** What was meant, of the parts of the pattern; undefined where nobody can know, and `hint` says what to do. */
  meant?(parts: string[], use: TextUse): string | undefined;
  hint?: string;
  uses?: TextUse[];
}

const target = "(?:[/#][^()[\\]\\s]*|https?:[^()[\\]\\s]*|(?:mailto|tel|sms):[^()[\\]\\s]*|call|text|email)";
const link = (label: string, to: string, use: TextUse) => (use === "prose" ? `[${label}](${to})` : label);
const strong = (words: string, use: TextUse) => (use === "prose" ? `**${words}**` : words);
/** In this order: what one rule finds, no other looks at. */
const rules: MarkRule[] = [
  {
    pattern: /(?<!\S)!\[([^[\]]*)\]\([^()]*\)/g,
    what: "a picture in Markdown, which texts do not show",
    hint: "Remove it; pictures have fields of their own, such as image.",
  },
  { pattern: markup, uses: ["prose"] },
  {
    pattern: /\[([^[\]]+)\]\(([^()\s]+)\)/g,
    what: "a link, but this field prints plain text",
    meant: ([label = ""]) => label,
    uses: ["plain"],
  },
  {
    pattern: /\*\*([^*]+)\*\*/g,
    what: "emphasis, but this field prints plain text",
    meant: ([words = ""]) => words.trim(),
    uses: ["plain"],
  },
  {
    pattern: new RegExp(`\\[\\[([^[\\]]+)\\]\\]\\((${target})\\)`, "g"),
    what: "not a link",
    meant: ([label = "", to = ""], use) => link(label, to, use),
  },
  {
    pattern: new RegExp(`\\[([^[\\]]+)\\]\\s+\\(\\s*(${target})\\s*\\)`, "g"),
    what: "not a link: a blank stands between its words and its path",
    meant: ([label = "", to = ""], use) => link(label, to, use),
  },
  {
    pattern: new RegExp(`\\(([^()]+)\\)\\s?\\[(${target})\\]`, "g"),
    what: "not a link: its brackets are the wrong way round",
    meant: ([label = "", to = ""], use) => link(label, to, use),
  },
  {
    pattern: /\[\s*\]\([^()\s]*\)/g,
    what: "a link without words",
    hint: "Write the words of the link between the square brackets, or remove the link.",
  },
  {
    pattern: /\[([^[\]]+)\]\(\s*\)/g,
    what: "a link that leads nowhere",
    hint: "Write where it leads between the round brackets, such as (/contact), or keep only the words.",
  },
  {
    pattern: /\[([^[\]]+)\]\(\s*([^()\s]+)(?:\s+(?:"[^"()]*"|'[^'()]*'))?\s*\)/g,
    what: "not a link",
    meant: ([label = "", to = ""], use) => link(label, to, use),
  },
  {
    // The point that ends the sentence is no part of the path.
    pattern: new RegExp(`\\[([^[\\]]+)\\]\\((${target})(?<![.,;:!?])`, "g"),
    what: "a link without its closing bracket",
    meant: ([label = "", to = ""], use) => link(label, to, use),
  },
  {
    pattern: new RegExp(`\\[([^[\\]()]+)\\((${target})\\)\\]?`, "g"),
    what: "not a link: a square bracket is missing or in the wrong place",
    meant: ([label = "", to = ""], use) => link(label, to, use),
  },
  {
    pattern: /\[([^[\]]+)\]:?\s?(\/[a-z0-9][\w./#-]*)/g,
    what: "not a link: its path needs round brackets",
    meant: ([label = "", to = ""], use) => link(label, to.replace(/[.,]$/, ""), use),
  },
  {
    pattern: /\]\s*\((?=[/#]|https?:)|\[([^[\]]+)\]\[[^[\]]*\]|\]\(/g,
    what: "part of a link that is not written out",
    hint: "Write links as [words](/path), without other brackets in them.",
  },
  {
    pattern: /<(strong|b)>([^<>]*)<\/\1>/gi,
    what: "HTML, which is shown as it is typed",
    meant: ([, words = ""], use) => strong(words.trim(), use),
  },
  {
    pattern: /<a\s+href\s*=\s*["']?([^"'\s<>]+)["']?[^<>]*>([^<>]*)<\/a>/gi,
    what: "HTML, which is shown as it is typed",
    meant: ([to = "", label = ""], use) => link(label, to, use),
  },
  {
    pattern: /<(em|i|u|span|small|p|div|font|mark)(?:\s[^<>]*)?>([^<>]*)<\/\1>/gi,
    what: "HTML, which is shown as it is typed",
    meant: ([, words = ""]) => words,
  },
  { pattern: /\s*<br\s*\/?>\s*/gi, what: "HTML, which is shown as it is typed", meant: () => " " },
  {
    pattern: new RegExp(`</?(?:${elements})(?![\\w:.-])${attributes}\\s*/?>|<!--|<!doctype`, "gi"),
    what: "HTML, which is shown as it is typed",
    hint: "Remove it; only [words](/path) makes a link, and only **words** emphasis, in running text.",
  },
  {
    pattern: /<(https:\/\/[^\s<>]+)>/g,
    what: "an address in angle brackets, which are shown as they are typed",
    meant: ([to = ""], use) => (use === "prose" ? undefined : to),
    hint: "Write [words](https://...) instead.",
  },
  {
    pattern: /&(#\d{2,6}|#x[\dA-Fa-f]{2,5}|[A-Z]?[a-z]{2,}\d{0,2});/g,
    what: "HTML for a character, which is shown as it is typed",
    meant: ([name = ""]) => characterOf(name),
    hint: "Write the character itself.",
  },
  {
    pattern: /\*\*+/g,
    what: "half of an emphasis",
    hint: "Write **words** with two asterisks on both sides, or remove them.",
  },
  {
    pattern: /(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g,
    what: "printed with its asterisks",
    meant: ([words = ""], use) => strong(words, use),
  },
  {
    pattern: /(?<![\w./-])(__?)(?=[A-Za-z])([^_\n]*[^\s_])\1(?![\w/-])/g,
    what: "printed with its underscores",
    meant: ([, words = ""], use) => strong(words, use),
  },
  { pattern: /~~([^~\n]+)~~/g, what: "printed with its tildes", meant: ([words = ""]) => words },
  {
    pattern: /^#{1,6} (?=\p{L})/gmu,
    what: "a heading in Markdown, which is shown as it is typed",
    hint: "Remove it; headings have fields of their own.",
  },
  {
    pattern: /^(?:[-+] |[•●▪◦‣∙·][^\S\n]*(?=[\p{L}\p{N}])|\[[ xX]\] )/gmu,
    what: "the sign of a list, which is shown as it is typed",
    hint: "Remove it; lists have fields of their own, such as items.",
  },
  {
    pattern: /^> /gm,
    what: "the sign of a quotation in Markdown, which is shown as it is typed",
    hint: "Remove it, and put quotation marks around the words.",
  },
  {
    pattern: /^\|.*\|[ \t]*$/gm,
    what: "a row of a table in Markdown, which is shown as it is typed",
    hint: "Write it as a sentence.",
  },
  { pattern: /`+([^`\n]+)`+/g, what: "printed with its backticks", meant: ([words = ""]) => words },
  { pattern: /\[\[([^[\]]+)\]\]/g, what: "printed with its brackets", meant: ([words = ""]) => words },
  {
    // Behind a capital or a blank it is no folder of Windows.
    pattern: /\s*\\[nrt](?![a-z])\s*/g,
    what: "shown as it is typed: only double quotes make a line break of it, and texts have none",
    meant: () => " ",
  },
  { pattern: /\\(["'])/g, what: "printed with its backslash", meant: ([mark = ""]) => mark },
  { pattern: /(?<=\p{L})''(?=\p{L})/gu, what: "two apostrophes, which are both printed", meant: () => "'" },
  {
    // Of letters only: a text about programs may speak of others.
    pattern: /\\(?:u\{?((?!00[0-9])[\dA-Fa-f]{4,5})\}?|x([A-Fa-f][\dA-Fa-f]))/g,
    what: "the code of a character, which is shown as it is typed",
    meant: ([long, short]) => characterOf(`#x${long ?? short}`),
    hint: "Write the character itself.",
  },
  {
    pattern: /&(amp|hellip|[lr][ds]quo|[mn]dash|nbsp|quot)(?![\w;])/g,
    what: "HTML for a character, which is shown as it is typed",
    meant: ([name = ""]) => characterOf(name),
  },
  {
    pattern: /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])/g,
    what: "the name of an emoji, which is shown as it is typed",
    hint: "Remove it.",
  },
  { pattern: new RegExp(doubledWord, "gi"), what: "one word twice", meant: ([word = ""]) => word },
];

/** Marks in a text that visitors would read: Markdown and HTML where none is made of them. Names in braces are no matter of this. */
export function findMarkFaults(text: string, use: TextUse): MarkFault[] {
  const faults: MarkFault[] = [];
  let rest = text;
  for (const rule of rules) {
    if (rule.uses && !rule.uses.includes(use)) continue;
    rest = rest.replace(rule.pattern, (words: string, ...found: unknown[]) => {
      if (rule.what === undefined) return blank(words);
      const end = found.findIndex((part) => typeof part === "number");
      const parts = found.slice(0, end) as string[];
      const instead = rule.meant?.(parts, use);
      const shown = words.trim();
      faults.push({
        words: shown,
        message: `${shown} is ${rule.what}.`,
        hint: instead === undefined ? (rule.hint ?? "Remove it.") : writeInstead(instead, shown),
        ...(instead !== undefined && { instead }),
      });
      return blank(words);
    });
  }
  return faults;
}

function writeInstead(instead: string, words: string): string {
  return instead.trim() === ""
    ? `Write a blank instead of ${words}.`
    : `Write ${instead} instead of ${words}.`;
}

function blank(words: string): string {
  return " ".repeat(words.length);
}
