import type { Edit } from "../../support/audit.ts";
import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const origin = "https://www.maple-roofing.example";
const added = (lines: string) => (text: string) => `${text}${lines}\n`;
const typed = (path: string, type: string): Edit => added(`${path}\n  Content-Type: ${type}`);
const security =
  (lines: string): Edit =>
  () =>
    `Contact: mailto:office@maple-roofing.example\n${lines}\n`;
const quote =
  "<blockquote><p>They roofed our whole house in a day and left no nail behind.</p><footer>Jennifer M.</footer></blockquote>";

const types: readonly Planted[] = [
  ["/assets/static/*", "text/plain", "no style sheets"],
  ["/assets/entries/*", "text/html; charset=utf-8", "no scripts"],
  ["/assets/*", "application/octet-stream", "browsers take for no"],
].map(
  ([path = "", type = "", says = ""]): Planted => ({
    fault: `${path} sent as ${type}`,
    dist: { in: "_headers", edit: typed(path, type) },
    rule: "host/file-type",
    says,
    built: { file: "_headers", line: 12 },
    advice: "Delete line 12 of _headers",
  }),
);

const securityFiles: readonly Planted[] = [
  [security("Expires: 2024-12-31T23:59:59Z"), "expired on 2024-12-31"],
  [security("Preferred-Languages: en"), "does not say until when it holds"],
  [security("Expires: next year"), 'until "next year", which is no date'],
  [security("Expires: 2031-01-01T00:00:00Z\nExpires: 2032-01-01T00:00:00Z"), "says twice"],
  [() => "Expires: 2031-01-01T00:00:00Z\n", "names no contact"],
].map(
  ([edit, says]): Planted => ({
    fault: `a security.txt that ${says}`,
    dist: { in: ".well-known/security.txt", edit: edit as Edit },
    rule: "file/security-txt",
    says: says as string,
    built: { file: "\\.well-known/security\\.txt" },
  }),
);

const backups: readonly Planted[] = ["site-backup.zip", "public_html.tar.gz", "old/dump.sql.gz"].map(
  (name): Planted => ({
    fault: `a backup called ${name}`,
    dist: { in: name, edit: () => "x" },
    rule: "file/private",
    says: "is private, and would be published",
  }),
);

const told =
  "We look at the roof first, from the ladder and from inside, and tell you what holds, what leaks, and what can wait until next year.";
const onScreens = (css: string, html: string): Edit =>
  both(swap("</head>", `<style>${css}</style></head>`), inMain(html));

const phones: readonly Planted[] = [
  "@media(max-width:48rem){.k{display:none}}",
  "@media screen and (max-width: 767px) { .k { display: none } }",
  "@media (width<=600px){.k{visibility:hidden}}",
  ".k{display:block}@media only screen and (max-width:40em){.k{height:0;overflow:hidden}}",
].map(
  (css): Planted => ({
    fault: `a text that phones do not show by ${css}`,
    dist: { in: "about.html", edit: onScreens(css, `<p class="k">${told}</p>`) },
    rule: "text/hidden-on-phones",
    path: "/about",
    says: "Phones do not show a <p> of /about with 26 words, which .k{",
    also: ["text/low"],
  }),
);

const phoneTraps: readonly Trap[] = [
  [
    "a text for wide screens that phones show in another place",
    "@media(max-width:48rem){.k{display:none}}",
    `<p class="k">${told}</p><p>${told}</p>`,
  ],
  [
    "a text that a narrower screen than a phone hides",
    "@media(max-width:200px){.k{display:none}}",
    `<p class="k">${told}</p>`,
  ],
  ["a text that wide screens hide", "@media(min-width:60rem){.k{display:none}}", `<p class="k">${told}</p>`],
  [
    "a text that opens",
    "@media(max-width:48rem){.k{display:none}.k.open{display:block}}",
    `<p class="k">${told}</p>`,
  ],
  [
    "a text that print hides",
    "@media print and (max-width:48rem){.k{display:none}}",
    `<p class="k">${told}</p>`,
  ],
].map(([trap = "", css = "", html = ""]) => ({
  trap,
  dist: { in: "roof-repair.html", edit: onScreens(css, html) },
}));

/** What a host, a plugin or a hurried upload does to a folder that is built. */
export const consultantBuilt: readonly Planted[] = [
  ...types,
  ...securityFiles,
  ...backups,
  ...phones,
  {
    fault: "a policy that keeps forms from being sent",
    dist: { in: "contact.html", edit: swap("form-action 'self' mailto:", "form-action 'none'") },
    rule: "host/csp-refuses",
    path: "/contact",
    says: "where its form is sent: form-action 'none'",
    advice: 'Write "form-action mailto:" into the policy.',
  },
  {
    fault: "a customer whom no data knows",
    dist: { in: "about.html", edit: inMain(quote) },
    rule: "biz/claim-without-record",
    path: "/about",
    says: "shows words of a customer that no data has",
    also: ["text/low"],
  },
  {
    fault: "two canonical addresses, of which the first is wrong",
    dist: {
      in: "about.html",
      edit: swap(
        '<link rel="canonical"',
        `<link rel="canonical" href="${origin}/about?utm_source=gbp"><link rel="canonical"`,
      ),
    },
    rule: "canon/one",
    path: "/about",
    says: "has 2 canonical addresses",
    advice: `Keep ${origin}/about, and remove ${origin}/about?utm_source=gbp.`,
    also: ["file/altered"],
  },
  {
    fault: "a page that nobody can use",
    dist: { in: "about.html", edit: swap("<main ", "<main inert ") },
    rule: "h1/one",
    path: "/about",
    says: "inert, so that nothing within it can be used",
  },
];

export const consultantTraps: readonly Trap[] = [
  ...phoneTraps,
  {
    trap: "the right types",
    isSame: true,
    dist: {
      in: "_headers",
      edit: both(
        typed("/assets/static/*", "text/css; charset=utf-8"),
        typed("/assets/entries/*", "application/javascript"),
      ),
    },
  },
  {
    trap: "a security.txt that holds",
    dist: { in: ".well-known/security.txt", edit: security("Expires: 2031-01-01T00:00:00Z") },
  },
  {
    trap: "a policy that says it in another way",
    dist: { in: "contact.html", edit: swap("form-action 'self' mailto:", "form-action mailto: 'self'") },
  },
  {
    trap: "a tag for another engine",
    dist: { in: "about.html", edit: inHead('<meta name="msvalidate.01" content="A1B2">') },
  },
];
