import {
  choice,
  date,
  emailAddress,
  flag,
  group,
  image,
  integer,
  line,
  list,
  named,
  number,
  optional,
  origin,
  phoneNumber,
  printing,
  type Static,
  sample,
  slug,
  text,
  webAddress,
} from "../../fields/index.ts";
import { hoursFields } from "./hours.ts";

/** What proves a license or a certificate. */
const proof = {
  url: optional(webAddress("Where anybody can look the number up.", "https://www.roofsafety.example/firms")),
  validThrough: optional(
    date(
      "Last day on which it is valid, as year-month-day; after it, neither sections nor structured data name it.",
      "2031-06-30",
    ),
  ),
};

export const businessFields = group("The firm: what is true of it everywhere on the site.", {
  name: text("Name of the firm as registered and shown.", "Maple & Sons Roofing"),
  schemaType: text("Most specific schema.org type of the firm.", "RoofingContractor", {
    pattern: "^[A-Z][A-Za-z]+$",
    mistake: "Use a schema.org type name, for example RoofingContractor.",
    draft: "example",
  }),
  description: line(
    "One sentence that says what the firm does and where.",
    "Roof repair around the lake since 1971.",
  ),
  url: origin(
    "URL of the live site: https and host, no slash at the end.",
    "https://www.maple-roofing.example",
    { draft: "example" },
  ),
  locale: text("Language and country of the texts (BCP 47).", "en-US", {
    pattern: "^[a-z]{2}-[A-Z]{2}$",
    mistake: "Write language and country, for example en-US.",
  }),
  currency: text("Currency of all prices (ISO 4217).", "USD", {
    pattern: "^[A-Z]{3}$",
    mistake: "Use the three letters of the currency, for example USD.",
  }),
  callingCode: text("Country calling code, digits only.", "1", {
    pattern: "^\\d{1,3}$",
    mistake: "Digits only, for example 1.",
  }),
  phone: optional(
    phoneNumber(
      "Office number for calls, as people write it. Leave it out for a firm that answers none.",
      "612-555-0100",
    ),
  ),
  textPhone: optional(
    phoneNumber(
      "Number that takes text messages only, as people write it. Leave it out for a firm that takes none.",
      "612-555-0101",
    ),
  ),
  phones: optional(
    list(
      "Numbers beside these two, each listed wherever the ways to reach the firm are.",
      group("A number.", {
        id: slug(
          "Short name of the number. Texts print it as this name with Phone behind it, for example {emergencyPhone}; links reach it as call:emergency, or text:emergency where it takes texts.",
          "emergency",
        ),
        purpose: text("What the number is for, as shown before it.", "Emergency, 24 hours"),
        number: phoneNumber("The number, as people write it.", "612-555-0109"),
        takes: optional(
          choice(["calls", "texts"], "What reaches the number; calls where it is left out.", "texts"),
        ),
        hours: optional(text("When it is answered, as shown behind it.", "Nights and weekends")),
      }),
      { minItems: 1 },
    ),
  ),
  email: optional(
    emailAddress(
      "Contact email address. Leave it out for a firm that has none, or does not publish it.",
      "hello@maple-roofing.example",
    ),
  ),
  address: group("Base of the firm. Leave the street out for a firm that visits its customers.", {
    street: optional(text("Street and number.", "12 Mill Street")),
    locality: text("City.", "Maple Grove"),
    region: text("State, two letters.", "MN"),
    postalCode: text("ZIP code.", "55311"),
    country: text("Country, two letters (ISO 3166-1).", "US", {
      pattern: "^[A-Z]{2}$",
      mistake: "Two capital letters, for example US.",
    }),
  }),
  hours: hoursFields,
  timeZone: optional(
    text(
      "Time zone of the opening hours (IANA), so that a browser can say whether it is open.",
      "America/Chicago",
      {
        pattern: "^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$",
        mistake: "Write the name of a time zone as continent and city, for example America/Chicago.",
      },
    ),
  ),
  license: optional(
    group("Contractor license.", {
      authority: text("Short name of the board that issued it.", "DLI"),
      authorityName: text("Full name of the board.", "Department of Labor and Industry"),
      number: text("License number.", "BC000123"),
      ...proof,
      sample,
    }),
  ),
  certifications: optional(
    list(
      "Certificates with a number.",
      group("A certificate.", {
        name: text("Name of the certificate.", "Safe Roof Certified Firm"),
        authority: text("Who issues it.", "Roof Safety Board"),
        number: text("Number of the certificate.", "RS-100"),
        ...proof,
        sample,
      }),
      { minItems: 1 },
    ),
  ),
  profiles: optional(
    list(
      "Pages of the firm on other sites.",
      group("A profile.", {
        name: text("Name of the other site.", "Thumbtack"),
        url: webAddress("Address of the profile.", "https://www.thumbtack.example/maple"),
        sample,
      }),
      { minItems: 1 },
    ),
  ),
  founded: integer("Year the business was founded.", 1971, {
    minimum: 1700,
    maximum: 2100,
    unit: "year",
    draft: "mark",
  }),
  copyrightYear: integer("Year in the copyright line.", 2024, {
    minimum: 1990,
    maximum: 2100,
    unit: "year",
    draft: "mark",
  }),
  priceRange: optional(
    text("Price level for search engines, one to four currency signs.", "$$", { maxLength: 99 }),
  ),
  logo: image("Name of the logo picture.", "logo"),
  defaultImage: optional(image("Picture used where another is missing or fails to load.", "default-picture")),
  rates: optional(
    group("Prices by area, used in texts and by the calculator.", {
      pattern: text(
        "How a rate is printed; {low} and {high} are replaced by money.",
        "{low} to {high} a square foot",
        printing("low", "high"),
      ),
      items: list(
        "The rates.",
        group("A rate.", {
          value: slug(
            "Short name of the kind of work. Texts print the rate as this name with Rates behind it, for example {roofRates}.",
            "roof",
          ),
          label: text("Name shown to visitors.", "Roof"),
          low: number("Lowest price.", 4.5, { exclusiveMinimum: 0, maximum: 100000, unit: "currency/sq ft" }),
          high: number("Highest price.", 7, { exclusiveMinimum: 0, maximum: 100000, unit: "currency/sq ft" }),
        }),
        { minItems: 1, mayRepeat: true },
      ),
    }),
  ),
  facts: named(
    "Claims, terms and numbers by name. Every text prints one by its name in braces, so each stands here once.",
    text(),
    { examples: [{ yearsInBusiness: "50+", warranty: "5-year guarantee" }] },
  ),
  hosting: optional(
    group("What the host cannot do by itself.", {
      redirectPages: optional(
        flag("True for hosts without redirect rules (GitHub Pages): an HTML page per old path.", true),
      ),
    }),
  ),
  indexNow: optional(
    text(
      "Key of IndexNow, by which Bing and others know that the site itself tells them of changes: site release --announce. The build writes its file. It is no secret.",
      "5b2f0c6e9d4a4f7c8e1d3a6b9c0f2e4d",
      {
        pattern: "^[A-Za-z0-9-]{8,128}$",
        mistake: "Write 8 to 128 letters, digits and hyphens, for example 32 hexadecimal digits.",
      },
    ),
  ),
  seo: group("Limits for lists that grow with the number of cities.", {
    countyMenuLimit: integer(
      "Most cities of a county that a menu lists; above it the menu shows featured cities and the hub.",
      40,
      { minimum: 1, maximum: 1000, unit: "cities" },
    ),
    countyLimit: optional(
      integer(
        "Most counties that menus and lists in the text show; above it they show the first ones, and the page of all areas shows all. 12 where it is left out.",
        12,
        { minimum: 1, maximum: 1000, unit: "counties" },
      ),
    ),
    mapLimit: optional(
      integer(
        "Most dots on a map; above it, the map of all cities shows their counties. 200 where it is left out.",
        200,
        { minimum: 1, maximum: 5000, unit: "dots" },
      ),
    ),
    nearbyMaxMiles: optional(
      number(
        "Most miles from a city to one of its nearby areas; farther ones are warned of. 25 where it is left out.",
        30,
        { exclusiveMinimum: 0, maximum: 500, unit: "miles" },
      ),
    ),
    nearbyCityLimit: optional(
      integer(
        "Most nearby cities that a city is asked to list. One that lists as many nearer ones need not list another in return. 12 where it is left out.",
        8,
        { minimum: 1, maximum: 1000, unit: "cities" },
      ),
    ),
  }),
});

export type Business = Static<typeof businessFields>;
