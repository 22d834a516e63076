import type { CatalogEntry } from "./entry.ts";

const county = "counties/lake-county.yaml";

/** Files that are missing, misplaced, or no text. */
export const fileEntries = {
  "damaged-ledger": {
    summary: "The record of what was published cannot be read.",
    meaning:
      "The file releases.json is written by site release, one published address in each line. This line is none: it was edited by hand, or left over from merging two versions.",
    fix: "Remove the line, or restore the file from version control.",
    stage: "reading",
    example: {
      story: "Two branches were merged, and a mark of the merge was left in the file.",
      edits: [
        {
          file: "releases.json",
          content: '{\n<<<<<<< main\n  "/contact": {"hash":"5e884898da280471","changedOn":"2026-03-02"}\n}\n',
        },
      ],
    },
  },
  "empty-file": {
    summary: "A data file holds nothing, or only comments.",
    meaning:
      "The file is there, but nothing is written in it. The city, page or service that it should describe has no data.",
    fix: "Fill the file in, take it back from an older version, or remove it if it is not needed.",
    stage: "reading",
    example: {
      story: "Someone saved a county's file after deleting its lines.",
      edits: [{ file: county, content: "# Lake County, to be written\n" }],
    },
  },
  "file-too-large": {
    summary: "A data file is larger than 1 MB.",
    meaning:
      "No hand-written data file comes near 1 MB. Most often a picture or a whole document was pasted into it.",
    fix: "Remove what was pasted. Pictures belong into the folder images, as files of their own.",
    stage: "reading",
    example: {
      story: "A picture was pasted into a text as a long row of letters.",
      edits: [
        {
          file: county,
          before: "lead: Three towns around one lake.\n",
          after: `lead: Three towns around one lake. ${"iVBORw0KGgo".repeat(100_000)}\n`,
          shown: {
            before: "lead: Three towns around one lake.",
            after: "lead: Three towns around one lake. iVBORw0KGgoiVBORw0KGgo... (1.1 million letters)",
          },
        },
      ],
    },
  },
  "invalid-encoding": {
    summary: "A file holds characters that cannot be read.",
    meaning:
      "Data files are plain text in the encoding UTF-8. This one was saved in another encoding, or holds an invisible character (a control character, a mark that reverses letters, a blank without width) that came along when text was pasted.",
    fix: "Save the file as UTF-8 (most editors offer it under Save As), or delete the invisible character at the place shown.",
    stage: "reading",
    example: {
      story: "Text copied from another program brought an invisible character with it.",
      edits: [
        {
          file: county,
          before: "around one lake",
          after: "around one\u0007 lake",
          shown: { before: "around one lake", after: "around one\u2407 lake" },
        },
      ],
    },
  },
  "invalid-slug": {
    summary: "A file name cannot become part of a web address.",
    meaning:
      "The names of these files become the last part of page addresses. Capitals, spaces, accents and underscores do not work well there.",
    fix: "Rename the file to lower-case words with hyphens between them, as the message proposes, and correct whatever refers to it by its old name.",
    stage: "reading",
    example: {
      story: "A new town's file was named as the town is written.",
      edits: [{ file: "cities/lake-county/Otter Bay.yaml", copyOf: "cities/lake-county/otter-falls.yaml" }],
    },
  },
  "misplaced-file": {
    summary: "Nothing reads this file: its name, ending or folder is not one the tool knows.",
    meaning:
      "The data folder may hold only files that the tool reads, so that a misspelled name is noticed. This one is never shown on any page. A link that leads out of the data folder is not read either, so that nothing from elsewhere is published.",
    fix: "Rename it as proposed, move it to the folder it belongs to, or take it out of the data folder. Notes may stay as .md or .txt files.",
    stage: "reading",
    example: {
      story: "A town's file was saved with the ending .yml.",
      edits: [{ file: "cities/lake-county/otter-bay.yml", copyOf: "cities/lake-county/otter-falls.yaml" }],
    },
  },
  "missing-file": {
    summary: "A file that every site needs is not there.",
    meaning:
      "Some files the site cannot do without: the business, its navigation and theme, a home page, a page for unknown addresses, and what the data names, such as a font.",
    fix: "Create the file, or take it back from an older version.",
    stage: "reading",
    example: {
      story: "The page for unknown addresses was deleted.",
      edits: [{ file: "pages/not-found.yaml", change: "removed" }],
    },
  },
  "not-a-file": {
    summary: "There is a folder where a file is expected.",
    meaning: "The name belongs to a file, but a folder has it, so nothing can be read.",
    fix: "Rename or remove the folder, and put the file in its place.",
    stage: "reading",
    example: {
      story: "Unpacking an archive made a folder with the name of a file.",
      edits: [{ file: county, change: "replaced by a folder" }],
    },
  },
  "unsafe-picture": {
    summary: "A picture holds what no picture may hold, or is none.",
    meaning:
      "An SVG drawing reaches visitors as it is, so it may only draw: no scripts, no links, no other files. A photo must be what its ending says, of a kind that browsers show, which HEIC is not, and of a size that can be decoded. A photo in the folder static, which is published as it is, must not tell where it was taken.",
    fix: "Save the drawing as plain SVG or as PNG; save the photo again as JPEG or PNG, smaller if it is large, and without its GPS position.",
    stage: "reading",
    example: {
      story: "A drawing from another website came with a script.",
      edits: [
        {
          file: "images/badge.svg",
          content:
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <path d="M0 0h8v8H0z"/>\n  <script>track()</script>\n</svg>\n',
        },
      ],
    },
  },
  "unreadable-file": {
    summary: "A picture or a font cannot be opened.",
    meaning:
      "The file is cut off or damaged, or another kind of file under this name, for example the page of an error that was saved in its place. No site can be built with it.",
    fix: "Copy the picture or download the font again. A picture can also be saved again as JPEG or PNG.",
    stage: "reading",
    example: {
      story: "The copy of a drawing was interrupted.",
      edits: [
        {
          file: "images/badge.svg",
          content:
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <path d="M0 0h8v8H0z"/>\n  <pa',
        },
      ],
    },
  },
} satisfies Record<string, CatalogEntry>;
