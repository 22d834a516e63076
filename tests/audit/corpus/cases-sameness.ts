import { both, inMain, swap } from "../../support/audit-edits.ts";
import { byCity, dataOf, heron, maple, sameHeadings, stone } from "./city-pages.ts";
import type { BrokenBuild } from "./good-build.ts";

/** So many words that stand nowhere else and repeat nothing; `seed` tells texts apart. */
export function strange(seed: number, count: number): string {
  const words = Array.from({ length: count }, (_, at) => wordOf(seed * 100_000 + at));
  return `<p>${words.join(" ")}</p>`;
}

/** Knuth's multiplicative hash, in letters. */
function wordOf(number: number): string {
  return [...(Math.imul(number, 2654435761) >>> 0).toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");
}

/** Three texts: all of them on the page of Heron Lake, each on one other. */
const borrowed: Record<string, string> = {
  "Heron Lake": strange(1, 60) + strange(2, 60) + strange(3, 60),
  "Stone Hill": strange(1, 60),
  "Wolf Creek": strange(2, 60),
  "Maple Grove": strange(3, 60),
};

export const samenessBuilds: readonly BrokenBuild[] = [
  { rule: "set/raw-dup", in: [heron, stone], edit: inMain(strange(1, 3000)), file: dataOf("stone-hill") },
  { rule: "set/masked-dup", in: [heron, stone], edit: inMain(strange(1, 260)), file: dataOf("heron-lake") },
  {
    rule: "set/outline-dup",
    in: [heron, stone],
    edit: both(sameHeadings, inMain(strange(1, 90))),
    file: dataOf("heron-lake"),
  },
  { rule: "set/mean", in: "city", owner: "record", edit: inMain(strange(1, 100)) },
  {
    rule: "set/unique-words",
    in: "city",
    owner: "record",
    edit: byCity((city) => inMain(borrowed[city] ?? "<p></p>")),
    file: dataOf("heron-lake"),
  },
  {
    rule: "city/facts",
    in: dataOf("maple-grove"),
    isData: true,
    edit: swap("\npicture: maple-grove", ""),
    file: dataOf("maple-grove"),
  },
  {
    rule: "city/thin",
    in: dataOf("maple-grove"),
    isData: true,
    edit: (text) => text.replace(/(localText:\n.*\n.*\n)( {2}- heading: .*\n {4}text: .*\n)+/, "$1"),
    file: dataOf("maple-grove"),
  },
  {
    rule: "city/destination",
    in: maple,
    edit: (html) =>
      html
        .replaceAll(/<\/?form/g, (tag) => tag.replace("form", "div"))
        .replaceAll(/href="(tel|sms|mailto):[^"]*/g, 'href="/contact'),
  },
];
