import type { Edit } from "../../support/audit.ts";
import { both, inMain, swap, withTitle } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

const words = "Ask the crew for a price near you, in any town around the lake.";
const added = (html: string): Edit => inMain(`\n${html}`);
const withHeading = (text: string) => swap(/(<h1[^>]*>)[^<]*/, `$1${text}`);
const styled = (css: string, html: string) =>
  both(swap("</head>", `<style>${css}</style></head>`), added(html));

/** Ways to hide a text that one must know CSS for. */
const hidden: readonly Planted[] = [
  "opacity:.02",
  "max-height:0;overflow:hidden",
  "height:1px;overflow:hidden",
  "height:0;overflow-y:clip",
  "visibility:collapse",
].map(
  (css): Planted => ({
    fault: `a text hidden by ${css}`,
    in: "about.html",
    edit: styled(`.k{${css}}`, `<p class="k">${words}</p>`),
    rule: "text/hidden",
  }),
);

const gone: readonly Planted[] = (
  [
    [withHeading("Page not found"), "Page not found"],
    [withHeading("This job is no longer available"), "no longer available"],
    [both(withTitle("Just a moment..."), withHeading("Checking your browser")), "Checking your browser"],
    [withTitle("404 Not Found"), "404 Not Found"],
    [withHeading("Coming soon!"), "Coming soon!"],
    [withHeading("Sorry, the page you are looking for doesn’t exist"), "you are looking for"],
    [withTitle("Index of /about"), "Index of /about"],
  ] as const
).map(
  ([edit, says]): Planted => ({
    fault: `a page that says "${says}"`,
    in: "about.html",
    edit,
    rule: "text/gone",
  }),
);

export const textFaults: readonly Planted[] = [
  ...hidden,
  ...gone,
  ...faultsIn("about.html", {
    "text/hidden": {
      "links of a stranger among the words for people who listen": added(
        '<p class="visually-hidden"><a href="https://pills.example/">buy pills</a></p>',
      ),
    },
    "index/snippet-limits": {
      "a main part that results may not quote": swap("<main", "<main data-nosnippet"),
    },
  }),
  ...[
    "%%title%% %%sep%% %%sitename%%",
    "Roofers in %city% and around it",
    "About <?php echo name ?>, roofers",
  ].map(
    (title): Planted => ({
      fault: `the title "${title}"`,
      in: "about.html",
      edit: withTitle(title.replace("<", "&lt;")),
      rule: "text/placeholder",
    }),
  ),
  ...['aria-hidden="true"', "inert"].map(
    (attribute): Planted => ({
      fault: `a main part with ${attribute}`,
      in: "about.html",
      edit: swap("<main", `<main ${attribute}`),
      rule: "h1/one",
    }),
  ),
];

export const textTraps: readonly Trap[] = trapsIn("roof-repair.html", {
  "texts that fade in, unfold, or are for people who listen": styled(
    ".f{opacity:0;animation:in 1s both}.m{max-height:0;overflow:hidden;transition:max-height .3s}.s{height:1px;width:1px;overflow:hidden;position:absolute}",
    '<p class="f">We mend what the storm took from the roof.</p><p class="m">The crew comes with its own ladders.</p><a href="https://guild.example/maple">Our guild<span class="s"> opens in a new tab</span></a>',
  ),
  "words of which a part stands in headings of error pages": added(
    "<h2>Leaks that others have not found</h2><p>Slates of that kind are no longer available new.</p>",
  ),
  "a note that results shall not show, and numbers with percent signs": added(
    "<p data-nosnippet>Slate is 5% of our roofs and shingle 95%, or 100% of both.</p>",
  ),
});
