import {
  button,
  date,
  group,
  line,
  number,
  optional,
  prose,
  ref,
  type Static,
  sample,
} from "../../fields/index.ts";

export const offerFields = group("An offer that ends.", {
  title: line("What is offered.", "Gutters cleaned with every repair"),
  text: prose("One to three sentences.", "Before the leaves freeze in."),
  price: optional(
    number("Price while the offer lasts.", 149, { exclusiveMinimum: 0, maximum: 10000000, unit: "currency" }),
  ),
  saving: optional(line("What is saved, where it is no price.", "15 % off")),
  from: optional(date("First day on which it is shown; at once where it is left out.", "2026-11-01")),
  through: date("Last day: after it no page shows the offer.", "2026-12-31"),
  terms: optional(line("Terms, in small words under it.", "One for each house.")),
  button: optional(button),
  service: optional(ref("service", "Service that it is about.", "roof-repair")),
  city: optional(ref("city", "City whose page alone shows it.", "lake-county/maple-grove")),
  sample,
});

export type Offer = Static<typeof offerFields>;
