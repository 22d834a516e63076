import { describe, expect, it } from "vitest";
import { createPathIndex, matchesPattern, pathOf, placeOf } from "../../src/site/paths.ts";
import { copyOfData } from "../support/data-folder.ts";
import { datasetOf } from "../support/site.ts";

it.each([
  ["/roofers-pine-bend-lake-county", "/roofers-{city}-{county}", true],
  ["/roofers-pine-bend", "/roofers-{city}-{county}", true],
  ["/roofers-pine/bend-x", "/roofers-{city}-{county}", false],
  ["/a/roofers-pine-bend-x", "/roofers-{city}-{county}", false],
  ["/work.html", "/work.html", true],
  ["/workxhtml", "/work.html", false],
  ["/work", "/work/{project}", false],
])("matchesPattern: %s may come from %s: %s", (path, pattern, expected) => {
  expect(matchesPattern(path, pattern)).toBe(expected);
});

describe("pathOf", () => {
  it("names the path of a city, whether it exists or not", () => {
    const dataset = datasetOf();
    expect(pathOf(dataset, "city", "lake-county/old-mill")).toBe("/roofers-old-mill-lake-county");
    expect(pathOf(dataset, "county", "lake-county")).toBe("/service-areas/lake-county");
  });

  it("is undefined for a kind that has no pages here", () => {
    expect(pathOf(datasetOf(), "project", "barn-roof")).toBeUndefined();
  });
});

describe("createPathIndex", () => {
  it("lists every path in the order of the page files, with its subject", () => {
    const { paths, problems } = createPathIndex(datasetOf());
    expect(problems).toEqual([]);
    expect([...paths.values()].map((entry) => `${entry.path} ${placeOf(entry).file}`)).toEqual([
      "/roofers-maple-grove-lake-county cities/lake-county/maple-grove.yaml",
      "/roofers-otter-falls-lake-county cities/lake-county/otter-falls.yaml",
      "/roofers-pine-bend-lake-county cities/lake-county/pine-bend.yaml",
      "/contact pages/contact.yaml",
      "/service-areas/lake-county counties/lake-county.yaml",
      "/ pages/home.yaml",
      "/404 pages/not-found.yaml",
      "/roof-repair pages/roof-repair.yaml",
      "/service-areas pages/service-areas.yaml",
    ]);
  });

  it("keeps the right one of two pages on one path, which links tell", () => {
    const data = copyOfData();
    data.edit("pages/roof-repair.yaml", "path: /roof-repair", "path: /contact");
    data.edit("services/roof-repair.yaml", "page: /roof-repair", "page: /contact");
    const { paths, problems } = createPathIndex(datasetOf(data.dir));
    expect(paths.get("/contact")?.page.file).toBe("pages/contact.yaml");
    expect(problems).toEqual([
      {
        code: "duplicate-path",
        severity: "error",
        message: "Two pages have the path /contact.",
        hint: "Write path: /roof-repair.",
        place: { file: "pages/roof-repair.yaml", pointer: "/path" },
        path: "/contact",
        related: [{ file: "pages/contact.yaml", pointer: "/path" }],
        proposal: [
          {
            kind: "replace",
            place: { file: "pages/roof-repair.yaml", pointer: "/path" },
            source: "/roof-repair",
          },
        ],
      },
    ]);
  });

  it("lists no page for a pattern without subjects", () => {
    const data = copyOfData();
    data.write(
      "pages/project.yaml",
      data.read("pages/contact.yaml").replace("path: /contact", "path: /work/{project}\nforEach: project"),
    );
    const { paths, problems } = createPathIndex(datasetOf(data.dir));
    expect(problems).toEqual([]);
    expect([...paths.keys()].filter((path) => path.startsWith("/work"))).toEqual([]);
  });
});
