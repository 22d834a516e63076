import { swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

/** Faults that were told several times, or by a rule that gave the wrong advice. On the site of the tree firm. */
export const withConsequences: readonly Planted[] = [
  ...faultsIn(/^assets\/pictures\/hero-cottonwood-800\..*\.avif$/, {
    "file/broken": { "an empty picture that a srcset names": () => "" },
  }),
  {
    fault: "a picture without encryption",
    in: "about.html",
    edit: swap(
      '<img src="/assets/pictures/cottonwood',
      '<img src="http://www.penaoneill.example/assets/pictures/cottonwood',
    ),
    rule: "link/localhost-http",
    advice: "build the site again",
  },
  ...faultsIn("robots.txt", {
    "index/blocked": {
      "a robots.txt of trials, with a value before the next sentence": () => "User-agent: *\nDisallow: /\n",
    },
  }),
];

/** On the site of the locksmith. */
export const ofForms: readonly Planted[] = [
  {
    fault: "labels that a theme took away: one build mends them all",
    in: "contact.html",
    edit: swap(/<label for="callback-[\s\S]*?<\/label>/g, ""),
    rule: "page/control-name",
    advice: "build the site again",
  },
  {
    fault: "a hidden link of strangers on some pages",
    in: /^(about|contact|prices|index)\.html$/,
    edit: swap(
      "</footer>",
      '<div style="position:absolute;left:-9999px"><a href="https://pills.example/">cheap pills</a></div></footer>',
    ),
    rule: "text/hidden",
    advice: "the site was hacked",
  },
  {
    fault: "pictures of several pages from a host without encryption",
    in: "*",
    edit: (html) => html.replaceAll('<img src="/', '<img src="http://cdn.example/'),
    rule: "link/localhost-http",
    advice: "build the site again",
  },
  {
    fault: "a label for a field of another name",
    in: "contact.html",
    edit: swap(/<label for="callback-phone"/, '<label for="callback-telephone"'),
    rule: "page/control-name",
    advice: "build the site again",
  },
  {
    fault: "a field that got another id",
    in: "contact.html",
    edit: swap(/(<input[^>]*) id="callback-phone"/, '$1 id="tel"'),
    rule: "page/control-name",
    advice: "build the site again",
  },
  ...faultsIn("prices.html", {
    "audit/missing-page": {
      "a page that was cut off, so that fewer are left with the same preview pictures": "cut off",
    },
  }),
];

export const formTraps: readonly Trap[] = trapsIn("contact.html", {
  "a field with a name of its own beside a label for nothing": (html) =>
    swap(
      '<label for="callback-phone"',
      '<label for="callback-telephone"',
    )(html).replace('id="callback-phone"', 'id="callback-phone" aria-label="Phone"'),
});
