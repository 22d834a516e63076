import { Anchor } from "../../parts/Anchor.tsx";
import { Band } from "../../parts/Band.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { SampleTag } from "../../parts/SampleTag.tsx";
import type { SectionView } from "../index.ts";

type Review = SectionView<"reviews">["reviews"][number];

/** What customers wrote, each with its source. */
export default function Reviews({ section }: { section: SectionView<"reviews"> }) {
  const { id, heading, text, reviews } = section;
  return (
    <Band name="reviews" id={id} heading={heading} text={text}>
      <ul className="review-grid">
        {reviews.map((review) => (
          <li key={review.id}>
            <Words review={review} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Words({ review }: { review: Review }) {
  const { text, name, city, source, link, date, day } = review;
  return (
    <figure className="quote">
      <Stars review={review} />
      <blockquote cite={link}>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <p>
          <b>{name}</b>
          {city && `, ${city}`} <SampleTag of={review} />
        </p>
        <p>
          <time dateTime={date}>{day}</time>,{" "}
          {link ? (
            <Anchor to={link}>
              {source}
              <span className="visually-hidden"> ({name})</span>
            </Anchor>
          ) : (
            source
          )}
        </p>
      </figcaption>
    </figure>
  );
}

function Stars({ review: { stars, rating } }: { review: Review }) {
  if (!stars) return null;
  return (
    <p className={`stars stars-${stars}`}>
      {["1", "2", "3", "4", "5"].map((star) => (
        <Icon key={star} name="star" />
      ))}
      <span className="visually-hidden">{rating}</span>
    </p>
  );
}
