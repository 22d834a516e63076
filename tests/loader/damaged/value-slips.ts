import { city, contact, county } from "./damaged-case.ts";

/** The same for what stands behind a colon or a dash. */
export const valueSlips: [name: string, file: string, right: string, wrong: string, found: string][] = [
  [
    "curly quotes",
    city,
    '"55311"',
    "“55311”",
    `
      cities/lake-county/maple-grove.yaml:8:5  error  invalid-value
      Curly quotes do not hold a text together in YAML; straight ones do.
      Fix: Write - "55311".`,
  ],
  [
    "a wide colon",
    county,
    "order: 1",
    "order：1",
    `
      counties/lake-county.yaml:5:1  error  yaml-syntax
      A colon follows the name of a field, not ：.
      Fix: Write order: 1.`,
  ],
  [
    "an equals sign",
    "business.yaml",
    "founded: ",
    "founded = ",
    `
      business.yaml:27:1  error  yaml-syntax
      A colon follows the name of a field, not =.
      Fix: Write founded: 1971.`,
  ],
  [
    "an arrow",
    county,
    "order: 1",
    "order => 1",
    `
      counties/lake-county.yaml:5:1  error  yaml-syntax
      A colon follows the name of a field, not =>.
      Fix: Write order: 1.`,
  ],
  [
    "no colon",
    county,
    "order: 1",
    "order 1",
    `
      counties/lake-county.yaml:5:1  error  yaml-syntax
      The colon behind the name of the field is missing.
      Fix: Write order: 1.`,
  ],
  [
    "a comma at the end",
    county,
    "order: 1",
    "order: 1,",
    `
      counties/lake-county.yaml:5:8  error  ambiguous-scalar
      A line of YAML ends without a comma.
      Fix: Write order: 1.`,
  ],
  [
    "a field of an entry without the space behind its colon",
    city,
    "- city: lake-county/pine-bend",
    "- city:lake-county/pine-bend",
    `
      cities/lake-county/maple-grove.yaml:10:5  error  invalid-value
      The space behind the colon is missing.
      Fix: Write - city: lake-county/pine-bend.`,
  ],
  [
    "a quotation mark that is not closed",
    city,
    '"55311"',
    '"55311',
    `
      cities/lake-county/maple-grove.yaml:8:5  error  yaml-syntax
      A quotation mark is not closed.
      Fix: Write - "55311".`,
  ],
  [
    "a quotation mark that is not opened",
    city,
    '"55311"',
    '55311"',
    `
      cities/lake-county/maple-grove.yaml:8:5  error  invalid-value
      "zipCodes, entry 1" is "55311\\"", which does not have the right form.
      Fix: Write - "55311".`,
  ],
  [
    "a word in quotes at the start of a text",
    county,
    "county: Lake County",
    "county: 'Lake' & County",
    `
      counties/lake-county.yaml:2:16  error  yaml-syntax
      This character does not fit here.
      Fix: Write county: "'Lake' & County".`,
  ],
  [
    "a color that is a comment",
    "theme.yaml",
    'ink: "#',
    "ink: #",
    `
      theme.yaml:3:8  error  invalid-value
      "ink" must be text, but is empty.
      Fix: Write ink: "#1c1f26".`,
  ],
  [
    "a fragment that is a comment",
    "pages/home.yaml",
    'to: "#quote"',
    "to: #quote",
    `
      pages/home.yaml:16:13  error  invalid-value
      A # behind a space starts a comment, so there is no value here.
      Fix: Write to: "#quote".`,
  ],
  [
    "a name in braces without quotes",
    contact,
    "breadcrumb: Contact",
    "breadcrumb: {phone}",
    `
      pages/contact.yaml:4:13  error  invalid-value
      Without quotes, a text that starts with { is read as a group of fields.
      Fix: Write breadcrumb: "{phone}".`,
  ],
  [
    "a name in braces and words without quotes",
    contact,
    "breadcrumb: Contact",
    "breadcrumb: {phone} us",
    `
      pages/contact.yaml:4:21  error  yaml-syntax
      Without quotes, a text that starts with { is read as a group of fields.
      Fix: Write breadcrumb: "{phone} us".`,
  ],
  [
    "an entry of a list of fields without its field",
    city,
    "- city: lake-county/pine-bend",
    "- lake-county/pine-bend",
    `
      cities/lake-county/maple-grove.yaml:10:5  error  invalid-value
      "nearbyAreas, entry 1" fits none of the forms it may have.
      Fix: Write city: (a nearby city that has a page) or place: (a nearby place without a page, shown as plain text).`,
  ],
  [
    "a path without its slash",
    contact,
    "path: /contact",
    "path: contact",
    `
      pages/contact.yaml:2:7  error  invalid-value
      "path" is "contact", which does not have the right form.
      Fix: Write path: /contact.`,
  ],
  [
    "a color of three digits",
    "theme.yaml",
    /ink: "#\w+"/.source,
    'ink: "#123"',
    `
      theme.yaml:3:8  error  invalid-value
      "ink" is "#123", which does not have the right form.
      Fix: Write ink: "#112233".`,
  ],
  [
    "a field of a group one space too far left",
    city,
    "  latitude:",
    " latitude:",
    `
      cities/lake-county/maple-grove.yaml:5:2  error  yaml-syntax
      This line is indented by 1 space, which does not fit the lines around it.
      Fix: Start latitude: in column 3.`,
  ],
  [
    "a field of a group one space too far right",
    city,
    "  latitude:",
    "   latitude:",
    `
      cities/lake-county/maple-grove.yaml:5:4  error  yaml-syntax
      This line is indented by 3 spaces, which does not fit the lines around it.
      Fix: Start latitude: in column 3.`,
  ],
  [
    "a section too far left",
    contact,
    "  - kind: contact",
    " - kind: contact",
    `
      pages/contact.yaml:12:1  error  yaml-syntax
      This line is indented by 1 space, which does not fit the lines around it.
      Fix: Start the dash in column 3.`,
  ],
  [
    "a fragment with a letter missing",
    "pages/home.yaml",
    'to: "#quote"',
    'to: "#qoute"',
    `
      pages/home.yaml:16:14  error  broken-fragment
      #qoute is linked here, but no section of / has the id "qoute". Did you mean #quote?
      Fix: Write #quote instead of #qoute.`,
  ],
  [
    "words for a list of names",
    county,
    "order: 1",
    "order: 1\nfeaturedCities: some words",
    `
      counties/lake-county.yaml:6:17  error  invalid-value
      "featuredCities" must be a list, but is "some words".
      Fix: For example featuredCities: ["lake-county/maple-grove"].`,
  ],
  [
    "a text in lines that stands too far right",
    city,
    "customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what they break.\nlead: ",
    "customMeta: >-\n  Old oaks drop limbs on Maple Grove roofs, and we mend what they break.\n  lead: >-\n    ",
    `
      cities/lake-county/maple-grove.yaml:14:3  error  yaml-syntax
      This line is indented by 2 spaces, which does not fit the lines around it.
      Fix: Start lead: in column 1.`,
  ],
];
