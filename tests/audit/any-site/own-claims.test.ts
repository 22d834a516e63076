import { expect, it } from "vitest";
import { foundIn, inMain, noted, openTo, swap, testFaults, testTraps } from "../../support/any-site-files.ts";

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

const called = (words: string) => inMain(`<p><a href="/services/rewiring/">${words}</a></p>`);

testFaults("links that name another page", [
  [
    "link/wrong-target 2",
    'The link "Meet the people of the firm" on / leads to /services/rewiring/; what it names is /about/.',
    {
      "index.html": swap(
        "</main>",
        '\n<p><a href="/services/rewiring/">Meet the people of the firm</a></p></main>',
      ),
    },
  ],
]);

testTraps("links in words of their own", [
  ["an invitation to what is there", called("See how the old wires come out")],
  ["the name of another page and of this one", called("Rewiring, and the people of the firm")],
  ["words that say nothing", called("See what we did there")],
]);
