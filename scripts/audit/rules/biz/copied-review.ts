import type { Review } from "../../../../src/kinds/review/fields.ts";
import type { Entity } from "../../../../src/loader/entity.ts";
import { groupBy } from "../../../../src/loader/group-by.ts";
import type { Found, SiteRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

/** Two customers may write the same few words. */
const fewestWords = 6;

/** What a customer wrote. */
interface Said {
  file: string;
  pointer: string;
  name: string;
  text: string;
}

export const bizCopiedReview: SiteRule = {
  id: "biz/copied-review",
  severity: "error",
  checks: "No two customers have given the same review word for word.",
  why: "The same review under two names is a fake, which the law and Google's policies forbid.",
  fix: "Enter what this customer wrote, or remove the file.",
  source: "google-review",
  *site({ site: { dataset } }) {
    const reviews = (dataset.all.review as readonly Entity<Review>[]).map(({ file, value }) => ({
      file,
      pointer: "/text",
      name: value.name,
      text: value.text,
    }));
    const testimonials = dataset.projects.flatMap(({ file, value: { testimonial } }) =>
      testimonial
        ? { file, pointer: "/testimonial/text", name: testimonial.customer, text: testimonial.text }
        : [],
    );
    // A project may say under another name what a review says.
    yield* copiesIn(reviews);
    yield* copiesIn(testimonials);
  },
};

function* copiesIn(said: readonly Said[]): Generator<Found> {
  for (const [words, [first, ...others]] of groupBy(said, ({ text }) => wordsOf(text).join(" ")))
    for (const { file, pointer, name } of others)
      if (first && words.split(" ").length >= fewestWords)
        yield {
          message: `${name} and ${first.name} wrote the same review, word for word (${first.file}).`,
          place: { file, pointer },
        };
}
