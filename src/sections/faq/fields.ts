import { group, line, list, prose, section } from "../../fields/index.ts";

export const fields = section("faq", "Questions and answers; one is open at a time.", {
  heading: line("Heading of the section.", "Why us"),
  items: list(
    "The questions.",
    group("A question.", {
      question: line("The question.", "How long does it take?"),
      answer: prose("The answer.", "Two days."),
    }),
    { minItems: 1 },
  ),
});
