import {
  date,
  group,
  integer,
  optional,
  ref,
  type Static,
  sample,
  text,
  webAddress,
} from "../../fields/index.ts";

export const reviewFields = group("What a customer wrote of the firm, word for word.", {
  text: text("The words of the customer, unchanged; leave words out only at the end.", "Dry at last."),
  name: text("Who wrote it, as the source shows it.", "Ann M.", { maxLength: 100 }),
  stars: optional(
    integer("Stars that the customer gave.", 5, { minimum: 1, maximum: 5, unit: "stars out of 5" }),
  ),
  source: text("Where it was written: the name of the site, or for example Letter.", "Google"),
  link: optional(webAddress("Address of the review, where it is public.", "https://maps.example/review/1")),
  date: date("Day on which it was written, as year-month-day.", "2026-03-09", { draft: "mark" }),
  service: optional(ref("service", "Service that it is about.", "roof-repair")),
  city: optional(ref("city", "City page that it belongs to.", "lake-county/maple-grove")),
  sample,
});

export type Review = Static<typeof reviewFields>;
