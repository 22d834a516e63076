import { group, line, list, ref, section } from "../../fields/index.ts";

export const fields = section("service-cards", "Services as pictures with a line and a link.", {
  heading: line("Heading of the section.", "Why us"),
  cards: list(
    "The cards.",
    group("A card.", { service: ref("service"), link: line("Words of the link.", "Roof repair in detail") }),
    { minItems: 1 },
  ),
});
