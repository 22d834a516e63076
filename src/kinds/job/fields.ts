import {
  button,
  choice,
  date,
  group,
  line,
  list,
  number,
  optional,
  prose,
  type Resolved,
  ref,
  type Static,
  sample,
  text,
} from "../../fields/index.ts";
import { placeFields } from "../place.ts";

const wage = { exclusiveMinimum: 0, maximum: 10000000, unit: "currency" };

export const jobFields = group("A job that is open. The file name is the slug.", {
  title: line("Name of the job, without place and pay.", "Roofer"),
  summary: line("One sentence for lists and search results.", "Slate and copper, four days a week."),
  text: list(
    "What the work is, what it takes and what it brings; search engines show it as well.",
    prose("A paragraph.", "You lay slate with two others, and learn copper from Ann."),
    { minItems: 1 },
  ),
  employmentType: choice(
    ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"],
    "Kind of employment, for search engines.",
    "FULL_TIME",
    { draft: "example" },
  ),
  schedule: line("Kind of employment and hours as visitors read them.", "Full time, Monday to Thursday"),
  pay: optional(
    group("What is paid, before taxes.", {
      from: number("The pay, or the lowest.", 26, wage),
      to: optional(number("The highest pay.", 34, wage)),
      per: choice(["hour", "day", "week", "month", "year"], "What it is paid for.", "hour"),
      label: text("How it is printed; {from} and {to} are replaced by money.", "{from} to {to} an hour", {
        fills: ["from", "to"],
      }),
    }),
  ),
  city: optional(
    ref("city", "City page of the place of work, where it is not the base.", "lake-county/maple-grove"),
  ),
  place: optional(placeFields),
  postedOn: date("First day on which the job is shown, as year-month-day.", "2026-10-01"),
  validThrough: date("Last day to apply: after it no page shows the job.", "2026-12-31"),
  apply: button,
  updatedOn: optional(date()),
  sample,
});

export type Job = Static<typeof jobFields>;
/** As a page gets it. */
export type JobProps = Resolved<typeof jobFields>;
