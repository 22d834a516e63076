import { describe, expect, it } from "vitest";
import type { AnySectionView, SectionKind, SectionView } from "../../src/sections/index.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { fullerData, page, partOf } from "../support/fuller-site.ts";
import { check } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const cityPath = "/roofers-maple-grove-lake-county";
const mapleGrove = "cities/lake-county/maple-grove.yaml";
const palette = `  palette:
    heading: Colors of the lake shore
    colors: [{ name: Mill green, color: "#5a7f6c" }, { name: Ice, color: "#eef3f4" }, { name: Barn, color: "#8c3b2e" }]
`;

/** Adds a section in front of the local text of every city page. */
function addToCities(data: DataFolder, section: string): DataFolder {
  return data.edit("pages/city.yaml", "  - kind: city-local", `  - kind: ${section}\n  - kind: city-local`);
}

function section<K extends SectionKind>(data: DataFolder, path: string, kind: K): SectionView<K> | undefined {
  const found = pageAt(siteOf(data.dir), path).props.sections.find(
    (view: AnySectionView) => view.kind === kind,
  );
  return found as SectionView<K> | undefined;
}

describe("sections of a city page", () => {
  it("links nearby cities and names nearby places", () => {
    expect(section(copyOfData(), cityPath, "nearby-areas")?.areas).toEqual([
      { name: "Pine Bend", label: "Roofers in Pine Bend", path: "/roofers-pine-bend-lake-county" },
      { name: "Old Mill", label: "Old Mill" },
    ]);
  });

  it("shows the city's own text, neighborhoods, landmarks and ZIP codes", () => {
    expect(section(copyOfData(), cityPath, "city-local")).toMatchObject({
      heading: "Why us in Maple Grove",
      parts: [
        { heading: "Roofs under old oaks" },
        { heading: "Ice in the valleys" },
        { heading: "Permits at Town Hall" },
      ],
      neighborhoods: ["Mill Pond", "Old Town", "Fish Lake", "Rice Lake", "Gravel Pit", "Elm Creek"],
      landmarks: ["Town Hall", "Weaver House", "Stone Bridge", "Central Park"],
      zipCodes: ["55311"],
    });
  });

  it("asks its questions in the order of the page and answers them in the city's words", () => {
    expect(section(copyOfData(), cityPath, "city-faq")?.items).toEqual([
      {
        question: "What does a roof cost in Maple Grove?",
        answer: "Steep roofs by the pond cost more, because the crew works from ropes.",
      },
    ]);
  });

  it.each([
    [
      "Roofs cost 4 dollars.",
      "Roofs cost 4 dollars. Steep roofs by the pond cost more, because the crew works from ropes.",
    ],
    [
      "See [prices](/roof-repair).",
      [
        "See ",
        { label: "prices", to: "/roof-repair" },
        ".",
        " ",
        "Steep roofs by the pond cost more, because the crew works from ropes.",
      ],
    ],
  ])("opens the answers with what is the same everywhere: %s", (opening, answer) => {
    const data = copyOfData();
    data.edit("pages/city.yaml", "    questions:", `    openings:\n      cost: ${opening}\n    questions:`);
    expect(section(data, cityPath, "city-faq")?.items[0]?.answer).toEqual(answer);
  });

  it("refuses what opens the answers to a question that is not asked", () => {
    const data = copyOfData().edit(
      "pages/city.yaml",
      "    questions:",
      "    openings: { costs: From 4 dollars. }\n    questions:",
    );
    expect(check(data.dir).found).toEqual([
      expect.stringContaining(
        '"costs" opens the answers to a question that this section does not ask. Did you mean "cost"?',
      ),
    ]);
  });

  it("asks for an estimate in the words of the city, else in those of the page", () => {
    const data = copyOfData();
    addToCities(
      data,
      "call-to-action\n    heading: A roof in {city}?\n    text: Ask us.\n    buttons: [{ label: Call, to: call }]",
    );
    data.append(mapleGrove, "callToAction: Tell us how far the oaks of {city} reach.\n");
    const texts = [cityPath, "/roofers-pine-bend-lake-county"].map(
      (path) => section(data, path, "call-to-action")?.text,
    );
    expect(texts).toEqual(["Tell us how far the oaks of Maple Grove reach.", "Ask us."]);
  });

  it("maps the city between its nearby cities", () => {
    const dots = section(copyOfData(), cityPath, "nearby-areas")?.map?.dots;
    expect(dots?.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ["Maple Grove", true],
      ["Pine Bend", false],
    ]);
  });

  it("shows what marks the city in the order of its file", () => {
    const levels = "levels: { low: Mild, medium: Fair, high: Strong }";
    const data = addToCities(copyOfData(), `city-character\n    ${levels}`);
    expect(section(data, cityPath, "city-character")).toBeUndefined();
    const eras = `  eras:
    heading: Two booms
    items: [{ years: 1890-1920, text: Frame houses by the mill. }, { years: Since 1990, text: Lake lots. }]
`;
    data.edit(mapleGrove, "localText:", `character:\n${palette}${eras}localText:`);
    const view = section(data, cityPath, "city-character");
    expect(view?.parts.map(({ name, heading }) => [name, heading])).toEqual([
      ["palette", "Colors of the lake shore"],
      ["eras", "Two booms"],
    ]);
  });

  it("leaves out a map that nobody describes", () => {
    const data = copyOfData();
    data.edit("pages/city.yaml", "    mapDescription: Map of {city} and its neighbors\n", "");
    expect(section(data, cityPath, "nearby-areas")).not.toHaveProperty("map");
  });

  it("shows a recent project only where the city has one", () => {
    const words = "heading: Recent\n    linkLabel: See {title}\n    illustration: Drawing";
    const data = addToCities(fullerData(), `city-project\n    ${words}`);
    expect(section(data, cityPath, "city-project")).toMatchObject({
      text: "A barn roof, renewed in 2020.",
      link: "See Barn roof",
      project: { title: "Barn roof", path: "/work/barn-roof" },
      picture: { name: "roof-repair" },
    });
    expect(section(data, "/roofers-pine-bend-lake-county", "city-project")).toBeUndefined();
  });
});

