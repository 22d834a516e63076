import type { CatalogEntry } from "./entry.ts";

const city = "cities/lake-county/maple-grove.yaml";
const county = "counties/lake-county.yaml";

/** Rules of YAML, the way data files are written. */
export const yamlEntries = {
  "alias-expansion": {
    summary: "A value repeats itself without end, or grows far too large.",
    meaning:
      "YAML can name a value with & and repeat it with *. Here the repetition stands inside of what it repeats, or the repetitions multiply beyond all measure.",
    fix: "Write the values out in each place instead of repeating them with *.",
    stage: "reading",
    example: {
      story: "A list was made to repeat itself.",
      edits: [
        {
          file: county,
          before: "text:\n  - Snow loads decide the roofs here.\n",
          after: "text: &all\n  - Snow loads decide the roofs here.\n  - *all\n",
        },
      ],
    },
  },
  "ambiguous-scalar": {
    summary: "Programs disagree on how to read this value.",
    meaning:
      "Some values look like something else to a YAML program: 02142 like the number 2142, yes like true, 1:30 like 90. As information it says that this tool kept your text; as an error it says that nobody can tell what is meant.",
    fix: "Put texts in quotes, and write numbers with digits and a point only.",
    stage: "reading",
    example: {
      story: "A number that starts with a zero was written without quotes.",
      edits: [{ file: "business.yaml", before: "facts:\n", after: "facts:\n  policyNumber: 00417\n" }],
    },
  },
  "duplicate-key": {
    summary: "A field stands twice in the same group.",
    meaning: "A field can have one value. With two of them nobody can say which one counts.",
    fix: "Keep one of the two lines and remove the other.",
    stage: "reading",
    example: {
      story: "A new lead was added, and the old one left below it.",
      edits: [
        {
          file: county,
          before: "lead: Three towns around one lake.\n",
          after: "lead: Four towns around one lake.\nlead: Three towns around one lake.\n",
        },
      ],
    },
  },
  "merge-conflict": {
    summary: "Git left two versions of the same lines in the file.",
    meaning:
      "Two people changed the same lines, and Git could not tell which change counts. It wrote both into the file, the first below <<<<<<<, the second below =======, up to >>>>>>>.",
    fix: "Keep one of the two versions, or make one of both. Remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
    stage: "reading",
    example: {
      story: "A change was taken over while another changed the same line.",
      edits: [
        {
          file: county,
          before: "order: 1\n",
          after: "<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> new-counties\n",
        },
      ],
    },
  },
  "merge-key": {
    summary: "The sign << is not used in data files.",
    meaning:
      "Some YAML programs copy fields from another group with <<. This tool does not, so that each file says by itself what it holds.",
    fix: "Write the fields out where they are needed.",
    stage: "reading",
    example: {
      story: "Someone tried to copy coordinates with <<.",
      edits: [{ file: city, before: "coordinates:\n", after: "coordinates:\n  <<: {latitude: 45.0725}\n" }],
    },
  },
  "yaml-syntax": {
    summary: "The file cannot be read: a sign, a quote or the indentation is wrong.",
    meaning:
      "Data files are written in YAML, which reads colons, quotes, brackets and the spaces at the start of lines. One of them does not fit here, so nothing below it can be trusted.",
    fix: "Look at the line shown and the ones around it. Most often a text with a colon needs quotes, a quote is not closed, or a line starts in the wrong column.",
    stage: "reading",
    example: {
      story: "A text with a colon in it was written without quotes.",
      edits: [
        {
          file: county,
          before: "lead: Three towns around one lake.",
          after: "lead: Three towns: one lake.",
        },
      ],
    },
  },
} satisfies Record<string, CatalogEntry>;
