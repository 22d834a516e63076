import { integer, line, optional, printing, prose, type Resolved, ref, section } from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import { recordsOf } from "../../site/records.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "reviews",
  "What customers wrote, newest first, each with its source.",
  {
    heading: line("Heading of the section.", "What neighbors say"),
    text: optional(prose("Text under the heading.", "Word for word, with a link where there is one.")),
    limit: optional(
      integer("Most reviews shown; all of them where it is left out.", 3, { minimum: 1, maximum: 100 }),
    ),
    service: optional(
      ref("service", "Only reviews of this service; without one, the section is left out.", "roof-repair"),
    ),
    starsLabel: optional(
      line(
        "What a screen reader says for the stars; without it, none are shown.",
        "{stars} of 5 stars",
        printing("stars"),
      ),
    ),
  },
  { lists: "review" },
);

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
