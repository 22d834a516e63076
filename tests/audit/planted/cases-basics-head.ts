import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted } from "./planted.ts";

const maple = "roofers-maple-grove-lake-county.html";
const pine = "roofers-pine-bend-lake-county.html";
const path = "/roofers-maple-grove-lake-county";
const origin = "https://www.maple-roofing.example";
const viewport = (content: string) => swap(/(<meta name="viewport" content=")[^"]*/, `$1${content}`);
const alternate = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${href}">`;
const own = alternate("en-US", `${origin}${path}`);

/** Faults of the bytes and the head of a document. */
export const headFaults: readonly Planted[] = [
  ...faultsIn("page-data/contact.json", {
    "canon/js-stable": {
      "a title that is another one when the page becomes live": swap("Free roofing quote |", "Contact |"),
    },
  }),
  {
    fault: "a page saved as Latin-1",
    in: maple,
    edit: inMain("<p>A café under the oaks, re-roofed in May.</p>"),
    encoding: "latin1",
    rule: "head/encoding",
  },
  {
    fault: "a page saved as UTF-16",
    in: maple,
    edit: (html) => `\uFEFF${html}`,
    encoding: "utf16le",
    rule: "head/encoding",
  },
  ...faultsIn(maple, {
    "head/byte-order-mark": { "a byte order mark": (html) => `\uFEFF${html}` },
    "head/encoding": {
      "another character set declared": swap('charset="utf-8"', 'charset="iso-8859-1"'),
      "another character set declared in a second tag": inHead(
        '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">',
      ),
    },
    "head/doctype": {
      "no doctype": swap(/<!DOCTYPE html>/i, ""),
      "a doctype of 1999": swap(
        /<!DOCTYPE html>/i,
        '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
      ),
    },
    "head/base": {
      "a base element that points at the old host": swap(
        "<head>",
        '<head><base href="https://old.example/">',
      ),
    },
    "head/refresh": {
      "a refresh that leads to another page": inHead(
        `<meta http-equiv="refresh" content="0; url=${origin}/contact">`,
      ),
    },
    "head/viewport": {
      "a viewport that cannot be zoomed": viewport("width=device-width, initial-scale=1, user-scalable=no"),
      "a viewport that stops at the first size": viewport(
        "width=device-width, initial-scale=1.0, maximum-scale=1",
      ),
    },
    "head/hreflang": {
      "a country that no standard knows": inHead(own + alternate("en-UK", "https://uk.maple.example/")),
      "a language code that is a country": inHead(own + alternate("jp", "https://jp.maple.example/")),
      "versions without the page itself": inHead(alternate("es", "https://es.maple.example/maple-grove")),
      "a version that does not name it back": inHead(
        own + alternate("es", `${origin}/roofers-pine-bend-lake-county`),
      ),
      "a version that does not exist": inHead(own + alternate("es", `${origin}/es${path}`)),
      "an x-default of another page on every page": inHead(own + alternate("x-default", `${origin}/`)),
    },
    "head/single": {
      "a second title in the body, and the description too": both(
        swap(/<title>[^<]*<\/title>/, ""),
        swap("<main", "<title>Roofers in Maple Grove under the old oaks</title><main"),
      ),
    },
  }),
  ...faultsIn("_headers", {
    "head/encoding": {
      "another character set in a header of the host": (text) =>
        `${text}\n/contact\n  Content-Type: text/html; charset=ISO-8859-1\n`,
    },
  }),
  ...faultsIn("*", {
    "head/refresh": { "a refresh that reloads": inHead('<meta http-equiv="Refresh" content="30">') },
    "head/viewport": { "a viewport of 1024 pixels on all pages": viewport("width=1024") },
  }),
  ...faultsIn(pine, {
    "head/hreflang": {
      "a version with a relative address": inHead(alternate("en-US", "/roofers-pine-bend-lake-county")),
    },
  }),
];
