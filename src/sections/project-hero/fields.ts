import { line, link, optional, section } from "../../fields/index.ts";

export const fields = section(
  "project-hero",
  "Opening of a project page.",
  {
    back: link,
    yearLabel: line("Label of the year.", "Year"),
    typeLabel: line("Label of the kind of work.", "Work"),
    locationLabel: line("Label of the place.", "Place"),
    cityLink: optional(
      line("Words of the link to the city; {city} is replaced.", "Roofers in {city}", { fills: ["city"] }),
    ),
  },
  { needs: "project" },
);
