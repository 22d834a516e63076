import { describe, expect, it } from "vitest";
import { absoluteUrl } from "../../src/pages/addresses.ts";
import { listCounties } from "../../src/site/county-listing.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";
import { datasetOf, pagesOf, siteOf } from "../support/site.ts";

describe("createSite", () => {
  it("changes nothing in the data that it links, and gives the same pages twice", () => {
    const before = JSON.stringify(datasetOf(realData));
    const site = siteOf(realData);
    const pages = JSON.stringify(pagesOf(site));
    expect(JSON.stringify(site.dataset)).toBe(before);
    expect(JSON.stringify(pagesOf(site))).toBe(pages);
  });

  it("makes a link of each contact word", () => {
    expect(siteOf().contactLinks).toEqual({
      call: "tel:+16125550100",
      text: "sms:+16125550101",
      email: "mailto:hello@maple-roofing.example",
    });
  });

  it("has the origin of the data, and another one for previews", () => {
    expect(absoluteUrl(siteOf(), "/contact")).toBe("https://www.maple-roofing.example/contact");
    expect(absoluteUrl(siteOf(undefined, { origin: "http://127.0.0.1:4173" }), "/contact")).toBe(
      "http://127.0.0.1:4173/contact",
    );
  });

  it.each([
    ["/", "/", "https://www.maple-roofing.example/"],
    ["/", "/contact", "https://www.maple-roofing.example/contact"],
    ["/sub/", "/", "https://www.maple-roofing.example/sub/"],
    ["/sub/", "/contact", "https://www.maple-roofing.example/sub/contact"],
  ])("below %s, the URL of %s is %s", (base, path, url) => {
    expect(absoluteUrl(siteOf(undefined, { base }), path)).toBe(url);
  });

  it("says of a city what other pages need, and nothing of one that does not exist", () => {
    const site = siteOf();
    expect(site.places.citySummary("lake-county/pine-bend")).toEqual({
      id: "lake-county/pine-bend",
      name: "Pine Bend",
      county: "Lake County",
      path: "/roofers-pine-bend-lake-county",
    });
    expect(site.places.citySummary("lake-county/old-mill")).toBeUndefined();
  });

  it("gives cities no path where the site has no city pages", () => {
    const data = copyOfData().remove("pages/city.yaml");
    expect(siteOf(data.dir).places.citySummary("lake-county/pine-bend")).toEqual({
      id: "lake-county/pine-bend",
      name: "Pine Bend",
      county: "Lake County",
    });
  });

  it("shows the default picture in place of one that is missing", () => {
    expect(siteOf().picture("chimney").name).toBe("default-picture");
    expect(siteOf().picture("roof-repair").name).toBe("roof-repair");
  });
});

function withSecondCounty(): DataFolder {
  const data = copyOfData();
  data.write(
    "counties/alder-county.yaml",
    data
      .read("counties/lake-county.yaml")
      .replace("county: Lake County", "county: Alder County")
      .replace("order: 1", "order: 2\nfeaturedCities: [alder-county/zumbro]"),
  );
  for (const name of ["Zumbro", "Alba"])
    data.write(
      `cities/alder-county/${name.toLowerCase()}.yaml`,
      data
        .read("cities/lake-county/maple-grove.yaml")
        .replace("city: Maple Grove", `city: ${name}`)
        .replace("county: lake-county", "county: alder-county"),
    );
  return data;
}

describe("counties", () => {
  const names = (site: ReturnType<typeof siteOf>) =>
    listCounties(site).map(({ name, isShortened, cities }) => ({
      name,
      isShortened,
      cities: cities.map((city) => city.name),
    }));

  it("stand in their own order, their cities in that of their names", () => {
    expect(names(siteOf(withSecondCounty().dir))).toEqual([
      { name: "Lake County", isShortened: false, cities: ["Maple Grove", "Otter Falls", "Pine Bend"] },
      { name: "Alder County", isShortened: false, cities: ["Alba", "Zumbro"] },
    ]);
  });

  it("show their featured cities where they have more than the limit", () => {
    const data = withSecondCounty();
    data.edit("business.yaml", "countyMenuLimit: 40", "countyMenuLimit: 1");
    expect(names(siteOf(data.dir))).toEqual([
      { name: "Lake County", isShortened: true, cities: [] },
      { name: "Alder County", isShortened: true, cities: ["Zumbro"] },
    ]);
  });
});
