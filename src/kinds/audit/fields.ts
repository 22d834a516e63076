import { date, group, integer, list, number, optional, type Static, text } from "../../fields/index.ts";

/** A limit in whole numbers, with its default. */
function count(description: string, value: number, unit: string) {
  return optional(integer(description, value, { default: value, minimum: 0, maximum: 1000000000, unit }));
}

/** A limit from 0 to 1, with its default. */
function share(description: string, value: number) {
  return optional(number(description, value, { default: value, minimum: 0, maximum: 1, unit: "share" }));
}

export const auditFields = group(
  "Thresholds of `site audit`. Every one has a default, so a site names only those it changes.",
  {
    title: optional(
      group("Length of titles (Screaming Frog's defaults; Google sets none).", {
        minChars: count("Fewest characters.", 30, "characters"),
        maxChars: count("Most characters.", 60, "characters"),
        minPixels: count("Least width as a search result shows it.", 200, "pixels"),
        maxPixels: count("Greatest width as a search result shows it.", 561, "pixels"),
      }),
    ),
    description: optional(
      group("Length of descriptions (Screaming Frog's defaults; Google sets none).", {
        minChars: count("Fewest characters.", 70, "characters"),
        maxChars: count("Most characters.", 155, "characters"),
        minPixels: count("Least width as a search result shows it.", 400, "pixels"),
        maxPixels: count("Greatest width as a search result shows it.", 985, "pixels"),
      }),
    ),
    text: optional(
      group("Headings and texts.", {
        maxHeadingChars: count("Most characters of the main heading.", 70, "characters"),
        minWords: count("Fewest words of a page's main content.", 200, "words"),
        maxAltChars: count("Most characters of a picture's alternative text.", 100, "characters"),
        maxUnlinkedPlaces: count("Most place names without links in one block of text.", 12, "names"),
        minTitleOverlap: share("Least share of the words of the main heading that the title has too.", 0.5),
        maxDescriptionShare: share(
          "Greatest share of pages whose descriptions are the same when places are masked.",
          0.5,
        ),
        maxOutlineShare: share(
          "Greatest share of the pages of a type with the same headings when places are masked.",
          0.6,
        ),
        maxCompression: count("Highest compression ratio of the text of one page.", 4, "ratio"),
      }),
    ),
    files: optional(
      group("Sizes of files.", {
        maxHtmlBytes: count("Largest document.", 2000000, "bytes"),
        maxImageBytes: count("Largest picture.", 100000, "bytes"),
        maxCardBytes: count("Largest picture of a link preview.", 5000000, "bytes"),
        minCardWidth: count("Least width of the picture of a link preview.", 1200, "pixels"),
        minCardHeight: count("Least height of the picture of a link preview.", 630, "pixels"),
        maxCardShare: share("Greatest share of pages that share one picture of link previews.", 0.25),
      }),
    ),
    links: optional(
      group("Addresses and links.", {
        maxUrlChars: count("Most characters of an address.", 115, "characters"),
        maxDepth: count("Most clicks from the home page.", 3, "clicks"),
        minTextLinks: count("Fewest pages that link a city, project or service in their text.", 2, "pages"),
        maxInternal: count("Most links of a page to this site.", 1000, "links"),
        maxExternal: count("Most links of a page to other sites.", 100, "links"),
      }),
    ),
    similarity: optional(
      group("Sameness of city pages, as shares of 5-word sequences that two pages have in common.", {
        raw: share("Highest similarity of two pages as they are.", 0.9),
        masked: share("Highest similarity when places and the firm are masked.", 0.5),
        outline: share("Highest masked similarity of two pages with the same headings.", 0.5),
        mean: share("Highest mean of the masked similarities of a page type.", 0.45),
        unique: share("Least share of a page's words that no other page of its type has.", 0.4),
        minFacts: count("Fewest kinds of facts that only one city page has.", 3, "kinds"),
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
    notes: optional(
      list(
        "What the team has written down about findings; the report shows it with them.",
        group("A note about the findings of one rule, on one page or wherever it finds something.", {
          rule: text("The rule, as the audit prints it.", "title/length"),
          page: optional(
            text("Path of the page; left out, the note is for every finding of the rule.", "/about"),
          ),
          note: text("What was decided, and why.", "The long title stays until the spring campaign is over."),
        }),
        { examples: [[{ rule: "title/length", page: "/about", note: "It stays until spring." }]] },
      ),
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
