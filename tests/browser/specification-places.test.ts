import { describe, expect, test } from "vitest";
import {
  allIn,
  linksIn,
  mainOf,
  oneIn,
  openBuilt,
  structuredData,
  type Tag,
  targetsIn,
  textOf,
  textsIn,
} from "../support/built-page.ts";
import { call, cityPages, projectPaths } from "../support/specification.ts";

const facts = (within: Tag) => textsIn(within, "dt").map((name, i) => [name, textsIn(within, "dd")[i]]);

test("the list of projects shows four, with type and details, between calls and estimates", () => {
  const main = mainOf("/projects");
  const cards = allIn(oneIn(main, ".project-grid"), "li");
  expect(cards.map((card) => textOf(oneIn(card, ".tag")))).toEqual([
    "Commercial Painting",
    "House Painting",
    "Residential Painting",
    "Residential Painting",
  ]);
  expect(cards.map((card) => textOf(oneIn(card, ".place")))).toEqual([
    "Costa Mesa, CA",
    "Torrance, CA",
    "Long Beach, CA",
    "Manhattan Beach, CA",
  ]);
  expect(cards.flatMap(linksIn)).toEqual(projectPaths.map((path) => ["View Project Details", path]));
  for (const card of cards) {
    expect(allIn(card, "img").length).toBeGreaterThan(0);
    expect(textsIn(card, "h3")).toEqual([expect.stringMatching(/\w/)]);
    expect(textsIn(card, "p.soft")).toEqual([expect.stringMatching(/\w/)]);
  }
  expect(targetsIn(oneIn(main, ".hero"))).toEqual(["/contact-us", call]);
  expect(targetsIn(oneIn(main, ".call-to-action"))).toEqual(["/contact-us", call]);
});

const inTurn = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 ? "After" : "Before"));

describe.each([
  ["apartment-exterior-paint-costa-mesa", "2021", "Commercial Painting", "Costa Mesa", inTurn(10)],
  [
    "house-interior-exterior-paint-torrance",
    "2021",
    "House Painting",
    "Torrance",
    ["Before", "After", "After", "After"],
  ],
  ["house-exterior-paint-long-beach", "2025", "Residential Painting", "Long Beach", inTurn(2)],
  ["house-exterior-paint-manhattan-beach", "2025", "Residential Painting", "Manhattan Beach", inTurn(4)],
])("the project %s", (slug, year, type, place, slides) => {
  const main = mainOf(`/projects/${slug}`);

  test("leads back to the list and on to an estimate", () => {
    const hero = oneIn(main, ".project-hero");
    expect(linksIn(hero)[0]).toEqual(["Back to Projects", "/projects"]);
    expect(facts(hero)).toEqual([
      ["Year", year],
      ["Work", type],
      ["Location", expect.stringContaining(place)],
    ]);
    expect(linksIn(oneIn(main, ".call-to-action"))).toEqual([
      ["Get Free Estimate", "/contact-us"],
      ["Call 562-555-0134", call],
    ]);
  });

  test("has its pictures in order", () => {
    const slider = oneIn(main, ".project-slider");
    expect(textsIn(slider, ".tag")).toEqual(slides);
    expect(allIn(slider, ".slide")).toHaveLength(slides.length);
    expect(textsIn(slider, ".counter").at(-1)).toBe(`1 / ${slides.length}`);
    expect(allIn(oneIn(slider, ".thumbnails"), "button")).toHaveLength(slides.length);
  });

  test("has a story and highlights", () => {
    const story = oneIn(main, ".project-story");
    expect(allIn(oneIn(story, ".running"), "h2").length).toBeGreaterThan(1);
    expect(allIn(oneIn(story, ".story-lists"), "li").length).toBeGreaterThan(2);
  });
});

test("Costa Mesa has a carousel of 4 pairs and the aerial view, and two lists of highlights", () => {
  const main = mainOf("/projects/apartment-exterior-paint-costa-mesa");
  const pairs = oneIn(main, ".pairs");
  expect(textsIn(pairs, "figcaption")).toEqual([
    "Street front",
    "Courtyard",
    "Carport",
    "Stairs",
    "From above",
  ]);
  expect(textsIn(pairs, ".tag")).toEqual(inTurn(10));
  expect(textOf(oneIn(main, ".project-slider"))).toContain("The property from above");
  expect(allIn(oneIn(main, ".story-lists"), "h2").length).toBeGreaterThan(1);
});

