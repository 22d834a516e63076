import type { Resolved } from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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
