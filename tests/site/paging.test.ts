import { describe, expect, it } from "vitest";
import type { Page } from "../../src/pages/page.ts";
import { itemsOf, numbered, type Paging, partPath, partsOf } from "../../src/site/paging.ts";
import { createPathIndex } from "../../src/site/paths.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { datasetOf, pageAt, pagesOf, siteOf } from "../support/site.ts";

const paging: Paging = {
  perPage: 2,
  numbered: "{text} ({page} of {pages})",
  label: "Pages",
  page: "Page {page} of {pages}",
  previous: "Back",
  next: "On",
};

describe("a list spread over pages", () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])("of %i items with two on each has %i", (items, count) => {
    const parts = partsOf(items, paging);
    expect(parts).toEqual(Array.from({ length: count }, (_, index) => ({ number: index + 1, count })));
    const all = Array.from({ length: items }, (_, index) => index);
    const listed = parts.map((part) => itemsOf(all, part, paging));
    expect(listed.flat()).toEqual(all);
    expect(Math.max(...listed.map(({ length }) => length))).toBeLessThanOrEqual(2);
  });

  it("has one, with everything on it, where nothing says how to spread it", () => {
    expect(partsOf(500, undefined)).toEqual([{ number: 1, count: 1 }]);
    expect(itemsOf([1, 2, 3], { number: 1, count: 1 }, undefined)).toEqual([1, 2, 3]);
    expect(itemsOf([1, 2, 3], undefined, paging)).toEqual([1, 2, 3]);
  });

  it("names its pages by number from the second on", () => {
    const second = { number: 2, count: 3 };
    expect([partPath("/a", { number: 1 }), partPath("/a", second)]).toEqual(["/a", "/a/2"]);
    expect(numbered("Roofers", second, paging)).toBe("Roofers (2 of 3)");
    expect(numbered("Roofers", { number: 1, count: 3 }, paging)).toBe("Roofers");
    expect(numbered("Roofers", second, undefined)).toBe("Roofers");
    expect(numbered("{page}", second, paging)).toBe("{page} (2 of 3)");
  });
});

