import { image, line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "article-header",
  "Headline, date and author of an article.",
  {
    lead: optional(prose("Text under the heading.", "We sand first.")),
    byline: line("Line with author and date; {author} and {date} are replaced.", "By {author}, {date}", {
      fills: ["author", "date"],
    }),
    image: optional(image()),
  },
  { needs: "article" },
);
