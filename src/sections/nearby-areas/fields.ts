import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "nearby-areas",
  "Links to nearby cities, beside a map of them.",
  {
    heading: line("Heading of the section.", "Why us"),
    text: optional(prose("Text under the heading.", "We sand first.")),
    linkLabel: line(
      "Words of each link; {city} is replaced, and {county}, which tells places of the same name apart.",
      "Roofers in {city}",
      { fills: ["city", "county"] },
    ),
    mapDescription: optional(
      line("What a screen reader says for the map; without it there is none.", "Map of {city}"),
    ),
  },
  { needs: "city" },
);
