import { line, named, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "city-faq",
  "The questions every city answers in its own words.",
  {
    heading: line("Heading of the section.", "Why us"),
    questions: named(
      "The questions by name; each city's faqs hold the answers of the same names.",
      line("The question.", "What does a roof cost in {city}?"),
      { examples: [{ cost: "What does a roof cost in {city}?" }] },
    ),
    openings: optional(
      named(
        "What is the same everywhere and opens each city's answer, by the name of the question: said once, so that the answers hold only what differs.",
        prose("The sentence.", "A roof costs 4 to 7 dollars a square foot."),
        { examples: [{ cost: "A roof costs 4 to 7 dollars a square foot." }] },
      ),
    ),
  },
  { needs: "city" },
);
