import type { CatalogEntry } from "./entry.ts";

const maple = "cities/lake-county/maple-grove.yaml";
const pine = "cities/lake-county/pine-bend.yaml";
const otter = "cities/lake-county/otter-falls.yaml";

/** Where places lie, and which of them name each other. What cannot be true is an error, what is only odd a warning. */
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
  "duplicate-city": {
    summary: "Two files are about the same city.",
    meaning:
      "Name, coordinates and ZIP codes are the same. Search engines would read one page twice, and visitors find two cities on one spot of the map.",
    fix: "Remove one of the two files. If the copy is to become another city, write its name, coordinates and ZIP codes.",
    stage: "geography",
    example: {
      story: "A file was copied for the next town, and nothing in it is changed yet.",
      edits: [{ file: "cities/lake-county/elk-point.yaml", copyOf: otter }],
    },
  },
  "duplicate-county": {
    summary: "Two files are about the same county.",
    meaning: "Menus and the page of all areas would show the county twice, once perhaps without cities.",
    fix: "Write the name of the other county in one of the files, or remove it.",
    stage: "geography",
    example: {
      story: "The file of a county was copied for the next one, and nothing in it is changed yet.",
      edits: [{ file: "counties/river-county.yaml", copyOf: "counties/lake-county.yaml" }],
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
  "empty-county": {
    summary: "A county has no cities.",
    meaning: "Its page would list nothing, and menus would lead there.",
    fix: "Add a city with npx site add city, or remove the file of the county.",
    stage: "geography",
    example: {
      story: "A county was added before its first city.",
      edits: [
        {
          file: "counties/river-county.yaml",
          copyOf: "counties/lake-county.yaml",
          words: [["county: Lake County", "county: River County"]],
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
      edits: [
        {
          file: "cities/lake-county/otter-falls-{n}.yaml",
          copyOf: otter,
          count: 18,
          words: [
            ["city: Otter Falls", "city: Otter Falls {n}"],
            ["snow in Otter Falls", "snow in Otter Falls {n}"],
            ["latitude: 45.17", "latitude: 45.16{n}"],
          ],
        },
      ],
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
  "shared-coordinates": {
    summary: "Two cities have the same coordinates.",
    meaning:
      "The map would show them as one spot. Most often a file was copied for another city, and its coordinates were forgotten.",
    fix: "Write the coordinates of each city; where its ZIP codes tell them, the message proposes some.",
    stage: "geography",
    example: {
      story: "A town was made from the file of another one, and got its own name and ZIP code only.",
      edits: [
        {
          file: pine,
          before: "latitude: 45.1284\n  longitude: -93.4589",
          after: "latitude: 45.0725\n  longitude: -93.4558",
        },
      ],
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
  "wrong-state": {
    summary: "A state is not the one in which the places lie.",
    meaning:
      "The two letters of a state, its name, and the ZIP codes and coordinates of its places do not go together. Pages and search engines would name the wrong state.",
    fix: "Write the state that the message proposes.",
    stage: "geography",
    example: {
      story: "The state of a county was mistyped as that of another.",
      edits: [
        {
          file: "counties/lake-county.yaml",
          before: "state: MN",
          after: "state: MI",
        },
      ],
    },
  },
} satisfies Record<string, CatalogEntry>;