describe("sections of lists", () => {
  it("lists the cities of a county with their own leads, links and all", () => {
    const data = copyOfData();
    data.edit("cities/lake-county/pine-bend.yaml", "Needles fill", "In {city}, [needles](/roof-repair) fill");
    const view = section(data, "/service-areas/lake-county", "county-cities");
    expect(view?.cities.map(({ name, path, label }) => [name, path, label])).toEqual([
      ["Maple Grove", "/roofers-maple-grove-lake-county", "Roofers in Maple Grove"],
      ["Otter Falls", "/roofers-otter-falls-lake-county", "Roofers in Otter Falls"],
      ["Pine Bend", "/roofers-pine-bend-lake-county", "Roofers in Pine Bend"],
    ]);
    expect(view?.cities[2]?.lead).toEqual([
      "In Pine Bend, ",
      { label: "needles", to: "/roof-repair" },
      " fill the gutters of Pine Bend twice a year and push water under the edge.",
    ]);
  });

  it("lists counties with their cities", () => {
    const [county] = section(copyOfData(), "/service-areas", "service-areas")?.counties ?? [];
    expect(county).toMatchObject({
      name: "Lake County",
      path: "/service-areas/lake-county",
      isPrimary: false,
      cities: [
        { name: "Maple Grove", path: "/roofers-maple-grove-lake-county" },
        { name: "Otter Falls" },
        { name: "Pine Bend" },
      ],
    });
  });

  it("says a few words of each county in place of its cities, with its own numbers", () => {
    const data = copyOfData();
    data.edit(
      "counties/lake-county.yaml",
      "lead: Three towns around one lake.",
      'lead: "{county}: {cityCount} [towns](/)"',
    );
    data.edit("pages/service-areas.yaml", "heading: Towns by county", "heading: Counties\n    show: leads");
    expect(section(data, "/service-areas", "service-areas")?.counties).toEqual([
      {
        id: "lake-county",
        name: "Lake County",
        path: "/service-areas/lake-county",
        isPrimary: false,
        lead: ["Lake County: 3 ", { label: "towns", to: "/" }],
      },
    ]);
  });

  it("paints the chip of a city in the color most usual there", () => {
    const data = copyOfData();
    data.edit(mapleGrove, "localText:", `character:\n${palette}localText:`);
    data.edit(
      "pages/contact.yaml",
      "sections:",
      "sections:\n  - kind: city-links\n    heading: Towns\n    cities: [lake-county/maple-grove, lake-county/pine-bend]",
    );
    expect(section(data, "/contact", "city-links")?.chips).toMatchObject([
      { name: "Maple Grove", paint: { name: "Mill green", color: "#5a7f6c" } },
      { name: "Pine Bend", county: "Lake County" },
    ]);
    expect(section(data, "/contact", "city-links")?.chips[1]).not.toHaveProperty("paint");
  });

  it("lists projects in the order of their numbers", () => {
    const data = fullerData();
    data.write(
      "projects/a-shed.yaml",
      data
        .read("projects/barn-roof.yaml")
        .replace("id: 1", "id: 2")
        .replace("title: Barn roof", "title: Shed"),
    );
    expect(section(data, "/work", "project-list")?.projects.map(({ title, path }) => [title, path])).toEqual([
      ["Barn roof", "/work/barn-roof"],
      ["Shed", "/work/a-shed"],
    ]);
  });
});

