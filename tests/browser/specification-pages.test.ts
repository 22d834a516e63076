import { describe, expect, test } from "vitest";
import {
  allIn,
  childrenOf,
  kindOf,
  linksIn,
  mainOf,
  oneIn,
  openBuilt,
  structuredData,
  targetsIn,
  textOf,
  textsIn,
} from "../support/built-page.ts";
import { call, email, projectPaths, text } from "../support/specification.ts";

describe("the home page", () => {
  const page = openBuilt("/");
  const main = oneIn(page, "main");
  const section = (kind: string) => oneIn(main, `.${kind}`);

  test("has its 13 sections in order", () => {
    expect(childrenOf(main).map(kindOf)).toEqual([
      "hero",
      "city-feature",
      "service-cards",
      "service-list",
      "project-cards",
      "reasons",
      "faq",
      "call-to-action",
      "city-links",
      "stats",
      "service-areas",
      "address-line",
      "contact",
    ]);
  });

  test("opens with badge, estimate, call and certificate", () => {
    const hero = section("hero");
    const badge = oneIn(hero, "a.seal");
    expect([textOf(oneIn(badge, "b")), badge.attribs.href]).toEqual(["$100", "/referral"]);
    expect(linksIn(oneIn(hero, ".buttons"))).toEqual([
      ["Get Free Estimate", "#contact"],
      ["Call 562-555-0134", call],
    ]);
    const certificate = oneIn(hero, "a.certificate");
    expect(certificate.attribs.href).toBe("/blog/epa-lead-safe-certified-practices");
    expect(textOf(certificate)).toBe("EPA lead-safe certificate");
    expect(allIn(certificate, "img")).toHaveLength(1);
    expect(section("contact").attribs.id).toBe("contact");
    expect(allIn(section("contact"), "form")).toHaveLength(1);
  });

  test("has Los Alamitos as City of the Month", () => {
    const feature = section("city-feature");
    expect(textsIn(feature, ".eyebrow")).toEqual(["City of the Month"]);
    expect(textsIn(feature, "h2")).toEqual(["Los Alamitos"]);
    expect(targetsIn(feature)).toEqual(["/house-painters-los-alamitos"]);
    const lists = allIn(feature, ".names").map((list) => textsIn(list, "li").length);
    expect(lists).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Math.min(...lists)).toBeGreaterThan(0);
  });

  test("shows three service cards, then four services with a quote each", () => {
    expect(targetsIn(section("service-cards"))).toEqual([
      "/house-painting",
      "/hoa-painting-orange-county",
      "/maintenance-painting",
    ]);
    const list = oneIn(section("service-list"), "ul");
    expect(textsIn(list, "h3")).toEqual([
      "House painting",
      "Commercial painting",
      "Cabinet painting and refinishing",
      "Rental and maintenance painting",
    ]);
    expect(linksIn(list)).toEqual(Array.from({ length: 4 }, () => ["Get Free Quote", "/contact-us"]));
  });

  test("shows three recent projects and leads to all", () => {
    const cards = section("project-cards");
    expect(targetsIn(oneIn(cards, "ul"))).toEqual(projectPaths.slice(0, 3));
    expect(linksIn(cards)).toContainEqual(["View All Projects", "/projects"]);
  });

  test("asks four questions: cost, counties, duration, color", () => {
    expect(textsIn(section("faq"), "summary")).toEqual([
      expect.stringContaining("cost"),
      expect.stringContaining("both Orange County and Los Angeles County"),
      expect.stringContaining("exterior repaint"),
      expect.stringContaining("match the color"),
    ]);
    expect(textsIn(section("faq"), "p")[2]).toContain("Most single-family jobs take 3-7 days.");
    expect(linksIn(section("call-to-action"))).toEqual([
      ["Get Free Estimate", "/contact-us"],
      ["Call 562-555-0134", call],
    ]);
  });

  test("shows the statistics of the firm", () => {
    const stats = section("stats");
    const rows = allIn(stats, "dt").map((dt, i) => [textsIn(stats, "dd")[i], textOf(dt)]);
    expect(rows).toEqual([
      ["35+", "years in business"],
      ["1000+", "happy customers"],
      ["100%", "licensed and insured"],
      ["5-star", "rating"],
    ]);
    expect(textsIn(section("service-areas"), "h3")).toEqual(["Orange County", "Los Angeles County"]);
    expect(textOf(section("address-line"))).toContain("Santa Fe Springs, California");
  });

  test("publishes the business as structured data", () => {
    const [business = {}, ...more] = structuredData(page, "HousePainter");
    expect(more).toEqual([]);
    expect(business.telephone).toBe("+15625550134");
    expect(business.openingHours).toEqual(["Mo-Fr 07:30-17:30"]);
    expect(business.address).toMatchObject({ addressLocality: "Santa Fe Springs", addressRegion: "CA" });
    expect(business.areaServed).toMatchObject([
      { name: "Orange County, CA" },
      { name: "Los Angeles County, CA" },
    ]);
  });

  test("tells machines neither the two profiles nor the certificate, which are samples until they are known", () => {
    const [business = {}] = structuredData(page, "HousePainter");
    expect(business).not.toHaveProperty("sameAs");
    expect(business.hasCredential).toMatchObject([{ identifier: "536821" }]);
  });
});

