import { line, named, optional, prose, type Resolved, section } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";
import { cityAnswers } from "./city-answers.ts";

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

export function view(section: Resolved<typeof fields>, { site, city }: PageContext) {
  return city && { items: cityAnswers(section, city, site) };
}