describe("other sections", () => {
  it("shows the form of the site with the links beside it", () => {
    const view = section(copyOfData(), "/contact", "contact");
    expect(view?.form.submit).toBe("Ask for a quote");
    expect(view?.form.failed.text).toBe("Please call 612-555-0100.");
    expect(view?.links.call).toBe("tel:+16125550100");
  });

  it("shows the opening hours", () => {
    expect(section(fullerData(), "/about", "business-hours")?.rows).toEqual([
      { label: "Monday to Thursday", text: "8:00 AM to 4:30 PM" },
      { label: "Friday to Sunday", text: "Closed" },
    ]);
  });

  it("names author and day of an article", () => {
    expect(section(fullerData(), "/snow-and-roofs", "article-header")).toMatchObject({
      headline: "Snow and roofs",
      byline: "By The crew, March 12, 2024",
      publishedOn: "2024-03-12",
    });
  });

  it("leaves out a section that the page has nothing for", () => {
    const data = fullerData().write(
      "pages/about.yaml",
      page("/about", "about", "  - kind: article-header\n    byline: By {author}\n"),
    );
    expect(pageAt(siteOf(data.dir), "/about").props.sections.map(({ kind }) => kind)).toEqual(["hero"]);
    const project = pageAt(siteOf(data.dir), "/work/barn-roof").props.sections.map(({ kind }) => kind);
    expect(project).toEqual(["project-hero", "project-story"]);
  });

  it("reckons the examples of the calculator from the rates, and leaves {n} to the browser", () => {
    const data = fullerData().write(
      "pages/about.yaml",
      page("/about", "calculator", partOf("calculator-section.yaml")),
    );
    const view = section(data, "/about", "calculator");
    expect(view?.samples).toEqual([
      { area: "1,000 sq ft", ranges: ["$4,500 to $7,000", "$3,000 to $5,250"] },
      { area: "2,500 sq ft", ranges: ["$11,250 to $17,500", "$7,500 to $13,125"] },
    ]);
    expect(view).toMatchObject({
      locale: "en-US",
      currency: "USD",
      areaUnit: "{n} sq ft",
      range: "{min} to {max}",
      calculated: { text: "For {n} square feet" },
      rates: [
        { value: "steep-roof", low: 4.5, high: 7 },
        { value: "flat-roof", low: 3, high: 5.25 },
      ],
    });
  });

  it("leaves the calculator out where the business names no prices", () => {
    const data = copyOfData().write(
      "pages/about.yaml",
      page("/about", "calculator", partOf("calculator-section.yaml")),
    );
    expect(section(data, "/about", "calculator")).toBeUndefined();
  });

  it("links a project to its city", () => {
    expect(section(fullerData(), "/work/barn-roof", "project-hero")).toMatchObject({
      title: "Barn roof",
      year: 2020,
      city: { path: cityPath, label: "Roofers in Maple Grove" },
    });
  });
});
