import { line, section } from "../../fields/index.ts";

export const fields = section(
  "city-project",
  "The recent project of the city, where there is one.",
  {
    heading: line("Heading of the section.", "Why us"),
    linkLabel: line("Words of the link; {title} is replaced.", "See {title}", { fills: ["title"] }),
    illustration: line("Caption of drawings.", "Illustration"),
  },
  { needs: "city" },
);