/** The fixture with two of its three cities on each page of the county. */
function pagedData(): DataFolder {
  const data = copyOfData();
  const lines = Object.entries(paging).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`);
  data.append("pages/county.yaml", `paging:\n${lines.join("\n")}\n`);
  return data;
}

const whole = "/service-areas/lake-county";

describe("the pages of a county with more cities than one page lists", () => {
  const section = <K extends Page["props"]["sections"][number]["kind"]>(page: Page, kind: K) =>
    page.props.sections.find((view) => view.kind === kind) as Extract<
      Page["props"]["sections"][number],
      { kind: K }
    >;

  it("have the path of the whole, and their number behind it", () => {
    const paths = [...siteOf(pagedData().dir).paths.keys()].filter((path) => path.startsWith(whole));
    expect(paths).toEqual([whole, `${whole}/2`]);
  });

  it("have titles, headings, descriptions and canonical URLs of their own", () => {
    const site = siteOf(pagedData().dir);
    const heads = [whole, `${whole}/2`].map((path) => pageAt(site, path).props.head);
    expect(heads.map(({ title }) => title)).toEqual([
      "Roofers in Lake County, MN | Maple & Sons Roofing",
      "Roofers in Lake County, MN | Maple & Sons Roofing (2 of 2)",
    ]);
    expect(heads.map(({ description }) => description)).toEqual([
      "Roofers in 3 towns of Lake County.",
      "Roofers in 3 towns of Lake County. (2 of 2)",
    ]);
    expect(heads.map(({ canonical }) => canonical)).toEqual([
      `https://www.maple-roofing.example${whole}`,
      `https://www.maple-roofing.example${whole}/2`,
    ]);
    expect(section(pageAt(site, `${whole}/2`), "county-hero").heading).toBe(
      "Roofers in Lake County (2 of 2)",
    );
  });

  it("list each city once, in the order of their names, and introduce the county on the first alone", () => {
    const site = siteOf(pagedData().dir);
    const pages = [whole, `${whole}/2`].map((path) => pageAt(site, path));
    expect(pages.map((page) => section(page, "county-cities").cities.map(({ name }) => name))).toEqual([
      ["Maple Grove", "Otter Falls"],
      ["Pine Bend"],
    ]);
    expect(pages.map((page) => section(page, "county-hero").text.length)).toEqual([1, 0]);
    expect(pages.map((page) => "lead" in section(page, "county-hero"))).toEqual([true, false]);
  });

  it("hang below the first one in the trail", () => {
    const trail = pageAt(siteOf(pagedData().dir), `${whole}/2`).props.breadcrumbs;
    expect(trail).toEqual([
      { name: "Home", path: "/" },
      { name: "Service areas", path: "/service-areas" },
      { name: "Lake County", path: whole },
      { name: "Page 2 of 2", path: `${whole}/2` },
    ]);
  });

  it("link each other", () => {
    const site = siteOf(pagedData().dir);
    const pages = [
      { label: "Page 1 of 2", number: 1, path: whole, isCurrent: true },
      { label: "Page 2 of 2", number: 2, path: `${whole}/2`, isCurrent: false },
    ];
    expect(section(pageAt(site, whole), "county-cities").paging).toEqual({
      label: "Pages",
      next: { label: "On", path: `${whole}/2` },
      pages,
    });
    expect(section(pageAt(site, `${whole}/2`), "county-cities").paging).toEqual({
      label: "Pages",
      previous: { label: "Back", path: whole },
      pages: pages.map((page) => ({ ...page, isCurrent: !page.isCurrent })),
    });
  });

  it("name in their structured data the cities they list, from one on", () => {
    const site = siteOf(pagedData().dir);
    const listed = [whole, `${whole}/2`].map((path) => {
      const nodes = (pageAt(site, path).structuredData?.["@graph"] ?? []) as {
        "@type"?: string;
        itemListElement?: { name: string; position: number }[];
      }[];
      const list = nodes.find((node) => node["@type"] === "ItemList");
      return list?.itemListElement?.map(({ name, position }) => [position, name]);
    });
    expect(listed).toEqual([
      [
        [1, "Maple Grove"],
        [2, "Otter Falls"],
      ],
      [[1, "Pine Bend"]],
    ]);
  });

  it("are one where the cities fit on it, and say no number then", () => {
    const data = pagedData().edit("pages/county.yaml", "perPage: 2", "perPage: 3");
    const site = siteOf(data.dir);
    expect([...site.paths.keys()].filter((path) => path.startsWith(whole))).toEqual([whole]);
    expect(section(pageAt(site, whole), "county-cities")).not.toHaveProperty("paging");
    expect(pagesOf(site).filter(({ props }) => props.head.title.includes(" of "))).toEqual([]);
  });

  it("are one, with an empty list, for a county without cities", () => {
    const data = pagedData();
    data.write(
      "counties/hill-county.yaml",
      data
        .read("counties/lake-county.yaml")
        .replace("Lake County", "Hill County")
        .replace("order: 1", "order: 2"),
    );
    const page = pageAt(siteOf(data.dir), "/service-areas/hill-county");
    expect(section(page, "county-cities").cities).toEqual([]);
    expect(page.props.head.description).toContain("0 towns");
  });

  it("may not have the path of a city", () => {
    const data = pagedData();
    data.edit("pages/city.yaml", "path: /roofers-{city}-{county}", "path: /service-areas/{county}/{city}");
    const town = data.read("cities/lake-county/otter-falls.yaml");
    data.write("cities/lake-county/2.yaml", town.replace("Otter Falls\n", "Two Falls\n"));
    const { problems } = createPathIndex(datasetOf(data.dir));
    expect(problems).toEqual([
      {
        code: "duplicate-path",
        severity: "error",
        message: `Two pages have the path ${whole}/2.`,
        hint: "Give one of them another file name; the other is in cities/lake-county/2.yaml.",
        place: { file: "counties/lake-county.yaml", pointer: "" },
        path: `${whole}/2`,
        related: [{ file: "cities/lake-county/2.yaml", pointer: "" }],
      },
    ]);
  });
});
