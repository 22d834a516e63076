import {
  date,
  group,
  image,
  integer,
  line,
  optional,
  phoneNumber,
  prose,
  type Resolved,
  type Static,
  text,
} from "../../fields/index.ts";
import { coordinates } from "../../fields/places.ts";
import { officeHoursFields } from "../business/hours.ts";

export const officeFields = group(
  "A place where the firm receives its customers, of several. The file name is the slug.",
  {
    name: line("Name as visitors read it.", "Lakeside office"),
    order: integer("Place in lists, 1 first.", 1, { minimum: 1, maximum: 10000 }),
    street: text("Street and number.", "12 Mill Street"),
    locality: text("City.", "Maple Grove"),
    region: text("State, two letters.", "MN"),
    postalCode: text("ZIP code.", "55311"),
    coordinates: coordinates("Where its door is, to five decimals."),
    phone: optional(
      phoneNumber(
        "Number of this office, where it is not that of the business; the texts of its page print it as {phone}.",
        "612-555-0104",
      ),
    ),
    hours: optional(officeHoursFields),
    note: optional(prose("Parking, entrance, ramp, bus stop.", "Park behind the building.")),
    picture: optional(image("Picture of the office.", "mill-street")),
    updatedOn: optional(date()),
  },
);

export type Office = Static<typeof officeFields>;
/** As a page gets it. */
export type OfficeProps = Resolved<typeof officeFields>;
