import { group, line, list, optional, ref, section } from "../../fields/index.ts";

export const fields = section("area-list", "Counties with some of their cities.", {
  heading: line("Heading of the section.", "Why us"),
  groups: list(
    "The counties.",
    group("A county.", {
      county: ref("county"),
      note: optional(line("A few words about it.", "Our main area")),
      cities: list("Cities named.", ref("city"), { minItems: 1, examples: [["lake-county/maple-grove"]] }),
    }),
    { minItems: 1 },
  ),
  note: optional(line("Last line.", "And the towns around")),
});
