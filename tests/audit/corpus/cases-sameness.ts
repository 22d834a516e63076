import { both, inMain } from "../../support/audit-edits.ts";
import { faultsIn, faultsInText, type Planted } from "../planted/planted.ts";
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
  ...faultsIn([heron, stone], {
    "set/raw-dup": inMain(strange(1, 3000)),
    "set/masked-dup": inMain(strange(1, 260)),
    "set/outline-dup": both(sameHeadings, inMain(strange(1, 90))),
  }),
  ...faultsIn(cities, {
    "set/mean": inMain(strange(1, 100)),
    "set/unique-words": byCity((city) => inMain(borrowed[city] ?? "<p></p>")),
  }),
  ...faultsInText("city/facts", dataOf("maple-grove"), "\npicture: maple-grove\n", {
    "a city without a picture": "[\n → \npicture: maple-grove # its own\n]",
  }),
  {
    rule: "city/thin",
    fault: "a city of which the first part alone is left",
    file: dataOf("maple-grove"),
    from: localText,
    to: "",
    mended: localText.replace("when more", "where more"),
  },
  ...faultsIn(maple, {
    "city/destination": (html) =>
      html
        .replaceAll(/<\/?form/g, (tag) => tag.replace("form", "div"))
        .replaceAll(/href="(tel|sms|mailto):[^"]*/g, 'href="/contact'),
  }),
];
