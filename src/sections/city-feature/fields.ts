import { button, line, optional, prose, ref, section } from "../../fields/index.ts";

export const fields = section("city-feature", "One city put forward, with its neighborhoods and landmarks.", {
  eyebrow: optional(line("Line above the heading.", "City of the month")),
  heading: line("Heading of the section.", "Why us"),
  city: ref("city"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  neighborhoodsHeading: line("Heading of the neighborhoods.", "Neighborhoods"),
  landmarksHeading: line("Heading of the landmarks.", "Landmarks"),
  button: button,
});
