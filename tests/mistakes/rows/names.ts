import { type Control, type Row, rowsOf } from "./row.ts";

const business = "business.yaml";
const navigation = "navigation.yaml";
const home = "pages/home.yaml";
const contact = "  - label: Contact\n    to: /contact\n";
const service = "      - roof-repair\n";
const questions = (...asked: string[]) =>
  `  - kind: faq\n    heading: Questions\n    items:\n${asked.map((question, at) => `      - question: ${question}\n        answer: Answer ${at + 1}.\n`).join("")}  - kind: contact\n`;

const profiles = (...names: string[]) =>
  `profiles:\n${names.map((name, at) => `  - name: ${name}\n    url: https://${at}.example/maple\n`).join("")}facts:`;

export const nameRows: Row[] = [
  ...rowsOf(business, "currency: USD", "invalid-value", [
    ["currency: UDS", ["USD", "UDS"]],
    ["currency: XQQ", "ISO 4217"],
  ]),
  ...rowsOf(business, "locale: en-US", "invalid-value", [
    ["locale: xx-US", "for example en-US"],
    ["locale: en-QX", "for example en-US"],
  ]),
  ...rowsOf(business, "region: MN", "wrong-state", [
    ["region: Minnesota", ["MN", "Minnesota"]],
    ["region: mn", ["MN", "mn"]],
    ["region: M.N.", ["MN", "M.N."]],
    ["region: Minn", "two letters of the state"],
    ["region: QQ", "two letters of the state"],
  ]),
  ...rowsOf(business, "locality: Maple Grove", "invalid-value", [
    ["locality: Maple Grov", ["Maple Grove", "Maple Grov"]],
    ["locality: Mapel Grove", ["Maple Grove", "Mapel Grove"]],
    ["locality: Otsseo", ["Osseo", "Otsseo"]],
  ]),
  ...rowsOf(business, "facts:", "duplicate-id", [[profiles("Yelp", "Yelp"), "Write the name of the site"]]),
  ...rowsOf(business, "warranty: 5-year guarantee", "invalid-value", [
    ["warranty: 5-year guarantee\n  ratingValue: '4,9'", ["4.9", "4,9"]],
    ["warranty: 5-year guarantee\n  rating: five", "Correct the number"],
    ["warranty: 5-year guarantee\n  reviewCount: many", "Write how many there are"],
    ["warranty: 5-year guarantee\n  fine: $37.500", ["$37,500", "$37.500"]],
    ["warranty: 5-year guarantee\n  fine: $1.037.500", ["$1,037,500", "$1.037.500"]],
  ]),
  ...rowsOf(business, 'callingCode: "1"', "invalid-value", [['callingCode: "49"', ["1", "49"]]]),
  ...rowsOf(business, "label: Friday to Sunday", "invalid-value", [
    ["label: Friday and Saturday", "days: [Friday, Saturday]"],
    ["label: Friday, Saturday", "days: [Friday, Saturday]"],
    ["label: Sunday", "days: [Sunday]"],
  ]),
  ...rowsOf("cities/lake-county/maple-grove.yaml", "city: Maple Grove", "invalid-value", [
    ["city: maple grove", ["Maple Grove", "maple grove"]],
    ["city: MAPLE GROVE", ["Maple Grove", "MAPLE GROVE"]],
    ["city: Maple Grove, MN", ["Maple Grove", "Maple Grove, MN"]],
  ]),
  ...rowsOf("cities/lake-county/maple-grove.yaml", "city: Maple Grove", "invalid-value", [
    ["city: Maple Grvoe", ["Maple Grove", "Maple Grvoe"]],
    ["city: Mapel Grove", ["Maple Grove", "Mapel Grove"]],
  ]),
  ...rowsOf("counties/lake-county.yaml", "county: Lake County", "invalid-value", [
    ["county: Lake Conty", ["Lake County", "Lake Conty"]],
  ]),
  ...rowsOf("cities/lake-county/maple-grove.yaml", "Fish Lake, Rice Lake", "invalid-value", [
    ["Fish Lake, fish lake", "entry 3 says the same"],
    ["Fish Lake, Fish lake.", "entry 3 says the same"],
  ]),
  ...rowsOf("cities/lake-county/maple-grove.yaml", "heading: Ice in the valleys", "invalid-value", [
    ["heading: ROOFS under old oaks", "another heading"],
  ]),
  ...rowsOf(business, "facts:", "invalid-value", [
    [profiles("Yelp").replace("0.example", "facebook.com"), "address of the profile on Yelp"],
  ]),
  ...rowsOf("theme.yaml", "display: Georgia, serif", "invalid-value", [
    ["display: Georgia, serrif", ["serif", "serrif"]],
    ["display: Georgia, sanserif", ["sans-serif", "sanserif"]],
    ["display: Georgia, Serif", ["serif", "Serif"]],
  ]),
  ...rowsOf("cities/lake-county/maple-grove.yaml", "  - place: Old Mill\n", "duplicate-nearby-area", [
    ["  - place: Old Mill\n  - place: old mill\n", "Remove this line"],
  ]),
  ...rowsOf(navigation, contact, "missing-field", [
    ["  - label: Contact\n", "Add to:"],
    ["  - label: Contact\n    menu: links\n", "Add links:"],
    [`${contact}    links:\n      - label: Home\n        to: /\n`, "menu: links"],
  ]),
  ...rowsOf(navigation, contact, "invalid-value", [[contact + contact, "Remove this entry"]]),
  ...rowsOf(navigation, "        - lake-county/maple-grove\n", "invalid-value", [
    ["        - lake-county/maple-grove\n        - lake-county/maple-grove\n", "Remove this entry"],
  ]),
  ...rowsOf("pages/city.yaml", service, "invalid-value", [[service + service, "Remove this entry"]]),
  ...rowsOf(home, "  - roofers around Eagle Lake\n", "invalid-value", [
    ["  - roofers around Eagle Lake\n  - roofers around Eagle Lake\n", "Remove this entry"],
  ]),
  ...rowsOf(home, "  - kind: contact\n", "duplicate-id", [
    [questions("What does it cost?", "What does it cost?"), "another question"],
    [questions("What does it cost?", "what does it cost"), "another question"],
  ]),
];

export const nameControls: Control[] = [
  { file: business, before: "locality: Maple Grove", after: "locality: Osseo" },
  { file: business, before: "locality: Maple Grove", after: "locality: MAPLE-GROVE" },
  { file: business, before: "facts:", after: profiles("Yelp", "Angi") },
  ...["ratingValue: 4.9 of 5", "reviewCount: 150+", "price: $1.375 a pound", "guarantee: 110%"].map(
    (fact) => ({
      file: business,
      before: "warranty: 5-year guarantee",
      after: `warranty: 5-year guarantee\n  ${fact}`,
    }),
  ),
  ...["EUR", "CAD"].map((code) => ({ file: business, before: "currency: USD", after: `currency: ${code}` })),
  ...["es-US", "en-GB", "fr-CA"].map((code) => ({
    file: business,
    before: "locale: en-US",
    after: `locale: ${code}`,
  })),
  { file: business, before: "label: Friday to Sunday", after: "label: Weekend" },
  { file: business, before: "label: Friday to Sunday", after: "label: Friday, Saturday and Sunday" },
  {
    file: navigation,
    before: contact,
    after: "  - label: Contact\n    menu: links\n    links:\n      - label: Ask\n        to: /contact\n",
  },
  {
    file: home,
    before: "  - kind: contact\n",
    after: questions("What does it cost?", "How long does it take?"),
  },
];
