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
  "Thresholds for `site audit`. Each has a default, so a site lists only those it changes.",
  {
    title: optional(
      group("Length of titles (Screaming Frog's defaults; Google sets no limits).", {
        minChars: count("Minimum number of characters.", 30, "characters"),
        maxChars: count("Maximum number of characters.", 60, "characters"),
        minPixels: count("Minimum width in a search result.", 200, "pixels"),
        maxPixels: count("Maximum width in a search result.", 561, "pixels"),
      }),
    ),
    description: optional(
      group("Length of meta descriptions (Screaming Frog's defaults; Google sets no limits).", {
        minChars: count("Minimum number of characters.", 70, "characters"),
        maxChars: count("Maximum number of characters.", 155, "characters"),
        minPixels: count("Minimum width in a search result.", 400, "pixels"),
        maxPixels: count("Maximum width in a search result.", 985, "pixels"),
      }),
    ),
    text: optional(
      group("Headings and text.", {
        maxHeadingChars: count("Maximum length of the main heading.", 70, "characters"),
        minWords: count("Minimum number of words in a page's main content.", 200, "words"),
        maxAltChars: count("Maximum length of an image's alt text.", 100, "characters"),
        maxUnlinkedPlaces: count("Maximum number of unlinked place names in one block of text.", 12, "names"),
        minTitleOverlap: share("Minimum share of the main heading's words that are also in the title.", 0.5),
        maxDescriptionShare: share(
          "Maximum share of pages whose meta descriptions are identical when place names are masked.",
          0.5,
        ),
        maxOutlineShare: share(
          "Maximum share of a type's pages whose headings are identical when place names are masked.",
          0.6,
        ),
        maxCompression: count("Maximum compression ratio of a page's text.", 4, "ratio"),
      }),
    ),
    files: optional(
      group("File sizes.", {
        maxHtmlBytes: count("Maximum size of an HTML document.", 2000000, "bytes"),
        maxImageBytes: count("Maximum size of an image.", 100000, "bytes"),
        maxCardBytes: count("Maximum size of a link preview image.", 5000000, "bytes"),
        minCardWidth: count("Minimum width of a link preview image.", 1200, "pixels"),
        minCardHeight: count("Minimum height of a link preview image.", 630, "pixels"),
        maxCardShare: share("Maximum share of pages that use the same link preview image.", 0.25),
      }),
    ),
    links: optional(
      group("URLs and links.", {
        maxUrlChars: count("Maximum length of a URL.", 115, "characters"),
        maxDepth: count("Maximum number of clicks from the home page.", 3, "clicks"),
        minTextLinks: count(
          "Minimum number of pages that link to a city, project or service in their text.",
          2,
          "pages",
        ),
        maxInternal: count("Maximum number of internal links on a page.", 1000, "links"),
        maxExternal: count("Maximum number of external links on a page.", 100, "links"),
      }),
    ),
    similarity: optional(
      group("Similarity of city pages, as the share of 5-word sequences that two pages have in common.", {
        raw: share("Maximum similarity of two pages as they are.", 0.9),
        masked: share("Maximum similarity when the names of places and the business are masked.", 0.5),
        outline: share("Maximum masked similarity of two pages with the same headings.", 0.5),
        mean: share("Maximum average of the masked similarities within a page type.", 0.45),
        unique: share("Minimum share of a page's words that no other page of its type has.", 0.4),
        minFacts: count("Minimum number of kinds of facts that only one city page has.", 3, "kinds"),
      }),
    ),
    business: optional(
      group("Wording about the business.", {
        foreignTrades: optional(
          list("Words for trades that the business's license does not cover.", text(), {
            default: [],
            examples: [["plumbing"]],
          }),
        ),
        regulatedWords: optional(
          list(
            "Words that a license board does not allow in advertising; checked only if the business has a license.",
            text(),
            { default: ["bonded"], examples: [["bonded"]] },
          ),
        ),
      }),
    ),
    notes: optional(
      list(
        "The team's notes about findings; the report shows each note with its findings.",
        group("A note about the findings of one rule, on one page or on all pages.", {
          rule: text("The rule ID, as the audit prints it.", "title/length"),
          page: optional(
            text("Path of the page; if omitted, the note applies to every finding of the rule.", "/about"),
          ),
          note: text("What was decided, and why.", "The long title stays until the spring campaign is over."),
        }),
        { examples: [[{ rule: "title/length", page: "/about", note: "It stays until spring." }]] },
      ),
    ),
    reviewBy: optional(
      date(
        "Date by which someone should check whether search engines have changed their rules.",
        "2027-06-30",
      ),
    ),
  },
);

export type AuditSettings = Static<typeof auditFields>;
