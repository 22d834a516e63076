import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "city-local",
  "The city's own text, neighborhoods, landmarks and ZIP codes.",
  {
    heading: line("Heading of the section.", "Why us"),
    text: optional(prose("Text under the heading.", "We sand first.")),
    neighborhoodsHeading: line("Heading of the neighborhoods.", "Neighborhoods"),
    landmarksHeading: line("Heading of the landmarks.", "Landmarks"),
    zipCodesHeading: line("Heading of the ZIP codes.", "ZIP codes"),
  },
  { needs: "city" },
);
