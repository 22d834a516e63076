import type { CatalogEntry } from "./entry.ts";

const city = "cities/lake-county/maple-grove.yaml";

/** Fields and their values. */
export const valueEntries = {
  "invalid-value": {
    summary: "A value has the wrong form.",
    meaning:
      "The field is known, but what stands in it cannot be right: letters where a number belongs, a word that is not one of the choices, an entry too few.",
    fix: "Write a value of the form that the message describes; it gives an example.",
    stage: "schema",
    example: {
      story: "A year was written as a word.",
      edits: [{ file: "business.yaml", before: "founded: 1971", after: "founded: seventies" }],
    },
  },
  "literal-markup": {
    summary: "A text holds marks that visitors would read.",
    meaning:
      "Running text makes a link of [words](/path) and emphasis of **words**; other fields print what stands in them. A bracket too few, HTML, a character such as &amp;, or the mark of another program is printed as it was typed.",
    fix: "Write the text as proposed, or remove the marks.",
    stage: "schema",
    example: {
      story: "The bracket behind the path of a link was forgotten.",
      edits: [{ file: "pages/home.yaml", before: "(/roof-repair)", after: "(/roof-repair" }],
    },
  },
  "missing-field": {
    summary: "A field that is needed is not there.",
    meaning: "Pages show this field, so a file without it would leave a hole.",
    fix: "Add the line that the message proposes, with the value of this city, page or service.",
    stage: "schema",
    example: {
      story: "The description of a service was deleted.",
      edits: [
        {
          file: "services/roof-repair.yaml",
          before: "description: Leaks found and closed in a day.\n",
          after: "",
        },
      ],
    },
  },
  "placeholder-value": {
    summary: "A sample or stand-in value would go live.",
    meaning:
      "While a site is being made, some values are not known yet: phone numbers of the range 555-01xx, addresses that end in .example, and whatever is marked sample: true. Visitors must never see them.",
    fix: "Write the real value, and remove the line sample: true where there is one.",
    stage: "release",
    example: {
      story: "The service page still shows a number that nobody answers.",
      edits: [
        {
          file: "services/roof-repair.yaml",
          before: "Leaks found and closed in a day.",
          after: "Leaks found and closed in a day. Call 612-555-0142.",
        },
      ],
    },
  },
  "unfinished-value": {
    summary: "A value is still to be written.",
    meaning:
      "What only a person knows, site init and site add mark with the words TO BE WRITTEN. The site is not built while such a mark is left, so that no visitor ever reads it; site dev and site preview show its file and line in its place.",
    fix: "Write the text in place of the mark. Its note and the example say what belongs there.",
    stage: "schema",
    example: {
      story: "A town was added, and its lead left for later.",
      edits: [
        {
          file: city,
          before: "lead: Old oaks stand over Maple Grove, and their limbs come down in every storm.",
          after: "lead: TO BE WRITTEN (Two sentences that are true of this town only.)",
        },
      ],
    },
  },
  "unknown-field": {
    summary: "The tool does not know a field of this name.",
    meaning:
      "Most often the name is misspelled. The tool never skips a field silently, because then a text that you wrote would simply be missing on the page.",
    fix: "Correct the name as proposed, or remove the line.",
    stage: "schema",
    example: {
      story: "The name of a field was misspelled.",
      edits: [{ file: city, before: "landmarks:", after: "landmark:" }],
    },
  },
} satisfies Record<string, CatalogEntry>;
