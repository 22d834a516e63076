import type { Edit } from "../../support/audit.ts";
import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

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
  ["/assets/static/*", "text/plain"],
  ["/assets/entries/*", "text/html; charset=utf-8"],
  ["/assets/*", "application/octet-stream"],
].map(
  ([path = "", type = ""]): Planted => ({
    fault: `${path} sent as ${type}`,
    in: "_headers",
    edit: typed(path, type),
    rule: "host/file-type",
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
    in: ".well-known/security.txt",
    edit: edit as Edit,
    rule: "file/security-txt",
  }),
);

const backups: readonly Planted[] = ["site-backup.zip", "public_html.tar.gz", "old/dump.sql.gz"].map(
  (name): Planted => ({ fault: `a backup called ${name}`, in: name, edit: () => "x", rule: "file/private" }),
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
    in: "about.html",
    edit: onScreens(css, `<p class="k">${told}</p>`),
    rule: "text/hidden-on-phones",
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
].map(([trap = "", css = "", html = ""]) => ({ trap, in: "roof-repair.html", edit: onScreens(css, html) }));

/** What a host, a plugin or a hurried upload does to a folder that is built. */
export const consultantBuilt: readonly Planted[] = [
  ...types,
  ...securityFiles,
  ...backups,
  ...phones,
  {
    fault: "a policy that keeps forms from being sent",
    in: "contact.html",
    edit: swap("form-action 'self' mailto:", "form-action 'none'"),
    rule: "host/csp-refuses",
    advice: 'Write "form-action mailto:" into the policy.',
  },
  ...faultsIn("about.html", {
    "biz/claim-without-record": { "a customer whom no data knows": inMain(quote) },
    "h1/one": { "a page that nobody can use": swap("<main ", "<main inert ") },
  }),
  {
    fault: "two canonical URLs, of which the first is wrong",
    in: "about.html",
    edit: swap(
      '<link rel="canonical"',
      `<link rel="canonical" href="${origin}/about?utm_source=gbp"><link rel="canonical"`,
    ),
    rule: "canon/one",
    advice: `Keep ${origin}/about, and remove ${origin}/about?utm_source=gbp.`,
  },
];

export const consultantTraps: readonly Trap[] = [
  ...phoneTraps,
  {
    trap: "the right types",
    isSame: true,
    in: "_headers",
    edit: both(
      typed("/assets/static/*", "text/css; charset=utf-8"),
      typed("/assets/entries/*", "application/javascript"),
    ),
  },
  ...trapsIn(".well-known/security.txt", {
    "a security.txt that holds": security("Expires: 2031-01-01T00:00:00Z"),
  }),
  ...trapsIn("contact.html", {
    "a policy that says it in another way": swap("form-action 'self' mailto:", "form-action mailto: 'self'"),
  }),
  ...trapsIn("about.html", {
    "a tag for another engine": inHead('<meta name="msvalidate.01" content="A1B2">'),
  }),
];
