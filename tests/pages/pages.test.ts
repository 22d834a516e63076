import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { pageAt, pagesOf, siteOf } from "../support/site.ts";

const cityPath = "/roofers-maple-grove-lake-county";

describe("listPages", () => {
  it("lists one page for each path, lazily and in the same order", () => {
    const site = siteOf();
    expect(pagesOf(site).map(({ props }) => props.path)).toEqual([...site.paths.keys()]);
  });

  it("makes a page of a pattern for each of its subjects, which is its source", () => {
    const cities = pagesOf(siteOf()).filter(({ props }) => props.type === "city");
    expect(cities.map(({ props, source }) => [props.path, props.head.title, source])).toEqual([
      [
        "/roofers-maple-grove-lake-county",
        "Roofers in Maple Grove, MN | Maple & Sons Roofing",
        "cities/lake-county/maple-grove.yaml",
      ],
      [
        "/roofers-otter-falls-lake-county",
        "Roofers in Otter Falls, MN | Maple & Sons Roofing",
        "cities/lake-county/otter-falls.yaml",
      ],
      [
        "/roofers-pine-bend-lake-county",
        "Roofers in Pine Bend, MN | Maple & Sons Roofing",
        "cities/lake-county/pine-bend.yaml",
      ],
    ]);
  });

  it("counts the cities of the county on its page and those of the site elsewhere", () => {
    const data = copyOfData();
    data.write(
      "counties/alder-county.yaml",
      data.read("counties/lake-county.yaml").replace("county: Lake County", "county: Alder County"),
    );
    const site = siteOf(data.dir);
    const heading = (path: string) =>
      pageAt(site, path).props.sections.map((section) => ("heading" in section ? section.heading : ""))[1];
    expect(heading("/service-areas/lake-county")).toBe("3 towns in Lake County");
    expect(heading("/service-areas/alder-county")).toBe("0 towns in Alder County");
    expect(pageAt(site, "/").props.head.description).toBe(
      "Roof repair in 3 towns around Eagle Lake, with a 5-year guarantee.",
    );
  });
});

describe("createPage", () => {
  it("knows each link with its file and pointer", () => {
    expect(pageAt(siteOf(), "/").links).toEqual([
      { to: "/roof-repair", place: { file: "pages/home.yaml", pointer: "/sections/0/lead" } },
      { to: "#quote", place: { file: "pages/home.yaml", pointer: "/sections/0/buttons/0/to" } },
    ]);
  });

  it("knows which links of a city page stand in the pattern and which in the city", () => {
    const data = copyOfData().edit(
      "cities/lake-county/maple-grove.yaml",
      "Old oaks stand over",
      "The [old oaks](/roof-repair) stand over",
    );
    expect(pageAt(siteOf(data.dir), cityPath).links).toEqual([
      {
        to: "/service-areas/lake-county",
        place: { file: "pages/city.yaml", pointer: "/parent" },
        template: "/service-areas/{countySlug}",
        values: expect.objectContaining({ countySlug: "lake-county" }),
      },
      { to: "#quote", place: { file: "pages/city.yaml", pointer: "/sections/0/buttons/0/to" } },
      { to: "/roof-repair", place: { file: "cities/lake-county/maple-grove.yaml", pointer: "/lead" } },
    ]);
  });

  it("follows the parents up to the home page", () => {
    const site = siteOf();
    expect(pageAt(site, cityPath).props.breadcrumbs).toEqual([
      { name: "Home", path: "/" },
      { name: "Service areas", path: "/service-areas" },
      { name: "Lake County", path: "/service-areas/lake-county" },
      { name: "Maple Grove", path: cityPath },
    ]);
    expect(pageAt(site, "/contact").props.breadcrumbs).toEqual([
      { name: "Home", path: "/" },
      { name: "Contact", path: "/contact" },
    ]);
    expect(pageAt(site, "/").props.breadcrumbs).toEqual([]);
    expect(pageAt(site, "/404").props.breadcrumbs).toEqual([]);
  });

  it("ends a trail of parents that runs in a circle", () => {
    const data = copyOfData();
    data.edit("pages/contact.yaml", "breadcrumb:", "parent: /roof-repair\nbreadcrumb:");
    data.edit("pages/roof-repair.yaml", "breadcrumb:", "parent: /contact\nbreadcrumb:");
    expect(pageAt(siteOf(data.dir), "/contact").props.breadcrumbs.map(({ name }) => name)).toEqual([
      "Home",
      "Roof repair",
      "Contact",
    ]);
  });

  it("lets a city say its own title, description and heading", () => {
    const data = copyOfData().append(
      "cities/lake-county/maple-grove.yaml",
      "customTitle: Roofs of {city} since {founded}\ncustomH1: The roofers of {city}\n",
    );
    const { head, sections } = pageAt(siteOf(data.dir), cityPath).props;
    expect(head.title).toBe("Roofs of Maple Grove since 1971");
    expect(head.description).toBe("Old oaks drop limbs on Maple Grove roofs, and we mend what they break.");
    expect(sections[0]).toMatchObject({ kind: "city-hero", heading: "The roofers of Maple Grove" });
  });

  it("keeps the page for unknown paths, and pages marked so, out of search engines", () => {
    const data = copyOfData().edit("pages/roof-repair.yaml", "breadcrumb:", "noindex: true\nbreadcrumb:");
    const site = siteOf(data.dir);
    for (const path of ["/404", "/roof-repair"]) {
      const { isIndexed, props, structuredData } = pageAt(site, path);
      expect({
        isIndexed,
        robots: props.head.robots,
        canonical: props.head.canonical,
        structuredData,
      }).toEqual({ isIndexed: false, robots: "noindex", canonical: undefined, structuredData: undefined });
    }
    expect(pageAt(site, "/contact")).toMatchObject({
      isIndexed: true,
      props: { head: { canonical: "https://www.maple-roofing.example/contact" } },
    });
  });

  it("takes the day of the last change from the subject, else from the page, else says none", () => {
    const data = copyOfData();
    data.append("cities/lake-county/maple-grove.yaml", "updatedOn: 2024-03-12\n");
    data.edit("pages/city.yaml", "breadcrumb:", "updatedOn: 2024-05-01\nbreadcrumb:");
    data.edit("pages/contact.yaml", "breadcrumb:", "updatedOn: 2024-04-01\nbreadcrumb:");
    const site = siteOf(data.dir);
    expect(pageAt(site, cityPath).modifiedOn).toBe("2024-03-12");
    expect(pageAt(site, "/roofers-pine-bend-lake-county").modifiedOn).toBeUndefined();
    expect(pageAt(site, "/contact").modifiedOn).toBe("2024-04-01");
    expect(pageAt(site, "/").modifiedOn).toBeUndefined();
  });
});
