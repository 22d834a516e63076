import {
  choice,
  date,
  flag,
  group,
  image,
  integer,
  line,
  list,
  optional,
  prose,
  type Resolved,
  ref,
  type Static,
  sample,
  text,
} from "../../fields/index.ts";

const picture = group("A picture of the project.", {
  image: image(),
  state: optional(
    choice(["before", "after"], "Whether it shows the place before or after the work.", "before"),
  ),
  caption: line("What the picture shows.", "The barn from the road"),
});

export const projectFields = group("A finished job with its own page. The file name is the slug.", {
  id: integer("Number of the project; gives the order of lists.", 1, { minimum: 1, maximum: 1000000 }),
  title: line("Name of the project.", "Barn roof"),
  location: line("Where it was.", "Maple Grove, MN"),
  city: optional(ref("city", "City page that this project belongs to.", "lake-county/maple-grove")),
  type: text("Kind of work.", "Roof repair"),
  year: integer("Year of completion.", 2020, { minimum: 1900, maximum: 2100, unit: "year", draft: "mark" }),
  description: line("One sentence for cards.", "New shingles on a barn of 1912."),
  fullDescription: prose("Opening text of the project page.", "The barn had not been touched since 1980."),
  metaTitle: optional(
    line("Title of the page, in place of the pattern for all projects.", "A barn roof renewed", {
      maxLength: 300,
    }),
  ),
  metaDescription: line("Meta description of the project page.", "How we renewed a barn roof.", {
    maxLength: 600,
  }),
  image: image("Picture for cards.", "barn-roof-after"),
  slides: list("Pictures of the slider, in order.", picture, { minItems: 1 }),
  pairs: optional(
    list(
      "Pairs of before and after.",
      group("The same view before and after.", {
        label: line("What is compared.", "North side"),
        before: image("Picture of the view before the work.", "barn-roof-before"),
        after: image(),
      }),
      { minItems: 1 },
    ),
  ),
  gallery: optional(list("Pictures of the gallery grid.", picture, { minItems: 1 })),
  narrative: list(
    "Parts of the story.",
    group("A part of the story.", {
      heading: line("Heading of the part.", "What we found"),
      text: prose("A paragraph.", "Rotten boards under the ridge."),
    }),
    { minItems: 1 },
  ),
  highlights: list(
    "Lists of what was special.",
    group("A list with a heading.", {
      heading: line("Heading of the list.", "Materials"),
      items: list("The list.", line("An item.", "Cedar shingles"), { minItems: 1 }),
    }),
    { minItems: 1, mayRepeat: true },
  ),
  services: optional(list("Services done on this job.", line("A service.", "Roof repair"), { minItems: 1 })),
  successStory: optional(
    group("How it ended for the customer.", {
      heading: line("Heading.", "Dry since"),
      text: prose("A paragraph.", "Not a drop in three winters."),
    }),
  ),
  testimonial: optional(
    group("Words of the customer.", {
      text: line("What the customer said.", "Dry at last."),
      customer: line("Who said it.", "Farmer, Maple Grove"),
      sample,
    }),
  ),
  illustrated: optional(flag("True while drawings stand in for photos of this job.", true)),
  updatedOn: optional(date()),
});

export type Project = Static<typeof projectFields>;
/** As its page gets it. */
export type ProjectProps = Resolved<typeof projectFields>;
