import { type Control, type Row, rowsOf } from "./row.ts";

const form = "forms/quote.yaml";
const home = "pages/home.yaml";
const missing = "        missing: Enter your first name\n";
const firstName = `        type: text\n${missing}`;
const options = (...choices: [value: string, label: string][]) =>
  `        options:\n${choices.map(([value, label]) => `          - value: ${value}\n            label: ${label}\n`).join("")}`;

const submit = "submit: Ask for a quote\n";
const heard = (choices: string) =>
  `      - name: hearAboutUs\n        label: Heard\n        type: select\n        missing: Choose\n${choices}${submit}`;

/** A question of the business's own, for those who chose something. */
const own = (field: string, choice: string) =>
  `      - name: roofAge\n        label: Age of the roof\n        type: number\n        optional: true\n        showIf: { field: ${field}, is: [${choice}] }\n${submit}`;

export const formRows: Row[] = [
  ...rowsOf(form, submit, "missing-field", [[heard(""), "Add options:"]]),
  ...rowsOf(form, firstName, "invalid-value", [
    [`${options(["a", "A"])}        type: text\n`, "type: select"],
    ["        type: text\n        autocomplete: given_name\n", ["given-name", "given_name"]],
    ["        type: text\n        autocomplete: firstname\n", ["given-name", "firstname"]],
    ["        type: text\n        autocomplete: home given-name\n", "given-name"],
    ["        type: text\n        autocomplete: telephone\n", ["tel", "telephone"]],
    ["        type: text\n        autocomplete: e-mail\n", ["email", "e-mail"]],
    ["        type: text\n        autocomplete: qwertyuiop\n", "one of HTML's names"],
  ]),
  ...rowsOf(form, "name: firstName", "invalid-value", [
    ["name: fristName", ["firstName", "fristName"]],
    ["name: FirstName", ["firstName", "FirstName"]],
    ["name: first name", "one word of the letters a to z"],
  ]),
  ...rowsOf(form, `      - name: firstName\n        label: First name\n${firstName}`, "missing-field", [
    [`      - name: firstName\n        label: First name\n        type: text\n`, "optional: true"],
  ]),
  ...rowsOf(form, submit, "unknown-reference", [
    [own("workTyp", "repair"), ["workType", "workTyp"]],
    [own("workType", "repare"), ["repair", "repare"]],
    [own("firstName", "repair"), "Write one of workType."],
  ]),
  ...rowsOf(form, "      - name: workType\n", "duplicate-id", [
    [
      "      - name: firstName\n        label: Name\n        type: text\n        missing: Enter it\n      - name: workType\n",
      "another name",
    ],
  ]),
  ...rowsOf(form, submit, "duplicate-id", [
    [heard(options(["roof", "Roof"], ["roof", "Gutter"])), "another value"],
    [heard(options(["roof", "Roof"], ["gutter", "Roof"])), "another label"],
  ]),
].map((row) => (row.before === firstName ? { ...row, after: row.after + missing } : row));

export const formControls: Control[] = [
  ...["given-name", "section-a shipping street-address", "off", "work tel", "home email", "postal-code"].map(
    (token) => ({
      file: form,
      before: firstName,
      after: `        type: text\n        autocomplete: ${token}\n${missing}`,
    }),
  ),
  { file: form, before: submit, after: heard(options(["a", "A"], ["b", "B"])) },
  { file: form, before: submit, after: own("workType", "repair") },
];

export const sectionRows: Row[] = [
  ...rowsOf("pages/contact.yaml", "title: Free roofing quote |", "duplicate-text", [
    ["title: Roofers in Maple Grove |", "only this page"],
  ]),
  ...rowsOf("pages/city.yaml", "title: Roofers in {city}, {state} |", "duplicate-text", [
    ["title: Roofers by the lake |", "{city}"],
  ]),
  ...rowsOf(
    "pages/contact.yaml",
    "description: Send the form, call or text, and we look at your roof this week.",
    "invalid-value",
    [
      ["description: abc", "at least 10 letters"],
      [`description: ${"Roofs we mend. ".repeat(41).trim()}`, "Shorten it"],
    ],
  ),
  ...rowsOf("pages/contact.yaml", "title: Free roofing quote |", "invalid-value", [
    [`title: ${"Free roofing quote ".repeat(16)}|`, "Shorten it"],
  ]),
  ...rowsOf(home, "  - kind: contact\n", "invalid-value", [
    [
      "  - kind: city-local\n    heading: A\n    neighborhoodsHeading: B\n    landmarksHeading: C\n    zipCodesHeading: D\n  - kind: contact\n",
      "forEach: city",
    ],
    ["  - kind: nearby-areas\n    heading: A\n    linkLabel: B\n  - kind: contact\n", "forEach: city"],
  ]),
  ...rowsOf(home, "  - kind: contact\n", "duplicate-id", [
    ["  - kind: hero\n    heading: Another\n  - kind: contact\n", "one main heading"],
    [
      "  - kind: contact\n    heading: A\n    callHeading: B\n    call: C\n    textLabel: D\n    email: E\n  - kind: contact\n",
      "room for one form",
    ],
  ]),
  ...rowsOf("pages/contact.yaml", "  - kind: hero\n    heading: Ask for a quote\n", "missing-field", [
    ["", "section of kind hero"],
  ]),
];

