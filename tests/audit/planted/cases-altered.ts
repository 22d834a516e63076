import type { Edit } from "../../support/audit.ts";
import { both, swap, withMeta } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap } from "./planted.ts";

const advice = "The data is right; build the site again";

/** A value of a page that nothing but the data can tell to be wrong. */
const onPage = (file: string, edit: Edit, fault: string): Planted => ({
  fault,
  in: `${file}.html`,
  edit,
  rule: "file/altered",
  advice,
});

const event = "events/fruit-tree-morning";

/** On the site of the tree firm. */
export const alteredValues: readonly Planted[] = [
  onPage(event, swap(/"startDate":"2027-02-20/, '"startDate":"2027-02-21'), "another day of an event"),
  onPage(
    event,
    swap(/"endDate":"2027-02-20/, '"endDate":"2027-02-19'),
    "an event that ends before it begins",
  ),
  onPage("jobs/climber", swap(/"minValue":28/, '"minValue":18'), "another pay"),
  onPage("gallery", swap('"duration":"PT3S"', '"duration":"PT3M"'), "another length of a film"),
  onPage("jobs/climber", swap(/"employmentType":"[^"]+",?/, ""), "a value that is gone"),
  onPage("pruning", withMeta("og:locale", "es_ES"), "another language of a preview"),
  ...faultsIn(`${event}.html`, {
    "file/altered": {
      "all values of a page at once": both(
        swap('"startDate":"2027', '"startDate":"2028'),
        swap('"endDate":"2027', '"endDate":"2028'),
      ),
    },
  }),
  onPage(
    "tree-care/santa-fe-county/eldorado",
    swap(/"item":"https:\/\/www(\.[^"]+\/areas)"/, '"item":"https://staging$1"'),
    "a breadcrumb on the host for trials",
  ),
  ...faultsIn("pruning.html", {
    "file/altered": {
      "a preview picture on the host for trials": swap(
        /("twitter:image" content="https:\/\/)www/,
        "$1staging",
      ),
    },
  }),
  ...faultsIn("contact.html", {
    "file/altered": {
      "a form that goes to somebody else": swap('action="mailto:office@', 'action="mailto:offices@'),
    },
  }),
  {
    fault: "page data with the heading of another firm",
    in: "page-data/pruning.json",
    edit: swap(/"heading":"[^"]+"/, '"heading":"Drains and pipes"'),
    rule: "file/altered",
    advice,
  },
  ...faultsIn("manifest.webmanifest", {
    "file/altered": { "a manifest that starts elsewhere": swap('"start_url": "/"', '"start_url": "/app"') },
  }),
  {
    fault: "a main heading that became a div",
    in: "removal.html",
    edit: both(swap(/<h1[^>]*>/, '<div class="h1">'), swap("</h1>", "</div>")),
    rule: "h1/one",
    advice,
  },
  {
    fault: "a preview picture without its host",
    in: "pruning.html",
    edit: swap(/(og:image" content=")https:\/\/[^/]+/, "$1"),
    rule: "og/image-file",
    advice,
  },
  {
    fault: "other hours of one day",
    in: "index.html",
    edit: swap('"closes":"16:00"', '"closes":"19:00"'),
    rule: "ld/record",
    advice,
  },
];

/** On the same site. */
export const alteredTraps: readonly Trap[] = [
  {
    isSame: true,
    trap: "lines that a host wants",
    in: "_redirects",
    edit: (text) => `${text}https://penaoneill.example/* https://www.penaoneill.example/:splat 301!\n`,
  },
  {
    isSame: true,
    trap: "structured data with other blanks",
    in: "pruning.html",
    edit: swap('{"@context":', '{ "@context" : '),
  },
  {
    isSame: true,
    trap: "an address with its port",
    in: "pruning.html",
    edit: swap(/(rel="canonical" href="https:\/\/[^/]+)/, "$1:443"),
  },
  {
    isSame: true,
    trap: "page data of another build of the scripts",
    in: "page-data/pruning.json",
    edit: swap(/"bundle":"[^"]+"/, '"bundle":"/assets/other.js"'),
  },
];

/** On the site of the roofer. */
export const alteredRedirects: readonly Planted[] = [
  {
    fault: "a redirect to a page that is not there",
    in: "_redirects",
    edit: swap("/snow-and-ice /ice-dams 301", "/snow-and-ice /ice-damming 301"),
    rule: "host/redirect-shadow",
    advice,
  },
  {
    fault: "a redirect before a page, in a circle with one to it",
    in: "_redirects",
    edit: (text) => `${text}/firm /the-firm 301\n/the-firm /firm 301!\n`,
    rule: "host/redirect-shadow",
    advice: "Delete line 4 of _redirects",
  },
  {
    fault: "a redirect to another page",
    in: "_redirects",
    edit: swap("/snow-and-ice /ice-dams 301", "/snow-and-ice /gutters 301"),
    rule: "file/altered",
    advice,
  },
  {
    fault: "the cache of files moved to all addresses",
    in: "_headers",
    edit: swap("/assets/*\n  Cache-Control", "/*\n  Cache-Control"),
    rule: "host/page-cache",
    advice,
  },
];
