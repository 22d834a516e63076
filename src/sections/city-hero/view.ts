import { button, line, list, optional, type Resolved, section } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "city-hero",
  "Opening of a city page, with the city's picture.",
  {
    heading: line("Main heading of the page; {city} and {county} are replaced.", "Roofers in {city}"),
    rating: optional(line("Rating line, where the firm has ratings to show.", "4.9 from 80 reviews")),
    badges: list("Short claims.", line("A claim.", "Insured"), { minItems: 1 }),
    buttons: list("Buttons, the most important first.", button, {
      minItems: 1,
      examples: [[{ label: "Get a quote", to: "/contact" }]],
    }),
  },
  { needs: "city" },
);

export function view(section: Resolved<typeof fields>, { city }: PageContext) {
  return (
    city && {
      heading: city.props.customH1 ?? section.heading,
      lead: city.props.lead,
      ...(city.props.picture && { picture: city.props.picture }),
    }
  );
}
