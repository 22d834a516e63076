import { type Control, type Row, rowsOf } from "./row.ts";

const home = "pages/home.yaml";
const inText = "[How we repair](/roof-repair)";
const onButton = 'to: "#quote"';

const spellings: [written: string, meant: string, code: string][] = [
  ["contact", "/contact", "invalid-value"],
  ["contact#quote", "/contact#quote", "invalid-value"],
  ["../contact", "/contact", "invalid-value"],
  ["./contact", "/contact", "invalid-value"],
  ["contact.html", "/contact", "invalid-value"],
  ["/contact.html", "/contact", "broken-internal-link"],
  ["/contact.php", "/contact", "broken-internal-link"],
  ["/contact/", "/contact", "broken-internal-link"],
  ["/contact/index.html", "/contact", "broken-internal-link"],
  ["/contact?utm_source=1", "/contact", "broken-internal-link"],
  ["/Contact", "/contact", "broken-internal-link"],
  ["/CONTACT/", "/contact", "broken-internal-link"],
  ["/roof_repair", "/roof-repair", "broken-internal-link"],
  ["/roof%20repair", "/roof-repair", "broken-internal-link"],
  ["/contct", "/contact", "broken-internal-link"],
  ["/index.html", "/", "broken-internal-link"],
  ["/home", "/", "broken-internal-link"],
  ["#qoute", "#quote", "broken-fragment"],
  ["/contact#qoute", "/contact#quote", "broken-fragment"],
  ["/roof-repair#quote", "/contact#quote", "broken-fragment"],
  ["http://www.maple-roofing.example/nowhere", "Link a page", "broken-internal-link"],
  ["https://www.maple-roofing.example/nowhere", "Link a page", "broken-internal-link"],
  ["https://maple-roofing.example/nowhere", "Link a page", "broken-internal-link"],
  ["HTTPS://WWW.Maple-Roofing.Example/nowhere", "Link a page", "broken-internal-link"],
  ["//www.maple-roofing.example/nowhere", "Link a page", "broken-internal-link"],
  ["https://www.maple-roofing.example:443/nowhere/", "Link a page", "broken-internal-link"],
  ["https://www.maple-roofing.example/contct", "/contact", "broken-internal-link"],
  ["https://www.maple-roofing.example/contact#qoute", "/contact#quote", "broken-fragment"],
  ["mailto:hello@maple-roofing.example", "email", "invalid-value"],
  ["hello@maple-roofing.example", "email", "invalid-value"],
  ["mailto:", "email", "invalid-value"],
  ["mailto:somebody@else.example", "email", "invalid-value"],
  ["tel:612-555-0100", "call", "invalid-value"],
  ["tel:+16125550100", "call", "invalid-value"],
  ["tel:", "call", "invalid-value"],
  ["612-555-0100", "call", "invalid-value"],
  ["sms:612-555-0101", "text", "invalid-value"],
  ["sms:", "text", "invalid-value"],
  ["Call", "call", "invalid-value"],
  ["phone", "call", "invalid-value"],
  ["Email", "email", "invalid-value"],
  ["http://other.example/x", "https://other.example/x", "invalid-value"],
  ["HTTP://other.example/x", "https://other.example/x", "invalid-value"],
  ["//other.example/x", "https://other.example/x", "invalid-value"],
  ["www.other.example/x", "https://www.other.example/x", "invalid-value"],
  ["https:/other.example/x", "https://other.example/x", "invalid-value"],
  ["/insurance.pdf", "static/insurance.pdf", "broken-internal-link"],
];

const cure = (meant: string, written: string): [string, string] | string => {
  if (/^[A-Z]|^static/.test(meant)) return meant;
  return written.endsWith("#qoute") && !written.startsWith("https") ? ["#quote", "#qoute"] : [meant, written];
};

export const linkRows: Row[] = [
  ...spellings.flatMap(([written, meant, code]) => [
    ...rowsOf(home, onButton, code, [[`to: "${written}"`, cure(meant, written)]]),
    ...rowsOf(home, inText, code, [[`[How we repair](${written})`, cure(meant, written)]]),
  ]),
  ...rowsOf(home, inText, "invalid-value", [
    ["[How we repair](javascript:alert(1)", "A link goes to"],
    ["[How we repair](ftp://x.example)", "A link goes to"],
    ["[How we repair](https://)", "A link goes to"],
  ]).map((row) => ({ ...row, after: row.after.replace("alert(1)", "alert)") })),
];

export const linkControls: Control[] = [
  "https://other.example/x?a=1#b",
  "https://maple-roofing.example.org/x",
  "https://shop.maple-roofing.example/x",
  "call",
  "text",
  "email",
  "/contact#quote",
  "#quote",
  "/",
].map((to) => ({ file: home, before: onButton, after: `to: "${to}"` }));

/** Addresses of pages of the site that lead where they should: the path alone is better. */
export const ownAddresses: [written: string, path: string][] = [
  ["https://www.maple-roofing.example/contact", "/contact"],
  ["https://www.maple-roofing.example/contact/", "/contact"],
  ["https://maple-roofing.example/contact#quote", "/contact#quote"],
  ["http://www.maple-roofing.example/contact", "/contact"],
  ["HTTPS://WWW.MAPLE-ROOFING.EXAMPLE/contact", "/contact"],
  ["//www.maple-roofing.example/contact", "/contact"],
  ["https://www.maple-roofing.example:443/contact", "/contact"],
  ["https://www.maple-roofing.example", "/"],
  ["https://www.maple-roofing.example/", "/"],
];
