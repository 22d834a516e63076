import { both, inMain } from "../../support/audit-edits.ts";
import type { Planted } from "../planted/planted.ts";
import { byCity, cities, dataOf, heron, maple, sameHeadings, stone } from "./city-pages.ts";

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

/** All but the first part of what the data say of Maple Grove alone. */
const localText = `  - heading: Ice in the valleys
    text: North valleys hold ice until April, so the membrane there goes up six feet.
  - heading: Permits at Town Hall
    text: The town asks for a permit when more than one square is replaced.
`;

export const samenessBuilds: readonly Planted[] = [
  { rule: "set/raw-dup", in: [heron, stone], edit: inMain(strange(1, 3000)) },
  { rule: "set/masked-dup", in: [heron, stone], edit: inMain(strange(1, 260)) },
  { rule: "set/outline-dup", in: [heron, stone], edit: both(sameHeadings, inMain(strange(1, 90))) },
  { rule: "set/mean", in: cities, edit: inMain(strange(1, 100)) },
  { rule: "set/unique-words", in: cities, edit: byCity((city) => inMain(borrowed[city] ?? "<p></p>")) },
  {
    rule: "city/facts",
    fault: "a city without a picture",
    file: dataOf("maple-grove"),
    from: "\npicture: maple-grove\n",
    to: "\n",
    mended: "\npicture: maple-grove # its own\n",
  },
  {
    rule: "city/thin",
    fault: "a city of which the first part alone is left",
    file: dataOf("maple-grove"),
    from: localText,
    to: "",
    mended: localText.replace("when more", "where more"),
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
