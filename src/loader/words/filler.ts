import { isOwnValueName } from "../../kinds/subjects.ts";

/**
 * Words that stand where a text is still to be written. Only such as no finished text has: "Your message here" is a good
 * hint of a field, "insert text here" of none.
 */
const filler =
  /\b(?:TODO|FIXME|TBD)\b|\bXXX+\b|\bxxx+\b|\blorem ipsum\b|\bdolor sit amet\b|\binsert\b[\w' ]{1,40}\bhere\b|\b(?:text|copy|title|content|description|headline|name|photo|image) goes here\b|\b(?:placeholder|dummy|filler|sample) (?:text|copy)\b|\basdf\w*|[[<](?:your|insert|add|enter)\b[^\]>\n]{0,60}[\]>]|\[NEEDS\b[^\]\n]{0,60}\]?/gi;

const blank =
  "(?:amount|brand|business|city|company|county|date|day|e-?mail|landmark|month|neighborhood|percent|phone|price|season|service|state|street|town|trade|year|zip)(?:[ _-](?:address|area|code|name|number))?|(?:client|customer|first|full|last|owner|product)[ _-]name";
/** A name of what is to be filled in, in the brackets of a template: `[City]`, `[Phone Number]`; a link has its address behind them. */
export const templateBlank = new RegExp(`\\[(?:${blank})\\](?!\\()|<(?:${blank})>`, "gi");

/** Capitals only: `todo` is a word of Spanish. */
const capitals = /^(?:todo|fixme|tbd)$/i;

const whole =
  /^(?:(?:your|insert|add|some|more|the)?\s?[\w ]{0,20}\b(?:text|copy|title|content|description|paragraph|headline|heading|tagline) here|t\.?b\.?[dc]\.?|undefined|null|nan|\?{2,}|\.{2,}|-{2,}|x{2,}|(?:blah? ?)+)[.!…]*$/i;

/** Words of a text that stand for a text still to be written. */
export function findFiller(text: string): string[] {
  if (whole.test(text.trim())) return [text.trim()];
  const written = [...text.matchAll(filler)].map(([words]) => words);
  const blanks = [...text.matchAll(templateBlank)].map(([words]) => words);
  return [
    ...written.filter((words) => !capitals.test(words) || words === words.toUpperCase()),
    // What has a value is told as that.
    ...blanks.filter((words) => !isOwnValueName(words.slice(1, -1))),
  ];
}
