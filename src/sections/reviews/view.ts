import type { Resolved } from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import { recordsOf } from "../../site/records.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view({ service, limit, starsLabel }: Resolved<typeof fields>, { site }: PageContext) {
  const reviews = recordsOf(site, "review")
    .filter((review) => service === undefined || review.service?.id === service.id)
    // Of one day, by their names, so that the same files make the same page.
    .sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1))
    .slice(0, limit)
    .map(({ id, text, name, city, source, link, date, stars, sample }) => ({
      id,
      text,
      name,
      source,
      date,
      day: formatDate(site.business, date),
      ...(city && { city: city.name }),
      ...(link && { link }),
      ...(stars && starsLabel && { stars, rating: fillText(starsLabel, { stars: String(stars) }) }),
      ...(sample && { sample }),
    }));
  return reviews.length > 0 ? { reviews } : undefined;
}
