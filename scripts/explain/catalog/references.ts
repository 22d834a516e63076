import type { CatalogEntry } from "./entry.ts";

/** Links and names that lead to something that is not there, and addresses that collide. */
export const referenceEntries = {
  "absolute-own-link": {
    summary: "A link to a page of this site has the site's address in front.",
    meaning:
      "The link is made to lead to the page without the address, so that it works in previews too. A reader of the data cannot see that.",
    fix: "Write the path alone, as the message proposes.",
    stage: "linking",
    example: {
      story: "The address of a page was copied from the browser.",
      edits: [
        {
          file: "pages/home.yaml",
          before: "(/roof-repair)",
          after: "(https://www.maple-roofing.example/roof-repair)",
        },
      ],
    },
  },
  "broken-fragment": {
    summary: "A link leads to a place on a page that is not there.",
    meaning:
      "The part of a link behind # names a section. The page exists, but none of its sections has that id, so the visitor lands at the top.",
    fix: "Link an id that the message names, or give the section meant a line id: with that name.",
    stage: "linking",
    example: {
      story: "A link names the form, but the section is called quote.",
      edits: [{ file: "pages/roof-repair.yaml", before: "(/contact#quote)", after: "(/contact#form)" }],
    },
  },
  "broken-internal-link": {
    summary: "A link leads to a page that does not exist.",
    meaning:
      "No page of this site has the address, so visitors would see the page for unknown addresses. One such problem counts everyone who links it.",
    fix: "Correct the address as proposed, or link another page; site routes lists them all. An old address that others still use belongs into redirects.yaml.",
    stage: "linking",
    example: {
      story: "The address of a link was misspelled.",
      edits: [{ file: "pages/home.yaml", before: "(/roof-repair)", after: "(/roof-repairs)" }],
    },
  },
  "duplicate-id": {
    summary: "Two sections of a page have the same id.",
    meaning:
      "A link to #id leads to the first of them, and screen readers may read the wrong one. The id main is that of the whole text of every page.",
    fix: "Give one of them another id, and point the links at the one that is meant.",
    stage: "linking",
    example: {
      story: "A section was given an id that another one has already.",
      edits: [
        {
          file: "pages/contact.yaml",
          before: "  - kind: hero\n",
          after: "  - kind: hero\n    id: quote\n",
        },
      ],
    },
  },
  "duplicate-path": {
    summary: "Two pages have the same address.",
    meaning: "Only one page can stand at an address. The other would never be seen.",
    fix: "Give one of them another path, or remove it.",
    stage: "linking",
    example: {
      story: "A page was copied to make a new one, and its path left as it was.",
      edits: [{ file: "pages/write-to-us.yaml", copyOf: "pages/contact.yaml" }],
    },
  },
  "duplicate-text": {
    summary: "Two pages have the same title or description.",
    meaning:
      "Visitors and search engines cannot tell such pages apart in a list of results, and search engines may show only one of them.",
    fix: "Give each of the pages a text that says what only this page is about.",
    stage: "linking",
    example: {
      story: "The title of one page was copied to another.",
      edits: [
        {
          file: "pages/contact.yaml",
          before: "title: Free roofing quote | {businessName}",
          after: "title: Roofers in Maple Grove | {businessName}",
        },
      ],
    },
  },
  "links-disagree": {
    summary: "The built folder and the data say different things.",
    meaning:
      "The folder was built from other data, or somebody changed a file in it. What is proven of the data is then not true of what visitors get.",
    fix: "Build the site again. If the message stays, a template adds or leaves out a link, which is a mistake in the tool.",
    stage: "built",
    example: {
      story: "After the build, a redirect was added.",
      edits: [{ file: "redirects.yaml", content: "redirects:\n  - from: /quote\n    to: /contact\n" }],
    },
  },
  "lost-path": {
    summary: "A page that was published is gone, and nothing redirects its address.",
    meaning:
      "The ledger releases.json knows every address that was published. Search engines and other sites still send visitors to this one, and they would find nothing.",
    fix: "Redirect the address to the page that took its place, in redirects.yaml. Where the page was renamed by mistake, give it the old address again.",
    stage: "linking",
    example: {
      story: "A page was published, and removed later.",
      edits: [
        {
          file: "releases.json",
          content: '{\n  "/gutter-repair": {"hash":"5e884898da280471","changedOn":"2026-03-02"}\n}\n',
        },
      ],
    },
  },
  "missing-image": {
    summary: "A picture is named that does not exist.",
    meaning:
      "Pictures are called by the name of their file, without its ending. No file in the folder images has this one.",
    fix: "Correct the name as proposed, or put a picture of that name into the folder images.",
    stage: "linking",
    example: {
      story: "The name of a picture was misspelled.",
      edits: [
        { file: "services/roof-repair.yaml", before: "image: roof-repair", after: "image: roof-repairs" },
      ],
    },
  },
  "redirect-chain": {
    summary: "A redirect leads to another redirect.",
    meaning:
      "Each step makes visitors wait, and search engines give up on long chains. A redirect must lead to a page at once.",
    fix: "Let the redirect lead to the page that the message names.",
    stage: "linking",
    example: {
      story: "A page was renamed twice, and each time a redirect was added.",
      edits: [
        {
          file: "redirects.yaml",
          content: "redirects:\n  - from: /quote\n    to: /estimate\n  - from: /estimate\n    to: /contact\n",
        },
      ],
    },
  },
  "redirect-loop": {
    summary: "Redirects lead in a circle.",
    meaning: "Visitors of these addresses are sent around until their browser gives up.",
    fix: "Let one of the redirects lead to a page, then the others to the same page.",
    stage: "linking",
    example: {
      story: "Two old addresses were redirected to each other.",
      edits: [
        {
          file: "redirects.yaml",
          content: "redirects:\n  - from: /quote\n    to: /estimate\n  - from: /estimate\n    to: /quote\n",
        },
      ],
    },
  },
  "redirect-shadow": {
    summary: "A redirect hides a page, or stands twice.",
    meaning:
      "A redirect sends visitors of an old address to a new one. It must not have the address of a page that exists, and each address can lead to one page only.",
    fix: "Remove the redirect, or the page.",
    stage: "linking",
    example: {
      story: "The address of a page that exists is redirected.",
      edits: [{ file: "redirects.yaml", content: "redirects:\n  - from: /contact\n    to: /\n" }],
    },
  },
  "unknown-nearby-area": {
    summary: "A nearby area has no page.",
    meaning:
      "Under nearbyAreas, city: names another city of this site by folder and file. There is no such file, so the link would lead nowhere.",
    fix: "Correct the name as proposed. A place without a page of its own is written as place: and its name, and is then shown without a link.",
    stage: "linking",
    example: {
      story: "A neighboring town that has no page was listed as if it had one.",
      edits: [
        {
          file: "cities/lake-county/maple-grove.yaml",
          before: "place: Old Mill",
          after: "city: lake-county/old-mill",
        },
      ],
    },
  },
  "unknown-placeholder": {
    summary: "A text uses a name in braces that has no value.",
    meaning:
      "Names in braces, such as {phone}, are replaced by values when the pages are made. This one has no value on this page, so visitors would read the braces.",
    fix: "Correct the name as proposed, or use one of the names that the message lists.",
    stage: "linking",
    example: {
      story: "A name in braces was misspelled.",
      edits: [{ file: "pages/home.yaml", before: "since {founded}", after: "since {foundet}" }],
    },
  },
  "unknown-reference": {
    summary: "A city, county, service or project is named that has no file.",
    meaning:
      "Files refer to each other by their names. Nothing has this name: it is misspelled, or the file was removed.",
    fix: "Correct the name as proposed, add the file, or remove what refers to it.",
    stage: "linking",
    example: {
      story: "The name of a service was misspelled.",
      edits: [
        { file: "pages/roof-repair.yaml", before: "service: roof-repair", after: "service: roof-repairs" },
      ],
    },
  },
} satisfies Record<string, CatalogEntry>;
