import type { CatalogueEntry } from "./entry.ts";

const maple = "cities/lake-county/maple-grove.yaml";
const pine = "cities/lake-county/pine-bend.yaml";
const otter = "cities/lake-county/otter-falls.yaml";

/** Where places lie, and which of them name each other. All are warnings: the site is built all the same. */
export const geographyEntries = {
  "coordinates-outside-state": {
    summary: "The coordinates of a city lie outside of its state.",
    meaning:
      "The map would show the city far away. Most often the minus sign of the longitude is missing, or latitude and longitude are swapped.",
    fix: "Write the coordinates that the message proposes, or look the middle of the city up on a map.",
    stage: "geography",
    example: {
      story: "The minus sign of a longitude was forgotten.",
      edits: [{ file: pine, before: "longitude: -93.4589", after: "longitude: 93.4589" }],
    },
  },
  "distant-coordinates": {
    summary: "The coordinates of a city are far from its ZIP codes or from its county.",
    meaning:
      "The coordinates lie in the right state, but not where the city's ZIP codes or the other cities of its county are. One of the digits may be wrong.",
    fix: "Write the coordinates that the message proposes. If they are right, correct the ZIP codes or the county.",
    stage: "geography",
    example: {
      story: "One digit of a latitude was mistyped.",
      edits: [{ file: pine, before: "latitude: 45.1284", after: "latitude: 47.1284" }],
    },
  },
  "distant-nearby-area": {
    summary: "A nearby area is too far away to be nearby.",
    meaning:
      "Links between nearby areas help visitors who live next door. This city is farther away than the data allows.",
    fix: "Remove the entry. Where cities lie far apart, raise nearbyMaxMiles under seo in business.yaml.",
    stage: "geography",
    example: {
      story: "The limit was set lower than the distances of this lake.",
      edits: [
        {
          file: "business.yaml",
          before: "  countyMenuLimit: 40\n",
          after: "  countyMenuLimit: 40\n  nearbyMaxMiles: 5\n",
        },
      ],
    },
  },
  "distant-zip-code": {
    summary: "A ZIP code belongs to a place far away.",
    meaning: "The ZIP code exists, but not near this city. One of its digits may be wrong.",
    fix: "Write the ZIP code that the message proposes, or remove it.",
    stage: "geography",
    example: {
      story: "The first digit of a second ZIP code was mistyped.",
      edits: [{ file: otter, before: '  - "55374"\n', after: '  - "55374"\n  - "65330"\n' }],
    },
  },
  "duplicate-nearby-area": {
    summary: "A nearby area is listed twice.",
    meaning:
      "The same place stands twice in the list, perhaps once as a city with a page and once as a place without.",
    fix: "Remove one of the two entries. Where one links a page, keep that one.",
    stage: "geography",
    example: {
      story: "A town that is listed already was added again by its name.",
      edits: [
        {
          file: maple,
          before: "  - place: Old Mill\n",
          after: "  - place: Old Mill\n  - place: Pine Bend\n",
        },
      ],
    },
  },
  "isolated-city": {
    summary: "A city names no other city as nearby, and none names it.",
    meaning:
      "Nearby areas are how visitors and search engines go from city to city. This one can be reached from the lists of all cities only.",
    fix: "List the cities next to it under nearbyAreas, and add it to theirs; the message proposes which.",
    stage: "geography",
    example: {
      story: "The only neighbor of a town was taken out on both sides.",
      edits: [
        { file: otter, before: "  - city: lake-county/pine-bend\n", after: "  - place: Sawyer Lake\n" },
        { file: pine, before: "  - city: lake-county/otter-falls\n", after: "" },
      ],
    },
  },
  "overlisted-city": {
    summary: "More than half of the other cities list this one as nearby.",
    meaning:
      "A link that stands on nearly every page says nothing about what is near. Search engines may take it for an attempt to push one page.",
    fix: "Keep the entry in the files of the cities next to it, and remove it from the others.",
    stage: "geography",
    example: {
      story: "Eighteen more towns were added, and each lists the same neighbor.",
      edits: [{ file: "cities/lake-county/otter-falls-{n}.yaml", copyOf: otter, count: 18 }],
    },
  },
  "self-nearby-area": {
    summary: "A city is listed among its own nearby areas.",
    meaning: "The page would link itself.",
    fix: "Remove the entry.",
    stage: "geography",
    example: {
      story: "A town was listed in its own file.",
      edits: [{ file: maple, before: "  - place: Old Mill\n", after: "  - city: lake-county/maple-grove\n" }],
    },
  },
  "unknown-zip-code": {
    summary: "A ZIP code does not exist.",
    meaning: "The list of ZIP codes of the United States has no such number. A digit may be wrong.",
    fix: "Write the ZIP code that the message proposes. One so new that no list has it yet may stay.",
    stage: "geography",
    example: {
      story: "Two digits of a ZIP code were swapped.",
      edits: [{ file: pine, before: '"55369"', after: '"55639"' }],
    },
  },
  "unlinked-nearby-area": {
    summary: "A nearby area is written as a place without a page, but has one.",
    meaning: "A page for this place was added since, so its name could be a link.",
    fix: "Write city: with folder and file instead of place: and the name, as the message proposes.",
    stage: "geography",
    example: {
      story: "A town that has a page is still listed by its name alone.",
      edits: [{ file: otter, before: "  - city: lake-county/pine-bend\n", after: "  - place: Pine Bend\n" }],
    },
  },
  "unreturned-nearby-area": {
    summary: "A city lists another as nearby, but is not listed in return.",
    meaning:
      "What is near from one side is near from the other as well. Visitors can go there, but not back.",
    fix: "Add the line that the message proposes to the file of the other city.",
    stage: "geography",
    example: {
      story: "A neighbor was taken out on one side only.",
      edits: [{ file: pine, before: "  - city: lake-county/otter-falls\n", after: "" }],
    },
  },
} satisfies Record<string, CatalogueEntry>;
