import { group, line, list, section } from "../../fields/index.ts";

export const fields = section("stats", "Numbers with a line each.", {
  heading: line("Heading of the section.", "Why us"),
  items: list(
    "The numbers.",
    group("A number.", { value: line("The number.", "50+"), label: line("What it counts.", "years") }),
    { minItems: 1 },
  ),
});
