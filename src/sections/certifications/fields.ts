import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "certifications",
  "License and certificates of the business, each with its number and where it can be looked up.",
  {
    heading: line("Heading of the section.", "Licensed, and open to be checked"),
    text: optional(prose("Text under the heading.", "Look any of these up before you sign.")),
    numberLabel: line("How a number is shown; {number} is replaced.", "No. {number}", { fills: ["number"] }),
    validLabel: optional(
      line(
        "How the last day is shown; {date} is replaced. Without it, no day is shown.",
        "Valid through {date}",
        {
          fills: ["date"],
        },
      ),
    ),
    linkLabel: line(
      "Words of the link to where a number can be looked up; {name} is that of the license or certificate.",
      "Look up {name}",
      { fills: ["name"] },
    ),
  },
  { needs: "credentials" },
);
