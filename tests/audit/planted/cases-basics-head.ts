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
    fault: "a page saved as Latin-1",
    dist: { in: maple, edit: inMain("<p>A café under the oaks, re-roofed in May.</p>"), encoding: "latin1" },
    rule: "head/encoding",
    path,
    says: "Windows-1252",
  },
  {
    fault: "a page saved as UTF-16",
    dist: { in: maple, edit: (html) => `\uFEFF${html}`, encoding: "utf16le" },
    rule: "head/encoding",
    path,
    says: "UTF-16",
  },
  {
    fault: "a byte order mark",
    dist: { in: maple, edit: (html) => `\uFEFF${html}` },
    rule: "head/byte-order-mark",
    path,
    says: "byte order mark",
  },
  {
    fault: "another character set declared",
    dist: { in: maple, edit: swap('charset="utf-8"', 'charset="iso-8859-1"') },
    rule: "head/encoding",
    path,
    says: '"iso-8859-1"; utf-8 is right',
  },
  {
    fault: "another character set declared in a second tag",
    dist: {
      in: maple,
      edit: inHead('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">'),
    },
    rule: "head/encoding",
    path,
    says: "windows-1252",
  },
  {
    fault: "another character set in a header of the host",
    dist: {
      in: "_headers",
      edit: (text) => `${text}\n/contact\n  Content-Type: text/html; charset=ISO-8859-1\n`,
    },
    rule: "head/encoding",
    path: "/contact",
    says: "The header Content-Type of /contact",
  },
  {
    fault: "no doctype",
    dist: { in: maple, edit: swap(/<!DOCTYPE html>/i, "") },
    rule: "head/doctype",
    path,
    says: "has no doctype",
  },
  {
    fault: "a doctype of 1999",
    dist: {
      in: maple,
      edit: swap(/<!DOCTYPE html>/i, '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">'),
    },
    rule: "head/doctype",
    path,
    says: "Transitional",
  },
  {
    fault: "a base element that points at the old host",
    dist: { in: maple, edit: swap("<head>", '<head><base href="https://old.example/">') },
    rule: "head/base",
    path,
    says: '<base href="https://old.example/">',
  },
  {
    fault: "a refresh that leads to another page",
    dist: { in: maple, edit: inHead(`<meta http-equiv="refresh" content="0; url=${origin}/contact">`) },
    rule: "head/refresh",
    path,
    says: `to ${origin}/contact after 0 seconds`,
  },
  {
    fault: "a refresh that reloads",
    dist: { in: "*", edit: inHead('<meta http-equiv="Refresh" content="30">') },
    rule: "head/refresh",
    path: "/about",
    says: /reloads itself every 30 seconds.*the layout/,
  },
  {
    fault: "a viewport that cannot be zoomed",
    dist: { in: maple, edit: viewport("width=device-width, initial-scale=1, user-scalable=no") },
    rule: "head/viewport",
    path,
    says: "user-scalable=no",
  },
  {
    fault: "a viewport that stops at the first size",
    dist: { in: maple, edit: viewport("width=device-width, initial-scale=1.0, maximum-scale=1") },
    rule: "head/viewport",
    path,
    says: "maximum-scale=1",
  },
  {
    fault: "a viewport of 1024 pixels on all pages",
    dist: { in: "*", edit: viewport("width=1024") },
    rule: "head/viewport",
    path: "/about",
    says: "fixed width 1024",
  },
  {
    fault: "a country that no standard knows",
    dist: { in: maple, edit: inHead(own + alternate("en-UK", "https://uk.maple.example/")) },
    rule: "head/hreflang",
    path,
    says: '"GB" is right',
  },
  {
    fault: "a language code that is a country",
    dist: { in: maple, edit: inHead(own + alternate("jp", "https://jp.maple.example/")) },
    rule: "head/hreflang",
    path,
    says: 'no language has the code "jp"',
  },
  {
    fault: "versions without the page itself",
    dist: { in: maple, edit: inHead(alternate("es", "https://es.maple.example/maple-grove")) },
    rule: "head/hreflang",
    path,
    says: "but not itself",
  },
  {
    fault: "a version that does not name it back",
    dist: { in: maple, edit: inHead(own + alternate("es", `${origin}/roofers-pine-bend-lake-county`)) },
    rule: "head/hreflang",
    path,
    says: "does not name it back",
  },
  {
    fault: "a version with a relative address",
    dist: { in: pine, edit: inHead(alternate("en-US", "/roofers-pine-bend-lake-county")) },
    rule: "head/hreflang",
    path: "/roofers-pine-bend-lake-county",
    says: "not a whole address",
  },
  {
    fault: "a version that does not exist",
    dist: { in: maple, edit: inHead(own + alternate("es", `${origin}/es${path}`)) },
    rule: "head/hreflang",
    path,
    says: "no page for search engines",
  },
  {
    fault: "an x-default of another page on every page",
    dist: { in: maple, edit: inHead(own + alternate("x-default", `${origin}/`)) },
    rule: "head/hreflang",
    path,
    says: "/ does not name it back",
  },
  {
    fault: "a second title in the body, and the description too",
    dist: {
      in: maple,
      edit: both(
        swap(/<title>[^<]*<\/title>/, ""),
        swap("<main", "<title>Roofers in Maple Grove under the old oaks</title><main"),
      ),
    },
    rule: "head/single",
    path,
    says: "The title",
    also: ["title/unique", "canon/js-stable", "title/one"],
  },
];
