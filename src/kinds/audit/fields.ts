import { date, group, integer, list, number, optional, type Static, text } from "../../fields/index.ts";

export const auditFields = group(
  "Thresholds of `site audit`. Every one has a default, so a site names only those it changes.",
  {
    title: optional(
      group("Length of titles (Screaming Frog's defaults; Google sets none).", {
        minChars: optional(
          integer("Fewest characters.", 30, {
            default: 30,
            minimum: 0,
            maximum: 1000000000,
            unit: "characters",
          }),
        ),
        maxChars: optional(
          integer("Most characters.", 60, {
            default: 60,
            minimum: 0,
            maximum: 1000000000,
            unit: "characters",
          }),
        ),
        minPixels: optional(
          integer("Least width as a search result shows it.", 200, {
            default: 200,
            minimum: 0,
            maximum: 1000000000,
            unit: "pixels",
          }),
        ),
        maxPixels: optional(
          integer("Greatest width as a search result shows it.", 561, {
            default: 561,
            minimum: 0,
            maximum: 1000000000,
            unit: "pixels",
          }),
        ),
      }),
    ),
    description: optional(
      group("Length of descriptions (Screaming Frog's defaults; Google sets none).", {
        minChars: optional(
          integer("Fewest characters.", 70, {
            default: 70,
            minimum: 0,
            maximum: 1000000000,
            unit: "characters",
          }),
        ),
        maxChars: optional(
          integer("Most characters.", 155, {
            default: 155,
            minimum: 0,
            maximum: 1000000000,
            unit: "characters",
          }),
        ),
        minPixels: optional(
          integer("Least width as a search result shows it.", 400, {
            default: 400,
            minimum: 0,
            maximum: 1000000000,
            unit: "pixels",
          }),
        ),
        maxPixels: optional(
          integer("Greatest width as a search result shows it.", 985, {
            default: 985,
            minimum: 0,
            maximum: 1000000000,
            unit: "pixels",
          }),
        ),
      }),
    ),
    text: optional(
      group("Headings and texts.", {
        maxHeadingChars: optional(
          integer("Most characters of the main heading.", 70, {
            default: 70,
            minimum: 0,
            maximum: 1000000000,
            unit: "characters",
          }),
        ),
        minWords: optional(
          integer("Fewest words of a page's main content.", 200, {
            default: 200,
            minimum: 0,
            maximum: 1000000000,
            unit: "words",
          }),
        ),
        maxAltChars: optional(
          integer("Most characters of a picture's alternative text.", 100, {
            default: 100,
            minimum: 0,
            maximum: 1000000000,
            unit: "characters",
          }),
        ),
        maxUnlinkedPlaces: optional(
          integer("Most place names without links in one block of text.", 12, {
            default: 12,
            minimum: 0,
            maximum: 1000000000,
            unit: "names",
          }),
        ),
        minTitleOverlap: optional(
          number("Least share of the words of the main heading that the title has too.", 0.5, {
            default: 0.5,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
        maxDescriptionShare: optional(
          number("Greatest share of pages whose descriptions are the same when places are masked.", 0.5, {
            default: 0.5,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
        maxOutlineShare: optional(
          number(
            "Greatest share of the pages of a type with the same headings when places are masked.",
            0.6,
            { default: 0.6, minimum: 0, maximum: 1, unit: "share" },
          ),
        ),
        maxCompression: optional(
          integer("Highest compression ratio of the text of one page.", 4, {
            default: 4,
            minimum: 0,
            maximum: 1000000000,
            unit: "ratio",
          }),
        ),
      }),
    ),
    files: optional(
      group("Sizes of files.", {
        maxHtmlBytes: optional(
          integer("Largest document.", 2000000, {
            default: 2000000,
            minimum: 0,
            maximum: 1000000000,
            unit: "bytes",
          }),
        ),
        maxImageBytes: optional(
          integer("Largest picture.", 100000, {
            default: 100000,
            minimum: 0,
            maximum: 1000000000,
            unit: "bytes",
          }),
        ),
        maxCardBytes: optional(
          integer("Largest picture of a link preview.", 5000000, {
            default: 5000000,
            minimum: 0,
            maximum: 1000000000,
            unit: "bytes",
          }),
        ),
        minCardWidth: optional(
          integer("Least width of the picture of a link preview.", 1200, {
            default: 1200,
            minimum: 0,
            maximum: 1000000000,
            unit: "pixels",
          }),
        ),
        minCardHeight: optional(
          integer("Least height of the picture of a link preview.", 630, {
            default: 630,
            minimum: 0,
            maximum: 1000000000,
            unit: "pixels",
          }),
        ),
        maxCardShare: optional(
          number("Greatest share of pages that share one picture of link previews.", 0.25, {
            default: 0.25,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
      }),
    ),
    links: optional(
      group("Addresses and links.", {
        maxUrlChars: optional(
          integer("Most characters of an address.", 115, {
            default: 115,
            minimum: 0,
            maximum: 1000000000,
            unit: "characters",
          }),
        ),
        maxDepth: optional(
          integer("Most clicks from the home page.", 3, {
            default: 3,
            minimum: 0,
            maximum: 1000000000,
            unit: "clicks",
          }),
        ),
        minTextLinks: optional(
          integer("Fewest pages that link a city, project or service in their text.", 2, {
            default: 2,
            minimum: 0,
            maximum: 1000000000,
            unit: "pages",
          }),
        ),
        maxInternal: optional(
          integer("Most links of a page to this site.", 1000, {
            default: 1000,
            minimum: 0,
            maximum: 1000000000,
            unit: "links",
          }),
        ),
        maxExternal: optional(
          integer("Most links of a page to other sites.", 100, {
            default: 100,
            minimum: 0,
            maximum: 1000000000,
            unit: "links",
          }),
        ),
      }),
    ),
    similarity: optional(
      group("Sameness of city pages, as shares of 5-word sequences that two pages have in common.", {
        raw: optional(
          number("Highest similarity of two pages as they are.", 0.9, {
            default: 0.9,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
        masked: optional(
          number("Highest similarity when places and the firm are masked.", 0.5, {
            default: 0.5,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
        outline: optional(
          number("Highest masked similarity of two pages with the same headings.", 0.5, {
            default: 0.5,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
        mean: optional(
          number("Highest mean of the masked similarities of a page type.", 0.45, {
            default: 0.45,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
        unique: optional(
          number("Least share of a page's words that no other page of its type has.", 0.4, {
            default: 0.4,
            minimum: 0,
            maximum: 1,
            unit: "share",
          }),
        ),
        minFacts: optional(
          integer("Fewest kinds of facts that only one city page has.", 3, {
            default: 3,
            minimum: 0,
            maximum: 1000000000,
            unit: "kinds",
          }),
        ),
      }),
    ),
    business: optional(
      group("Wording about the business.", {
        foreignTrades: optional(
          list("Words of trades that the firm's license does not cover.", text(), {
            default: [],
            examples: [["plumbing"]],
          }),
        ),
        regulatedWords: optional(
          list(
            "Words that a license board does not allow in advertising; looked for where the firm has a license.",
            text(),
            { default: ["bonded"], examples: [["bonded"]] },
          ),
        ),
      }),
    ),
    reviewBy: optional(
      date(
        "Day by which somebody should look whether search engines have changed their rules.",
        "2027-06-30",
      ),
    ),
  },
);

export type AuditSettings = Static<typeof auditFields>;