describe("what is only a sample", () => {
  test("carries one tag: each quote, the certificate and the link of the referral form", () => {
    const cards = allIn(mainOf("/"), "figcaption")
      .map(textOf)
      .filter((text) => /\d{4}$/.test(text));
    expect(cards).toEqual([
      "Property manager in Costa Mesa SampleCommercial Painting, 2021",
      "Home seller in Torrance SampleHouse Painting, 2021",
      "Homeowner in Long Beach SampleResidential Painting, 2025",
    ]);
    expect(textsIn(mainOf("/referral"), ".sample-tag")).toEqual(["Sample"]);
    for (const path of ["/about-us", "/blog/epa-lead-safe-certified-practices"])
      expect(textOf(mainOf(path))).toContain("NAT-F000000-0 (Sample)");
  });
});

describe("the contact page", () => {
  const main = mainOf("/contact-us");

  test("has cards for contact, hours, service area and reasons", () => {
    const beside = oneIn(oneIn(main, ".contact"), ".split-after");
    expect(textsIn(beside, "h3")).toEqual(["What happens next", "Prefer to talk?", "Business hours"]);
    expect(targetsIn(beside)).toEqual([call, text, email]);
    expect(textsIn(beside, "dd")).toEqual(["7:30 AM to 5:30 PM", "Closed"]);
    const areas = oneIn(main, ".area-list");
    expect(textsIn(areas, ".tag")).toEqual(["Primary focus"]);
    expect(allIn(areas, ".inline-list").map((list) => textsIn(list, "li"))).toEqual([
      ["Irvine", "Fullerton", "Santa Ana", "Anaheim"],
      ["Long Beach", "Lakewood", "Cerritos"],
    ]);
    expect(allIn(areas, "h3").map((heading) => textsIn(heading, "a")[0])).toEqual([
      "Orange County",
      "Los Angeles County",
    ]);
    expect(textOf(areas)).toContain("And surrounding areas");
    expect(textsIn(oneIn(main, ".reasons"), "h3")).toEqual([
      "35+ years of experience",
      "Licensed, bonded and fully insured",
      "Family owned",
      "Free estimates",
    ]);
  });

  test("ends with a call and a text button", () => {
    expect(childrenOf(main).map(kindOf).at(-1)).toBe("call-to-action");
    expect(targetsIn(oneIn(main, ".call-to-action"))).toEqual([call, text]);
  });
});

describe("the referral page", () => {
  const page = openBuilt("/referral");
  const main = oneIn(page, "main");

  test("says the reward and opens the external form in a new tab", () => {
    expect(textsIn(main, ".lead")[0]).toBe(
      "$100 per booked painting job, paid after completion via Zelle or gift card.",
    );
    const form = allIn(main, "a").find(({ attribs }) => attribs.target === "_blank");
    expect(form && textOf(form)).toContain("Submit a Referral");
    expect(form?.attribs).toMatchObject({ href: expect.stringMatching(/^https:/), rel: "noopener" });
    expect(linksIn(oneIn(main, ".call-to-action"))).toEqual([
      ["Contact Us", "/contact-us"],
      ["Call 562-555-0134", call],
    ]);
  });

  test("has three steps, and three questions of which one is open at a time", () => {
    expect(textsIn(oneIn(main, ".stubs"), "h3")).toEqual([
      "Submit a referral",
      "We contact your referral",
      "Get paid $100",
    ]);
    expect(textOf(oneIn(main, ".stubs"))).toContain("We keep you informed");
    expect(textsIn(main, "summary")).toEqual([
      "Who can refer?",
      "How does payment work?",
      "What counts as booked?",
    ]);
    const groups = allIn(main, "details").map(({ attribs }) => attribs.name);
    expect(groups).toEqual(["faq", "faq", "faq"]);
  });

  test("has the terms, and promises no payment in its description that the page does not name", () => {
    const words = textOf(main);
    for (const term of ["$5,000", "5-7 business days", "Zelle or gift card", "No limit", "Anyone may refer"])
      expect(words).toContain(term);
    const description = allIn(page, "meta").find(({ attribs }) => attribs.name === "description");
    for (const way of ["Venmo", "Zelle", "gift card"]) {
      expect(description?.attribs.content).toContain(way);
      expect(words).toContain(way);
    }
  });
});
