import { describe, expect, it } from "vitest";
import { type Damage, type Damages, pinEach, replace } from "../support/damages.ts";
import { write } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { problemsAfter } from "../support/problems.ts";

const said = (damage: Damage) => problemsAfter(damage).join("\n");

const business = "business.yaml";
const tustin = "cities/orange-county/tustin.yaml";
const article = "pages/epa-lead-safe-certified-practices.yaml";
const project = "projects/house-exterior-paint-long-beach.yaml";
const hoa = "services/hoa-painting.yaml";

const oldAddress = (from: string, to: string) =>
  replace("redirects.yaml", /$/, `\n  - from: ${from}\n    to: ${to}\n`);

describe("numbers and dates that may be", () => {
  const mayBe = [
    ["a firm of 1788", business, /founded: \d+/, "founded: 1788"],
    ["the copyright year of the next January", business, /copyrightYear: \d+/, "copyrightYear: 2027"],
    ["a rating on another scale", business, 'ratingValue: "5.0"', 'ratingValue: "9.6 out of 10"'],
    ["many reviews", business, 'ratingCount: "150"', 'ratingCount: "150+"'],
    ["a range of one number", business, "3-7 days", "3-3 days"],
    ["a phone number, which is no range", business, "3-7 days", "555-0134"],
    ["a town older than its houses", tustin, "years: 1986-2000", "years: 1986-2100 sq ft"],
    ["numbers of houses", tustin, "years: 1986-2000", "years: 1990-1980 Elm Street"],
    ["an email address at another ending", business, "oast.example\n", "oast.test\n"],
    ["an email address at another firm", business, "s@citrusandcoast", "s@citrusandgrove"],
    ["a day that has begun elsewhere", tustin, /$/, '\nupdatedOn: "2026-12-10"\n'],
  ] as const;
  it.each(few(mayBe, 4))("%s", (_, file, from, to) => expect(said(replace(file, from, to))).toBe(""));

  const addresses = [
    ["/house-painters-orange", "/service-areas/orange-county"],
    ["/blog/long-beach-exterior", "/about-us"],
    ["/painters-long-beach", "/painters-long-beach-los-angeles-county"],
    ["/orange-peel-textures", "/"],
    ["/spring-special.html", "/"],
    ["/team-and-house-rules", "/"],
  ] as const;
  it("old addresses that lead where somebody may look for them", () => {
    expect(said((data) => addresses.map(([from, to]) => oldAddress(from, to)(data)))).toBe("");
  });
});

const faults: Damages = {
  "an old address that leads to another town": replace(
    "redirects.yaml",
    "to: /painters-redondo-beach",
    "to: /painters-manhattan-beach",
  ),
  "an old address with words of its own that leads to another town": oldAddress(
    "/house-painters-long-beach",
    "/painters-laguna-beach-orange-county",
  ),
  "an old address of a service that leads to the home page": oldAddress("/our-cabinet-painting-work", "/"),
  "an old file of a page that leads to the home page": oldAddress("/about_us_2019.html", "/"),
  "an old address of a town that leads to the home page": oldAddress("/best-painters-tustin-ca", "/"),
  "a firm of the future": replace(business, /founded: \d+/, "founded: 2099"),
  "a firm too young for the years it speaks of": replace(business, /founded: \d+/, "founded: 2020"),
  "a copyright of the future": replace(business, /copyrightYear: \d+/, "copyrightYear: 2099"),
  "a rate whose low is its high": replace(business, /low: 2.9\n(\s+)high: 4/, "low: 4\n$1high: 2.9"),
  "a pattern of prices that prints one only": replace(business, "{low} to {high} per", "from {low} per"),
  "a rating of 6": replace(business, 'ratingValue: "5.0"', 'ratingValue: "6.0"'),
  "a rating below 0": replace(business, 'ratingValue: "5.0"', 'ratingValue: "-1"'),
  "no reviews": replace(business, 'ratingCount: "150"', 'ratingCount: "0"'),
  "days backward": replace(business, "Typical: 3-7 days", "Typical: 7-3 days"),
  "days backward in words": replace(business, "Typical: 3-7 days", "Typical: 7 to 3 days"),
  "money backward": replace(business, "referralMinimum: $5,000", "referralMinimum: $$5,000-$$500"),
  "an era that runs backward": replace(tustin, "years: 1986-2000", "years: 1986-1980"),
  "years of a text that run backward": replace(
    tustin,
    "faqs:\n  cost: >-\n",
    "faqs:\n  cost: >-\n    From 2010 to 2001 we saw it often.\n",
  ),
  "a change tomorrow": replace(tustin, /$/m, '\nupdatedOn: "2026-12-11"'),
  "a change before there was a web": replace(tustin, /$/m, '\nupdatedOn: "1926-03-11"'),
  "an article of the future": replace(article, /publishedOn: .*/, 'publishedOn: "2099-01-01"'),
  "an article changed before it was there": replace(
    article,
    /publishedOn: (.*)/,
    'publishedOn: $1\n  modifiedOn: "2001-01-01"',
  ),
  "a page of an article changed before it was there": replace(article, /$/, '\nupdatedOn: "2001-01-01"\n'),
  "a project of the future": replace(project, /^year: \d+/m, "year: 2099"),
};

describe("numbers and dates that are wrong", () => pinEach(faults, 2, said));

const nearlyOwn: Damages = {
  "an email address": replace(business, "s@citrusandcoast", "s@citrusandcaost"),
  "a profile": replace(business, "https://www.facebook.com/", "https://www.citrusandcost.example/"),
};

describe("a domain a slip away from that of the site", () => pinEach(nearlyOwn, 1, said));