test("Torrance tells of the house and its sale", () => {
  const main = mainOf("/projects/house-interior-exterior-paint-torrance");
  expect(textOf(main)).toContain("3 bedrooms, 2 baths and 1,600 square feet");
  const success = textOf(oneIn(main, ".success-story"));
  expect(success).toContain("sold above the asking price in 5 days");
});

test.each(projectPaths.slice(1))("%s has a gallery", (path) => {
  expect(allIn(oneIn(mainOf(path), ".gallery"), "figure").length).toBeGreaterThan(1);
});

test.each(projectPaths.slice(1, 3))("%s lists its services", (path) => {
  expect(textsIn(mainOf(path), "h2")).toContain("Services on this job");
});

test("Manhattan Beach tells of coastal-resistant paint systems", () => {
  const main = mainOf("/projects/house-exterior-paint-manhattan-beach");
  expect(textsIn(main, "h2")).toContain("Coastal-resistant paint systems");
  expect(textsIn(main, ".slide-caption").map((words) => words.slice(0, 5))).toEqual([
    "Front",
    "Front",
    "Back ",
    "Back ",
  ]);
});

const recent: Record<string, string> = {
  "Costa Mesa": "/projects/apartment-exterior-paint-costa-mesa",
  Torrance: "/projects/house-interior-exterior-paint-torrance",
  "Long Beach": "/projects/house-exterior-paint-long-beach",
  "Manhattan Beach": "/projects/house-exterior-paint-manhattan-beach",
};

describe.each(cityPages)("the page of %s", (city, path) => {
  const page = openBuilt(path);
  const main = oneIn(page, "main");

  test("opens with heading, rating, badges, estimate and call", () => {
    const hero = oneIn(main, ".city-hero");
    expect(textsIn(hero, "h1")).toEqual([expect.stringContaining(city)]);
    expect(textsIn(hero, ".rating")).toEqual(["5.0 from 150 reviews"]);
    expect(textsIn(oneIn(hero, ".facts"), "li")).toEqual([
      "CSLB License 536821",
      "Licensed, bonded and insured",
      "Lead-Safe Certified Firm",
      "1-year workmanship warranty",
    ]);
    expect(targetsIn(oneIn(hero, ".buttons"))).toEqual(["#contact", call]);
    expect(oneIn(main, ".contact").attribs.id).toBe("contact");
  });

  test("shows a recent project where there is one, and only there", () => {
    const links = allIn(main, ".city-project").flatMap(targetsIn);
    expect(links).toEqual(recent[city] ? [recent[city]] : []);
  });

  test("names neighborhoods and landmarks, and leads to nearby cities that have a page", () => {
    const local = oneIn(main, ".city-local");
    expect(textsIn(local, "h2")).toEqual([`Why choose us in ${city}`]);
    expect(textsIn(local, "h3")).toEqual(expect.arrayContaining(["Neighborhoods", "Landmarks"]));
    const paths: string[] = cityPages.map(([, to]) => to);
    const nearby = targetsIn(oneIn(main, ".nearby"));
    expect(nearby.length).toBeGreaterThan(0);
    expect(nearby.filter((to) => !paths.includes(to))).toEqual([]);
  });

  test("lists the six services and the statistics", () => {
    expect(targetsIn(oneIn(main, ".service-list"))).toEqual([
      "/house-painting",
      "/commercial-painting",
      "/cabinet-painting",
      "/maintenance-painting",
      "/hoa-painting-orange-county",
      "/acoustic-ceiling-removal",
    ]);
    expect(facts(oneIn(main, ".stats"))).toEqual([
      ["years in business", "35+"],
      ["projects", "1000+"],
      ["satisfaction", "100%"],
    ]);
  });

  test("answers the four questions, among them 6-10 days for an exterior", () => {
    const faq = oneIn(main, ".faq");
    expect(textsIn(faq, "summary")).toEqual([
      `How much does it cost to paint a house in ${city}?`,
      `Which ${city} neighborhoods do you paint in?`,
      `How long does an exterior repaint take in ${city}?`,
      "Can you match my existing colors?",
    ]);
    expect(textsIn(faq, "p")[2]).toContain("6-10 days");
  });

  test("ends with estimate, call, form and service areas", () => {
    expect(targetsIn(oneIn(main, ".call-to-action"))).toEqual(["#contact", call]);
    expect(textsIn(oneIn(main, ".service-areas"), "h3")).toEqual(["Orange County", "Los Angeles County"]);
  });

  test("embeds the business with address and price range", () => {
    const [business] = structuredData(page, "HousePainter");
    expect(business).toMatchObject({ address: { addressLocality: "Santa Fe Springs" }, priceRange: "$$" });
  });
});