const openText = 'openText: "{opens} to {closes}"';

export const businessRows: Row[] = [
  ...rowsOf("business.yaml", "phone: 612-555-0100", "invalid-value", [
    ["phone: 612-555-010", "10 digits"],
    ["phone: 612-555-01000", "10 digits"],
    ["phone: 555-0100", "10 digits"],
    ["phone: 112-555-0100", "10 digits"],
    ["phone: 612-055-0100", "10 digits"],
    ["phone: +44 20 7946 0958", "10 digits"],
  ]),
  ...rowsOf("business.yaml", "hello@maple-roofing.example", "invalid-value", [
    ["hello@maple-roofing", ""],
    ["hello..you@maple-roofing.example", ""],
    [".hello@maple-roofing.example", ""],
    ["hello@-maple.example", ""],
    ["hello@maple.example.", ""],
    ["hello@maple.e", ""],
    [`${"a".repeat(65)}@maple.example`, ""],
    ["hello at maple.example", ""],
  ]),
  ...rowsOf("business.yaml", "https://www.maple-roofing.example", "invalid-value", [
    ["https://WWW.maple-roofing.example", "Write https://www.maple-roofing.example."],
    ["https://www.maple-roofing.example:443", "Write https://www.maple-roofing.example."],
    ["https://www.maple-roofing.example/", ""],
    ["www.maple-roofing.example", ""],
  ]),
  ...rowsOf("business.yaml", "schemaType: RoofingContractor", "invalid-value", [
    ["schemaType: RoofingContracter", ["RoofingContractor", "RoofingContracter"]],
    ["schemaType: Roofer", ""],
    ["schemaType: Organization", "LocalBusiness"],
    ["schemaType: Person", "LocalBusiness"],
    ["schemaType: Plumbr", ["Plumber", "Plumbr"]],
    ["schemaType: HousePainterr", ["HousePainter", "HousePainterr"]],
    ["schemaType: TreeService", ""],
    ["schemaType: Localbusiness", ["LocalBusiness", "Localbusiness"]],
  ]),
  // Words that were typed over the hours of a page would stand on all days.
  ...rowsOf("business.yaml", openText, "invalid-value", [
    ['openText: "By appointment, 7:30 to 3"', "Keep {opens} and {closes} in it"],
    ["openText: 8 AM to 5 PM", "Keep {opens} and {closes} in it"],
  ]),
];

export const businessControls: Control[] = [
  { file: "business.yaml", before: "phone: 612-555-0100", after: "phone: (612) 555-0100" },
  { file: "business.yaml", before: "phone: 612-555-0100", after: "phone: 1-612-555-0100" },
  { file: "business.yaml", before: "phone: 612-555-0100", after: "phone: +1 612-555-0100" },
  { file: "business.yaml", before: "schemaType: RoofingContractor", after: "schemaType: LocalBusiness" },
  { file: "business.yaml", before: "schemaType: RoofingContractor", after: "schemaType: Plumber" },
  {
    file: "business.yaml",
    before: "schemaType: RoofingContractor",
    after: "schemaType: ProfessionalService",
  },
  {
    file: "business.yaml",
    before: openText,
    after: 'openText: "By appointment, {opens} to {closes}"',
  },
  { file: "business.yaml", before: openText, after: 'openText: "From {opens}"' },
  {
    file: "business.yaml",
    before: "hello@maple-roofing.example",
    after: "first.last+roof@mail.maple-roofing.example",
  },
];

/** Paths that are kept for what the tool writes, and such as hosts read as files. */
export const reservedPaths: string[] = [
  "/sitemap.xml",
  "/feed.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/endpoints.json",
  "/favicon.png",
  "/about-us.html",
  "/insurance.pdf",
  "/v1.2",
  "/assets",
  "/assets/x",
  "/page-data",
  "/page-data/x",
  "/index",
  "/work/index",
  "/con",
  "/work/nul",
];

export const reservedRedirects: string[] = [
  "/sitemap.xml",
  "/sitemap-2.xml",
  "/robots.txt",
  "/_headers",
  "/_redirects",
  "/endpoints.json",
  "/favicon.png",
  "/assets",
  "/assets/x.js",
  "/page-data/x.json",
  "/index",
];
