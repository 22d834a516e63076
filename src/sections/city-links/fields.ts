import { line, list, ref, section } from "../../fields/index.ts";

export const fields = section("city-links", "Links to some cities.", {
  heading: line("Heading of the section.", "Why us"),
  cities: list("The cities, in order.", ref("city"), {
    minItems: 1,
    examples: [["lake-county/maple-grove"]],
  }),
});
