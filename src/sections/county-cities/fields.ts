import { line, section } from "../../fields/index.ts";

export const fields = section(
  "county-cities",
  "The cities of this county, each with its opening line.",
  {
    heading: line("Heading of the section.", "Why us"),
    linkLabel: line(
      "Words of each link; {city} is replaced, and {county}, which tells places of the same name apart.",
      "Roofers in {city}",
      { fills: ["city", "county"] },
    ),
  },
  { needs: "county" },
);
