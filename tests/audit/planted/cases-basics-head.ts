import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

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
  {
    fault: "a title that is another one when the page becomes live",
    in: "page-data/contact.json",
    edit: swap("Free roofing quote |", "Contact |"),
    rule: "canon/js-stable",
  },
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
  { fault: "a byte order mark", in: maple, edit: (html) => `\uFEFF${html}`, rule: "head/byte-order-mark" },
  {
    fault: "another character set declared",
    in: maple,
    edit: swap('charset="utf-8"', 'charset="iso-8859-1"'),
    rule: "head/encoding",
  },
  {
    fault: "another character set declared in a second tag",
    in: maple,
    edit: inHead('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">'),
    rule: "head/encoding",
  },
  {
    fault: "another character set in a header of the host",
    in: "_headers",
    edit: (text) => `${text}\n/contact\n  Content-Type: text/html; charset=ISO-8859-1\n`,
    rule: "head/encoding",
  },
  { fault: "no doctype", in: maple, edit: swap(/<!DOCTYPE html>/i, ""), rule: "head/doctype" },
  {
    fault: "a doctype of 1999",
    in: maple,
    edit: swap(/<!DOCTYPE html>/i, '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">'),
    rule: "head/doctype",
  },
  {
    fault: "a base element that points at the old host",
    in: maple,
    edit: swap("<head>", '<head><base href="https://old.example/">'),
    rule: "head/base",
  },
  {
    fault: "a refresh that leads to another page",
    in: maple,
    edit: inHead(`<meta http-equiv="refresh" content="0; url=${origin}/contact">`),
    rule: "head/refresh",
  },
  {
    fault: "a refresh that reloads",
    in: "*",
    edit: inHead('<meta http-equiv="Refresh" content="30">'),
    rule: "head/refresh",
  },
  {
    fault: "a viewport that cannot be zoomed",
    in: maple,
    edit: viewport("width=device-width, initial-scale=1, user-scalable=no"),
    rule: "head/viewport",
  },
  {
    fault: "a viewport that stops at the first size",
    in: maple,
    edit: viewport("width=device-width, initial-scale=1.0, maximum-scale=1"),
    rule: "head/viewport",
  },
  {
    fault: "a viewport of 1024 pixels on all pages",
    in: "*",
    edit: viewport("width=1024"),
    rule: "head/viewport",
  },
  {
    fault: "a country that no standard knows",
    in: maple,
    edit: inHead(own + alternate("en-UK", "https://uk.maple.example/")),
    rule: "head/hreflang",
  },
  {
    fault: "a language code that is a country",
    in: maple,
    edit: inHead(own + alternate("jp", "https://jp.maple.example/")),
    rule: "head/hreflang",
  },
  {
    fault: "versions without the page itself",
    in: maple,
    edit: inHead(alternate("es", "https://es.maple.example/maple-grove")),
    rule: "head/hreflang",
  },
  {
    fault: "a version that does not name it back",
    in: maple,
    edit: inHead(own + alternate("es", `${origin}/roofers-pine-bend-lake-county`)),
    rule: "head/hreflang",
  },
  {
    fault: "a version with a relative address",
    in: pine,
    edit: inHead(alternate("en-US", "/roofers-pine-bend-lake-county")),
    rule: "head/hreflang",
  },
  {
    fault: "a version that does not exist",
    in: maple,
    edit: inHead(own + alternate("es", `${origin}/es${path}`)),
    rule: "head/hreflang",
  },
  {
    fault: "an x-default of another page on every page",
    in: maple,
    edit: inHead(own + alternate("x-default", `${origin}/`)),
    rule: "head/hreflang",
  },
  {
    fault: "a second title in the body, and the description too",
    in: maple,
    edit: both(
      swap(/<title>[^<]*<\/title>/, ""),
      swap("<main", "<title>Roofers in Maple Grove under the old oaks</title><main"),
    ),
    rule: "head/single",
  },
];
