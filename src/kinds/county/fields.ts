import {
  date,
  flag,
  group,
  integer,
  line,
  list,
  optional,
  phoneNumber,
  prose,
  type Resolved,
  ref,
  type Static,
  text,
} from "../../fields/index.ts";

export const countyFields = group("A county of the service area, with a hub page that lists its cities.", {
  county: text("Name of the county.", "Lake County"),
  state: text("State, two letters.", "MN", {
    pattern: "^[A-Za-z][A-Za-z. ]*$",
    mistake: "Two capital letters, for example MN.",
  }),
  stateName: text("State, whole name.", "Minnesota"),
  order: integer("Place of the county in menus and lists, 1 first.", 1, { minimum: 1, maximum: 10000 }),
  primary: optional(flag("True for the county that the firm puts first; menus mark it.", true)),
  description: line("Meta description of the county's hub page.", "Roofers in every town of Lake County.", {
    maxLength: 600,
  }),
  lead: prose("Opening text of the hub page.", "Twelve towns around one lake."),
  text: list(
    "Paragraphs about work in this county.",
    prose("A paragraph.", "Snow loads decide the roofs here."),
    { minItems: 1 },
  ),
  phone: optional(
    phoneNumber(
      "Number that calls the firm from the pages of this county and its cities, where it is not that of the business; their texts print it as {phone}.",
      "612-555-0102",
    ),
  ),
  featuredCities: optional(
    list("Cities the menus show when the county is too large to list.", ref("city"), {
      minItems: 1,
      examples: [["lake-county/maple-grove"]],
    }),
  ),
  updatedOn: optional(date()),
});

export type County = Static<typeof countyFields>;
/** As its page gets it. */
export type CountyProps = Resolved<typeof countyFields>;
