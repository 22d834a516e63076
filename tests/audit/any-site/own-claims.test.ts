import { expect, it } from "vitest";
import { foundIn, inMain, noted, openTo } from "../../support/any-site-files.ts";

const rated = openTo("18:00").replace(
  '"openingHours',
  '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.9,"reviewCount":31},"openingHours',
);

it("ratings of the firm itself are information, not errors", async () => {
  const files = inMain(`<p>31 customers gave us 4.9 of 5 stars.</p>${rated}`);
  expect(await foundIn(files)).toEqual([]);
  expect(await noted(files, "ld/rating-self")).toEqual([
    "The structured data of /about/ holds an AggregateRating of its own Electrician.",
  ]);
});
