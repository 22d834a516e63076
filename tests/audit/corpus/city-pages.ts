import type { Edit } from "../../support/audit.ts";

const fileOf = (city: string) => `roofers-${city}-lake-county.html`;
export const maple = fileOf("maple-grove");
export const pine = fileOf("pine-bend");
export const heron = fileOf("heron-lake");
export const stone = fileOf("stone-hill");

/** The pages of all cities. */
export const cities = /^roofers-.*\.html$/;

export const dataOf = (city: string) => `cities/lake-county/${city}.yaml`;

const cityIn = (html: string) => /<h1[^>]*>Roofers in ([^<]*)/.exec(html)?.[1] ?? "";

export const byCity =
  (edit: (city: string) => Edit): Edit =>
  (html) =>
    edit(cityIn(html))(html);

/** The same on every page, and each once. */
export const sameHeadings: Edit = (html) => {
  let count = 0;
  return html.replaceAll(/(<h3[^>]*>)[^<]*/g, (_, tag: string) => `${tag}What we know, ${++count}`);
};
