import { append, edit, write } from "../../support/data-folder.ts";
import { county, type DamagedCase, damaged, harmless, lead } from "./damaged-case.ts";

const targetHint =
  "A link goes to a path of this site (/contact), a place on the page (#contact), a https:// address, or is one of the words call, text, email.";

/** What is said of it, with the address that was probably meant. */
function refused(to: string, meant: string | undefined): string {
  const question = meant === undefined ? "" : ` Did you mean ${meant}?`;
  return `${JSON.stringify(to)} is linked here, but a link may not lead there.${question}
    Fix: ${meant === undefined ? targetHint : `Write ${meant} instead of ${to}.`}`;
}

function linkInText(to: string, meant?: string) {
  return damaged(`a link in a text to ${to}`, edit(county, lead, `lead: Three [towns](${to}).`))`
    counties/lake-county.yaml:7:21  error  invalid-value
    ${refused(to, meant)}`;
}

function linkInField(to: string, meant?: string) {
  const written = JSON.stringify(to);
  // An escape hides the words, so that the value as a whole is shown.
  const column = written.includes("\\") ? 13 : 14;
  return damaged(`a button to ${to}`, edit("pages/county.yaml", "to: /contact", `to: ${written}`))`
    pages/county.yaml:16:${column}  error  invalid-value
    ${refused(to, meant)}`;
}

function escaped(written: string, name: string) {
  return damaged(`an escape that stands for ${name}`, edit(county, lead, `lead: "Three${written} towns"`))`
    counties/lake-county.yaml:7:7  error  invalid-encoding
    An escape in this text stands for an invisible character (${name}).
    Fix: Delete the escape, which starts with a backslash.`;
}

function originCase(value: string) {
  return damaged(
    `an origin that is ${value}`,
    edit("business.yaml", "url: https://www.maple-roofing.example", `url: "${value}"`),
  )`
    business.yaml:5:6  error  invalid-value
    "url" is "${value}", which does not have the right form.
    Fix: Write https:// and the host, without a slash at the end.`;
}

function redirect(from: string) {
  return damaged(
    `a redirect of ${from}`,
    write("redirects.yaml", `redirects:\n  - from: ${JSON.stringify(from)}\n    to: /contact\n`),
  )`
    redirects.yaml:2:11  error  invalid-value
    "from" is ${JSON.stringify(from)}, which does not have the right form.
    Fix: Write a path of this site, for example /old-roofs: letters, digits and hyphens between single slashes; other characters as %C3%BC.`;
}

/** Values that are made to do harm where they are written without a check. */
export const hostileValueCases: DamagedCase[] = [
  ...[
    ["javascript:alert"],
    ["data:text/html,x"],
    ["http://maple.example", "https://maple.example"],
    ["//maple.example", "https://maple.example"],
    ["/\\maple.example"],
  ].flatMap(([to = "", meant]) => [linkInText(to, meant), linkInField(to, meant)]),
  linkInField('https://maple.example/" onclick="alert(1)'),
  escaped("\\e", "U+001B"),
  escaped("\\N", "U+0085"),
  escaped("\\u202E", "U+202E"),
  escaped("\\u2066", "U+2066"),
  escaped("\\u200B", "U+200B"),
  escaped("\\uD800", "U+D800"),
  escaped("\\0", "U+0000"),
  ...["\u202e", "\u2069", "\u200b", "\u009b", "\ue000", "\uf8ff"].map(
    (letter) => damaged(
      `the character ${JSON.stringify(letter)}`,
      edit(county, "one lake", `one${letter} lake`),
    )`
      counties/lake-county.yaml:7:29  error  invalid-encoding
      An invisible character (U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}) stands here.
      Fix: Delete it; it often comes along when text is pasted.`,
  ),
  harmless("an emoji of several people, which works", edit(county, "one lake", "one lake 👩‍👩‍👧‍👦")),
  originCase("https://a.example; script-src *"),
  originCase("https://a.example,b.example"),
  redirect("/../../outside"),
  redirect("//maple.example"),
  redirect("/old /contact 200"),
  redirect("/*"),
  redirect("/<script>"),
  damaged(
    "a redirect over the file of the home page",
    write("redirects.yaml", "redirects:\n  - from: /index\n    to: /contact\n"),
  )`
    redirects.yaml:2:11  error  redirect-shadow
    /index is redirected, but it is the file of the home page.
    Fix: Remove the redirect: hosts send visitors of /index to the home page by themselves.`,
  damaged(
    "a redirect to a place on no page",
    write("redirects.yaml", 'redirects:\n  - from: /old\n    to: "#quote"\n'),
  )`
    redirects.yaml:3:9  error  invalid-value
    "to" is "#quote", which does not have the right form.
    Fix: Write the path of a page of this site, for example /roofs.`,
  damaged(
    "a font whose name ends its rule",
    edit("theme.yaml", "display: Georgia, serif", 'display: "x;}body{display:none"'),
  )`
    theme.yaml:27:12  error  invalid-value
    "display" is "x;}body{display:none", which does not have the right form.
    Fix: Write names of fonts with commas between them; one with more than letters, digits and hyphens in quotation marks.`,
  damaged("a day that no calendar has", append(county, "updatedOn: 2024-02-31\n"))`
    counties/lake-county.yaml:10:12  error  invalid-value
    "updatedOn" is "2024-02-31", which does not have the right form.
    Fix: Write a day of the calendar as year-month-day, for example 2026-03-09.`,
  damaged("a day of the audit that no calendar has", write("audit.yaml", "reviewBy: 2024-02-31\n"))`
    audit.yaml:1:11  error  invalid-value
    "reviewBy" is "2024-02-31", which does not have the right form.
    Fix: Write a day of the calendar as year-month-day, for example 2026-03-09.`,
  damaged(
    "a ledger with a day that no calendar has, and with an address that is no text",
    write(
      "releases.json",
      '{\n  "/contact": {"hash":"5e884898da280471","changedOn":"2026-02-31"},\n  "/\\q": {"hash":"5e884898da280471","changedOn":"2026-02-01"}\n}\n',
    ),
  )`
    releases.json:2:1  error  damaged-ledger
    This line is not an entry of the ledger that site release writes.
    Fix: Remove the line, or restore the file from version control.

    releases.json:3:1  error  damaged-ledger
    This line is not an entry of the ledger that site release writes.
    Fix: Remove the line, or restore the file from version control.`,
  damaged("a folder in place of the ledger", write("releases.json/x", ""))`
    releases.json:1:1  error  damaged-ledger
    releases.json is a folder, but a file is expected here.
    Fix: Remove the line, or restore the file from version control.`,
  damaged(
    "aliases of aliases, deeper than any call may go",
    append(
      county,
      `a0: &a0 [x]\n${Array.from({ length: 20_000 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}]\n`).join("")}`,
    ),
  )`
    counties/lake-county.yaml:1:1  error  alias-expansion
    counties/lake-county.yaml grows beyond 100000 values once its aliases are written out.
    Fix: Write the values out instead of repeating them with * aliases.`,
];
