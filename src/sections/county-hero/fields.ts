import { button, line, list, section } from "../../fields/index.ts";

export const fields = section(
  "county-hero",
  "Opening of a county's hub page.",
  {
    heading: line("Main heading of the page; {county} is replaced.", "Roofers in {county}"),
    buttons: list("Buttons, the most important first.", button, {
      minItems: 1,
      examples: [[{ label: "Get a quote", to: "/contact" }]],
    }),
  },
  { needs: "county" },
);
