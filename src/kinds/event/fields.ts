import {
  button,
  date,
  group,
  line,
  list,
  optional,
  prose,
  type Resolved,
  type Static,
  sample,
} from "../../fields/index.ts";
import { timeOfDay } from "../business/hours.ts";
import { placeFields } from "../place.ts";

export const eventFields = group(
  "Something that the firm holds and visitors may come to. The file name is the slug.",
  {
    title: line("Name of the event.", "Open yard"),
    summary: line("One sentence for lists and search results.", "See slate split by hand."),
    text: list("What happens there.", prose("A paragraph.", "Bring a photo of your roof."), { minItems: 1 }),
    startsOn: date("Day on which it starts.", "2027-05-08"),
    startsAt: timeOfDay("Time at which it starts, 24 hours.", "10:00"),
    endsOn: date("Day on which it ends, often the same: after it no page shows the event.", "2027-05-08"),
    endsAt: optional(timeOfDay("Time at which it ends, 24 hours.", "14:00")),
    announcedOn: optional(
      date("First day on which pages show the event; at once where it is left out.", "2026-11-01"),
    ),
    place: placeFields,
    button: optional(button),
    updatedOn: optional(date()),
    sample,
  },
);

export type Event = Static<typeof eventFields>;
/** As a page gets it. */
export type EventProps = Resolved<typeof eventFields>;