const calculator = "pages/painting-calculator.yaml";
const calling = "- label: Call {phone}\n        to: call";
const wrongLabels: Damages = {
  "calls and shows the number for texts": replace(calculator, calling, calling.replace("phone", "textPhone")),
  "calls and shows the digits of the number for texts": replace(
    calculator,
    calling,
    calling.replace("{phone}", "562-555-0186"),
  ),
  "texts and shows the number for calls": replace(
    calculator,
    calling,
    calling.replace("to: call", "to: text"),
  ),
  "calls in running text and shows the number for texts": replace(
    "pages/about-us.yaml",
    "[cabinets](/cabinet-painting)",
    "[call {textPhone}](call)",
  ),
  "shows both numbers": replace(
    calculator,
    calling,
    calling.replace("{phone}", "{phone} or text {textPhone}"),
  ),
  "calls and shows a number that is nobody's": replace(
    calculator,
    calling,
    calling.replace("{phone}", "(562) 555-0199"),
  ),
  "calls and shows an incomplete number in the header": replace(
    "navigation.yaml",
    'phoneLabel: "{phone}"',
    "phoneLabel: call 562 555 99",
  ),
  "calls and shows the address as well": replace(
    "navigation.yaml",
    "callLabel: Call {phone}",
    "callLabel: Call, or write to {email}",
  ),
  "writes and shows another address in the footer": replace(
    "navigation.yaml",
    'emailLabel: "{email}"',
    "emailLabel: Write to estimates@citrus-and-coast.example.",
  ),
  "calls in a text of a city and shows a number that is nobody's": replace(
    "cities/orange-county/irvine.yaml",
    "Irvine grew",
    "Call [(562) 555-0199](call). Irvine grew",
  ),
  "calls in a text of a city and shows the number that it calls": replace(
    "cities/orange-county/irvine.yaml",
    "Irvine grew",
    "Call [{phone}](call) or [write to us](email). Irvine grew",
  ),
  "writes in a text of a county and shows another address": replace(
    "counties/orange-county.yaml",
    /^lead: >-\n {2}/m,
    "lead: >-\n  [estimates@citrus-and-coast.example](email). ",
  ),
  "texts in a form and shows the number for calls": replace(
    "forms/estimate.yaml",
    "[text {textPhone}](text)",
    "[text {phone}](text)",
  ),
};

describe("a link that", () => pinEach(wrongLabels, 2, said));

const cityPage = "pages/city.yaml";
const askedTwice: Damages = {
  "by the city page": replace(
    cityPage,
    /duration: How long .*/,
    "duration: How much does it cost to paint a house in {city}?",
  ),
  "by the city page and a section of its own": replace(
    cityPage,
    "  - kind: city-faq\n",
    "  - kind: faq\n    heading: More\n    items:\n      - question: Can you match my existing colors\n        answer: Yes.\n  - kind: city-faq\n",
  ),
  "once with the value of a name": (data) => {
    replace(cityPage, /duration: How long .*/, "duration: Since {founded}?")(data);
    replace(cityPage, /colors: Can you .*/, "colors: Since 1988?")(data);
  },
};

describe("a question asked twice", () => pinEach(askedTwice, 1, said));

const alike: Damages = {
  "a title of two services": replace(hoa, /^title: .*/m, "title: Commercial painting"),
  "the page of another service": replace(
    hoa,
    "page: /hoa-painting-orange-county",
    "page: /commercial-painting",
  ),
  "a service on the page of another": replace(
    "pages/cabinet-painting.yaml",
    "service: cabinet-painting",
    "service: house-painting",
  ),
  "a service on a page that no service leads to": replace(
    "pages/house-painters-irvine.yaml",
    "service: house-painting",
    "service: cabinet-painting",
  ),
  "the page of two services, where no page has the name of one": (data) =>
    data.write(
      "services/fence-painting.yaml",
      data.read(hoa).replace(/^title: .*/m, "title: Fence painting"),
    ),
  "a font file of two families": replace("theme.yaml", "file: figtree.woff2", "file: besley.woff2"),
  "one picture before and after": replace(
    "projects/apartment-exterior-paint-costa-mesa.yaml",
    "    after: costa-mesa-apartment-court-after",
    "    after: costa-mesa-apartment-court-before",
  ),
  "a picture of the other state": replace(
    "projects/house-interior-exterior-paint-torrance.yaml",
    /state: after/,
    "state: before",
  ),
};

const postalCodes: Damages = {
  "that begins as others of the state, and that nobody has": replace(business, '"90670"', '"92670"'),
  "of another town": replace(business, '"90670"', '"92618"'),
  "of the next town, which may be": replace(business, '"90670"', '"90605"'),
};

describe("a ZIP code of the address", () => pinEach(postalCodes, 1, said));

const types: Damages = {
  "that of another trade": replace(business, "HousePainter", "Plumber"),
  "that of no trade, which may be": replace(business, "HousePainter", "GeneralContractor"),
  "that of another trade, which the firm has too": (data) => {
    replace(business, "schemaType: HousePainter", "schemaType: RoofingContractor")(data);
    replace("services/hoa-painting.yaml", /^title: .*/m, "title: Roofs of associations")(data);
  },
};

describe("a type of business", () => pinEach(types, 1, said));

describe("what two entries say alike", () => pinEach(alike, 1, said));

const files: Damages = {
  "a ledger that is cut off": write("releases.json", "{\n"),
  "a file of static in the place of a page": write("static/about-us/index.html", "<p>Hello"),
  "a limit of the audit beyond its other by default": write("audit.yaml", "title:\n  minChars: 80\n"),
  "two limits of the audit backward": write("audit.yaml", "title:\n  minChars: 80\n  maxChars: 70\n"),
  "a limit of the audit by itself, which works": write("audit.yaml", "files:\n  maxCardShare: 0.1\n"),
};

describe("files", () => pinEach(files, 1, said));
