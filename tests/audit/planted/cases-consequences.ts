import { swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

/** Faults that were told several times, or by a rule that gave the wrong advice. On the site of the tree firm. */
export const withConsequences: readonly Planted[] = [
  {
    fault: "an empty picture that a srcset names",
    dist: { in: /^assets\/pictures\/hero-cottonwood-800\..*\.avif$/, edit: () => "" },
    rule: "file/broken",
    path: "/gallery",
    says: "is empty",
  },
  {
    fault: "a picture without encryption",
    dist: {
      in: "about.html",
      edit: swap(
        '<img src="/assets/pictures/cottonwood',
        '<img src="http://www.penaoneill.example/assets/pictures/cottonwood',
      ),
    },
    rule: "link/localhost-http",
    path: "/about",
    says: "without encryption",
    built: { file: "about\\.html", line: 8 },
    advice: "with https",
  },
  {
    fault: "a robots.txt of trials, with a value before the next sentence",
    dist: { in: "robots.txt", edit: () => "User-agent: *\nDisallow: /\n" },
    rule: "index/blocked",
    says: /by line 2 of robots\.txt: Disallow: \/\. Mend it first: robots\/valid may follow/,
  },
];

/** On the site of the locksmith. */
export const ofForms: readonly Planted[] = [
  {
    fault: "a label for a field of another name",
    dist: {
      in: "contact.html",
      edit: swap(/<label for="callback-phone"/, '<label for="callback-telephone"'),
    },
    rule: "page/control-name",
    path: "/contact",
    says: /The label ".+" on \/contact is for "callback-telephone", an id that nothing has/,
    built: { file: "contact\\.html", line: 8 },
    advice: "build the site again",
  },
  {
    fault: "a field that got another id",
    dist: { in: "contact.html", edit: swap(/(<input[^>]*) id="callback-phone"/, '$1 id="tel"') },
    rule: "page/control-name",
    path: "/contact",
    says: 'so that the field <input> "tel" behind it has no label',
    advice: "build the site again",
  },
  {
    fault: "a page that was cut off, so that fewer are left with the same preview pictures",
    dist: { in: "prices.html", edit: "cut off" },
    rule: "audit/missing-page",
    path: "/prices",
    says: "cut off",
  },
];

export const formTraps: readonly Trap[] = [
  {
    trap: "a field with a name of its own beside a label for nothing",
    dist: {
      in: "contact.html",
      edit: (html) =>
        swap(
          '<label for="callback-phone"',
          '<label for="callback-telephone"',
        )(html).replace('id="callback-phone"', 'id="callback-phone" aria-label="Phone"'),
    },
  },
];
