import { image, line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

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

export function view(section: Resolved<typeof fields>, { site, article }: PageContext) {
  return (
    article && {
      headline: article.headline,
      byline: fillText(section.byline, {
        author: article.author,
        date: formatDate(site.business, article.publishedOn),
      }),
      publishedOn: article.publishedOn,
    }
  );
}
