import type { Edit } from "../../support/audit.ts";
import { both, swap, withMeta } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const advice = "The data is right; build the site again";

/** A value of a page that nothing but the data can tell to be wrong. */
const onPage = (file: string, edit: Edit, says: string | RegExp, fault: string): Planted => ({
  fault,
  dist: { in: `${file}.html`, edit },
  rule: "file/altered",
  path: `/${file}`,
  says,
  built: { file: `${file}\\.html`, line: 6 },
  advice,
});

const event = "events/fruit-tree-morning";

/** On the site of the tree firm. */
export const alteredValues: readonly Planted[] = [
  onPage(
    event,
    swap(/"startDate":"2027-02-20/, '"startDate":"2027-02-21'),
    '"startDate" of an Event is "2027-02-21T10:00:00-07:00", but the data says "2027-02-20T10:00:00-07:00"',
    "another day of an event",
  ),
  onPage(
    event,
    swap(/"endDate":"2027-02-20/, '"endDate":"2027-02-19'),
    '"endDate" of an Event',
    "an event that ends before it begins",
  ),
  onPage(
    "jobs/climber",
    swap(/"minValue":28/, '"minValue":18'),
    "is 18, but the data says 28",
    "another pay",
  ),
  onPage("gallery", swap('"duration":"PT3S"', '"duration":"PT3M"'), '"PT3M"', "another length of a film"),
  onPage(
    "jobs/climber",
    swap(/"datePosted":"[^"]+",?/, ""),
    'does not say in its structured data "datePosted" of a JobPosting',
    "a value that is gone",
  ),
  onPage("pruning", withMeta("og:locale", "es_ES"), 'the og:locale "es_ES"', "another language of a preview"),
  {
    fault: "all values of a page at once",
    dist: {
      in: `${event}.html`,
      edit: both(swap('"startDate":"2027', '"startDate":"2028'), swap('"endDate":"2027', '"endDate":"2028')),
    },
    rule: "file/altered",
    path: `/${event}`,
    says: "; one more value differs.",
  },
  onPage(
    "tree-care/santa-fe-county/eldorado",
    swap(/"item":"https:\/\/www(\.[^"]+\/areas)"/, '"item":"https://staging$1"'),
    '"item" of a ListItem is "https://staging.penaoneill.example/areas"',
    "a breadcrumb on the host for trials",
  ),
  {
    fault: "a preview picture on the host for trials",
    dist: { in: "pruning.html", edit: swap(/("twitter:image" content="https:\/\/)www/, "$1staging") },
    rule: "file/altered",
    path: "/pruning",
    says: 'the twitter:image "https://staging.',
  },
  {
    fault: "a form that goes to somebody else",
    dist: { in: "contact.html", edit: swap('action="mailto:office@', 'action="mailto:offices@') },
    rule: "file/altered",
    path: "/contact",
    says: "sends a form to mailto:offices@penaoneill.example, but the data says mailto:office@penaoneill.example",
    built: { file: "contact\\.html", line: 8 },
  },
  {
    fault: "page data with the heading of another firm",
    dist: { in: "page-data/pruning.json", edit: swap(/"heading":"[^"]+"/, '"heading":"Drains and pipes"') },
    rule: "file/altered",
    path: "/pruning",
    says: /^page-data\/pruning\.json, which shows \/pruning .* says that "heading" is "Drains and pipes"/,
    built: { file: "page-data/pruning\\.json", line: 1 },
    advice,
  },
  {
    fault: "a manifest that starts elsewhere",
    dist: { in: "manifest.webmanifest", edit: swap('"start_url": "/"', '"start_url": "/app"') },
    rule: "file/altered",
    says: 'manifest.webmanifest says that "start_url" is "/app", but the data says "/"',
    built: { file: "manifest\\.webmanifest", line: 4 },
  },
  {
    fault: "a main heading that became a div",
    dist: { in: "removal.html", edit: both(swap(/<h1[^>]*>/, '<div class="h1">'), swap("</h1>", "</div>")) },
    rule: "h1/one",
    path: "/removal",
    says: "no main heading",
    built: { file: "removal\\.html", line: 8 },
    advice,
  },
  {
    fault: "a preview picture without its host",
    dist: { in: "pruning.html", edit: swap(/(og:image" content=")https:\/\/[^/]+/, "$1") },
    rule: "og/image-file",
    path: "/pruning",
    says: "is not a whole address",
    built: { file: "pruning\\.html", line: 6 },
    advice,
  },
  {
    fault: "other hours of one day",
    dist: { in: "index.html", edit: swap('"closes":"16:00"', '"closes":"19:00"') },
    rule: "ld/record",
    path: "/",
    says: '"openingHoursSpecification" of the business',
    built: { file: "index\\.html", line: 6 },
    advice,
  },
];

/** On the same site. */
export const alteredTraps: readonly Trap[] = [
  {
    isSame: true,
    trap: "lines that a host wants",
    dist: {
      in: "_redirects",
      edit: (text) => `${text}https://penaoneill.example/* https://www.penaoneill.example/:splat 301!\n`,
    },
  },
  {
    isSame: true,
    trap: "structured data with other blanks",
    dist: { in: "pruning.html", edit: swap('{"@context":', '{ "@context" : ') },
  },
  {
    isSame: true,
    trap: "an address with its port",
    dist: { in: "pruning.html", edit: swap(/(rel="canonical" href="https:\/\/[^/]+)/, "$1:443") },
  },
  {
    isSame: true,
    trap: "page data of another build of the scripts",
    dist: { in: "page-data/pruning.json", edit: swap(/"bundle":"[^"]+"/, '"bundle":"/assets/other.js"') },
  },
];

/** On the site of the roofer. */
export const alteredRedirects: readonly Planted[] = [
  {
    fault: "a redirect to a page that is not there",
    dist: { in: "_redirects", edit: swap("/snow-and-ice /ice-dams 301", "/snow-and-ice /ice-damming 301") },
    rule: "host/redirect-shadow",
    says: "leads to /ice-damming, where nothing is",
    built: { file: "_redirects", line: 1 },
    advice,
  },
  {
    fault: "a redirect to another page",
    dist: { in: "_redirects", edit: swap("/snow-and-ice /ice-dams 301", "/snow-and-ice /gutters 301") },
    rule: "file/altered",
    says: "_redirects sends /snow-and-ice to /gutters, but the data says /ice-dams",
    built: { file: "_redirects", line: 1 },
    advice,
  },
  {
    fault: "the cache of files moved to all addresses",
    dist: { in: "_headers", edit: swap("/assets/*\n  Cache-Control", "/*\n  Cache-Control") },
    rule: "host/page-cache",
    path: "/ask-for-a-quote",
    says: "lets browsers keep",
    built: { file: "_headers" },
    advice,
  },
];
