import {
  choice,
  color,
  date,
  either,
  group,
  image,
  line,
  list,
  named,
  optional,
  phoneNumber,
  prose,
  type Resolved,
  ref,
  type Static,
  text,
} from "../../fields/index.ts";
import { coordinates } from "../../fields/places.ts";

export const cityFields = group(
  "A city with its own page. The file name is the slug, the folder the county.",
  {
    city: text("Name of the city.", "Maple Grove"),
    county: ref("county", "County of the city: the folder that holds this file.", "lake-county"),
    coordinates: coordinates(
      "Center of the city: the mean of its ZIP codes' coordinates in the npm package zipcodes.",
    ),
    zipCodes: list(
      "ZIP codes with homes in them; no PO boxes.",
      text(undefined, undefined, {
        pattern: "^\\d{5}$",
        mistake: "A ZIP code has five digits.",
        form: "zip",
        draft: "mark",
      }),
      { minItems: 1, examples: [["55311"]] },
    ),
    nearbyAreas: list(
      "Places next to this city, nearest first.",
      either([
        group("A nearby city that has a page.", { city: ref("city") }),
        group("A nearby place without a page, shown as plain text.", {
          place: text("Name of the place.", "Old Mill"),
        }),
      ]),
      {
        minItems: 1,
        mayRepeat: true,
        examples: [[{ city: "lake-county/maple-grove" }, { place: "Old Mill" }]],
      },
    ),
    phone: optional(
      phoneNumber(
        "Number that calls the firm from the page of this city, where it is not that of the county or the business; its texts print it as {phone}.",
        "612-555-0103",
      ),
    ),
    picture: optional(image("Picture of the housing most typical of the city.", "housing-farmhouse")),
    customTitle: optional(
      line(
        "Title of the page, in place of the pattern for all cities.",
        "Roofers in Maple Grove since 1971",
        { maxLength: 300 },
      ),
    ),
    customMeta: line(
      "Meta description, in place of the pattern for all cities.",
      "Steep old roofs near the lake.",
      { maxLength: 600 },
    ),
    customH1: optional(
      line("Heading of the page, in place of the pattern for all cities.", "Maple Grove roofers"),
    ),
    lead: prose(
      "Two sentences under the heading, true of this city only.",
      "Old oaks drop limbs on Maple Grove roofs.",
    ),
    neighborhoods: list("Neighborhoods of the city.", text(), {
      minItems: 6,
      examples: [["Mill Pond", "Mill Quarter"]],
    }),
    landmarks: list("Landmarks in the city.", text(), { minItems: 4, examples: [["Town Hall"]] }),
    localText: list(
      "Text that is true of this city only: houses, climate, materials, permits.",
      group("A part of the local text.", {
        heading: line("Heading of the part.", "Roofs under old oaks"),
        text: prose("Three to six sentences.", "Most houses by the pond date from 1920."),
      }),
      { minItems: 1 },
    ),
    character: optional(
      group(
        "What marks the city, shown in the order written here; two or three of the four are enough.",
        {
          eras: optional(
            group("When the city was built, oldest first.", {
              heading: line("Heading of the timeline.", "Four building booms"),
              items: list(
                "The eras.",
                group("An era of building.", {
                  years: line("From when to when.", "1890-1920"),
                  text: prose("What was built then, in a sentence.", "Frame houses around the mill."),
                }),
                { minItems: 2, maxItems: 5 },
              ),
            }),
          ),
          palette: optional(
            group("Colors that are usual here.", {
              heading: line("Heading of the colors.", "Colors of the lake shore"),
              text: optional(prose("A sentence about them.", "Most porches here are white.")),
              colors: list(
                "The colors, the most usual first.",
                group("A color.", {
                  name: line("A plain name of its own.", "Mill Pond green"),
                  color: color("The color itself.", "#5a7f6c"),
                }),
                { minItems: 3, maxItems: 6 },
              ),
            }),
          ),
          checklist: optional(
            group("What to agree on first: approvals, access, tests.", {
              heading: line("Heading of the list.", "Before the ladders go up"),
              text: optional(prose("A sentence about it.", "The association answers in two weeks.")),
              items: list(
                "The points.",
                prose("A point, in a sentence.", "Send the color form to the association."),
                { minItems: 3, maxItems: 6 },
              ),
            }),
          ),
          exposure: optional(
            group("What sun, wind, salt and damp do to paint here.", {
              heading: line("Heading of the strip.", "What the lake does to paint"),
              items: list(
                "The forces.",
                group("A force.", {
                  name: line("What it is.", "Hail"),
                  level: choice(["low", "medium", "high"], "How strong it is here.", "high"),
                  text: prose("What it does, in a sentence.", "Stones crack the edges of shingles."),
                }),
                { minItems: 2, maxItems: 4 },
              ),
            }),
          ),
        },
        { minProperties: 1 },
      ),
    ),
    faqs: named(
      "Answers for this city to the questions that the city page asks, by the name of the question.",
      prose("The answer.", "Two days for most roofs."),
      { examples: [{ cost: "Between 4 and 7 dollars a square foot." }] },
    ),
    callToAction: optional(
      prose(
        "A sentence for the band that asks for an estimate, from a fact of this city. Without it the band keeps the words of the page.",
        "Tell us how far the oaks reach over your roof.",
      ),
    ),
    recentProject: optional(prose("A sentence about a job done here.", "A barn roof, renewed in 2020.")),
    projectImage: optional(image("Picture of that job.", "barn-roof-after")),
    projectSlug: optional(ref("project", "The project page of that job.", "barn-roof")),
    updatedOn: optional(date()),
  },
);

export type City = Static<typeof cityFields>;
/** As its page gets it. */
export type CityProps = Resolved<typeof cityFields>;
