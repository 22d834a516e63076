import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "offices",
  "The offices in their order, with address, directions, number and hours. On the page of an office, that one alone.",
  {
    heading: line("Heading of the section.", "Where we are"),
    text: optional(prose("Text under the heading.", "Your papers are in both.")),
    directionsLabel: line(
      "Words of the link to a map that shows the way; {name} is the office.",
      "Directions to {name}",
      {
        fills: ["name"],
      },
    ),
    callLabel: line("Words of the link that calls the office.", "Call {number}", { fills: ["number"] }),
    mapDescription: optional(
      line(
        "What a screen reader says for a map of the offices; without it, none is drawn.",
        "Our two offices on a map",
      ),
    ),
  },
  { lists: "office" },
);
